import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from '../domain/index.ts';
import { span } from '../telemetry/index.ts';
import type { CloudEvent, DeadLetter, Subscription } from './bus.ts';

export interface Retry {
  /** How often an event is tried before it goes to the dead letters. */
  readonly attempts: number;
  /** Pause after the first failure; the next ones grow by `factor` up to `maxMs`, each cut by up to half at random. */
  readonly firstMs: number;
  readonly factor: number;
  readonly maxMs: number;
}

export const standardRetry: Retry = { attempts: 6, firstMs: 100, factor: 2.5, maxMs: 5_000 };

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

export const letterOf = (
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

const withDeadline = async (work: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the handler took longer than ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

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
          () => withDeadline(Promise.resolve(subscription.handle(event)), deadlineMs),
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
        if (!isUnavailable(error)) counted += 1;
        if (unknown || counted === retry.attempts) {
          counted = 0;
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

/** Runs tasks one after the other per key, different keys at the same time. */
export const createLanes = () => {
  const tails = new Map<string, Promise<void>>();
  return {
    run: (key: string, task: () => Promise<void>): Promise<void> => {
      const tail = tails.get(key) ?? Promise.resolve();
      const result = tail.then(task);
      const settled = result.then(
        () => {},
        () => {},
      );
      tails.set(key, settled);
      void settled.then(() => {
        if (tails.get(key) === settled) tails.delete(key);
      });
      return result;
    },
    /** Resolves when nothing is at work. */
    idle: async (): Promise<void> => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
};
