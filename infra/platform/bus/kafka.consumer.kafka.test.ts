import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, silentLogger } from '../../quality/testkit/index.ts';
import { type Kafka, kafkaMissing, startKafka } from '../../quality/testkit/kafka/index.ts';
import { openKafka } from './kafka.client.ts';
import { createKafkaConsumer } from './kafka.consumer.ts';

/** One member of a group, at moments that the bus as a whole doesn't stand still at. */
const missing = await kafkaMissing();
if (missing !== undefined) process.stderr.write(`Members of Kafka groups skipped. ${missing}\n`);
const onKafka = missing === undefined ? describe : describe.skip;

onKafka('a member of a group', () => {
  let kafka: Kafka;
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchline-kafka-'));
    kafka = await startKafka({ directory });
  });
  afterAll(async () => {
    await kafka?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('that is stopped while it joins leaves nobody behind in the group', async () => {
    const group = `early-${randomUUID()}`;
    const topic = `touchline.early-${randomUUID()}`;
    const client = await openKafka({ brokers: kafka.brokers, clientId: 'tool', logger: silentLogger });
    const admin = client.admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
    const state = async () => {
      const [described] = (await admin.describeGroups([group])).groups;
      return `${described?.state}, ${described?.members.length}`;
    };
    // Who is there already lets the next one wait until the next heartbeat.
    const other = client.consumer({ groupId: group, heartbeatInterval: 3_000, sessionTimeout: 10_000 });
    const member = createKafkaConsumer({
      kafka: client,
      subscription: { group, topics: [topic], from: 'end', handle: async () => {} },
      parking: {
        load: async () => {},
        bring: async () => {},
        release: async () => {},
        orderingKeys: () => [],
        looksAt: () => false,
      },
      parkUnreadable: async () => {},
      logger: silentLogger,
      sessionTimeoutMs: 6_000,
    });
    try {
      await other.connect();
      await other.subscribe({ topics: [topic] });
      await other.run({ eachMessage: async () => {} });
      const alone = async () => expect(await state()).toBe('Stable, 1');
      await eventually(alone, 'the other one is alone', { within: 20_000 });
      const starting = member.start();
      starting.catch(() => {});
      await eventually(async () => expect(await state()).toMatch(/^PreparingRebalance/), 'it joins', {
        within: 20_000,
      });
      await member.stop();
      await expect(starting).rejects.toThrow();
      await eventually(alone, 'the other one is alone again', { within: 30_000 });
    } finally {
      await other.disconnect();
      await admin.disconnect();
    }
  });
});
