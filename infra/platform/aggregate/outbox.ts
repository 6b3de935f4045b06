import type { Collection } from 'mongoose';
import type { CloudEvent } from '../bus/index.ts';
import { lightly } from '../database/durable.ts';
import { batch } from '../runtime/batch.ts';
import type { Backlog } from '../telemetry/index.ts';
import { outboxIndex } from './document.ts';
import type { Lease } from './lease.ts';

/** What lies in an aggregate's outbox, and whose it is to publish. */
export interface Outbox {
  readonly outbox: readonly CloudEvent[];
  readonly lease: Lease | null;
}

/** An aggregate with something in its outbox. */
export interface Waiting {
  readonly _id: string;
  readonly sequence: number;
  readonly lease?: Lease | null;
  /** Where it was asked for. */
  readonly outbox?: readonly CloudEvent[];
}

/** The outboxes of a collection's aggregates, as they lie in the database. */
export interface Outboxes {
  /** Those with something in them, the longest waiting first; the first `events` of each with it. */
  readonly waiting: (limit: number, events: number) => Promise<readonly Waiting[]>;
  readonly read: (id: string) => Promise<Outbox>;
  /** Takes out what was sent, and gives the lease back. */
  readonly empty: (sent: Sent) => Promise<void>;
  /** How much waits, and for how long. */
  readonly backlog: () => Promise<Backlog>;
}

interface Sent {
  readonly id: string;
  readonly events: readonly CloudEvent[];
}

/** Aggregates whose waiting events are counted for the metrics: more than that is an alarm anyway. */
const countedAtMost = 5_000;
/** What a change of the leading server may take back must not be told. */
const readConcern = { level: 'majority' } as const;

export const pending = { 'outbox.0': { $exists: true } };

interface OutboxesGiven {
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  readonly collection: Collection<any>;
  /** Who holds the leases taken here; undefined where nobody else publishes. */
  readonly holder: string | undefined;
  readonly clock: () => Date;
}

export const createOutboxes = ({ collection, holder, clock }: OutboxesGiven): Outboxes => ({
  waiting: async (limit, events) => {
    const projection = {
      ...{ _id: 1, lease: 1, sequence: 1 },
      ...(events > 0 ? { outbox: { $slice: ['$outbox', events] } } : {}),
    };
    const found = collection.find(pending, { projection, limit, hint: outboxIndex, readConcern });
    return (await found.toArray()) as unknown as readonly Waiting[];
  },
  read: batch(async (ids: readonly string[]) => {
    const found = await collection
      .find({ _id: { $in: [...ids] } }, { projection: { outbox: 1, lease: 1 }, readConcern })
      .toArray();
    const looked = new Map(
      found.map(({ _id, outbox, lease }) => [_id as string, { outbox, lease: lease ?? null } as Outbox]),
    );
    return (id: string): Outbox => looked.get(id) ?? { outbox: [], lease: null };
  }),
  /** One update for all of them: by its number each event lies in one outbox alone. */
  empty: batch(async (sent: readonly Sent[]) => {
    const where = { _id: { $in: sent.map(({ id }) => id) } };
    const $pull = { outbox: { id: { $in: sent.flatMap(({ events }) => events.map(({ id }) => id)) } } };
    // What comes back to its outbox is sent once more.
    const light = lightly(collection.conn);
    const { matchedCount } = holder
      ? await collection.updateMany(
          { ...where, 'lease.holder': holder },
          { $pull, $set: { lease: null } } as never,
          light,
        )
      : await collection.updateMany(where, { $pull } as never, light);
    // Whoever has taken the lease over meanwhile keeps it, and need not send what was sent.
    if (holder && matchedCount < sent.length) await collection.updateMany(where, { $pull } as never, light);
    return () => undefined;
  }),
  backlog: async () => {
    const options = { hint: outboxIndex, maxTimeMS: 1_000 };
    const [counted, oldest] = await Promise.all([
      collection
        .aggregate<{ events: number }>(
          [
            { $match: pending },
            { $limit: countedAtMost },
            { $group: { _id: null, events: { $sum: { $size: '$outbox' } } } },
          ],
          options,
        )
        .next(),
      collection.findOne(pending, { ...options, sort: { 'outbox.0.time': 1 }, projection: { 'outbox.time': 1 } }),
    ]);
    const since = (oldest?.outbox as readonly CloudEvent[] | undefined)?.[0]?.time;
    return {
      events: counted?.events ?? 0,
      oldestSeconds: since === undefined ? 0 : Math.max(0, (clock().getTime() - Date.parse(since)) / 1_000),
    };
  },
});
