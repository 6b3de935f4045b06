import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);

// The others take the same ways and start the same things; each starts the product, which takes its time here.
it('the benchmarks run', async () => {
  const main = join(import.meta.dirname, 'bench.main.ts');
  const { stdout } = await run(process.execPath, [main, 'accept', 'drain', 'webhooks', '--quick'], {
    cwd: resolve(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stdout).toMatch(/Accepting an offer\n {2}What +Ours/);
  expect(stdout).toContain('a guarded write');
  expect(stdout).toContain('Express that checks and inserts');
  expect(stdout).toContain('From outbox to row, first events of people, /s');
  expect(stdout).not.toContain('README');
});
