import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseEnvironment } from './environment.ts';

const shape = z.object({ CSRF_KEY: z.string().regex(/^[0-9a-f]+$/, 'Hex'), LOG_LEVEL: z.string().default('info') });
let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'touchline-environment-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const mounted = (content: string): string => {
  const path = join(directory, 'csrf-key');
  writeFileSync(path, content);
  return path;
};

describe('a variable of the environment', () => {
  it('is read as it stands', () => {
    expect(parseEnvironment(shape, { CSRF_KEY: 'ab' })).toEqual({ CSRF_KEY: 'ab', LOG_LEVEL: 'info' });
  });

  it('is read from the file that is mounted for it, without the line’s end', () => {
    expect(parseEnvironment(shape, { CSRF_KEY_FILE: mounted('cd\n') })).toMatchObject({ CSRF_KEY: 'cd' });
  });

  it('counts before its file, and an empty one counts as none', () => {
    expect(parseEnvironment(shape, { CSRF_KEY: 'ab', CSRF_KEY_FILE: mounted('cd') })).toMatchObject({ CSRF_KEY: 'ab' });
    expect(parseEnvironment(shape, { CSRF_KEY: '', CSRF_KEY_FILE: mounted('cd') })).toMatchObject({ CSRF_KEY: 'cd' });
  });

  it('is named where its file can’t be read, and where what it says is malformed', () => {
    expect(() => parseEnvironment(shape, { CSRF_KEY_FILE: join(directory, 'nowhere') })).toThrow(
      /CSRF_KEY_FILE: ENOENT/,
    );
    expect(() => parseEnvironment(shape, { CSRF_KEY_FILE: mounted('not hex') })).toThrow('CSRF_KEY: Hex');
  });
});
