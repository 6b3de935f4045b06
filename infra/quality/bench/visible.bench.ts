/**
 * From a command to where others see it: a person changes their name at identity; how long until it stands in the row that
 * offers keeps of them. Over the bus within the process and over Apache Kafka, each against a bare hop of that bus.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { userEvents } from '@touchline/contracts/events';
import { Kafka as KafkaClient, logLevel, Partitioners } from 'kafkajs';
import { type CloudEvent, createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { startEngine } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { kafkaMissing, startKafka } from '../testkit/kafka/index.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { inTurns, median, msOf } from './measure.ts';

const topic = 'touchline.user';
const eventNow = (): CloudEvent => ({
  id: randomUUID(),
  type: userEvents.nameChanged.type,
  source: 'touchline/bench',
  subject: `usr_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
  time: new Date().toISOString(),
  sequence: 1,
  data: userEvents.nameChanged.example,
});

/** Changes a name through the product and resolves when offers' row has it. */
const nameChange = async ({ product }: AllInOneHarness): Promise<() => Promise<void>> => {
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-auth-mode': 'token', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { token: string; user: { id: string } } }).data;
  };
  const registration = {
    email: `${randomUUID()}@bench.example`,
    password: 'floodlights at dusk',
    name: 'Name 0',
    profile_type: 'player',
    accepts_terms: true,
  };
  const { token, user } = await send('POST', '/register', registration, {});
  const rows = (await product.adapters.connect('offers')).collection<{ _id: string }>('participant_users');
  // A reader who asks in a loop takes the engine and this process from what he waits for: he looks when something was written.
  let wrote = Promise.withResolvers<void>();
  const bulkWrite = rows.bulkWrite.bind(rows);
  rows.bulkWrite = async (...given) => {
    const written = await bulkWrite(...given);
    wrote.resolve();
    return written;
  };
  let changes = 0;
  return async () => {
    changes += 1;
    const name = `Name ${changes}`;
    wrote = Promise.withResolvers();
    const answered = send('PUT', '/me/name', { name }, { authorization: `Bearer ${token}` });
    do {
      await wrote.promise;
      wrote = Promise.withResolvers();
    } while (!(await rows.findOne({ _id: user.id, 'user.name': name })));
    await answered;
  };
};

/** A hop of the bus within the process. */
const memoryHop = async () => {
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: createLogger('bench', 'error') });
  let seen = (_id: string): void => {};
  bus.subscribe({ group: 'bench', topics: [topic], from: 'end', handle: async ({ id }) => seen(id) });
  await bus.start();
  return {
    hop: async () => {
      const event = eventNow();
      const arrived = new Promise<void>((settle) => {
        seen = (id) => id === event.id && settle();
      });
      await bus.publish(topic, [event]);
      await arrived;
    },
    stop: bus.stop,
  };
};

/** A message of the same size from a producer of kafkajs to a consumer of kafkajs. */
const kafkaHop = async (brokers: readonly string[]) => {
  const kafka = new KafkaClient({ clientId: 'bench', brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
  const consumer = kafka.consumer({ groupId: 'bench' });
  await Promise.all([admin.connect(), producer.connect(), consumer.connect()]);
  await admin.createTopics({ topics: [{ topic: 'bench', numPartitions: 6 }], waitForLeaders: true });
  await consumer.subscribe({ topic: 'bench', fromBeginning: true });
  let seen = (_key: string): void => {};
  await consumer.run({ eachMessage: async ({ message }) => seen(String(message.key)) });
  return {
    hop: async () => {
      const event = eventNow();
      const arrived = new Promise<void>((settle) => {
        seen = (key) => key === event.subject && settle();
      });
      await producer.send({
        topic: 'bench',
        acks: -1,
        messages: [{ key: event.subject, value: JSON.stringify(event) }],
      });
      await arrived;
    },
    stop: () => Promise.all([consumer.disconnect(), producer.disconnect(), admin.disconnect()]),
  };
};

await bench('From a command to where others see it', async ({ pick, quick, directory, ends }) => {
  const times = pick(25, 4);
  const each = (work: () => Promise<unknown>) => async () => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) took.push(await msOf(work));
    return { ms: median(took) };
  };
  const compare = async (shape: string, harness: AllInOneHarness, hop: () => Promise<unknown>, against: string) => {
    const collection = (await harness.product.adapters.connect('bench')).collection<{ _id: string; n?: number }>(
      'writes',
    );
    // What no shape can do without: the command kept for good, then the row of the reader.
    const writes = async () => {
      await collection.updateOne({ _id: 'command' }, { $inc: { n: 1 } }, { upsert: true });
      await hop();
      await collection.updateOne({ _id: 'row' }, { $inc: { n: 1 } }, { upsert: true });
    };
    const rounds = await inTurns(
      { ours: each(await nameChange(harness)), hop: each(hop), writes: each(writes) },
      { rounds: pick(4, 1), warmUp: pick(1, 0) },
    );
    const ms = (name: keyof typeof rounds) => rounds[name].map((round) => round.ms);
    const figure = (bare: 'hop' | 'writes', named: string): Figure => ({
      what: `A changed name, ${shape}`,
      unit: 'ms',
      against: named,
      ours: ms('ours'),
      bare: ms(bare),
    });
    return [figure('hop', against), figure('writes', `${against} between two journaled writes`)];
  };

  const engine = await startEngine({ directory: join(directory, 'database') });
  ends(engine.close);
  const figures: Figure[] = [];
  const memory = await memoryHop();
  ends(memory.stop);
  const embedded = await allInOneHarness(engine.uri);
  figures.push(...(await compare('one process', embedded, memory.hop, 'a hop of the bus')));
  await embedded.close();

  const missing = quick ? 'a quick try leaves Kafka out' : await kafkaMissing();
  if (missing) return { figures, notes: [`Without Kafka: ${missing}`] };
  const kafka = await startKafka({ directory: join(directory, 'kafka') });
  ends(kafka.stop);
  const wire = await kafkaHop(kafka.brokers);
  ends(wire.stop);
  const harness = await allInOneHarness(engine.uri, undefined, { brokers: kafka.brokers });
  ends(harness.close);
  figures.push(...(await compare('over Kafka', harness, wire.hop, 'a hop of kafkajs')));
  const notes = [
    'A hop alone keeps nothing. What no shape can do without, a command that is kept and a row that is written, is in every second line.',
    'By a timeline of one in one process, each round right behind the other: 5 ms until the command goes to the engine, while rows of the one before are still written, 2 ms for its write and the journal, 1 ms until it is answered and published, 3 ms until the eight who follow people have it, and 3 to 5 ms until offers’ row is there, since all of them write at the same moment, on one engine.',
  ];
  return { figures, notes };
});
