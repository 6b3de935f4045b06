import type kafkajs from 'kafkajs';
import { everyBeat } from '../runtime/beat.ts';

type Kafkajs = typeof kafkajs;

/** What of a connection's queue is touched here. */
export interface RequestQueue {
  readonly enforceRequestTimeout: boolean;
  /** Held back: the broker asked for a pause. */
  readonly pending: readonly unknown[];
  /** Sent, and not answered yet. */
  readonly inflight: ReadonlyMap<number, Sent>;
  readonly isConnected: () => boolean;
  scheduleCheckPendingRequests(): void;
  scheduleRequestTimeoutCheck(): void;
  destroy(): void;
}

interface Sent {
  readonly sentAt: number;
  readonly requestTimeout: number;
  timeoutRequest(): void;
}

/** What of a member is touched here: what it gets of one broker. */
export interface Fetching {
  /** How long the broker may keep a question that it has nothing for, ms. */
  maxWaitTime: number;
  fetch(nodeId: string): Promise<readonly Fetched[]>;
}

/** Of one partition; a broker names those as well that it has nothing of. */
export interface Fetched {
  readonly rawMessages: readonly unknown[];
}

/** Of all connections of the process: whether what was sent is answered in time. */
const lookEachMs = 1_000;
/** With nothing to bring for so long a group rests: it asks this seldom, as Kafka's own clients give a sign of life every 3 seconds. */
export const rest = { afterMs: 10_000, fetchMs: 3_000 };

/** After its first answer a connection looks each millisecond whether something was held back, for ever (issues 1556, 1704 and 1751). */
const lookWhileHeldBack = (prototype: RequestQueue): void => {
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
};

/** Each connection looks ten times a second, at a moment of its own, whether an answer is late; here one look is for all of them. */
const lookTogether = (prototype: RequestQueue): void => {
  const watched = new Set<RequestQueue>();
  let endLooking: (() => void) | undefined;
  const look = (): void => {
    const now = Date.now();
    for (const queue of watched) {
      for (const request of queue.inflight.values())
        if (now - request.sentAt > request.requestTimeout) request.timeoutRequest();
      if (!queue.isConnected()) queue.destroy();
    }
  };
  const { destroy } = prototype;
  prototype.scheduleRequestTimeoutCheck = function (this: RequestQueue): void {
    if (!this.enforceRequestTimeout) return;
    this.destroy();
    watched.add(this);
    endLooking ??= everyBeat(lookEachMs, look);
  };
  prototype.destroy = function (this: RequestQueue): void {
    destroy.call(this);
    if (!watched.delete(this) || watched.size > 0) return;
    endLooking?.();
    endLooking = undefined;
  };
};

/**
 * Until the groups that rest are answered next, ms: all of a process at the same moment. Each at one of its own would wake it, and find
 * all it needs gone cold.
 */
const untilNextAnswer = (now: number): number => rest.fetchMs - (Math.floor(now) % rest.fetchMs);

/**
 * What a broker has nothing of goes no further: each such partition was given to a worker, once per question. A member that is brought
 * nothing asks less often by and by.
 */
export const restWhereNothingComes = (prototype: Fetching, clock = (): number => performance.now()): void => {
  /** Of each member, since its first answer: when something came last, and how long it lets a broker keep a question while it does. */
  const known = new WeakMap<Fetching, { broughtAt: number; readonly fetchMs: number }>();
  const { fetch } = prototype;
  prototype.fetch = async function (this: Fetching, nodeId: string): Promise<readonly Fetched[]> {
    const brought = (await fetch.call(this, nodeId)).filter(({ rawMessages }) => rawMessages.length > 0);
    const now = clock();
    const about = known.get(this) ?? { broughtAt: now, fetchMs: this.maxWaitTime };
    known.set(this, about);
    if (brought.length > 0) about.broughtAt = now;
    const rests = now - about.broughtAt > rest.afterMs;
    this.maxWaitTime = rests ? Math.max(untilNextAnswer(now), about.fetchMs) : about.fetchMs;
    return brought;
  };
};

let mended: Promise<Kafkajs> | undefined;

/**
 * kafkajs 2.2.4, loaded by need, and mended where it keeps a process busy that has nothing to do: a process has twenty connections, and
 * what each of them did by itself was a tenth of a core.
 */
export const loadKafkajs = (): Promise<Kafkajs> => {
  mended ??= (async () => {
    const { default: library } = await import('kafkajs');
    // @ts-expect-error it has no types
    const { default: Queue } = await import('kafkajs/src/network/requestQueue/index.js');
    // @ts-expect-error it has no types
    const { default: Group } = await import('kafkajs/src/consumer/consumerGroup.js');
    lookWhileHeldBack(Queue.prototype);
    lookTogether(Queue.prototype);
    restWhereNothingComes(Group.prototype);
    return library;
  })();
  return mended;
};
