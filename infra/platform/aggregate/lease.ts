import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongoose';
import { batch } from '../runtime/batch.ts';

/**
 * Which replica publishes the outbox of an aggregate. It lies in the aggregate's document: who writes the first event into
 * an empty outbox takes the lease in the same write, who empties the outbox gives it back in the same write, so that the
 * ordinary case costs nothing.
 */
export interface Lease {
  readonly holder: string;
  /** Another number each time that the holder takes a lease or shows life: an equal one is the same lease, unchanged. */
  readonly beat: number;
}

/** A lease as it was looked at. */
export interface Wanted {
  readonly id: string;
  readonly lease: Lease | null;
}

export interface Leases {
  /** Who holds the leases taken here; undefined where nobody else publishes. */
  readonly holder: string | undefined;
  /** What a write into an empty outbox puts beside its events; undefined where nobody else publishes. */
  readonly next: () => Lease | undefined;
  readonly isMine: (lease: Lease | null) => boolean;
  /** Nobody's, or of a holder that shows no life any more. */
  readonly isFree: (id: string, lease: Lease | null) => boolean;
  /** Takes the lease unless it has changed since it was looked at; looking again tells. */
  readonly take: (wanted: Wanted) => Promise<void>;
  /** Takes all of them that haven’t changed. */
  readonly takeAll: (wanted: readonly Wanted[]) => Promise<void>;
  /** What a sweep has found: watches the leases of others, shows life for those that are held here. */
  readonly watch: (found: readonly { readonly _id: string; readonly lease?: Lease | null }[]) => Promise<void>;
  /** Gives back all that is held here, so that a successor need not wait. */
  readonly giveBack: (pending: Readonly<Record<string, unknown>>, hint: string) => Promise<void>;
}

export interface LeasesOptions {
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  readonly collection: Collection<any>;
  /** Other processes publish from this collection too. */
  readonly shared: boolean;
  /** A lease that didn't change for so long, by the watcher's own clock, belongs to a dead process. */
  readonly takeOverMs: number;
}

/** A lease of another, as it was seen first and since then unchanged. */
interface Watched {
  readonly lease: Lease;
  readonly since: number;
  readonly looks: number;
}

/** Life is shown so often before a lease counts as dead: what was taken or shown since the last time needn't be. */
const shownPerTakeOver = 4;

/** Whoever was asleep itself knows nothing of the time in between: it takes so many looks as well. */
const looksAtLeast = 5;

/**
 * No two clocks are compared: a lease is dead when whoever watches it has seen it unchanged for `takeOverMs`. One that is
 * taken from a process that only slept costs a repeated event, never a lost one.
 */
export const createLeases = ({ collection, shared, takeOverMs }: LeasesOptions): Leases => {
  const holder = randomUUID();
  let beats = 0;
  const next = (): Lease => {
    beats += 1;
    return { holder, beat: beats };
  };
  /** The last number given when life was shown, and the time before. */
  let [before, last] = [0, 0];
  let shownAt = performance.now();
  let others = new Map<string, Watched>();
  const isMine = (lease: Lease | null): boolean => !shared || lease?.holder === holder;

  /** One update for all whose lease is the same, nobody's above all: of those there are many at once. */
  const takeAll = async (wanted: readonly Wanted[]): Promise<void> => {
    if (wanted.length === 0) return;
    const alike = Map.groupBy(wanted, ({ lease }) => JSON.stringify(lease));
    const takes = [...alike.values()].map((some) => ({
      updateMany: {
        filter: {
          _id: { $in: some.map(({ id }) => id) },
          lease: some[0]?.lease ?? null,
          'outbox.0': { $exists: true },
        },
        update: { $set: { lease: next() } },
      },
    }));
    await collection.bulkWrite(takes as never, { ordered: false });
  };

  return {
    holder: shared ? holder : undefined,
    next: () => (shared ? next() : undefined),
    isMine,
    isFree: (id, lease) => {
      if (lease === null) return true;
      const seen = others.get(id);
      return (
        seen?.lease.holder === lease.holder &&
        seen.lease.beat === lease.beat &&
        seen.looks >= looksAtLeast &&
        performance.now() - seen.since >= takeOverMs
      );
    },
    take: batch(async (wanted: readonly Wanted[]) => {
      await takeAll(wanted);
      return () => undefined;
    }),
    takeAll,
    watch: async (found) => {
      if (!shared) return;
      const now = performance.now();
      if (now - shownAt >= takeOverMs / shownPerTakeOver) [before, last, shownAt] = [last, beats, now];
      const seen = new Map<string, Watched>();
      const mine: string[] = [];
      for (const { _id, lease } of found) {
        if (!lease) continue;
        if (isMine(lease)) {
          if (lease.beat <= before) mine.push(_id);
        } else {
          const known = others.get(_id);
          const same = known?.lease.holder === lease.holder && known.lease.beat === lease.beat;
          seen.set(_id, same ? { ...known, looks: known.looks + 1 } : { lease, since: now, looks: 1 });
        }
      }
      others = seen;
      if (mine.length > 0)
        await collection.updateMany(
          { _id: { $in: mine }, 'lease.holder': holder },
          { $set: { 'lease.beat': next().beat } },
        );
    },
    giveBack: async (pending, hint) => {
      if (!shared) return;
      await collection.updateMany({ ...pending, 'lease.holder': holder }, { $set: { lease: null } }, { hint });
    },
  };
};
