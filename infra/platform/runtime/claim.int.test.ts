import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { claimDirectory } from './claim.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-claim-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const program = `
  import { claimDirectory } from ${JSON.stringify(resolve(import.meta.dirname, 'claim.ts'))};
  await claimDirectory(process.argv[1]).then(
    () => process.stdout.write('claimed'),
    (error) => process.stdout.write(error.message),
  );
`;
/** What another process is told that claims it. */
const otherClaims = async (directory: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, directory])).stdout;

it('is refused to another process until it is given back', async () => {
  const directory = join(root, 'held');
  const release = await claimDirectory(directory);
  expect(await otherClaims(directory)).toContain(`${directory} is in use by process ${process.pid}`);
  release();
  expect(await otherClaims(directory)).toBe('claimed');
});

it('isn’t kept from whoever makes a new directory after one that was removed while claimed, even with its inode', async () => {
  const directory = join(root, 'removed');
  await claimDirectory(directory);
  const { ino } = await stat(directory);
  await rm(directory, { recursive: true });
  // Most file systems give the inode to the next file at once; one that never gives it again has nothing to mistake.
  let next = '';
  for (let turn = 0; turn < 100; turn += 1) {
    next = join(root, `next-${turn}`);
    await mkdir(next);
    if ((await stat(next)).ino === ino) break;
  }
  expect(await otherClaims(next)).toBe('claimed');
});
