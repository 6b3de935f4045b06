import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '../../apps/api-client/api-client.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import { password } from './harness.ts';

/** The row of the fault table that is a full disk, on a small disk of its own: the product as one command starts it. */

const mount = (size: string, at: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const directory = await mkdtemp(join(tmpdir(), 'touchline-disk-'));
const mounted = mount('760m', directory);
if (!mounted) process.stderr.write('A small disk cannot be mounted here (that takes root): a full one is not tried.\n');

let product: ChildProcess | undefined;
let port = 0;
const start = async (): Promise<void> => {
  product = spawn(process.execPath, ['infra/apps/all-in-one/main.ts'], {
    env: {
      ...{ ...process.env, DATA_DIR: directory, PORT: String(port), DEMO: 'false', LOG_LEVEL: 'silent' },
      // One person fills what is left, one command after the other.
      REQUESTS_PER_SECOND: '10000',
    },
    stdio: 'ignore',
  });
  await eventually(
    async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
    'the product is ready',
    { within: 60_000 },
  );
};
const running = (): boolean => product?.exitCode === null && product.signalCode === null;
const stop = async (): Promise<void> => {
  if (!running()) return;
  const gone = new Promise((resolve) => product?.once('exit', resolve));
  product?.kill('SIGTERM');
  await gone;
};

beforeAll(async () => {
  port = await freePort();
});
afterAll(async () => {
  await stop();
  if (mounted) execFileSync('umount', ['-l', directory]);
  await rm(directory, { recursive: true, force: true });
});

/** Takes all the room that is left. */
const fill = async (): Promise<void> => {
  for (const block of [16 * 1024 * 1024, 256 * 1024, 4 * 1024]) {
    for (let n = 0; ; n += 1) {
      try {
        await writeFile(join(directory, `filler-${block}-${n}`), Buffer.alloc(block));
      } catch {
        break;
      }
    }
  }
};
const free = async (): Promise<void> => {
  for (const name of await readdir(directory)) {
    if (!name.startsWith('filler')) continue;
    await truncate(join(directory, name));
    await rm(join(directory, name));
  }
};

const withDisk = mounted ? describe : () => {};
withDisk('disk full', () => {
  it('refuses with a clear answer, saves nothing half, and goes on when there is room', async () => {
    await start();
    const client: ApiClient = browserClient(`http://127.0.0.1:${port}`);
    const registered = await client.send('POST', '/register', {
      email: 'disk@example.com',
      password,
      name: 'Before It Was Full',
      profile_type: 'player',
      accepts_terms: true,
    });
    expect(registered.status).toBe(201);
    await fill();

    // What is answered with 503 may have been written, as after any lost answer; what is acknowledged is.
    let possible = ['Before It Was Full'];
    let refused = 0;
    for (let n = 0; n < 3000 && refused < 3; n += 1) {
      const name = `While Full ${n}`;
      const answer = await client.send('PUT', '/me/name', { name });
      if (answer.status === 200) possible = [name];
      else {
        possible.push(name);
        expect([answer.status, answer.error]).toEqual([503, 'ServiceUnavailable']);
        refused += 1;
      }
    }
    expect(refused).toBe(3);

    await free();
    await eventually(async () => expect((await client.send('GET', '/me')).status).toBe(200), 'it answers again', {
      within: 60_000,
    });
    expect(possible).toContain((await client.send('GET', '/me')).data.name);
    await eventually(
      async () => expect((await client.send('PUT', '/me/name', { name: 'Room Again' })).status).toBe(200),
      'commands are taken again',
      { within: 60_000 },
    );
  });
});
