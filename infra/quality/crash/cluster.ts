import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@touchline/contracts/topology';
import { type Part, startCluster } from '../../apps/processes/index.ts';
import { startStripeSimulator } from '../../apps/stripe-simulator/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { furnish, startServers } from '../testkit/processes.harness.ts';
import { type Started, startTogether } from '../testkit/started.ts';
import { stripeEnvironmentOf } from '../testkit/stripe-simulator.ts';
import { startTimestampAuthority, timestampEnvironmentOf } from '../testkit/timestamp-authority.ts';
import { type Harness, persistently } from './harness.ts';
import { type Armed, armed } from './injected-process.ts';
import { admin } from './people.ts';
import type { Point } from './points.ts';
import { readPublished } from './published.ts';

const only: readonly Part[] = [...serviceNames, 'bff'];

const writing: readonly Point[] = [
  'before-write',
  'after-write',
  'before-publish',
  'after-publish',
  'after-acknowledge',
];
const projecting: readonly Point[] = ['before-project', 'after-project', 'before-offset', 'after-offset'];

/** Who passes where, under the load. */
const places: Readonly<Partial<Record<Part, readonly Point[]>>> = {
  identity: [...writing, ...projecting, 'before-reply', 'before-reaction', 'after-reaction'],
  profile: [...writing, ...projecting, 'before-reply'],
  offers: [...writing, ...projecting, 'before-reply'],
  documents: [...writing, ...projecting, 'before-reply', 'after-token'],
  billing: [...writing, ...projecting, 'before-reply', 'after-call', 'after-message'],
  trials: [...writing, ...projecting, 'before-reply', 'request-left'],
  bff: ['before-reply', 'before-offset', 'after-offset'],
};

/** The product as separate processes over Apache Kafka, Redis and the engine behind TCP, each real and of this run alone. */
export const startSeparate = async (): Promise<Harness> => {
  const { made, end } = await startTogether(startAll);
  return { ...made, close: end };
};

const startAll = async (started: Started): Promise<Omit<Harness, 'close'>> => {
  const directory = await started(mkdtemp(join(tmpdir(), 'tl-crash-')), (one) =>
    rm(one, { recursive: true, force: true }),
  );
  const servers = await started(startServers(), (one) => one.close());
  const arms = new Map<string, Armed>(only.map((part) => [part, armed(directory, part)]));
  const armOf = (victim: string): Armed => arms.get(victim) as Armed;
  let database: Promise<Database> | undefined;
  let address: string | undefined;
  const webhookUrl = () => address && `${address}/api/webhooks/stripe`;
  const stripe = await started(startStripeSimulator({ webhookUrl, logger: silentLogger() }), (one) => one.stop());
  const authority = await started(startTimestampAuthority(), (one) => one.stop());
  // Messages are kept in the mailbox, where they can be counted: SMTP knows no repeat.
  const starting = persistently(() =>
    startCluster({
      directory: servers.directory,
      mongodbUri: servers.mongodbUri,
      brokers: servers.kafka.brokers,
      redisUrl: servers.redis.url,
      only,
      more: Object.fromEntries(
        only.map((part) => [
          part,
          {
            ...armOf(part).env,
            KEEP_LETTERS: 'true',
            // The same few people deal all the time.
            DAILY_RATES_TIMES: '10000',
            // Nothing here is about time limits; a machine that is busy besides is slow.
            DATABASE_TIMEOUT_MS: '10000',
            ...(part === 'bff' ? { TRUSTED_PROXIES: '1' } : {}),
            ...(part === 'billing' ? stripeEnvironmentOf(stripe) : {}),
            ...(part === 'documents' ? timestampEnvironmentOf(authority) : {}),
          },
        ]),
      ),
    }),
  );
  const cluster = await started(starting, async (one) => {
    await database?.then((opened) => opened.close()).catch(() => {});
    await one.stop();
  });
  address = cluster.address;
  await persistently(() => furnish(servers, admin));
  const part = (victim: string) => cluster.part(victim as Part);

  return {
    shape: 'cluster',
    address: cluster.address,
    places: [
      ...Object.entries(places).flatMap(([name, points]) => points.map((point) => [name, point] as const)),
      ['database', 'database-killed'],
    ],
    stripe,
    concurrency: 5,
    arm: (victim, given) => armOf(victim).arm({ ...given, children: false }),
    disarm: (victim) => armOf(victim).disarm(),
    ended: async (victim) => {
      await part(victim).ended();
    },
    left: (victim) => armOf(victim).left(),
    restart: (victim) =>
      persistently(async () => {
        if (!part(victim).running()) part(victim).start();
        await part(victim).ready(90_000);
        stripe.webhooks.start();
      }),
    killDatabase: async (afterMs) => {
      await servers.killDatabase();
      await wait(afterMs);
      await persistently(servers.startDatabase);
      await Promise.all(only.map((name) => part(name).ready(90_000)));
    },
    database: async (name) => {
      database ??= openDatabase({ uri: servers.mongodbUri, directory: '', timeoutMs: 20_000 });
      return (await database).connect(name);
    },
    republish: async () => {
      for (const name of only) if (name !== 'bff') await persistently(() => part(name).command(['republish']));
    },
    published: () => readPublished(servers.kafka.brokers),
    said: () => only.map((name) => `${name}: ${part(name).said()}`).join('\n'),
  };
};
