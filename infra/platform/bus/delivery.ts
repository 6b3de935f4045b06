import { setTimeout as wait } from 'node:timers/promises';
import pTimeout, { TimeoutError } from 'p-timeout';
import type { Logger } from 'pino';
import { isUnavailable } from '../domain/index.ts';
import { inCorrelation, span } from '../telemetry/index.ts';
import type { CloudEvent, DeadLetter, DeadLetters, OrderingKey, Subscription } from './bus.ts';

export interface Retry {
  /** How often an event is tried before it goes to the dead letters. */
  readonly attempts: number;
  /** How often it may run out of time before that. Default: as often as `attempts`. */
  readonly timeouts?: number;
  /**
   * How often an attempt that ran out of time, and goes on, is waited for before another one is begun beside it. Default: once.
   * On a machine that is too busy each of them would make all others slower still, and none would come to its end.
   */
  readonly waits?: number;
  /** Pause after the first failure; the next ones grow by `factor` up to `maxMs`, each cut by up to half at random. */
  readonly firstMs: number;
  readonly factor: number;
  readonly maxMs: number;
}

/** A store that hangs looks like a handler that does, for every event: it is waited for some minutes. */
export const standardRetry: Retry = { attempts: 6, timeouts: 60, waits: 4, firstMs: 100, factor: 2.5, maxMs: 5_000 };

export interface DeliveryOptions {
  readonly retry: Retry;
  /** A handler that takes longer has failed. */
  readonly deadlineMs: number;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** Stores a letter durably. When that fails the event is tried again from the start. */
  readonly park: (letter: DeadLetter) => Promise<void>;
}

/** An event on its way to a group. */
export interface Delivery {
  readonly subscription: Subscription;
  readonly topic: string;
  readonly event: CloudEvent;
  /** On Kafka. */
  readonly partition?: number | undefined;
}

/**
 * Settles when the event is done with: handled or answered by `Rejected` ('done'), parked, or set aside for a version that
 * knows its type. Rejects only when `signal` aborts.
 */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<'done' | 'parked' | 'set aside'>;

const letterOf = (
  { subscription: { group }, topic, event, partition }: Delivery,
  cause: string,
  at: Date,
  attempts: number,
): DeadLetter => ({
  id: `${group}:${event.id}`,
  topic,
  group,
  event,
  cause,
  at: at.toISOString(),
  attempts,
  ...(partition === undefined ? {} : { partition }),
});

/** The error is made where time runs out: with a message alone each event in time would pay for one, and its stack. */
const withDeadline = (work: Promise<void>, milliseconds: number): Promise<void> =>
  pTimeout(work, {
    milliseconds,
    fallback: () => {
      throw new TimeoutError(`the handler took longer than ${milliseconds} ms`);
    },
  });

const pauseAfter = (attempt: number, { firstMs, factor, maxMs }: Retry): number => {
  const whole = Math.min(firstMs * factor ** (attempt - 1), maxMs);
  return whole / 2 + (Math.random() * whole) / 2;
};

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** How both buses bring one event to one group. */
export const createDelivery =
  ({ retry, deadlineMs, logger, clock, park }: DeliveryOptions): Deliver =>
  async (delivery, signal) => {
    const { subscription, topic, event } = delivery;
    const { group } = subscription;
    const about = { group, topic, eventId: event.id, eventType: event.type, subject: event.subject };
    let counted = 0;
    let late = 0;
    let underway: { readonly work: Promise<void>; waited: number } | undefined;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        // The trace of the click goes on over the event into what is made of it.
        await span(
          {
            name: `${group} ${event.type}`,
            kind: 'consumer',
            parent: event.traceparent,
            attributes: {
              'messaging.destination.name': topic,
              'messaging.consumer.group.name': group,
              'touchline.subject': event.subject,
              'touchline.attempt': attempt,
            },
          },
          () =>
            inCorrelation(event.correlationid ?? event.id, () => {
              underway ??= { work: Promise.resolve(subscription.handle(event)), waited: 0 };
              return withDeadline(underway.work, deadlineMs);
            }),
        );
        return 'done';
      } catch (error) {
        if (error instanceof Error && error.name === 'Rejected') {
          logger.info({ ...about, rejected: error.message }, 'An event was answered with a refusal.');
          return 'done';
        }
        const unknown = error instanceof Error && error.name === 'UnknownType';
        logger.warn({ ...about, attempt, err: error }, 'An event could not be handled.');
        // A database that is away is no fault of the event: it waits for as long as that takes.
        const ranOut = error instanceof TimeoutError;
        if (underway) underway.waited += 1;
        if (!ranOut || (underway?.waited ?? 0) >= (retry.waits ?? 1)) underway = undefined;
        if (ranOut) late += 1;
        else if (!isUnavailable(error)) counted += 1;
        if (unknown || counted >= retry.attempts || late >= (retry.timeouts ?? retry.attempts)) {
          counted = 0;
          late = 0;
          try {
            const letter = letterOf(delivery, describe(error), clock(), attempt);
            await park(unknown ? { ...letter, unknown } : letter);
            if (unknown) return 'set aside';
            logger.error({ ...about, attempts: attempt, err: error }, 'An event went to the dead letters.');
            return 'parked';
          } catch (parking) {
            logger.error({ ...about, err: parking }, 'The dead letters cannot be written; the event is tried again.');
          }
        }
        await wait(pauseAfter(Math.min(attempt, retry.attempts), retry), undefined, { signal });
      }
    }
  };

/** A message that is no event of ours: it has an ordering key to itself and no handler that could take it. */
export const unreadableType = 'touchline.unreadable.v1';

export interface ParkingOptions {
  readonly deadLetters: DeadLetters;
  readonly deliver: Deliver;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/**
 * Keeps the order of an aggregate's events over a poison one: what comes after it waits behind it, in the dead letters,
 * until a person has it replayed or dropped. Other aggregates and other groups go on. All that concerns one ordering key has to
 * be called one after the other.
 */
export interface Parking {
  /**
   * Learns which ordering keys are parked, and asks for what an older version set aside and this one knows; before the first
   * event, and again when partitions were given out anew.
   */
  readonly load: (subscriptions: readonly Subscription[], signal: AbortSignal) => Promise<void>;
  /** Brings an event to its group, or puts it behind the letters of its ordering key. */
  readonly bring: (delivery: Delivery, signal: AbortSignal) => Promise<void>;
  /** Deals with an ordering key's letters in order, as far as they were asked for or only wait. */
  readonly release: (delivery: Omit<Delivery, 'event'>, subject: string, signal: AbortSignal) => Promise<void>;
  /** The ordering keys in which letters lie. */
  readonly orderingKeys: () => readonly OrderingKey[];
  /** Whether this turn looks for what people have asked for letters: each does while any is known of, and few otherwise. */
  readonly looksAt: (turn: number) => boolean;
}

const keyOf = ({ group, topic, subject }: OrderingKey): string => JSON.stringify([group, topic, subject]);
const orderingKeyOf = (key: string): OrderingKey => {
  const [group, topic, subject] = JSON.parse(key) as [string, string, string];
  return { group, topic, subject };
};

const pauseMs = 1_000;
/** While no letter is known of, one in so many turns looks for what was asked. */
const restLooks = 10;

export const createParking = ({ deadLetters, deliver, logger, clock }: ParkingOptions): Parking => {
  /** By ordering key, when it was parked here: a load that began before that knows nothing of it. */
  const parked = new Map<string, number>();
  let turn = 0;
  /** Something was put aside here, or lay there at the start. */
  let anyAside = false;

  /** The dead letters are the ground that order stands on: without them nothing goes on. */
  const insist = async <T>(what: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        logger.error({ err: error, what }, 'The dead letters do not answer; it is tried again.');
        await wait(pauseMs, undefined, { signal });
      }
    }
  };
  const park = (orderingKey: string): void => {
    turn += 1;
    parked.set(orderingKey, turn);
  };
  const waiting = (delivery: Delivery): DeadLetter => ({
    ...letterOf(delivery, 'waits behind an earlier event of its aggregate', clock(), 0),
    waits: true,
  });

  return {
    orderingKeys: () => [...parked.keys()].map(orderingKeyOf),
    looksAt: (turn) => anyAside || parked.size > 0 || turn % restLooks === 0,
    load: async (subscriptions, signal) => {
      const before = turn;
      const groups = [...new Set(subscriptions.map(({ group }) => group))];
      const aside = await insist('unknown', () => deadLetters.unknown(groups), signal);
      anyAside ||= aside.length > 0;
      for (const { id, group, event } of aside) {
        if (subscriptions.some((of) => of.group === group && of.knows?.(event.type)))
          await insist('ask', () => deadLetters.ask(id, 'replay'), signal);
      }
      const found = new Set((await insist('parked', () => deadLetters.parked(groups), signal)).map(keyOf));
      for (const [orderingKey, since] of parked) {
        if (since <= before && groups.includes(orderingKeyOf(orderingKey).group) && !found.has(orderingKey))
          parked.delete(orderingKey);
      }
      for (const orderingKey of found) if (!parked.has(orderingKey)) park(orderingKey);
    },
    bring: async (delivery, signal) => {
      const { subscription, topic, event } = delivery;
      const orderingKey = { group: subscription.group, topic, subject: event.subject };
      if (parked.has(keyOf(orderingKey)) && !subscription.independent) {
        await insist('wait', () => deadLetters.wait(waiting(delivery)), signal);
        logger.warn({ ...orderingKey, eventId: event.id }, 'An event waits behind a dead letter of its aggregate.');
        return;
      }
      const outcome = await deliver(delivery, signal);
      anyAside ||= outcome !== 'done';
      if (outcome === 'parked' && !subscription.independent) park(keyOf(orderingKey));
    },
    release: async ({ subscription, topic, partition }, subject, signal) => {
      const orderingKey = { group: subscription.group, topic, subject };
      const { independent } = subscription;
      for (;;) {
        const letter = await insist('next', () => deadLetters.next(orderingKey, independent), signal);
        if (letter === undefined) {
          parked.delete(keyOf(orderingKey));
          return;
        }
        const drop = letter.asked === 'drop';
        if (!drop) {
          if (letter.asked === undefined && !letter.waits) return;
          // Nothing is known of what it was: it can only be dropped.
          if (letter.event.type === unreadableType) return;
          const outcome = await deliver({ subscription, topic, event: letter.event, partition }, signal);
          if (outcome === 'set aside' || (outcome === 'parked' && independent)) continue;
          if (outcome === 'parked') return;
        }
        await insist('take', () => deadLetters.take(letter.id), signal);
        logger.info({ ...orderingKey, eventId: letter.event.id, drop }, 'A dead letter is dealt with.');
      }
    },
  };
};
