import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startStripeSimulator } from '../../apps/stripe-simulator/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { stripeEnvironmentOf } from '../testkit/stripe-simulator.ts';
import { startTimestampAuthority, timestampEnvironmentOf } from '../testkit/timestamp-authority.ts';
import { type Harness, persistently } from './harness.ts';
import { armed } from './injected-process.ts';
import { admin } from './people.ts';
import type { Point } from './points.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..', '..');
const victim = 'touchline';

/** In one process the outbox is the queue: there is no offset beside it. */
const places: readonly Point[] = [
  'before-write',
  'after-write',
  'before-reply',
  'before-publish',
  'after-publish',
  'after-acknowledge',
  'before-project',
  'after-project',
  'before-reaction',
  'after-reaction',
  'after-call',
  'after-message',
  'after-token',
  'request-left',
];

/** The product as `npm start` starts it, on a directory of its own. */
export const startEmbedded = async (): Promise<Harness> => {
  const directory = mkdtempSync(join(tmpdir(), 'tl-crash-'));
  const data = join(directory, 'data');
  const arm = armed(directory, victim);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const webhookUrl = () => `${address}/api/webhooks/stripe`;
  const stripe = await startStripeSimulator({ webhookUrl, logger: silentLogger() });
  const authority = await startTimestampAuthority();
  const environment = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: data,
    KEEP_LETTERS: 'true',
    // The same few people deal all the time.
    DAILY_RATES_TIMES: '10000',
  };
  let product: ChildProcess | undefined;
  let gone: Promise<void> = Promise.resolve();
  let said = '';
  let database: Promise<Database> | undefined;
  let alone = false;

  const children = (pid: number): readonly number[] =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  /** A child may be gone by the time it is looked at. */
  const isEngine = (pid: number): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine.host');
    } catch {
      return false;
    }
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
  const forgetDatabase = async (): Promise<void> => {
    const old = database;
    database = undefined;
    await old?.then((opened) => opened.close()).catch(() => {});
  };
  const startOnce = async (more: NodeJS.ProcessEnv): Promise<void> => {
    await forgetDatabase();
    said = '';
    const started = spawn(process.execPath, ['infra/apps/all-in-one/main.ts'], {
      cwd: repository,
      env: {
        ...environment,
        ...arm.env,
        PORT: String(port),
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        REQUESTS_PER_SECOND: '10000',
        // Each newcomer says where from: so many may register from one place, and a product that isn't killed for a while counts them.
        TRUSTED_PROXIES: '1',
        ...stripeEnvironmentOf(stripe),
        ...timestampEnvironmentOf(authority),
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    product = started;
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8_000);
    };
    started.stdout?.on('data', listen);
    started.stderr?.on('data', listen);
    gone = new Promise((settle) => started.once('exit', () => settle()));
    for (const until = Date.now() + 90_000; !(await isReady()); await wait(25)) {
      if (started.exitCode !== null || started.signalCode !== null || Date.now() > until)
        throw new Error(`the product is not ready:\n${said}`);
    }
    // What it missed comes now, not when the pauses between two tries have grown.
    stripe.webhooks.start();
  };
  const start = (more: NodeJS.ProcessEnv = {}): Promise<void> => persistently(() => startOnce(more));
  const endWithParent = (): void => {
    product?.kill('SIGKILL');
  };
  process.once('exit', endWithParent);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    product?.kill(signal);
    await gone;
  };

  const command = (main: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    run(process.execPath, [main, ...args], { cwd: repository, env: { ...environment, ...env } });
  await persistently(() =>
    command('services/identity/src/make-admin.main.ts', [], {
      ADMIN_EMAIL: admin.email,
      ADMIN_NAME: admin.name,
      ADMIN_PASSWORD: admin.password,
    }),
  );
  await persistently(() =>
    command('services/profile/src/club/import-clubs.main.ts', ['infra/apps/all-in-one/demo/clubs', '--apply'], {}),
  );
  await start();

  return {
    shape: 'embedded',
    address,
    places: [...places, 'database-killed' as const].map((point) => [victim, point] as const),
    stripe,
    concurrency: 1,
    arm: (_, given) => arm.arm(given),
    disarm: arm.disarm,
    ended: () => gone,
    left: arm.left,
    restart: () => start(),
    killDatabase: async (afterMs) => {
      // Its engine alone. Every other time the product is left to start it again, else it is killed as well.
      const pid = product?.pid ?? 0;
      // The product's other child opens files that people send: one that is killed there is a refusal, as for a file that fills its memory.
      const enginesNow = () => children(pid).filter(isEngine);
      const engines = enginesNow();
      for (const engine of engines) process.kill(engine, 'SIGKILL');
      alone = !alone;
      if (!alone) {
        await wait(afterMs);
        await end('SIGKILL');
        await start();
        return;
      }
      const isNew = () => enginesNow().length > 0 && enginesNow().every((child) => !engines.includes(child));
      for (const until = Date.now() + 90_000; !(isNew() && (await isReady())); await wait(25))
        if (Date.now() > until) {
          const what = isNew() ? 'has a new engine and is not ready' : 'has no new engine';
          throw new Error(`90 s after its database was killed the product ${what}:\n${said}`);
        }
      await forgetDatabase();
    },
    database: async (name) => {
      if (!database) {
        const socket = join(data, 'database', '.sockets', 'engine.sock');
        const uri = `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
        // Several ask at the same time: one connection serves them.
        database = openDatabase({ uri, directory: '', timeoutMs: 20_000 });
      }
      return (await database).connect(name);
    },
    republish: async () => {
      await end('SIGTERM');
      await start({ REPUBLISH: 'true' });
      for (const until = Date.now() + 600_000; !/published again/.test(said); await wait(50))
        if (Date.now() > until) throw new Error(`nothing was published again:\n${said}`);
    },
    said: () => said,
    close: async () => {
      process.off('exit', endWithParent);
      await forgetDatabase();
      await end('SIGTERM');
      await stripe.stop();
      await authority.stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};
