import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPartProcess } from '../../apps/processes/process.ts';
import { openDatabase, startEngine } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { eventually } from '../testkit/index.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-process-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('a service waits for a database that is away at its start; one without files needs no place for them', async () => {
  const database = await freePort();
  const offers = createPartProcess({
    part: 'offers',
    port: await freePort(),
    operationsPort: await freePort(),
    env: {
      PATH: process.env['PATH'],
      MONGODB_URI: `mongodb://127.0.0.1:${database}/?directConnection=true`,
      ACTOR_PUBLIC_KEY: newKeyPair().publicKey,
      // Nobody can make a folder there.
      FILES_DIR: '/proc/files',
      DATA_DIR: '/proc/data',
    },
  });
  offers.start();
  const readiness = async () => (await fetch(`${offers.operations}/readyz?verbose`)).json();
  try {
    await eventually(() => expect(offers.said()).toContain('MongoDB does not answer; it is waited for.'), 'it waits', {
      within: 20_000,
    });
    expect(await readiness()).toEqual({
      status: 'not ready',
      reason: 'is starting',
      dependencies: { database: 'is waited for' },
    });
    const engine = await startEngine({ directory: join(directory, 'database'), port: database });
    await offers.ready();
    expect(await readiness()).toMatchObject({ status: 'ready', dependencies: { database: 'up', bus: 'up' } });
    // As an operator asks it within the pod, under the settings and beside the ports of the process that serves.
    await offers.command(['republish']);
    expect(await readiness()).toMatchObject({ status: 'ready' });
    expect(await offers.end()).toEqual({ code: 0, signal: null });
    await engine.close();
  } finally {
    await offers.end('SIGKILL');
  }
});

it('a service makes the indexes of its version before it is rolled out, and ends', async () => {
  const port = await freePort();
  const engine = await startEngine({ directory: join(directory, 'indexes'), port });
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const offers = createPartProcess({
    part: 'offers',
    port: 0,
    operationsPort: 0,
    env: { PATH: process.env['PATH'], MONGODB_URI: uri, ACTOR_PUBLIC_KEY: newKeyPair().publicKey, LOG_LEVEL: 'warn' },
  });
  await offers.command(['prepare']);
  const database = await openDatabase({ uri, directory: '' });
  const connection = await database.connect('offers');
  const indexes = await connection.collection('offers').indexes();
  // The guard of one pending offer for a team and a player, beside that of ids.
  expect(indexes.filter(({ unique }) => unique).length).toBeGreaterThan(0);
  await database.close();
  await engine.close();
});

/** A module of the platform, as a program says it that is no file. */
const platform = (...path: readonly string[]): string =>
  JSON.stringify(resolve(import.meta.dirname, '..', '..', 'platform', ...path));

describe('a process that is to stop', () => {
  let child: ChildProcess;
  /** Starts one whose drain and stop take so long; answers its exit code and how long it took to end. */
  const stopped = async (given: { readonly drainMs: number; readonly stopMs: number; readonly withinMs: number }) => {
    const program = `
      import { setTimeout as wait } from 'node:timers/promises';
      import { runProcess } from ${platform('runtime', 'lifecycle.ts')};
      import { silentLogger } from ${platform('telemetry', 'index.ts')};
      setInterval(() => {}, 1_000);
      await runProcess(silentLogger(), async () => ({
        drain: () => wait(${given.drainMs}),
        stop: () => wait(${given.stopMs}),
      }), ${given.withinMs});
      console.log('running');
    `;
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    const started = performance.now();
    const ended = new Promise<number | null>((settle) => child.once('exit', settle));
    child.kill('SIGTERM');
    return { code: await ended, ms: performance.now() - started };
  };

  it('has its time from after the drain on, however long that lasts', async () => {
    const { code, ms } = await stopped({ drainMs: 1_500, stopMs: 50, withinMs: 1_000 });
    expect(code).toBe(0);
    expect(ms).toBeGreaterThanOrEqual(1_500);
  });

  it('is ended when the stop takes longer', async () => {
    expect((await stopped({ drainMs: 50, stopMs: 60_000, withinMs: 300 })).code).toBe(1);
  });
});
