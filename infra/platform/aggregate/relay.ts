import type { Collection } from 'mongoose';
import type { Bus, CloudEvent } from '../bus/index.ts';
import type { Safe } from '../database/durable.ts';
import { everyBeat } from '../runtime/beat.ts';
import { createBounded } from '../runtime/bounded.ts';
import { type Logger, type Metrics, span } from '../telemetry/index.ts';
import { outboxIndex } from './document.ts';
import { createLeases, type Lease } from './lease.ts';
import { createOutboxes, type Outbox, pending } from './outbox.ts';

/** Moves events from the outbox of each aggregate to the bus, in order per aggregate. */
export interface Relay {
  /**
   * Something was written to this aggregate: publish soon. Never throws, never waits.
   * @param safe the number of the last event that survives a kill; what comes after it is told by whoever wrote it.
   * @param outbox all that lay in the outbox behind the write, where the writer knows it and may publish it: then nobody reads it.
   */
  readonly nudge: (id: string, safe: number, outbox?: readonly CloudEvent[]) => void;
  /**
   * What is written to this aggregate from now on is told by its writer alone, until the answer is called: a sweep of this process
   * leaves it. Those of other replicas do anyway.
   */
  readonly hold: (id: string) => () => void;
  /** Publishes what a crash or a broker that was down has left; answers how many aggregates had something. */
  readonly sweep: () => Promise<number>;
  readonly start: () => void;
  /** Lets publications under way end. What is left stays in the outbox. */
  readonly stop: () => Promise<void>;
  /** Resolves when nothing is under way in this process. */
  readonly idle: () => Promise<void>;
  /** What a write into an empty outbox has to put beside its events: this process publishes them. */
  readonly lease: () => Lease | undefined;
  /** Those of an aggregate's events that this process hasn't sent. */
  readonly unsent: (id: string, events: readonly CloudEvent[]) => readonly CloudEvent[];
}

export interface RelayDependencies {
  // biome-ignore lint/suspicious/noExplicitAny: the relay reads the outbox of any aggregate's collection
  readonly collection: Collection<any>;
  readonly topic: string;
  readonly name: string;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly clock?: () => Date;
  readonly everyMs?: number;
  /** After so long without a sign of life another replica's outbox is published here. */
  readonly takeOverMs?: number;
  /** Taken before an event is sent: what consumers store since then survives a kill; only then it leaves its outbox. */
  readonly safeFrom?: () => Safe;
}

/** So many aggregates are handed to the bus at the same time … */
const concurrency = 128;
/** … and so many more may wait for the flush before their outboxes are emptied. */
const openAtMost = 2_000;
const sweepSize = 1000;
/** … and the next one begins once so few of them wait. */
const aheadFrom = 500;
/** In the one process a sweep brings the outboxes along that have no more events than this; longer ones are read when it is their turn. */
const broughtAlong = 20;
/** Where nothing waits, emptying an outbox isn't urgent: the flush of the next command serves it too, for so long … */
const patienceMs = 25;
/** … and where much waits, one flush serves all that is sent in so long, unless there is no room for more. */
const backlogPatienceMs = 200;
/** So many events of one aggregate may be out before its outbox is emptied. */
const unemptiedAtMost = 50;
/**
 * A sweep that found nothing, with nothing written since, is left out so many times: where others write as well, one of them may
 * die; where nobody does, only somebody's hand can have put an event there.
 */
const restShared = 2;
const restAlone = 59;
/** What another replica is just publishing is looked at again after so long, then after twice as long … */
const lookAgainMs = 50;
/** … and after so many looks it is left to the sweep. */
const looks = 5;
/** So many outboxes are kept from their writers; those that are pushed out are read. */
const handedAtMost = 2_000;
/** Of so many aggregates the last event that was sent is remembered. */
const remembered = 10_000;

export const createRelay = ({
  collection,
  topic,
  name,
  bus,
  logger,
  metrics,
  clock = () => new Date(),
  everyMs = 1000,
  takeOverMs = 8_000,
  safeFrom,
}: RelayDependencies): Relay => {
  const leases = createLeases({ collection, shared: bus.shared, takeOverMs });
  const outboxes = createOutboxes({ collection, holder: leases.holder, clock });
  const underWay = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const waiting = new Set<string>();
  /** Of those that wait for the flush: told when something more is written. */
  const wakers = new Map<string, () => void>();
  /** The last event of each that may be told: what is told and then lost was never so, and its number is given again. */
  const tellable = new Map<string, number>();
  /** What writers have handed over: the whole outbox behind their write, ours to publish. */
  const handed = createBounded<readonly CloudEvent[]>(handedAtMost);
  /** The last event of each that was sent: a writer may have met it in the outbox a moment before it left. */
  const sentUpTo = createBounded<number>(remembered);
  /** By how many writers. */
  const held = new Map<string, number>();
  /** How often those were looked at that another replica is publishing. */
  const postponed = new Map<string, number>();
  let publishing = 0;
  /** The last sweep found more than it could take along. */
  let more = false;
  /** Something was published, or could not be, since a sweep found nothing. */
  let restless = true;
  let endTicking = (): void => {};
  let sweeping: Promise<number> | undefined;
  let stopped = false;
  let endWatching: (() => void) | undefined;

  const unsent: Relay['unsent'] = (id, events) => {
    const sent = sentUpTo.get(id) ?? 0;
    return events.filter(({ sequence }) => sequence > sent);
  };

  /** What is to be sent, and whether that is this process's to do. */
  const look = async (id: string): Promise<Outbox & { readonly mine: boolean }> => {
    const outbox = handed.get(id);
    handed.delete(id);
    if (outbox) {
      const waits = unsent(id, outbox);
      // Where all of it seems to be sent it is looked at: it may have left since, or two events may have one number.
      if (waits.length > 0) return { outbox: waits, lease: null, mine: true };
    }
    const read = await outboxes.read(id);
    return { ...read, mine: leases.isMine(read.lease) };
  };
  const postpone = (id: string): void => {
    const count = (postponed.get(id) ?? 0) + 1;
    if (count > looks) {
      postponed.delete(id);
      return;
    }
    postponed.set(id, count);
    setTimeout(() => goOn(id), lookAgainMs * 2 ** (count - 1)).unref();
  };

  const send = (id: string, events: readonly CloudEvent[], first: CloudEvent): Promise<void> =>
    span(
      {
        name: `${name} publish`,
        kind: 'producer',
        parent: first.traceparent,
        attributes: {
          'messaging.destination.name': topic,
          'messaging.batch.message_count': events.length,
          'touchline.subject': id,
        },
      },
      () => bus.publish(topic, events),
    );

  const patience = (): number => {
    if (waiting.size === 0) return patienceMs;
    return underWay.size < openAtMost - concurrency ? backlogPatienceMs : 0;
  };

  /** Sends what the outbox has, and what comes into it before what was sent is safe; then empties it of all that. */
  const publish = async (id: string, sent: () => void): Promise<void> => {
    const out: CloudEvent[] = [];
    const isSafe = safeFrom?.();
    for (;;) {
      again.delete(id);
      const { outbox, lease, mine } = await look(id);
      const events = outbox.filter(
        ({ id: event, sequence }) => sequence <= (tellable.get(id) ?? 0) && !out.some((one) => one.id === event),
      );
      const [first] = events;
      if (first && !mine) {
        if (leases.isFree(id, lease)) {
          if (lease) logger.warn({ aggregate: name, id }, 'published in place of a replica that shows no life');
          await leases.take({ id, lease });
          continue;
        }
        postpone(id);
        if (out.length > 0) break;
        sent();
        return;
      }
      postponed.delete(id);
      if (first) await send(id, events, first);
      out.push(...events);
      const last = events.at(-1);
      if (last) sentUpTo.set(id, Math.max(last.sequence, sentUpTo.get(id) ?? 0));
      sent();
      if (out.length === 0) return;
      const nudged = new Promise<void>((settle) => wakers.set(id, settle));
      if (again.has(id) && out.length < unemptiedAtMost) continue;
      const safe = Promise.resolve(isSafe?.(patience())).then(() => true);
      safe.catch(() => undefined);
      // Who is written to without a pause would never be emptied.
      if (await (out.length < unemptiedAtMost ? Promise.race([safe, nudged]) : safe)) break;
    }
    await outboxes.empty({ id, events: out });
  };

  const begin = (id: string): void => {
    restless = true;
    publishing += 1;
    let holds = true;
    const free = (): void => {
      if (holds) publishing -= 1;
      holds = false;
    };
    const run = publish(id, () => {
      free();
      next();
    })
      .catch((error: unknown) => {
        metrics?.relayFailure(name);
        restless = true;
        // What stands in the way of one may stand in the way of all: the rest has the time until the next sweep.
        more = false;
        logger.warn({ err: error, aggregate: name, id }, 'not published yet; the sweep will try again');
      })
      .finally(() => {
        free();
        underWay.delete(id);
        wakers.delete(id);
        // Something was written meanwhile.
        if (again.delete(id)) waiting.add(id);
        else if (!postponed.has(id)) tellable.delete(id);
        next();
      });
    underWay.set(id, run);
  };

  const next = (): void => {
    // The next are looked for while these are sent.
    if (more && !sweeping && waiting.size < aheadFrom && !stopped) {
      more = false;
      tick();
    }
    for (const id of waiting) {
      if (stopped || publishing >= concurrency || underWay.size >= openAtMost) return;
      waiting.delete(id);
      if (underWay.has(id)) again.add(id);
      else begin(id);
    }
  };

  const allow = (id: string, safe: number): void => {
    tellable.set(id, Math.max(safe, tellable.get(id) ?? 0));
  };

  const goOn = (id: string): void => {
    if (stopped) return;
    if (underWay.has(id)) again.add(id);
    else waiting.add(id);
    wakers.get(id)?.();
    next();
  };
  const nudge: Relay['nudge'] = (id, safe, outbox) => {
    allow(id, safe);
    if (outbox) handed.set(id, outbox);
    else handed.delete(id);
    goOn(id);
  };

  const sweep = async (): Promise<number> => {
    const isSafe = safeFrom?.();
    // Those that are under way are found as well.
    const limit = sweepSize + underWay.size + waiting.size;
    const found = await outboxes.waiting(limit, bus.shared ? 0 : broughtAlong + 1);
    // What somebody is still writing must not be told while it can be lost.
    if (found.length > 0) await isSafe?.();
    await leases.watch(found);
    const ours = found.filter(
      ({ _id, lease = null }) =>
        !underWay.has(_id) && !held.has(_id) && (leases.isMine(lease) || leases.isFree(_id, lease)),
    );
    const free = ours.filter(({ lease = null }) => !leases.isMine(lease));
    await leases.takeAll(free.map(({ _id: id, lease = null }) => ({ id, lease })));
    for (const { _id, sequence, outbox } of ours) {
      if (underWay.has(_id) || held.has(_id)) continue;
      allow(_id, sequence);
      // Where others publish too, one of them may have sent it since and given the lease back: it is read under the lease. What a
      // writer has handed over meanwhile has more in it.
      if (outbox && outbox.length <= broughtAlong && !waiting.has(_id)) handed.set(_id, outbox);
      waiting.add(_id);
    }
    // Where nothing of it is ours to publish, the rest has the time until the next sweep.
    more = found.length === limit && ours.length > 0;
    restless ||= found.length > 0;
    next();
    return found.length;
  };

  const tick = (): void => {
    if (stopped || sweeping) return;
    restless = underWay.size > 0 || waiting.size > 0 || postponed.size > 0;
    sweeping = sweep()
      .catch((error: unknown) => {
        restless = true;
        logger.warn({ err: error, aggregate: name }, 'the outbox could not be looked through');
        return 0;
      })
      .finally(() => {
        sweeping = undefined;
        next();
      });
  };

  const leaveOut = (): number => (restless ? 0 : bus.shared ? restShared : restAlone);

  const idle = async (): Promise<void> => {
    while (underWay.size > 0 || (waiting.size > 0 && !stopped)) await Promise.all(underWay.values());
  };

  const hold: Relay['hold'] = (id) => {
    held.set(id, (held.get(id) ?? 0) + 1);
    return () => {
      const left = (held.get(id) ?? 1) - 1;
      if (left > 0) held.set(id, left);
      else held.delete(id);
    };
  };

  return {
    lease: leases.next,
    unsent,
    nudge,
    hold,
    sweep,
    start: () => {
      stopped = false;
      endWatching ??= metrics?.watchRelay(name, outboxes.backlog);
      endTicking = everyBeat(everyMs, tick, leaveOut);
      tick();
    },
    stop: async () => {
      stopped = true;
      endWatching?.();
      endWatching = undefined;
      endTicking();
      await sweeping;
      await idle();
      await leases
        .giveBack(pending, outboxIndex)
        .catch((error: unknown) => logger.warn({ err: error, aggregate: name }, 'the leases could not be given back'));
    },
    idle,
  };
};
