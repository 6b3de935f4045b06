import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** The command, as somebody types it: what isn't text of clubs is named, and nothing of it is imported. */

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'touchline-clubs-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const importing = (from: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'services/profile/src/club/import-clubs.main.ts', from],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        MONGODB_URI: process.env['TOUCHLINE_TEST_MONGODB'],
      },
    },
  );
  return { status, stdout, said: stderr.trim() };
};
const folder = (name: string, file: string, content: string | Uint8Array): string => {
  const path = join(directory, name);
  mkdirSync(path);
  writeFileSync(join(path, file), content);
  return path;
};

describe('importing', () => {
  it.each([
    ['random bytes', new Uint8Array(randomBytes(4_096)).map((byte) => byte | 0x80)],
    ['UTF-16', Buffer.from('FC Utrecht, 1970, Utrecht\n', 'utf16le')],
    ['a NUL within', 'FC Utrecht\0, 1970, Utrecht\n'],
  ])('%s is refused in a sentence that names the file', (name, content) => {
    const path = folder(name.replaceAll(' ', '-'), 'nl.clubs.txt', content);
    const { status, said, stdout } = importing(path);
    expect([status, said, stdout]).toEqual([
      2,
      `${join(path, 'nl.clubs.txt')} is no text in UTF-8. Nothing was imported.`,
      '',
    ]);
  });
  it('a directory that isn’t there is named', () => {
    const { status, said } = importing(join(directory, 'nowhere'));
    expect([status, said.split(':')[0]]).toEqual([2, `The directory ${join(directory, 'nowhere')} can't be read`]);
  });
  it('a directory that is called like a file is none', () => {
    const path = folder('with-directory', 'nl.clubs.txt', 'FC Utrecht, 1970, Utrecht\n');
    mkdirSync(join(path, 'de.clubs.txt'));
    const { status, stdout } = importing(path);
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 clubs (')]);
  });
});
