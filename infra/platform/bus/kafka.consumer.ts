import { setTimeout as wait } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { type Safe, StartedAnew } from '../database/durable.ts';
import { createKeyedMutex } from '../runtime/keyed-mutex.ts';
import { createTurns } from '../runtime/turns.ts';
import type { CloudEvent, DeadLetter, Subscription } from './bus.ts';
import type { Parking } from './delivery.ts';
import type { KafkaClient } from './kafka.client.ts';
import { toEvent, unreadableEvent } from './kafka.message.ts';
import { createOffsets } from './kafka.offsets.ts';

export interface KafkaConsumerOptions {
  readonly kafka: KafkaClient;
  readonly subscription: Subscription;
  readonly parking: Parking;
  /** Parks a message that is no event of ours. */
  readonly parkUnreadable: (topic: string, event: CloudEvent, cause: string) => Promise<void>;
  readonly logger: Logger;
  readonly sessionTimeoutMs: number;
  /** Taken before events are handled: what handlers store since then survives a kill; only then offsets are committed. */
  readonly safeFrom?: (() => Safe) | undefined;
}

export interface KafkaConsumer {
  /** Resolves when the group has given this member its partitions. @throws where it crashes for good, hangs or is stopped before */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Tries until the group has given it its partitions, or until it is stopped. */
  restart(reason: string): Promise<void>;
  /** Sets where the group goes on. */
  commit(
    offsets: readonly { readonly topic: string; readonly partition: number; readonly offset: string }[],
  ): Promise<void>;
  /** Deals with the letters of this letter's ordering key, if the ordering key's partition is this member's. */
  release(letter: Pick<DeadLetter, 'topic' | 'partition'>, subject: string): Promise<void>;
  /** Counts handled events: a number that stands still while there is lag and nothing in flight tells of a silent stop. */
  handled(): number;
  inFlight(): number;
  /** Whether it has asked its brokers for events lately. One that has stopped in silence has not. */
  asking(): boolean;
}

/** More than this many events in memory: the fetching waits. */
const backlog = 1_000;
/** Whoever waits shows life meanwhile. */
const lifeMs = 100;
/**
 * How long a broker may keep a question that it has nothing for, while something comes now and then (`rest` in kafka.library.ts says how
 * long afterwards); an event is answered at once. A process has ten groups, and each asks anew whenever it got nothing: five times a
 * second cost a process that had nothing to do a tenth of a core. What the group wants of a member, and its end, wait for the answer.
 */
const idleFetchMs = 1_000;
/** A commit isn't urgent: the flush of somebody else's command serves it too, for so long. */
const patienceMs = 50;
const askAgainMs = 500;
/** Longer than a broker keeps a question, and than a broker that is gone is waited for. */
const askedWithinMs = 15_000;
/** A group that is formed anew gives its members their partitions within twice its session; what takes longer hangs. */
const joinWithinMs = 60_000;
/** A consumer that hangs may hang in its own disconnect as well. */
const leaveWithinMs = 2_000;
/** Between two attempts to come back; doubled each time. */
const [firstPauseMs, longestPauseMs] = [1_000, 10_000];

/**
 * One member of a group. Fetching and handling are apart: messages are sorted by ordering key, one per subject, a subject that
 * fails holds up itself alone, and offsets are committed only behind what is done. Heartbeats go on meanwhile.
 */
export const createKafkaConsumer = (options: KafkaConsumerOptions): KafkaConsumer => {
  const { kafka, subscription, parking, parkUnreadable, sessionTimeoutMs, safeFrom } = options;
  const { group, topics, from, concurrency = 16 } = subscription;
  const logger = options.logger.child({ group });
  const inOrder = createKeyedMutex();
  const offsets = createOffsets();
  const inSlot = createTurns({ atOnce: concurrency, waiting: Number.POSITIVE_INFINITY }).run;
  let consumer: Consumer | undefined;
  let working = new AbortController();
  let generation = 0;
  let handled = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let committing: Promise<void> = Promise.resolve();
  let isCommitting = false;
  let isSafe: Safe | undefined;
  /** Whoever has fetched more than is to lie here waits for it. */
  let room: PromiseWithResolvers<void> | undefined;
  let restarting: Promise<void> | undefined;
  let ended = false;
  let assigned: Readonly<Record<string, readonly number[]>> = {};
  /** What is parked is known: another member may have parked it. */
  let informed: Promise<void> = Promise.resolve();

  /** Waits until what was handled survives a kill; false where that is lost or not wanted any more. */
  const safe = async (signal: AbortSignal): Promise<boolean> => {
    do {
      try {
        await isSafe?.(patienceMs);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        logger.warn({ err: error }, 'What was handled is not safe yet.');
        if (error instanceof StartedAnew) {
          // What was handled may be lost: all that is not committed has to come again.
          void restart('what it handled is not safe').catch(() => {});
          return false;
        }
        await wait(askAgainMs, undefined, { signal }).catch(() => {});
      }
    } while (!signal.aborted);
    return false;
  };

  const commit = (): void => {
    if (isCommitting || consumer === undefined) return;
    isCommitting = true;
    const current = consumer;
    committing = (async () => {
      for (let ready = offsets.drain(); ready.length > 0 && current === consumer; ready = offsets.drain()) {
        if (!(await safe(working.signal))) return;
        // An offset that could not be committed brings its event again; handlers know a repeat.
        await current.commitOffsets([...ready]).catch((error: unknown) => {
          logger.warn({ err: error }, 'Offsets could not be committed.');
        });
      }
    })().finally(() => {
      isCommitting = false;
    });
  };

  const handle = async (topic: string, partition: number, message: KafkaMessage): Promise<void> => {
    if (message.value === null) return; // a tombstone of compaction carries no event
    let event: CloudEvent;
    try {
      event = toEvent(message);
    } catch (error) {
      await parkUnreadable(topic, unreadableEvent(topic, partition, message), String(error));
      return;
    }
    await informed;
    await parking.bring({ subscription, topic, event, partition }, working.signal);
  };

  const orderingKeyOf = (topic: string, subject: string): string => JSON.stringify([topic, subject]);

  const release = async ({ topic, partition }: Pick<DeadLetter, 'topic' | 'partition'>, subject: string) => {
    const mine = generation;
    if (consumer === undefined || (partition !== undefined && !assigned[topic]?.includes(partition))) return;
    await inOrder.run(orderingKeyOf(topic, subject), () =>
      inSlot(async () => {
        if (mine === generation) await parking.release({ subscription, topic, partition }, subject, working.signal);
      }),
    );
  };

  const take = (topic: string, partition: number, message: KafkaMessage): void => {
    const mine = generation;
    const done = offsets.take(topic, partition, message.offset);
    void inOrder
      .run(orderingKeyOf(topic, message.key?.toString() ?? ''), () =>
        inSlot(async () => {
          if (mine !== generation) return; // it comes again to whoever has the partition now
          await handle(topic, partition, message);
          handled += 1;
          done();
          if (offsets.inFlight() <= backlog) {
            room?.resolve();
            room = undefined;
          }
          commit();
        }),
      )
      .catch((error: unknown) => {
        if (!working.signal.aborted)
          logger.error({ err: error, topic, offset: message.offset }, 'An event is held up.');
      });
  };

  const eachBatch = async (
    by: Consumer,
    { batch, resolveOffset, heartbeat, isRunning, isStale }: EachBatchPayload,
  ): Promise<void> => {
    if (by !== consumer || !isRunning() || isStale() || working.signal.aborted) return;
    const missed = offsets.missed(batch.topic, batch.partition, batch.messages[0]?.offset);
    if (missed !== undefined) {
      // Fetched before the group was formed anew: what was dropped then comes first.
      by.seek({ topic: batch.topic, partition: batch.partition, offset: missed });
      return;
    }
    const mine = generation;
    for (const message of batch.messages) take(batch.topic, batch.partition, message);
    // The next fetch starts behind these; what is committed is another matter.
    resolveOffset(batch.lastOffset());
    await heartbeat();
    while (offsets.inFlight() > backlog && mine === generation && isRunning()) {
      room ??= Promise.withResolvers<void>();
      await Promise.race([room.promise, wait(lifeMs, undefined, { ref: false })]);
      await heartbeat();
    }
  };

  const letGo = async (leaving: Consumer): Promise<void> => {
    await Promise.race([leaving.disconnect(), wait(leaveWithinMs, undefined, { ref: false })]).catch(() => {});
  };

  const start = async (): Promise<void> => {
    if (ended) throw new Error('The consumer was stopped.');
    const mine = new AbortController();
    working = mine;
    isSafe = safeFrom?.();
    const starting = kafka.consumer({
      groupId: group,
      sessionTimeout: sessionTimeoutMs,
      rebalanceTimeout: sessionTimeoutMs * 2,
      heartbeatInterval: Math.floor(sessionTimeoutMs / 6),
      maxWaitTimeInMs: idleFetchMs,
      retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 8, restartOnFailure: async () => true },
    });
    consumer = starting;
    const member = Promise.withResolvers<void>();
    member.promise.catch(() => {}); // it may fail while it is still on its way to the group
    let isMember = false;
    mine.signal.addEventListener('abort', () => member.reject(mine.signal.reason), { once: true });
    starting.on('consumer.group_join', ({ payload }) => {
      if (starting !== consumer) {
        // Replaced while it was on its way back: it would take partitions and handle nothing.
        setImmediate(() => void starting.disconnect().catch(() => {}));
        return;
      }
      generation += 1;
      offsets.reset();
      assigned = payload.memberAssignment;
      informed = parking.load([subscription], working.signal);
      informed.catch(() => {}); // stopped meanwhile: nothing is handled any more
      isMember = true;
      member.resolve();
    });
    starting.on('consumer.fetch', () => {
      askedAt = performance.now();
    });
    starting.on('consumer.crash', ({ payload }) => {
      logger.error({ err: payload.error, restarts: payload.restart }, 'The consumer crashed.');
      if (payload.restart || consumer !== starting) return;
      // Whoever started it is told; a member has nobody who waits for it.
      if (!isMember) member.reject(payload.error);
      else
        void wait(firstPauseMs, undefined, { signal: mine.signal })
          .then(() => restart('it crashed for good'))
          .catch(() => {});
    });
    try {
      await starting.connect();
      mine.signal.throwIfAborted();
      await starting.subscribe({ topics: [...topics], fromBeginning: from === 'beginning' });
      mine.signal.throwIfAborted();
      await starting.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: 3,
        eachBatch: (payload) => eachBatch(starting, payload),
      });
      await pTimeout(member.promise, {
        milliseconds: joinWithinMs,
        message: `The group gave no partitions within ${joinWithinMs} ms`,
      });
      mine.signal.throwIfAborted();
    } catch (error) {
      // Stopped half-way it would go on to join: a member that has partitions and handles nothing.
      if (consumer === starting) consumer = undefined;
      await letGo(starting);
      throw error;
    }
  };

  const stop = async (): Promise<void> => {
    ended = true;
    // Before anything is waited for: a start that is under way ends by it.
    working.abort(new Error('The bus stops; the event comes again.'));
    await restarting?.catch(() => {});
    const stopping = consumer;
    if (stopping === undefined) return;
    try {
      stopping.pause(topics.map((topic) => ({ topic })));
    } catch {
      // never ran: there is nothing to pause
    }
    await inOrder.idle();
    await committing;
    commit();
    await committing;
    consumer = undefined;
    await stopping.disconnect();
  };

  const restartOnce = async (reason: string): Promise<void> => {
    logger.error({ reason }, 'The consumer is started anew.');
    const silent = consumer;
    consumer = undefined;
    generation += 1;
    offsets.reset();
    working.abort(new Error('The consumer is started anew; the event comes again.'));
    if (silent) await letGo(silent);
    for (let pause = firstPauseMs; !ended; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await start();
        return;
      } catch (error) {
        if (ended) return;
        logger.error({ err: error }, 'The consumer could not be started anew; it is tried again.');
        await wait(pause, undefined, { signal: working.signal }).catch(() => {});
      }
    }
  };
  const restart = (reason: string): Promise<void> => {
    restarting ??= restartOnce(reason).finally(() => {
      restarting = undefined;
    });
    return restarting;
  };

  return {
    start,
    stop,
    restart,
    commit: async (positions) => {
      await consumer?.commitOffsets([...positions]);
    },
    release,
    handled: () => handled,
    inFlight: offsets.inFlight,
    asking: () => performance.now() - askedAt < askedWithinMs,
  };
};
