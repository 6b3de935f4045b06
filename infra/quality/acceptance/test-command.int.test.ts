import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { descendantsOf } from '../../tools/descendants.mjs';
import { eventually } from '../testkit/index.ts';

/** `npm test` as it is ended by a person or a machine in the midst of tests that have started a product and its database. */
it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('ended by %s it leaves no process behind', async (signal, code) => {
  const command = spawn(process.execPath, ['infra/tools/test.mjs', 'infra/quality/acceptance/kill'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Two pipes have no order between them: Jest's last words on the other one may come after the command's.
  let said = '';
  let complained = '';
  command.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  command.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = new Promise<number | null>((settle) => command.once('close', settle));
  let family: ReadonlyMap<number, string> = new Map();
  await Promise.race([
    eventually(
      () => {
        family = descendantsOf(command.pid ?? 0, family);
        // Jest, its engine, the product and the product's engine.
        expect(family.size).toBeGreaterThanOrEqual(4);
      },
      'the tests have started all they start',
      { within: 90_000 },
    ),
    ended.then((early) => {
      throw new Error(`The tests ended with ${early} before they had started all they start:\n${said}\n${complained}`);
    }),
  ]);
  command.kill(signal);
  expect([await ended, said.split('\n').at(-2)]).toEqual([
    code,
    `The tests were ended by ${signal}; nothing of them is left running.`,
  ]);
  expect(descendantsOf(command.pid ?? 0, family)).toEqual(new Map());
});
