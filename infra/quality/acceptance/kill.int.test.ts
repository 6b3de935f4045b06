import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ApiClient } from '../../apps/api-client/api-client.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';

/** The product as one command starts it, on a directory of its own. */

let directory: string;
let port: number;
let product: ChildProcess | undefined;
const password = 'floodlights at dusk';

const start = async (): Promise<void> => {
  product = spawn(process.execPath, ['infra/apps/all-in-one/main.ts'], {
    env: { ...process.env, DATA_DIR: directory, PORT: String(port), DEMO: 'false', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complained = '';
  product.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  await Promise.race([
    eventually(
      async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
      'the product is ready',
      { within: 30_000 },
    ),
    new Promise((_, reject) =>
      product?.once('exit', (code) =>
        reject(new Error(`The product ended with ${code} before it was ready:\n${complained}`)),
      ),
    ),
  ]);
};

/** The process and the database's, at once and without a word. */
const kill = async (): Promise<void> => {
  const pid = product?.pid;
  if (!product || pid === undefined) return;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
  const gone = new Promise((resolve) => product?.once('exit', resolve));
  for (const each of [...children, pid]) process.kill(each, 'SIGKILL');
  await gone;
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-kill-'));
  port = await freePort();
});
afterAll(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    const gone = new Promise((resolve) => product?.once('exit', resolve));
    product.kill('SIGTERM');
    await gone;
  }
  await rm(directory, { recursive: true, force: true });
});

it('keeps every acknowledged write over kills of the process and of the database’s', async () => {
  const names: string[] = [];
  let client: ApiClient | undefined;
  for (let round = 0; round < 4; round += 1) {
    await start();
    if (!client) {
      client = browserClient(`http://127.0.0.1:${port}`);
      const registered = await client.send('POST', '/register', {
        email: 'kill@example.com',
        password,
        name: 'Before',
        profile_type: 'player',
        accepts_terms: true,
      });
      expect(registered.status).toBe(201);
      client.as(registered.data.user.profiles[0]);
    } else {
      // The session lives on, and the last acknowledged name is there.
      expect((await client.send('GET', '/me')).data).toMatchObject({
        name: names.at(-1),
        profiles: [{ profile_type: 'player' }],
      });
    }
    for (let write = 0; write < 5; write += 1) {
      const name = `Round ${round} write ${write}`;
      expect((await client.send('PUT', '/me/name', { name })).status).toBe(200);
      names.push(name);
    }
    await kill();
  }
  await start();
  const me = await client?.send('GET', '/me');
  expect(me?.data.name).toBe('Round 3 write 4');
  // What was told to the others before a kill reached them after it.
  await eventually(async () => {
    const fresh = browserClient(`http://127.0.0.1:${port}`);
    expect((await fresh.send('POST', '/login', { email: 'kill@example.com', password })).data.user.name).toBe(
      'Round 3 write 4',
    );
  }, 'signing in works');
});
