import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus, CloudEvent, DeadLetters, Subscription } from './bus.ts';
import { createDelivery, createLanes, type Retry, standardRetry } from './delivery.ts';

export interface MemoryBusOptions {
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
  readonly clock?: () => Date;
  readonly retry?: Retry;
  /** A handler that takes longer has failed. Default 30,000. */
  readonly handlerDeadlineMs?: number;
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
}: MemoryBusOptions): Bus => {
  const groups = new Map<string, Subscription[]>();
  const open = new Map<string, number>();
  const lanes = createLanes();
  const deliver = createDelivery({ retry, deadlineMs: handlerDeadlineMs, logger, clock, park: deadLetters.put });
  let running: AbortController | undefined;

  const send = (group: string, members: readonly Subscription[], topic: string, text: string): Promise<void> => {
    const signal = running?.signal as AbortSignal;
    const event = JSON.parse(text) as CloudEvent;
    const member = members[memberOf(event.subject, members.length)] as Subscription;
    open.set(group, (open.get(group) ?? 0) + 1);
    return lanes
      .run(JSON.stringify([group, topic, event.subject]), async () => {
        await nextTurn();
        await deliver(member, topic, event, signal);
      })
      .finally(() => open.set(group, (open.get(group) ?? 1) - 1));
  };

  return {
    publish: async (topic, events) => {
      if (running === undefined) throw new Error('The bus is not running; the events stay with their publisher.');
      const texts = events.map((event) => JSON.stringify(event));
      const deliveries = [...groups].flatMap(([group, subscriptions]) => {
        const members = subscriptions.filter((subscription) => subscription.topics.includes(topic));
        return members.length === 0 ? [] : texts.map((text) => send(group, members, topic, text));
      });
      const outcomes = await Promise.allSettled(deliveries);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
    subscribe: (subscription) => {
      groups.set(subscription.group, [...(groups.get(subscription.group) ?? []), subscription]);
    },
    start: async () => {
      running ??= new AbortController();
    },
    stop: async () => {
      const stopping = running;
      running = undefined;
      stopping?.abort(new Error('The bus stops; the event comes again.'));
      await lanes.idle();
    },
    health: async () => (running === undefined ? { ok: false, reason: 'the bus is not running' } : { ok: true }),
    lag: async () => Object.fromEntries([...groups.keys()].map((group) => [group, open.get(group) ?? 0])),
  };
};
