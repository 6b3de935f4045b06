import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';

/** `npm start` as a person types it: what ends behind its back is started again, and nothing stays when it ends itself. */
const within = { within: 60_000 };

let directory: string;
let port: number;
let command: ChildProcess;
let said: string;
let ended: Promise<number | null>;

const childrenOf = (pid: number | undefined): readonly number[] => {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};
const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`);
const readies = (): number => said.split('Touchline is ready at').length - 1;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-start-'));
  port = await freePort();
  said = '';
  command = spawn(process.execPath, ['infra/tools/start.mjs'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: join(directory, 'data'),
      PORT: String(port),
      DEMO: 'false',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  ended = new Promise((settle) => command.once('close', settle));
});
afterEach(async () => {
  command.kill('SIGTERM');
  await ended;
  await rm(directory, { recursive: true, force: true });
});

it('starts the product again when it is killed, and the database’s process too; ends with all it started', async () => {
  await eventually(() => readies() === 1, 'it is ready', within);
  const client = browserClient(`http://127.0.0.1:${port}`);
  const person = {
    email: 'again@example.com',
    password: 'floodlights at dusk',
    name: 'Before',
    profile_type: 'player',
    accepts_terms: true,
  };
  // Where a neighbour has the cores, a call of the database may take too long: then another try is asked for, and nothing else.
  const once = { 'idempotency-key': randomUUID() };
  const answers: number[] = [];
  await eventually(
    async () => {
      answers.push((await client.send('POST', '/register', person, once)).status);
      expect(answers.at(-1)).toBe(201);
    },
    'a person is registered',
    within,
  );
  expect(answers.slice(0, -1).filter((status) => status !== 503)).toEqual([]);
  const [product = 0] = childrenOf(command.pid);
  process.kill(product, 'SIGKILL');
  await eventually(() => readies() === 2, 'it is ready again', within);
  expect(said).toContain('The product was ended by SIGKILL unexpectedly and is started again.');
  expect((await client.send('GET', '/me')).data.name).toBe('Before');

  const [again = 0] = childrenOf(command.pid);
  const [engine = 0] = childrenOf(again);
  process.kill(engine, 'SIGKILL');
  await eventually(
    async () => expect((await client.send('PUT', '/me/name', { name: 'After' })).status).toBe(200),
    'the database is there again, under the same product',
    within,
  );
  expect(childrenOf(command.pid)).toEqual([again]);

  const all = [again, ...childrenOf(again)];
  command.kill('SIGTERM');
  expect(await ended).toBe(0);
  await eventually(() => !all.some(isThere), 'nothing of it is left');
});

it('gives up with a sentence on a product that keeps ending right after its start', async () => {
  const killed = new Set<number>();
  const ends = ended.then(() => true);
  await eventually(
    async () => {
      for (const pid of childrenOf(command.pid))
        if (!killed.has(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('all-in-one')) {
          process.kill(pid, 'SIGKILL');
          killed.add(pid);
        }
      return Promise.race([ends, Promise.resolve(false)]);
    },
    'it gives up',
    within,
  );
  expect(await ended).toBe(1);
  expect(killed.size).toBe(5);
  expect(said).toContain('5 times in a row right after its start: it is not started again.');
});
