import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ISocketFactory } from 'kafkajs';
import { eventually, silentLogger } from '../../quality/testkit/index.ts';
import { type Kafka, kafkaMissing, startKafka } from '../../quality/testkit/kafka/index.ts';
import { busContract } from './bus.contract.ts';
import {
  type Bus,
  type CloudEvent,
  createKafkaBus,
  createMemoryDeadLetters,
  type DeadLetter,
  type KafkaBusOptions,
} from './index.ts';
import { openKafka } from './kafka.client.ts';
import { deadLetterTopic, toDeadLetter } from './kafka.message.ts';

const missing = await kafkaMissing();
if (missing !== undefined) process.stderr.write(`Kafka suite skipped. ${missing}\n`);
const onKafka = missing === undefined ? describe : describe.skip;

let kafka: Kafka;
let directory = '';
let brokers: readonly string[] = [];
const running: Bus[] = [];
beforeAll(async () => {
  if (missing !== undefined) return;
  directory = await mkdtemp(join(tmpdir(), 'touchline-kafka-'));
  kafka = await startKafka({ directory });
  brokers = kafka.brokers;
});
afterAll(async () => {
  if (missing !== undefined) return;
  for (const bus of running) await bus.stop();
  await kafka.stop();
  await rm(directory, { recursive: true, force: true });
});

const retry = { attempts: 3, firstMs: 2, factor: 2, maxMs: 10 };
const newBus = (more: Partial<KafkaBusOptions> = {}): Bus => {
  const bus = createKafkaBus({
    brokers,
    clientId: 'test',
    deadLetters: createMemoryDeadLetters(),
    logger: silentLogger,
    retry,
    lookMs: 20,
    topics: { partitions: 3 },
    sessionTimeoutMs: 6_000,
    ...more,
  });
  running.push(bus);
  return bus;
};

/** What lies in `<topic>.dlq` after compaction: the newest per letter, without those that are dealt with. */
const lettersIn = async (topic: string): Promise<readonly DeadLetter[]> => {
  const client = await openKafka({ brokers, clientId: 'tool', logger: silentLogger });
  const admin = client.admin();
  const consumer = client.consumer({ groupId: `tool-${randomUUID()}`, maxWaitTimeInMs: 100 });
  const letters = new Map<string, DeadLetter>();
  await Promise.all([admin.connect(), consumer.connect()]);
  try {
    const end = Number((await admin.fetchTopicOffsets(deadLetterTopic(topic)))[0]?.high);
    if (end === 0) return [];
    await consumer.subscribe({ topics: [deadLetterTopic(topic)], fromBeginning: true });
    await new Promise<void>((resolve) => {
      void consumer.run({
        autoCommit: false,
        eachMessage: async ({ message }) => {
          const id = message.key?.toString() ?? '';
          if (message.value === null) letters.delete(id);
          else letters.set(id, toDeadLetter(message));
          if (Number(message.offset) + 1 >= end) resolve();
        },
      });
    });
    return [...letters.values()];
  } finally {
    await Promise.all([admin.disconnect(), consumer.disconnect()]);
  }
};

const event = (subject: string, sequence: number): CloudEvent => ({
  id: `${subject}-${sequence}`,
  type: 'touchline.offer.made.v1',
  source: '/offers',
  subject,
  time: '2026-11-21T10:00:00.000Z',
  sequence,
  data: { round: sequence },
});

onKafka('on Kafka', () => {
  busContract('Kafka', async () => {
    const run = randomUUID();
    const topic = `offers-${run}`;
    const deadLetters = createMemoryDeadLetters();
    const next = () => newBus({ deadLetters });
    return { bus: next(), next, deadLetters, topic, group: (name) => `${name}-${run}` };
  });

  describe('what only a log can do', () => {
    it('a new group reads from the beginning or from the end', async () => {
      const topic = `offers-${randomUUID()}`;
      const first = newBus();
      await first.start();
      await first.publish(topic, [event('off_1', 1), event('off_2', 1)]);

      const seen: Record<'beginning' | 'end', string[]> = { beginning: [], end: [] };
      const second = newBus();
      for (const from of ['beginning', 'end'] as const) {
        second.subscribe({
          group: `${from}-${topic}`,
          topics: [topic],
          from,
          handle: async ({ id }) => {
            seen[from].push(id);
          },
        });
      }
      await second.start();
      await first.publish(topic, [event('off_1', 2)]);
      await eventually(() => seen.beginning.length === 3 && seen.end.length === 1, 'both have theirs', {
        within: 20_000,
      });
      expect(seen.end).toEqual(['off_1-2']);
      await Promise.all([first.stop(), second.stop()]);
    });

    it('a group goes on after a restart where it was, and gets what it had not finished', async () => {
      const topic = `offers-${randomUUID()}`;
      const seen: string[] = [];
      let broken = true;
      const member = (): Bus => {
        const bus = newBus({ retry: { attempts: 1_000, firstMs: 5, factor: 1, maxMs: 5 } });
        bus.subscribe({
          group: `projection-${topic}`,
          topics: [topic],
          from: 'beginning',
          handle: async ({ id, subject }) => {
            if (broken && subject === 'off_bad') throw new Error('away');
            seen.push(id);
          },
        });
        return bus;
      };
      const before = member();
      await before.start();
      await before.publish(topic, [event('off_good', 1), event('off_bad', 1)]);
      await eventually(() => seen.length === 1, 'the good one is handled', { within: 20_000 });
      await before.stop();
      broken = false;
      const after = member();
      await after.start();
      await eventually(() => seen.includes('off_bad-1'), 'the other one comes again', { within: 20_000 });
      await eventually(async () => (await after.lag()).every(({ events }) => events === 0), 'nothing is left', {
        within: 20_000,
      });
      await after.stop();
    });

    it('two members share a group; when one leaves the other takes over', async () => {
      const topic = `offers-${randomUUID()}`;
      const seen: Record<'one' | 'two', string[]> = { one: [], two: [] };
      const member = (name: 'one' | 'two'): Bus => {
        const bus = newBus();
        bus.subscribe({
          group: `shared-${topic}`,
          topics: [topic],
          from: 'beginning',
          handle: async ({ id }) => {
            seen[name].push(id);
          },
        });
        return bus;
      };
      const [one, two] = [member('one'), member('two')];
      await one.start();
      await two.start();
      const all = Array.from({ length: 60 }, (_, n) => event(`off_${n}`, 1));
      await one.publish(topic, all);
      const distinct = () => new Set([...seen.one, ...seen.two]).size;
      await eventually(() => distinct() === 60, 'all are handled', { within: 30_000 });
      expect(seen.one.length).toBeGreaterThan(0);
      expect(seen.two.length).toBeGreaterThan(0);
      await two.stop();
      await one.publish(
        topic,
        Array.from({ length: 30 }, (_, n) => event(`off_${n}`, 2)),
      );
      await eventually(() => distinct() === 90, 'the one that stays handles all', { within: 30_000 });
      await one.stop();
    });

    it('shows its dead letters in <topic>.dlq with their cause, and takes them away again', async () => {
      const topic = `offers-${randomUUID()}`;
      const deadLetters = createMemoryDeadLetters();
      const seen: string[] = [];
      let broken = true;
      const bus = newBus({ deadLetters });
      bus.subscribe({
        group: `fragile-${topic}`,
        topics: [topic],
        from: 'beginning',
        handle: async ({ id }) => {
          if (broken) throw new Error('no such tier');
          seen.push(id);
        },
      });
      await bus.start();
      await bus.publish(topic, [event('off_1', 1), event('off_1', 2)]);
      await eventually(async () => (await deadLetters.list()).length === 2, 'both are parked', { within: 20_000 });
      await eventually(
        async () =>
          expect(await lettersIn(topic)).toMatchObject([
            { event: event('off_1', 1), cause: 'Error: no such tier', attempts: 3, group: `fragile-${topic}` },
            { event: event('off_1', 2), cause: 'waits behind an earlier event of its aggregate', attempts: 0 },
          ]),
        'both lie in the topic',
        { within: 20_000 },
      );
      broken = false;
      await deadLetters.ask(`fragile-${topic}:off_1-1`, 'replay');
      await eventually(async () => (await deadLetters.list()).length === 0, 'both are replayed', { within: 20_000 });
      expect(seen).toEqual(['off_1-1', 'off_1-2']);
      expect(await lettersIn(topic)).toEqual([]);
      await bus.stop();
    });

    it('two members: letters are dealt with once, by the one that has their partition', async () => {
      const topic = `offers-${randomUUID()}`;
      const deadLetters = createMemoryDeadLetters();
      const seen: string[] = [];
      let broken = true;
      const member = async (): Promise<Bus> => {
        const bus = newBus({ deadLetters });
        bus.subscribe({
          group: `pair-${topic}`,
          topics: [topic],
          from: 'beginning',
          handle: async ({ id, sequence }) => {
            if (broken && sequence === 1) throw new Error('broken');
            seen.push(id);
          },
        });
        await bus.start();
        return bus;
      };
      const one = await member();
      const subjects = Array.from({ length: 12 }, (_, n) => `off_${n}`);
      await one.publish(
        topic,
        subjects.map((subject) => event(subject, 1)),
      );
      await eventually(async () => (await deadLetters.list()).length === 12, 'all are parked', { within: 20_000 });
      // Some partitions go to a member that has parked nothing itself.
      const two = await member();
      await one.publish(
        topic,
        subjects.map((subject) => event(subject, 2)),
      );
      await eventually(async () => (await deadLetters.list()).length === 24, 'the next ones wait', { within: 30_000 });
      expect(seen).toEqual([]);
      broken = false;
      for (const subject of subjects) await deadLetters.ask(`pair-${topic}:${subject}-1`, 'replay');
      await eventually(async () => (await deadLetters.list()).length === 0, 'all are replayed', { within: 30_000 });
      for (const subject of subjects)
        expect(seen.filter((id) => id.startsWith(`${subject}-`))).toEqual([`${subject}-1`, `${subject}-2`]);
      await Promise.all([one.stop(), two.stop()]);
    });

    it('a message that is no event goes to the dead letters and holds nothing up', async () => {
      const topic = `offers-${randomUUID()}`;
      const seen: string[] = [];
      const deadLetters = createMemoryDeadLetters();
      const bus = newBus({ deadLetters });
      bus.subscribe({
        group: `strict-${topic}`,
        topics: [topic],
        from: 'beginning',
        handle: async ({ id }) => {
          seen.push(id);
        },
      });
      await bus.start();
      const client = await openKafka({ brokers, clientId: 'stranger', logger: silentLogger });
      const producer = client.producer();
      await producer.connect();
      await producer.send({
        topic,
        messages: [
          { key: 'off_1', value: 'hello' },
          { key: 'off_1', value: null },
        ],
      });
      await producer.disconnect();
      await bus.publish(topic, [event('off_1', 1)]);
      await eventually(() => seen.length === 1, 'the event behind it arrives', { within: 20_000 });
      const letters = await deadLetters.list();
      expect(letters).toMatchObject([
        { event: { type: 'touchline.unreadable.v1', data: { key: 'off_1', value: 'hello' } } },
      ]);
      await deadLetters.ask(letters[0]?.id ?? '', 'drop');
      await eventually(async () => (await deadLetters.list()).length === 0, 'it is dropped', { within: 20_000 });
      await bus.stop();
    });
  });

  describe('in trouble', () => {
    /** Sockets that can be frozen as by a cable that was pulled: open at both ends, nothing goes through. */
    const freezable = () => {
      const sockets = new Set<Socket>();
      const factory: ISocketFactory = ({ host, port, onConnect }) => {
        const socket = connect({ host, port }, onConnect);
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        return socket;
      };
      const freeze = (): number => {
        for (const socket of sockets) {
          socket.removeAllListeners('data');
          socket.pause();
          socket.write = () => true;
        }
        return sockets.size;
      };
      return { factory, freeze };
    };

    it('gives up half-open connections and goes on over new ones', async () => {
      const topic = `offers-${randomUUID()}`;
      const seen: string[] = [];
      const { factory, freeze } = freezable();
      const bus = newBus({ socketFactory: factory, requestTimeoutMs: 1_500 });
      bus.subscribe({
        group: `frozen-${topic}`,
        topics: [topic],
        from: 'beginning',
        handle: async ({ id }) => {
          seen.push(id);
        },
      });
      await bus.start();
      await bus.publish(topic, [event('off_1', 1)]);
      await eventually(() => seen.length === 1, 'the first arrives', { within: 20_000 });
      expect(freeze()).toBeGreaterThan(0);
      await eventually(() => bus.publish(topic, [event('off_1', 2)]).then(() => true), 'it publishes again', {
        within: 30_000,
      });
      await eventually(() => seen.includes('off_1-2'), 'it consumes again', { within: 40_000 });
      await bus.stop();
    });

    it('starts without a broker, says so, and refuses events', async () => {
      const bus = newBus({ brokers: ['127.0.0.1:9'] });
      await bus.start();
      expect(await bus.health()).toMatchObject({ ok: false });
      await expect(bus.publish('offers', [event('off_1', 1)])).rejects.toThrow(/not connected/);
      await bus.stop();
    });
  });
});
