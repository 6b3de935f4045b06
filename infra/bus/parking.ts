import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeadLetter, DeadLetters, Lane, Subscription } from './bus.ts';
import { type Deliver, type Delivery, letterOf } from './delivery.ts';

/** A message that is no event of ours: it has a lane to itself and no handler that could take it. */
export const unreadableType = 'touchline.unreadable.v1';

export interface ParkingOptions {
  readonly deadLetters: DeadLetters;
  readonly deliver: Deliver;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/**
 * Keeps the order of an aggregate's events over a poison one: what comes after it waits behind it, in the dead letters,
 * until a person has it replayed or dropped. Other aggregates and other groups go on. All that concerns one lane has to
 * be called one after the other.
 */
export interface Parking {
  /**
   * Learns which lanes are parked, and asks for what an older version set aside and this one knows; before the first
   * event, and again when partitions were given out anew.
   */
  readonly load: (subscriptions: readonly Subscription[], signal: AbortSignal) => Promise<void>;
  /** Brings an event to its group, or puts it behind the letters of its lane. */
  readonly bring: (delivery: Delivery, signal: AbortSignal) => Promise<void>;
  /** Deals with a lane's letters in order, as far as they were asked for or only wait. */
  readonly release: (delivery: Omit<Delivery, 'event'>, subject: string, signal: AbortSignal) => Promise<void>;
  /** The lanes in which letters lie. */
  readonly lanes: () => readonly Lane[];
}

const keyOf = ({ group, topic, subject }: Lane): string => JSON.stringify([group, topic, subject]);
const laneOf = (key: string): Lane => {
  const [group, topic, subject] = JSON.parse(key) as [string, string, string];
  return { group, topic, subject };
};

const pauseMs = 1_000;

export const createParking = ({ deadLetters, deliver, logger, clock }: ParkingOptions): Parking => {
  /** By lane, when it was parked here: a load that began before that knows nothing of it. */
  const parked = new Map<string, number>();
  let turn = 0;

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
  const park = (lane: string): void => {
    turn += 1;
    parked.set(lane, turn);
  };
  const waiting = (delivery: Delivery): DeadLetter => ({
    ...letterOf(delivery, 'waits behind an earlier event of its aggregate', clock(), 0),
    waits: true,
  });

  return {
    lanes: () => [...parked.keys()].map(laneOf),
    load: async (subscriptions, signal) => {
      const before = turn;
      const groups = [...new Set(subscriptions.map(({ group }) => group))];
      const aside = await insist('unknown', () => deadLetters.unknown(groups), signal);
      for (const { id, group, event } of aside) {
        if (subscriptions.some((of) => of.group === group && of.knows?.(event.type)))
          await insist('ask', () => deadLetters.ask(id, 'replay'), signal);
      }
      const found = new Set((await insist('parked', () => deadLetters.parked(groups), signal)).map(keyOf));
      for (const [lane, since] of parked) {
        if (since <= before && groups.includes(laneOf(lane).group) && !found.has(lane)) parked.delete(lane);
      }
      for (const lane of found) if (!parked.has(lane)) park(lane);
    },
    bring: async (delivery, signal) => {
      const { subscription, topic, event } = delivery;
      const lane = { group: subscription.group, topic, subject: event.subject };
      if (parked.has(keyOf(lane)) && !subscription.independent) {
        await insist('wait', () => deadLetters.wait(waiting(delivery)), signal);
        logger.warn({ ...lane, eventId: event.id }, 'An event waits behind a dead letter of its aggregate.');
        return;
      }
      if ((await deliver(delivery, signal)) === 'parked' && !subscription.independent) park(keyOf(lane));
    },
    release: async ({ subscription, topic, partition }, subject, signal) => {
      const lane = { group: subscription.group, topic, subject };
      const { independent } = subscription;
      for (;;) {
        const letter = await insist('next', () => deadLetters.next(lane, independent), signal);
        if (letter === undefined) {
          parked.delete(keyOf(lane));
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
        logger.info({ ...lane, eventId: letter.event.id, drop }, 'A dead letter is dealt with.');
      }
    },
  };
};
