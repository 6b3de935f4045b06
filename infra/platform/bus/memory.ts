import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nextBeat } from '../runtime/beat.ts';
import { createKeyedMutex } from '../runtime/keyed-mutex.ts';
import type { Bus, CloudEvent, DeadLetters, OrderingKey, Subscription } from './bus.ts';
import { createDelivery, createParking, type Retry, standardRetry } from './delivery.ts';

export interface MemoryBusOptions {
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
  readonly clock?: () => Date;
  readonly retry?: Retry;
  /** A handler that takes longer has failed. Default 30,000. */
  readonly handlerDeadlineMs?: number;
  /** How often it looks for dead letters that are to be replayed or dropped. Default 1,000. */
  readonly lookMs?: number;
}

/** Which member of a group gets a subject's events: always the same one. */
const memberOf = (subject: string, members: number): number => {
  let hash = 0;
  for (let at = 0; at < subject.length; at += 1) hash = (hash * 31 + subject.charCodeAt(at)) >>> 0;
  return hash % members;
};

/**
 * A bus inside one process that behaves like Kafka: JSON round trip, order per subject, asynchronous, redelivery, groups.
 * It holds no log. `publish` resolves only when every group has handled the events or they lie in the dead letters, so
 * the publisher's outbox is the queue; and a group reads from its subscription on, whatever its `from` says.
 */
export const createMemoryBus = ({
  deadLetters,
  logger,
  clock = () => new Date(),
  retry = standardRetry,
  handlerDeadlineMs = 30_000,
  lookMs = 1_000,
}: MemoryBusOptions): Bus => {
  const groups = new Map<string, Subscription[]>();
  const open = new Map<string, number>();
  const inOrder = createKeyedMutex();
  const deliver = createDelivery({ retry, deadlineMs: handlerDeadlineMs, logger, clock, park: deadLetters.put });
  const parking = createParking({ deadLetters, deliver, logger, clock });
  let running: AbortController | undefined;
  let looking: Promise<void> = Promise.resolve();

  const members = (group: string, topic: string): readonly Subscription[] =>
    (groups.get(group) ?? []).filter((subscription) => subscription.topics.includes(topic));
  const onceForEach = (
    { group, topic, subject }: OrderingKey,
    work: (member: Subscription, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    const signal = running?.signal as AbortSignal;
    const among = members(group, topic);
    const member = among[memberOf(subject, among.length)] as Subscription;
    return inOrder.run(JSON.stringify([group, topic, subject]), () => work(member, signal));
  };

  const send = (group: string, topic: string, text: string): Promise<void> => {
    const event = JSON.parse(text) as CloudEvent;
    const counted = JSON.stringify([group, topic]);
    open.set(counted, (open.get(counted) ?? 0) + 1);
    return onceForEach({ group, topic, subject: event.subject }, async (subscription, signal) => {
      await nextTurn();
      await parking.bring({ subscription, topic, event }, signal);
    }).finally(() => open.set(counted, (open.get(counted) ?? 1) - 1));
  };

  const release = (orderingKey: OrderingKey): Promise<void> =>
    members(orderingKey.group, orderingKey.topic).length === 0
      ? Promise.resolve()
      : onceForEach(orderingKey, (subscription, signal) =>
          parking.release({ subscription, topic: orderingKey.topic }, orderingKey.subject, signal),
        );

  const look = async (signal: AbortSignal): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      // Letters that only wait may be left of a release that was cut off.
      if (turn % 30 === 0) await Promise.all(parking.orderingKeys().map(release));
      await nextBeat(lookMs, signal);
      if (!parking.looksAt(turn)) continue;
      const asked = await deadLetters.requested([...groups.keys()]).catch((error: unknown) => {
        logger.warn({ err: error }, 'The dead letters cannot be looked through.');
        return [];
      });
      await Promise.all(asked.map(({ group, topic, event: { subject } }) => release({ group, topic, subject })));
    }
  };

  return {
    shared: false,
    publish: async (topic, events) => {
      if (running === undefined) throw new Error('The bus is not running; the events stay with their publisher.');
      const texts = events.map((event) => JSON.stringify(event));
      const deliveries = [...groups.keys()]
        .filter((group) => members(group, topic).length > 0)
        .flatMap((group) => texts.map((text) => send(group, topic, text)));
      const outcomes = await Promise.allSettled(deliveries);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
    subscribe: (subscription) => {
      subscription.joined?.({ shared: false });
      groups.set(subscription.group, [...(groups.get(subscription.group) ?? []), subscription]);
    },
    start: async () => {
      if (running !== undefined) return;
      const starting = new AbortController();
      await parking.load([...groups.values()].flat(), starting.signal);
      running = starting;
      looking = look(starting.signal).catch(() => {});
    },
    stop: async () => {
      const stopping = running;
      running = undefined;
      stopping?.abort(new Error('The bus stops; the event comes again.'));
      await inOrder.idle();
      await looking;
    },
    health: async () => (running === undefined ? { ok: false, reason: 'the bus is not running' } : { ok: true }),
    lag: async () =>
      [...groups].flatMap(([group, subscriptions]) =>
        [...new Set(subscriptions.flatMap(({ topics }) => topics))].map((topic) => ({
          group,
          topic,
          events: open.get(JSON.stringify([group, topic])) ?? 0,
        })),
      ),
  };
};
