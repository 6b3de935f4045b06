import { setTimeout as wait } from 'node:timers/promises';
import type { Admin, Message, Producer } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { Safe } from '../database/durable.ts';
import { batch } from '../runtime/batch.ts';
import { nextBeat } from '../runtime/beat.ts';
import type { Bus, CloudEvent, DeadLetter, DeadLetters, Lag, Subscription } from './bus.ts';
import { createDelivery, createParking, type Retry, standardRetry } from './delivery.ts';
import { ensureTopics, type KafkaClient, type KafkaConnection, openKafka, type TopicSettings } from './kafka.client.ts';
import { createKafkaConsumer, type KafkaConsumer } from './kafka.consumer.ts';
import { deadLetterTopic, toDeadLetterMessage, toMessage } from './kafka.message.ts';
import { createWatchdog } from './watchdog.ts';

export interface KafkaBusOptions extends KafkaConnection {
  /** What stands in the way of its aggregate's later events, for every replica. `<topic>.dlq` shows the same with Kafka's means. */
  readonly deadLetters: DeadLetters;
  readonly clock?: () => Date;
  readonly retry?: Retry;
  /** Of topics made here. Default: 6 partitions, and else as the brokers are set. */
  readonly topics?: TopicSettings;
  /** A killed member's partitions are idle for this long. 6,000 to 10,000; default 8,000. A handler gets a third of it. */
  readonly sessionTimeoutMs?: number;
  /** How often the watchdog looks for silent consumers; it acts on the third look. Default 5,000. */
  readonly watchdogMs?: number;
  /** How often it looks for dead letters that are to be replayed or dropped. Default 1,000. */
  readonly lookMs?: number;
  /** Taken before events are handled: what handlers store since then survives a kill. By default it does at once. */
  readonly safeFrom?: (() => Safe) | undefined;
}

/** How long `start` waits for the brokers: afterwards they are tried on in the background, and `health` tells. */
const startWithinMs = 20_000;
/** How long `stop` waits for an attempt to connect that is under way. */
const stopWithinMs = 3_000;

const within = <T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> =>
  pTimeout(work, { milliseconds, message: `${what} within ${milliseconds} ms` });

/** A young broker still loads its groups' coordinator and says so; kafkajs asks for it for two seconds and calls that final. */
const isPassing = (error: unknown): boolean => {
  const { name, retriable } = error as { name?: string; retriable?: boolean };
  return retriable === true || name === 'KafkaJSGroupCoordinatorNotFound';
};
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20 || !isPassing(error)) throw error;
      await wait(250);
    }
  }
};

/** The topics with those for their dead letters, of which one partition is enough. */
const ensureAll = async (admin: Admin, topics: readonly string[], made: TopicSettings): Promise<readonly string[]> => [
  // Made, but not yet known to the broker that was asked for its leader.
  ...(await patiently(() => ensureTopics(admin, topics, made))),
  ...(await patiently(() => ensureTopics(admin, topics.map(deadLetterTopic), { ...made, partitions: 1 }))),
];

/** Makes the topics that are missing, for whoever wants them before the first process starts; answers which. */
export const makeKafkaTopics = async (
  { topics: made, ...connection }: KafkaConnection & { readonly topics: TopicSettings },
  topics: readonly string[],
): Promise<readonly string[]> => {
  const admin = (await openKafka(connection)).admin();
  await patiently(() => admin.connect());
  try {
    return await ensureAll(admin, topics, made);
  } finally {
    await admin.disconnect();
  }
};

/** Events over Apache Kafka. `start` does not need a broker: the bus connects as soon as there is one, `health` tells. */
export const createKafkaBus = (options: KafkaBusOptions): Bus => {
  const {
    deadLetters,
    logger,
    clock = () => new Date(),
    retry = standardRetry,
    topics: made = { partitions: 6 },
  } = options;
  const { sessionTimeoutMs = 8_000, watchdogMs = 5_000, lookMs = 1_000 } = options;
  const subscriptions: Subscription[] = [];
  const known = new Set<string>();
  let consumers: { readonly subscription: Subscription; readonly consumer: KafkaConsumer }[] = [];
  let connected: { readonly kafka: KafkaClient; readonly admin: Admin; readonly producer: Producer } | undefined;
  let trouble = 'the bus is not running';
  let running: AbortController | undefined;
  let background: Promise<unknown> = Promise.resolve();

  const link = () => {
    if (connected === undefined) throw new Error(`Kafka is not connected: ${trouble}`);
    return connected;
  };

  const ensure = async (topics: readonly string[]): Promise<void> => {
    const unknown = topics.filter((topic) => !known.has(topic));
    if (unknown.length === 0) return;
    await ensureAll(link().admin, unknown, made);
    for (const topic of unknown) known.add(topic);
  };

  const request = (topic: string, messages: Message[]) =>
    link().producer.send({ topic, acks: -1, timeout: 5_000, messages });
  /** What is published at the same moment goes out together; where that fails, each for itself. */
  const send = batch(async (all: readonly { readonly topic: string; readonly messages: Message[] }[]) => {
    const topics = Map.groupBy(all, ({ topic }) => topic);
    const failed = new Map<string, unknown>();
    await Promise.all(
      [...topics].map(([topic, some]) => {
        const messages = some.flatMap((one) => one.messages);
        return request(topic, messages).catch((error: unknown) => failed.set(topic, error));
      }),
    );
    return async ({ topic, messages }) => {
      if (!failed.has(topic)) return;
      if (topics.get(topic)?.length === 1) throw failed.get(topic);
      await request(topic, messages);
    };
  });

  const tell = async (letter: DeadLetter, message: Message): Promise<void> => {
    await link().producer.send({ topic: deadLetterTopic(letter.topic), acks: -1, messages: [message] });
  };
  const letters: DeadLetters = {
    ...deadLetters,
    put: async (letter) => {
      await deadLetters.put(letter);
      await tell(letter, toDeadLetterMessage(letter));
    },
    wait: async (letter) => {
      await deadLetters.wait(letter);
      await tell(letter, toDeadLetterMessage(letter));
    },
    take: async (id) => {
      const letter = await deadLetters.find(id);
      if (letter) await tell(letter, { key: id, value: null });
      return deadLetters.take(id);
    },
  };
  const deadlineMs = Math.floor(sessionTimeoutMs / 3) - 1;
  const deliver = createDelivery({ retry, deadlineMs, logger, clock, park: letters.put });
  const parking = createParking({ deadLetters: letters, deliver, logger, clock });

  const uncommitted = async ({ group, topics }: Subscription) => {
    const kept = await patiently(() => link().admin.fetchOffsets({ groupId: group, topics: [...topics] }));
    return kept.flatMap(({ topic, partitions: all }) =>
      all.filter(({ offset }) => offset === '-1').map(({ partition }) => ({ topic, partition })),
    );
  };

  /**
   * Starts a member. A new group that reads from the end gets its place written down at once: otherwise it would miss,
   * after a crash, what was sent before its first commit.
   */
  const startConsumer = async (subscription: Subscription, consumer: KafkaConsumer): Promise<void> => {
    // Topics that were made a moment ago are not known to every broker yet.
    const start = () => patiently(() => consumer.start());
    const fresh = subscription.from === 'end' ? await uncommitted(subscription) : [];
    if (fresh.length === 0) return start();
    const ends = new Map<string, string>();
    for (const topic of new Set(fresh.map((place) => place.topic))) {
      for (const { partition, high } of await patiently(() => link().admin.fetchTopicOffsets(topic)))
        ends.set(`${topic}/${partition}`, high);
    }
    await start();
    const places = await uncommitted(subscription);
    await consumer.commit(places.map((at) => ({ ...at, offset: ends.get(`${at.topic}/${at.partition}`) ?? '0' })));
  };

  const connect = async (): Promise<void> => {
    const kafka = await openKafka(options);
    const admin = kafka.admin();
    const producer = kafka.producer();
    try {
      await Promise.all([admin.connect(), producer.connect()]);
      connected = { kafka, admin, producer };
      await ensure([...new Set(subscriptions.flatMap(({ topics }) => topics))]);
      consumers = subscriptions.map((subscription) => {
        const { group } = subscription;
        const parkUnreadable = async (topic: string, event: CloudEvent, cause: string): Promise<void> => {
          logger.error(
            { group, topic, eventId: event.id, cause },
            'A message is no event; it went to the dead letters.',
          );
          await letters.put({
            id: `${group}:${event.id}`,
            topic,
            group,
            event,
            cause,
            at: clock().toISOString(),
            attempts: 1,
          });
        };
        const shared = { kafka, parking, parkUnreadable, logger, sessionTimeoutMs, safeFrom: options.safeFrom };
        return { subscription, consumer: createKafkaConsumer({ ...shared, subscription }) };
      });
      const starts = consumers.map(({ subscription, consumer }) => startConsumer(subscription, consumer));
      // When one fails the others are stopped, but not while they are half-way.
      const failed = (await Promise.allSettled(starts)).find((start) => start.status === 'rejected');
      if (failed) throw failed.reason;
      if (running === undefined) throw new Error('the bus was stopped meanwhile');
    } catch (error) {
      connected = undefined;
      await Promise.allSettled(consumers.map(({ consumer }) => consumer.stop()));
      consumers = [];
      await Promise.allSettled([admin.disconnect(), producer.disconnect()]);
      throw error;
    }
  };

  /** By subscription. Groups share topics: where each of these ends is asked once, after where the groups stand. */
  const lagsOf = async (all: readonly Subscription[]): Promise<readonly (readonly Lag[])[]> => {
    const { admin } = link();
    const kept = await Promise.all(
      all.map(({ group, topics }) => admin.fetchOffsets({ groupId: group, topics: [...topics] })),
    );
    const topics = [...new Set(kept.flatMap((places) => places.map(({ topic }) => topic)))];
    const ends = new Map(
      await Promise.all(topics.map(async (topic) => [topic, await admin.fetchTopicOffsets(topic)] as const)),
    );
    return all.map(({ group, from }, at) =>
      (kept[at] ?? []).map(({ topic, partitions }) => {
        let events = 0;
        for (const { partition, high, low } of ends.get(topic) ?? []) {
          const committed = partitions.find((one) => one.partition === partition)?.offset ?? '-1';
          const position = committed === '-1' ? (from === 'beginning' ? low : high) : committed;
          events += Math.max(0, Number(high) - Number(position));
        }
        return { group, topic, events };
      }),
    );
  };

  const watchdog = createWatchdog({
    patience: 3,
    rest: 11,
    read: async () => {
      const watched = [...consumers];
      const lags = await lagsOf(watched.map(({ subscription }) => subscription));
      return watched.map(({ consumer }, at) => ({
        group: String(at),
        lag: (lags[at] ?? []).reduce((sum, { events }) => sum + events, 0),
        handled: consumer.handled(),
        inFlight: consumer.inFlight(),
      }));
    },
    happened: () => consumers.reduce((sum, { consumer }) => sum + consumer.handled(), 0),
    asking: () => consumers.every(({ consumer }) => consumer.asking()),
    restart: async (at) => consumers[Number(at)]?.consumer.restart('events wait and none is handled'),
  });

  const release = (letter: DeadLetter): Promise<unknown> =>
    Promise.all(
      consumers
        .filter(({ subscription: { group, topics } }) => group === letter.group && topics.includes(letter.topic))
        .map(({ consumer }) => consumer.release(letter, letter.event.subject)),
    );
  /** Does what people asked for; letters that only wait may be left of a release that was cut off. */
  const lookForAsked = async (signal: AbortSignal): Promise<void> => {
    const groups = [...new Set(subscriptions.map(({ group }) => group))];
    for (let look = 0; ; look += 1) {
      await nextBeat(lookMs, signal);
      if (!parking.looksAt(look)) continue;
      try {
        const cutOff =
          look % 30 === 0
            ? await Promise.all(parking.orderingKeys().map((orderingKey) => letters.next(orderingKey)))
            : [];
        const asked = await letters.requested(groups);
        await Promise.all(
          [...asked, ...cutOff.filter((letter) => letter?.waits === true)].map((l) => release(l as DeadLetter)),
        );
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'The dead letters cannot be looked through.');
      }
    }
  };

  const keepConnected = async (first: Promise<void>, signal: AbortSignal): Promise<void> => {
    await first;
    for (let pause = 500; connected === undefined; pause = Math.min(pause * 2, 5_000)) {
      await wait(pause, undefined, { signal });
      await connect().catch((error: unknown) => {
        trouble = String(error);
        logger.error({ err: error }, 'Kafka cannot be reached; the bus keeps trying.');
      });
    }
    for (;;) {
      await wait(watchdogMs, undefined, { signal });
      await watchdog.look().catch((error: unknown) => logger.warn({ err: error }, 'The lag cannot be read.'));
    }
  };

  return {
    shared: true,
    publish: async (topic, events) => {
      if (events.length === 0) return;
      link();
      await ensure([topic]);
      await send({ topic, messages: events.map(toMessage) });
    },
    subscribe: (subscription) => {
      subscription.joined?.({ shared: true });
      subscriptions.push(subscription);
    },
    start: async () => {
      if (running !== undefined) return;
      running = new AbortController();
      const { signal } = running;
      trouble = 'Kafka does not answer yet';
      const first = connect().catch((error: unknown) => {
        trouble = String(error);
        logger.error({ err: error }, 'Kafka cannot be reached; the bus keeps trying.');
      });
      background = Promise.all([keepConnected(first, signal), lookForAsked(signal)].map((one) => one.catch(() => {})));
      // Brokers that take connections and say nothing are found out about later than a process may take to start.
      await Promise.race([first, wait(startWithinMs, undefined, { ref: false })]);
    },
    stop: async () => {
      running?.abort();
      running = undefined;
      await Promise.race([background, wait(stopWithinMs, undefined, { ref: false })]);
      await Promise.allSettled(consumers.map(({ consumer }) => consumer.stop()));
      consumers = [];
      const last = connected;
      connected = undefined;
      trouble = 'the bus is not running';
      await Promise.allSettled([last?.producer.disconnect(), last?.admin.disconnect()]);
    },
    health: async () => {
      if (connected === undefined) return { ok: false, reason: trouble };
      try {
        await within(connected.admin.describeCluster(), 2_000, 'Kafka does not answer');
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: String(error) };
      }
    },
    lag: async () => {
      const byPlace = new Map<string, Lag>();
      for (const lag of (await lagsOf(subscriptions)).flat()) byPlace.set(`${lag.group} ${lag.topic}`, lag);
      return [...byPlace.values()];
    },
  };
};
