import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** Jest on files of its own, run as all tests are. */

const here = import.meta.dirname;
const modules = join(here, '..', '..', '..', 'node_modules');
const files = {
  'uncaught.unit.test.ts': `
    import { beforeAll, expect, it } from '@jest/globals';
    const soon = () => new Promise((go) => setTimeout(go, 50));
    beforeAll(() => void setTimeout(() => { throw new Error('thrown to nobody'); }, 1));
    it('meets what was thrown', soon);
    it('rejects to nobody', async () => { void Promise.reject(new Error('rejected to nobody')); await soon(); });
    it('goes on', () => expect(1).toBe(1));`,
  'shared.unit.test.ts': `
    import { expect, it } from '@jest/globals';
    import { count } from './count.ts';
    it('has types taken away', () => expect(count satisfies number).toBe(1));`,
  'shown.unit.test.ts': `
    import { expect, it } from '@jest/globals';
    import { Shown } from './shown.tsx';
    it('has JSX compiled', () => expect(Shown().props).toEqual({ children: 'Home' }));`,
  'count.ts': 'export const count: number = 1;',
  'shown.tsx': 'export const Shown = () => <h1>Home</h1>;',
};

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-runner-'));
  await symlink(modules, join(directory, 'node_modules'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('runs each file, and fails the test in which something was caught by nobody', async () => {
  const config = {
    rootDir: directory,
    runner: join(here, 'runner.mjs'),
    setupFiles: [join(here, 'bare-node.mjs')],
    setupFilesAfterEnv: [join(here, 'uncaught.mjs')],
    testMatch: ['**/*.unit.test.ts'],
    transform: {},
  };
  const jest = join(modules, 'jest', 'bin', 'jest.js');
  const told = join(directory, 'told.json');
  const args = [jest, '--ci', '--maxWorkers=2', '--config', JSON.stringify(config), '--json', `--outputFile=${told}`];
  const code = await new Promise((ended) => execFile(process.execPath, args, (error) => ended(error?.code ?? 0)));
  const { testResults } = JSON.parse(await readFile(told, 'utf8'));
  const results = testResults.flatMap((file: { assertionResults: { title: string; failureMessages: string[] }[] }) =>
    file.assertionResults.map(({ title, failureMessages }) => [
      title,
      /Error: (.*)/.exec(failureMessages[0] ?? '')?.[1],
    ]),
  );
  expect(results.sort()).toEqual([
    ['goes on', undefined],
    ['has JSX compiled', undefined],
    ['has types taken away', undefined],
    ['meets what was thrown', 'thrown to nobody'],
    ['rejects to nobody', 'rejected to nobody'],
  ]);
  expect(code).toBe(1);
});
