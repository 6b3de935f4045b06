import { countOf, createRest, type Sweep } from '@touchline/platform/aggregate';
import { flush } from '@touchline/platform/database';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { alive, beatMs, begun, patienceMs, postponed, type Tries } from './tries.ts';

/** What has to be done, as it lies in its collection. */
export type Item<What extends object> = What & Tries & { readonly _id: string };

/**
 * Things that have to be done whatever happens: stored first, then worked off, tried again where that fails, by whichever
 * process comes to it. What is under its id already is not added again, also when it is done.
 */
export interface WorkList<What extends object> {
  /** Answers once they are stored, and survive a kill. */
  readonly add: (items: readonly (What & { readonly _id: string })[]) => Promise<void>;
  /** Begins to work off what is due. */
  readonly nudge: () => void;
  /** What is due, also what somebody else has left behind; answers whether anything was, 1 or 0. */
  readonly sweep: Sweep;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface WorkListGiven<What extends object> {
  /** Of its collection. */
  readonly name: string;
  /** Safe to do twice: a process may die after it, before it is written down. Throws where it has to be tried again. */
  readonly work: (item: Item<What>) => Promise<void>;
  readonly connection: Connection;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly clock: () => Date;
}

/** Worked on at the same time by one process. */
const concurrency = 8;
const sweepMs = 2_000;
/** How long what is done is remembered, in seconds: whoever tells it again is told that it is known. */
const keptSeconds = 60 * 86_400;

export const createWorkList = <What extends object>({
  name,
  work,
  connection,
  logger,
  metrics,
  clock,
}: WorkListGiven<What>): WorkList<What> => {
  const collection = connection.collection<{ _id: string } & Record<string, unknown>>(name);
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let unwatch = (): void => {};

  // The type is named for the sake of the index, which has those alone that are not done.
  const dueAt = (now: string) => ({ due_at: { $lte: now, $type: 'string' as const } });
  const claim = async (): Promise<Item<What> | undefined> => {
    for (;;) {
      const now = clock().toISOString();
      const found = await collection.findOne(dueAt(now), { sort: { due_at: 1 } });
      if (!found) return undefined;
      const item = found as unknown as Item<What>;
      const mine = await collection.updateOne(
        { _id: item._id, due_at: item.due_at, tries: item.tries },
        { $set: begun(item, now) },
      );
      if (mine.modifiedCount === 1) return { ...item, ...begun(item, now) };
    }
  };

  const workOn = async (item: Item<What>): Promise<void> => {
    const mine = { _id: item._id, tries: item.tries };
    // Whoever dies at it is followed soon; whoever is slow isn't disturbed.
    const beat = setInterval(() => {
      const shown = collection.updateOne(
        { ...mine, due_at: { $type: 'string' } },
        { $set: alive(clock().toISOString()) },
      );
      shown.catch((error: unknown) => logger.warn({ err: error, list: name }, 'a sign of life was not written'));
    }, beatMs).unref();
    try {
      await work(item);
      await collection.updateOne(mine, { $set: { due_at: null, done_at: clock() } });
    } catch (error) {
      logger.warn({ err: error, list: name, item: item._id, tries: item.tries }, 'did not work and is tried again');
      await collection.updateOne(mine, { $set: postponed(item, clock().toISOString()) });
    } finally {
      clearInterval(beat);
    }
  };

  const rest = createRest(sweepMs);
  let missed = false;
  const drain = async (): Promise<void> => {
    for (let item = await claim(); item && !stopped; item = await claim()) await workOn(item);
  };
  const nudge = (): void => {
    if (stopped) return;
    rest.wake();
    if (underWay.size >= concurrency) {
      missed = true;
      return;
    }
    const run = drain()
      .catch((error: unknown) => logger.warn({ err: error, list: name }, 'could not be looked at'))
      .finally(() => {
        underWay.delete(run);
        if (!missed) return;
        missed = false;
        nudge();
      });
    underWay.add(run);
  };

  return {
    nudge,
    add: async (items) => {
      if (items.length === 0) return;
      const now = clock().toISOString();
      const rows = items.map((item) => ({ ...item, since: now, due_at: now, tries: 0 }));
      const known = await collection.insertMany(rows, { ordered: false }).catch((error: unknown) => {
        const { code, writeErrors = [] } = error as { code?: number; writeErrors?: readonly { code: number }[] };
        if (code === 11000 && writeErrors.every((one) => one.code === 11000)) return undefined;
        throw error;
      });
      // Whoever told it takes the answer for a promise, and tells it no more.
      await flush(connection);
      if (known) nudge();
    },
    sweep: {
      name: `what is due of ${name}`,
      everyMs: sweepMs,
      leaveOut: rest.leaveOut,
      run: async () => {
        const soonest = await rest.look(
          () => collection.findOne({ due_at: { $type: 'string' } }, { sort: { due_at: 1 }, projection: { due_at: 1 } }),
          (found) => found === null,
        );
        if (soonest === null || String(soonest['due_at']) > clock().toISOString()) return 0;
        nudge();
        return 1;
      },
    },
    start: async () => {
      stopped = false;
      await collection.createIndexes([
        { key: { due_at: 1 }, name: 'due', partialFilterExpression: { due_at: { $type: 'string' } } },
        { key: { done_at: 1 }, name: 'forgotten', expireAfterSeconds: keptSeconds },
      ]);
      unwatch =
        metrics?.watchOverdue(name, () =>
          countOf(collection, {
            due_at: { $type: 'string' },
            since: { $lte: new Date(clock().getTime() - patienceMs).toISOString() },
          }),
        ) ?? unwatch;
    },
    stop: async () => {
      stopped = true;
      unwatch();
      await Promise.all(underWay);
    },
  };
};
