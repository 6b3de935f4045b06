import type { Collection } from 'mongoose';
import { befell } from '../domain/index.ts';
import { batch } from '../runtime/batch.ts';

/**
 * Commands of many people, as one: what is asked of a collection within one turn of the event loop goes to it together. A
 * command costs the database more than what it is about (decision 93), and those who waited for the same flush go on in the same
 * turn. One that is alone goes as it is.
 */

// biome-ignore lint/suspicious/noExplicitAny: any collection; the caller names its rows
type Rows = Collection<any>;
type Fields = Readonly<Record<string, unknown>>;

/** The options of the collection’s own methods, where these are others than usual. */
interface Options {
  readonly writeConcern?: { readonly w: number; readonly j: boolean };
}

/**
 * Runs a command of many writes that have nothing to do with each other; answers what stood in the way of single ones, by their
 * place among them: their neighbours are written all the same. @throws what is nobody's in particular, a database that is away.
 */
export const failuresOf = async (write: () => Promise<unknown>): Promise<ReadonlyMap<number, Error>> => {
  const failed = new Map<number, Error>();
  await write().catch((error: unknown) => {
    const refused = (error as { writeErrors?: unknown }).writeErrors;
    const each = (Array.isArray(refused) ? refused : []) as readonly { index: number; code: number; errmsg: string }[];
    // Told as it is of a single write: who asks again goes by its kind.
    if (each.length === 0) throw befell(error);
    for (const { index, code, errmsg } of each) failed.set(index, Object.assign(new Error(errmsg), { code }));
  });
  return failed;
};

/** The connection went while a write was under way: nobody has said whether it is there. */
export const maybeWritten = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { hasErrorLabel?: (label: string) => boolean }).hasErrorLabel?.('RetryableWriteError') === true ||
    /^Mongo(Network|PoolCleared|OperationTimeout)/.test(error.name));

/** Finds rows by their ids. */
export const readTogether = <Row>(rows: Rows, projection: Fields): ((id: string) => Promise<Row | null>) =>
  batch(async (ids: readonly string[]) => {
    const different = [...new Set(ids)];
    if (different.length === 1) {
      const only = (await rows.findOne({ _id: different[0] }, { projection })) as Row | null;
      return () => only;
    }
    const all = await rows.find({ _id: { $in: different } }, { projection }).toArray();
    const byId = new Map(all.map((row) => [String(row['_id']), row as unknown as Row]));
    return (id) => byId.get(id) ?? null;
  });

/** Makes rows; each fails by itself, with the error of its own. */
export const insertTogether = (rows: Rows, options: Options = {}): ((row: Fields) => Promise<void>) =>
  batch(async (all: readonly Fields[]) => {
    if (all.length === 1) {
      await rows.insertOne(all[0] as never, options);
      return () => undefined;
    }
    const failed = await failuresOf(() => rows.insertMany([...all] as never, { ...options, ordered: false }));
    const places = new Map(all.map((row, place) => [row, place]));
    return async (row) => {
      const failure = failed.get(places.get(row) ?? -1);
      if (failure) throw failure;
    };
  });

/** A change of one row. */
export interface Change {
  readonly filter: Fields & { readonly _id: string };
  readonly update: Fields;
}

/** Whether a change has met its row. Of several that went together the database says only how many have. */
export type Met = 'met' | 'missed' | 'some missed';

/** Changes rows, each by itself. */
export const updateTogether = (rows: Rows, options: Options = {}): ((change: Change) => Promise<Met>) =>
  batch(async (all: readonly Change[]) => {
    const [only] = all;
    if (only && all.length === 1) {
      const { matchedCount } = await rows.updateOne(only.filter as never, only.update as never, options);
      return () => (matchedCount === 1 ? 'met' : 'missed');
    }
    let matched = 0;
    const failed = await failuresOf(async () => {
      const changes = all.map(({ filter, update }) => ({ updateOne: { filter, update } }));
      ({ matchedCount: matched } = await rows.bulkWrite(changes as never, { ...options, ordered: false }));
    });
    const places = new Map(all.map((change, place) => [change, place]));
    return async (change) => {
      const failure = failed.get(places.get(change) ?? -1);
      if (failure) throw failure;
      return matched === all.length ? 'met' : 'some missed';
    };
  });
