import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import type { Cluster, Part } from '../../apps/processes/index.ts';
import { createKafkaBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import { kafkaMissing } from '../testkit/kafka/index.ts';
import { type ProcessesOptions, type Servers, startProcessesOn, startServers } from '../testkit/processes.harness.ts';
import { redisMissing } from '../testkit/redis.ts';
import { type Started, startTogether } from '../testkit/started.ts';
import { startWires, toxiproxyMissing, type Wire } from '../testkit/toxiproxy.ts';

/** Separate processes whose wires to broker, database and cache can be cut, and a person to command something. */
export interface Harness {
  readonly servers: Servers;
  readonly cluster: Cluster;
  readonly kafka: Wire;
  readonly database: Wire;
  readonly redis: Wire;
  readonly person: Person;
  /** Another person, for what must not wait for the first. */
  readonly newcomer: (name: string) => Promise<Person>;
  /** Straight to the database, past its wire. */
  readonly inside: (service: string) => Promise<Connection>;
  readonly stop: () => Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: ApiClient;
  readonly rename: (name: string, key?: string) => Promise<Reply>;
  /** The name that a service knows by events. */
  readonly nameAt: (service: 'offers' | 'profile') => Promise<string | undefined>;
}

export const password = 'floodlights at dusk';

/** What this machine lacks for these tests, as a sentence. */
export const missingPrerequisites = async (): Promise<string | undefined> =>
  (await kafkaMissing()) ?? (await redisMissing()) ?? (await toxiproxyMissing());

const parts: readonly Part[] = ['identity', 'profile', 'offers', 'frontends', 'bff'];

export const startHarness = async (options: ProcessesOptions = {}): Promise<Harness> => {
  const { made, end } = await startTogether((started) => startAll(started, options));
  return { ...made, stop: end };
};

const startAll = async (started: Started, options: ProcessesOptions): Promise<Omit<Harness, 'stop'>> => {
  const advertised = await freePort();
  const [servers, wires] = await Promise.all([
    started(startServers({ advertisedKafka: advertised }), (one) => one.close()),
    started(startWires(), (one) => one.stop()),
  ]);
  const hostOf = (uri: string): string => new URL(uri).host;
  const [kafka, database, redis] = await Promise.all([
    wires.to('kafka', servers.kafka.brokers[0] ?? '', advertised),
    wires.to('database', hostOf(servers.mongodbUri)),
    wires.to('redis', hostOf(servers.redis.url)),
  ]);
  const direct = await started(openDatabase({ uri: servers.mongodbUri, directory: '' }), (one) => one.close());
  const cluster = await started(
    startProcessesOn(
      servers,
      { only: parts, ...options },
      {
        brokers: [kafka.address],
        mongodbUri: `mongodb://${database.address}/?directConnection=true`,
        redisUrl: `redis://${redis.address}`,
      },
    ),
    async (one) => {
      await Promise.all([kafka.mend(), database.mend(), redis.mend()]);
      await one.stop();
    },
  );

  let people = 0;
  const newcomer = async (name: string): Promise<Person> => {
    people += 1;
    const client = browserClient(cluster.address);
    const email = `person${people}.${Date.now()}@example.com`;
    const form = { email, password, name, profile_type: 'player', accepts_terms: true };
    // What was asked of a part that has just begun may be late; under the same key it comes about once.
    const key = { 'idempotency-key': randomUUID() };
    const { data } = await eventually(async () => {
      const reply = await client.send('POST', '/register', form, key);
      if (reply.status !== 201) throw new Error(`registering answers ${reply.status}`);
      return reply;
    }, `${name} is registered`);
    const id: string = data.user.id;
    const person: Person = {
      id,
      email,
      client,
      rename: (next, key) => client.send('PUT', '/me/name', { name: next }, key ? { 'idempotency-key': key } : {}),
      nameAt: async (service) => {
        const users = (await direct.connect(service)).collection<{ _id: string; user: { name: string } }>(
          'participant_users',
        );
        return (await users.findOne({ _id: id }))?.user.name;
      },
    };
    await eventually(async () => (await person.nameAt('offers')) === name, `${name} is known elsewhere`, {
      within: 30_000,
    });
    return person;
  };
  return {
    servers,
    cluster,
    kafka,
    database,
    redis,
    person: await newcomer('At Kickoff'),
    newcomer,
    inside: (service) => direct.connect(service),
  };
};

/** Puts an event on identity's topic as another version of it would. */
export const publishUser = async (
  brokers: readonly string[],
  event: { readonly subject: string; readonly sequence: number; readonly type: string; readonly data: unknown },
): Promise<void> => {
  const bus = createKafkaBus({
    brokers,
    clientId: 'another-version',
    logger: silentLogger(),
    deadLetters: createMemoryDeadLetters(),
  });
  await bus.start();
  await bus.publish('touchline.user', [
    { id: randomUUID(), source: 'touchline/user', time: new Date().toISOString(), ...event },
  ]);
  await bus.stop();
};

/** How long something took, in whole milliseconds, with what it answered. */
export const timed = async <T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly answer: T }> => {
  const started = performance.now();
  const answer = await work();
  return { answer, ms: Math.round(performance.now() - started) };
};

const measured: string[] = [];
/** Notes a measured time; all are written out together after the tests. */
export const note = (what: string, ms: number): void => void measured.push(`  ${String(ms).padStart(6)} ms  ${what}`);
export const writeNotes = (): void => {
  if (measured.length > 0) process.stderr.write(`Measured:\n${measured.join('\n')}\n`);
};
