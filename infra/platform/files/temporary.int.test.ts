import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTemporaryFiles } from './index.ts';

let root: string;
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'touchline-temporary-')), 'tmp');
});
afterAll(() => rm(dirname(root), { recursive: true, force: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('temporary files', () => {
  it('are their owner’s alone, and gone with the work that needs them, also when it fails', async () => {
    const files = await createTemporaryFiles(root);
    let lay = '';
    const work = files.during(async (path) => {
      lay = path;
      await writeFile(path, 'an upload');
      await writeFile(`${path}.kept`, 'and what was made of it');
      expect(await modeOf(dirname(path))).toBe('700');
      throw new Error('it failed');
    });
    await expect(work).rejects.toThrow('it failed');
    await expect(stat(dirname(lay))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await modeOf(root)).toBe('700');
    await files.close();
    expect(await readdir(root)).toEqual([]);
  });

  it('of a process that was killed are cleared at the next start, those of a living one are not', async () => {
    const gone = spawnSync(process.execPath, ['--eval', 'process.exit(0)']).pid;
    const left = join(root, `${gone}-abcdef`);
    const living = join(root, `${process.ppid}-abcdef`);
    const foreign = join(root, 'not-ours');
    for (const directory of [left, living, foreign]) await mkdir(directory, { recursive: true });
    await writeFile(join(left, 'content'), 'an upload');
    const beside = await createTemporaryFiles(root);
    const files = await createTemporaryFiles(root);
    const there = await readdir(root);
    expect(there).toHaveLength(4);
    expect(there).toEqual(expect.arrayContaining([`${process.ppid}-abcdef`, 'not-ours']));
    await files.close();
    await beside.close();
  });
});
