import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type FormerMember, Rejected } from '../domain/index.ts';
import { type Content, type Files, StorageFull, sizeOf } from '../files/index.ts';

interface Row {
  /** The key in the file store. */
  _id: string;
  owner: string;
  bytes: number;
  at: Date;
  /** It was looked at and is in use; a newer upload of the owner has it looked at again. */
  settled: boolean;
}

/**
 * The files that people upload, each written down before it is kept: what a refused command or a newer file left behind is
 * found by it and removed, and nobody keeps more than a person needs.
 */
export interface Uploads {
  /**
   * Keeps a file and answers its key, which is never used again. Refuses with `TooManyRequests` while too much of the
   * owner's waits to be removed.
   * @throws StorageFull where the disk has no room left for uploads, or everybody's together take what they may
   */
  readonly keep: (upload: {
    readonly owner: string;
    readonly content: Content;
    readonly contentType: string;
    readonly now: Date;
  }) => Promise<string>;
  /** Before the owner gives up a file: from a while later on a sweep removes it, whatever becomes of who gave it up. */
  readonly release: (owner: string, now: Date) => Promise<void>;
  /** Removes what nobody refers to; answers how many files. */
  readonly sweep: (now: Date) => Promise<number>;
  /** What these owners have in use is looked at again by the next sweeps: something of it may have been replaced or removed. */
  readonly reconsider: (owners: readonly string[]) => Promise<void>;
  /** Removes one that has served. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes what somebody has uploaded who leaves, in use or not. */
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
}

export interface UploadsOptions {
  readonly connection: Connection;
  readonly files: Files;
  /** Whether an aggregate of the owner still has this file. */
  readonly inUse: (owner: string, key: string) => Promise<boolean>;
  /** Begins each key, before the owner: what lies below is looked after here, and nothing else. */
  readonly under: string;
  /** Of one owner's files, those included that wait to be removed. */
  readonly maxBytes: number;
  /** Of everybody's together; undefined: as much as the store has room for. */
  readonly maxTotalBytes?: number | undefined;
}

/** No command takes as long from the file to the aggregate that refers to it. */
const settleMs = 2 * 60_000;
const sweepSize = 200;

export const createUploads = (options: UploadsOptions): Uploads => {
  const { connection, files, inUse, under, maxBytes, maxTotalBytes } = options;
  const collection = connection.collection<Row>('uploads');
  /** Others in this database look after theirs. */
  const ours = { _id: { $gte: `${under}/`, $lt: `${under}0` } };
  const reconsider = async (owners: readonly string[]): Promise<void> => {
    await collection.updateMany({ ...ours, owner: { $in: [...owners] }, settled: true }, { $set: { settled: false } });
  };
  /** In bytes. */
  const sumOf = async (rows: object): Promise<number> => {
    const [sum] = await collection
      .aggregate<{ bytes: number }>([{ $match: rows }, { $group: { _id: null, bytes: { $sum: '$bytes' } } }])
      .toArray();
    return sum?.bytes ?? 0;
  };
  return {
    reconsider,
    keep: async ({ owner, content, contentType, now }) => {
      const key = `${under}/${owner}/${randomUUID()}`;
      await reconsider([owner]);
      await collection.insertOne({ _id: key, owner, bytes: sizeOf(content), at: now, settled: false });
      // Counted with its own row there, so that of many at once none slips past.
      if ((await sumOf({ ...ours, owner })) > maxBytes) {
        await collection.deleteOne({ _id: key });
        throw new Rejected('TooManyRequests', { retry_after: settleMs / 1_000 });
      }
      if (maxTotalBytes !== undefined && (await sumOf(ours)) > maxTotalBytes) {
        await collection.deleteOne({ _id: key });
        throw new StorageFull(`all ${under} together take what they may`);
      }
      await files.put(key, content, { contentType, leavesRoom: true });
      return key;
    },
    release: async (owner, now) => {
      await collection.updateMany({ ...ours, owner, settled: true }, { $set: { settled: false, at: now } });
    },
    sweep: async (now) => {
      const due = await collection
        .find({ ...ours, settled: false, at: { $lte: new Date(now.getTime() - settleMs) } })
        .sort({ at: 1 })
        .limit(sweepSize)
        .toArray();
      let removed = 0;
      for (const { _id, owner } of due) {
        if (await inUse(owner, _id)) {
          await collection.updateOne({ _id }, { $set: { settled: true } });
          continue;
        }
        // The file first: a kill in between leaves a row that leads here again.
        await files.delete(_id);
        await collection.deleteOne({ _id });
        removed += 1;
      }
      return removed;
    },
    remove: async (key) => {
      await files.delete(key);
      await collection.deleteOne({ _id: key });
    },
    forget: async ({ user_id, profile_ids }) => {
      for await (const { _id } of collection.find({ ...ours, owner: { $in: [user_id, ...profile_ids] } })) {
        await files.delete(_id);
        await collection.deleteOne({ _id });
      }
    },
    start: async () => {
      await collection.createIndexes([
        { key: { owner: 1 } },
        { key: { at: 1 }, partialFilterExpression: { settled: false } },
      ]);
    },
  };
};
