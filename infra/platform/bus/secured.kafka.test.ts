import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, serverCertificate, silentLogger } from '../../quality/testkit/index.ts';
import { type Kafka, kafkaMissing, startKafka } from '../../quality/testkit/kafka/index.ts';
import { type CloudEvent, createKafkaBus, createMemoryDeadLetters, kafkaSecurity, makeKafkaTopics } from './index.ts';
import { openKafka } from './kafka.client.ts';

/** A broker as managed ones and those of operators are: by TLS alone, to whoever has a name and a password. */

const missing = await kafkaMissing();
if (missing !== undefined) process.stderr.write(`Kafka suite skipped. ${missing}\n`);
const onKafka = missing === undefined ? describe : describe.skip;

let kafka: Kafka;
let directory = '';
let ca = '';
const username = 'touchline';
const password = randomUUID();
beforeAll(async () => {
  if (missing !== undefined) return;
  directory = await mkdtemp(join(tmpdir(), 'touchline-secured-'));
  const made = await serverCertificate('127.0.0.1');
  ca = made.ca;
  kafka = await startKafka({
    directory,
    secrets: { certificate: made.certificate, key: made.key, username, password },
  });
});
afterAll(async () => {
  if (missing !== undefined) return;
  await kafka.stop();
  await rm(directory, { recursive: true, force: true });
});

const named = { KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_USERNAME: username, KAFKA_PASSWORD: password } as const;
const logger = silentLogger;
const busBy = (env: Parameters<typeof kafkaSecurity>[0]) =>
  createKafkaBus({
    brokers: kafka.brokers,
    clientId: 'secured',
    deadLetters: createMemoryDeadLetters(),
    logger,
    security: kafkaSecurity(env),
    topics: { partitions: 2, replication: 1, minInSync: 1 },
  });

onKafka('a broker that asks who one is', () => {
  it('takes events from who has a name, and hands them on; the topics are made as they were asked for', async () => {
    const bus = busBy({ KAFKA_TLS: true, KAFKA_CA: ca, ...named });
    const topic = `touchline.secured-${randomUUID()}`;
    const seen: CloudEvent[] = [];
    bus.subscribe({
      group: `secured-${randomUUID()}`,
      topics: [topic],
      from: 'beginning',
      handle: async (event) => {
        seen.push(event);
      },
    });
    try {
      await bus.start();
      expect(await bus.health()).toEqual({ ok: true });
      const event = {
        id: 'one',
        type: 'touchline.offer.made.v1',
        source: '/offers',
        subject: 'off_1',
        time: '2026-11-21T10:00:00.000Z',
        sequence: 1,
        data: {},
      };
      await bus.publish(topic, [event]);
      await eventually(() => expect(seen.map(({ id }) => id)).toEqual(['one']), 'the event comes');
      const client = await openKafka({
        brokers: kafka.brokers,
        clientId: 'look',
        logger,
        security: kafkaSecurity({ KAFKA_TLS: true, KAFKA_CA: ca, ...named }),
      });
      const admin = client.admin();
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: 2, name: topic, configNames: ['min.insync.replicas', 'cleanup.policy'] }],
      });
      await admin.disconnect();
      expect(topics[0]?.partitions).toHaveLength(2);
      const settings = resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]);
      expect(new Map(settings as [string, string][])).toEqual(
        new Map([
          ['cleanup.policy', 'compact'],
          ['min.insync.replicas', '1'],
        ]),
      );
    } finally {
      await bus.stop();
    }
  });

  it('gets its topics before the first process starts, and keeps those that are there', async () => {
    const topic = `touchline.prepared-${randomUUID()}`;
    const connection = {
      brokers: kafka.brokers,
      clientId: 'prepare',
      logger,
      security: kafkaSecurity({ KAFKA_TLS: true, KAFKA_CA: ca, ...named }),
      topics: { partitions: 4, replication: 1 },
    };
    expect(await makeKafkaTopics(connection, [topic])).toEqual([topic, `${topic}.dlq`]);
    expect(await makeKafkaTopics(connection, [topic])).toEqual([]);
    const admin = (await openKafka(connection)).admin();
    await admin.connect();
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic, `${topic}.dlq`] });
    await admin.disconnect();
    expect(topics.map(({ partitions }) => partitions.length).toSorted()).toEqual([1, 4]);
  });

  it.each<[string, () => Parameters<typeof kafkaSecurity>[0]]>([
    ['has another password', () => ({ KAFKA_TLS: true, KAFKA_CA: ca, ...named, KAFKA_PASSWORD: 'guessed' })],
    ['says no name', () => ({ KAFKA_TLS: true, KAFKA_CA: ca })],
    ['speaks openly', () => ({ ...named })],
    ['doesn’t know who vouches for it', () => ({ KAFKA_TLS: true, ...named })],
  ])('refuses, or is refused by, who %s', async (_what, env) => {
    const client = await openKafka({
      brokers: kafka.brokers,
      clientId: 'stranger',
      logger,
      security: kafkaSecurity(env()),
    });
    const admin = client.admin();
    await expect(admin.connect().then(() => admin.listTopics())).rejects.toThrow();
    await admin.disconnect();
  });
});
