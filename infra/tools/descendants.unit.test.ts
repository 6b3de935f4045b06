import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from '@jest/globals';
import { commandOf, descendantsOf, endDescendants, followDescendants } from './descendants.mjs';

let parent: ChildProcess;
afterEach(() => endDescendants(parent.pid ?? 0, 0, descendantsOf(parent.pid ?? 0)));

/** A process that starts another one, and ends once its input is closed. */
const start = async (script: string): Promise<number> => {
  parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((settle) => parent.stdout?.once('data', settle));
  return parent.pid ?? 0;
};
const end = async (): Promise<void> => {
  const ended = new Promise((settle) => parent.once('exit', settle));
  parent.stdin?.end();
  await ended;
};

it('knows who has lost its parent, names it and ends it', async () => {
  const root = await start('sleep 600 >/dev/null & echo started; cat');
  const { left } = followDescendants(root, 5);
  await end();
  const still = await left(0);
  expect([...still.keys()].map(commandOf)).toEqual(['sleep 600']);
  await endDescendants(root, 5_000, still);
  expect(descendantsOf(root, still)).toEqual(new Map());
});

it('who ends in time isn’t left', async () => {
  const root = await start('sh -c "cat <&3; true" 3<&0 >/dev/null & echo started; wait');
  const { left } = followDescendants(root, 5);
  parent.stdin?.end();
  expect(await left(5_000)).toEqual(new Map());
});
