import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { eventually } from './eventually.ts';

const find = async (): Promise<string | undefined> => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter((one) => one !== '')) {
    const path = join(folder, 'stripe-mock');
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
};

/** What this machine lacks to run Stripe's own mock, as a sentence; nothing when it can. */
export const stripeMockMissing = async (): Promise<string | undefined> =>
  (await find()) === undefined
    ? 'stripe-mock is missing: its second opinion about our calls to Stripe is not asked.'
    : undefined;

/** Stripe's own mock: it keeps nothing, but checks each call against Stripe's OpenAPI document. */
export const startStripeMock = async (): Promise<{ readonly url: URL; readonly stop: () => Promise<void> }> => {
  const program = await find();
  if (program === undefined) throw new Error('stripe-mock is missing.');
  const port = await freePort();
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const gone = new Promise<void>((settle) => child.once('exit', () => settle()));
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const url = new URL(`http://127.0.0.1:${port}`);
  await eventually(() => fetch(url).then(() => true), 'stripe-mock answers', { within: 20_000 });
  return {
    url,
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await gone;
    },
  };
};
