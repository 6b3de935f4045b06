import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { CloudEvent } from '../bus/index.ts';
import type { After } from '../http/request.ts';
import { together } from '../runtime/together.ts';

/** How far a service's read models have come, per aggregate of others: what reading one's own writes waits for. */
export interface Positions {
  readonly record: (event: CloudEvent) => Promise<void>;
  /** Waits up to `withinMs` until all are seen; answers whether something is still missing. */
  readonly stale: (after: readonly After[], withinMs?: number) => Promise<boolean>;
}

const pollMs = 10;

/** `prefixes`: ids of the aggregates that this service follows (`prf`, `usr` …); for others there is nothing to wait for. */
export const createPositions = (connection: Connection, prefixes: readonly string[]): Positions => {
  const collection = connection.collection<{ _id: string; sequence: number }>('positions');
  const followed = new Set(prefixes);
  // Journaled like every write: on the embedded engine one that isn't takes the journal of its neighbours with it.
  const record = together(async (events: readonly CloudEvent[]) => {
    const updates = events.map(({ subject, sequence }) => ({
      updateOne: { filter: { _id: subject }, update: { $max: { sequence } }, upsert: true },
    }));
    await collection.bulkWrite(updates, { ordered: false });
    return () => undefined;
  });
  return {
    record,
    stale: async (after, withinMs = 500) => {
      const wanted = after.filter((a) => followed.has(a.id.slice(0, 3)));
      if (wanted.length === 0) return false;
      const until = Date.now() + withinMs;
      for (;;) {
        const seen = await collection.find({ _id: { $in: wanted.map((a) => a.id) } }).toArray();
        const bySubject = new Map(seen.map((s) => [s._id, s.sequence]));
        if (wanted.every((a) => (bySubject.get(a.id) ?? 0) >= a.sequence)) return false;
        if (Date.now() >= until) return true;
        await wait(pollMs);
      }
    },
  };
};
