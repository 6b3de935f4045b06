import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { expect, it } from '@jest/globals';
import { spareCores } from './spare-cores.mjs';

it('is less beside programs that never wait, and never more than there is', async () => {
  const cores = cpus().length;
  const busy = Array.from({ length: cores * 3 }, () =>
    spawn(process.execPath, ['-e', 'while (true);'], { stdio: 'ignore' }),
  );
  try {
    const beside = await spareCores();
    expect(beside).toBeGreaterThan(0);
    // A quarter each, had each of them the same; half of it all is far from that, and far from a machine of our own.
    expect(beside).toBeLessThan(cores * 0.75);
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
  expect(await spareCores()).toBeLessThanOrEqual(cores);
});
