import type { Collection } from 'mongoose';
import { lightly } from '../database/durable.ts';
import { failuresOf } from '../database/together.ts';
import { batch } from '../runtime/batch.ts';

/** Where a projected fact comes from: the aggregate and the position of the event among its events. */
export interface Source {
  readonly subject: string;
  readonly sequence: number;
}

interface Write {
  readonly id: string;
  readonly source: Source;
  readonly set: Readonly<Record<string, unknown>>;
}

// biome-ignore lint/suspicious/noExplicitAny: any read model's collection
type Rows = Collection<any>;

/** An aggregate’s first event makes its own row; a field of a field can’t be made, it is set. */
const makesRow = ({ id, source: { subject, sequence }, set }: Write): boolean =>
  sequence === 1 && id === subject && !Object.keys(set).some((name) => name.includes('.'));

/**
 * Writes all at once; answers what stood in the way of single ones, whose neighbours are written all the same. Whatever a filter
 * asks for beside the id costs the database a plan, so a row that most likely isn’t there is made without looking for it. Before
 * the event is done with, a flush comes: by the relay, or before the offset is committed.
 */
const writeAll = async (rows: Rows, writes: readonly Write[], upsert: boolean): Promise<ReadonlyMap<Write, Error>> => {
  const updates = writes.map((write) => {
    const { id, source, set } = write;
    const { subject, sequence } = source;
    if (upsert && makesRow(write))
      // A Map: an object with a name of its own each costs the process a shape for each.
      return { insertOne: { document: { _id: id, ...set, sources: new Map([[subject, sequence]]) } } };
    const position = `sources.${subject}`;
    return {
      updateOne: {
        // One condition that is true of a row without a position as well: of two the database makes a plan for each.
        filter: { _id: id, [position]: { $not: { $gte: sequence } } },
        update: { $set: { ...set, [position]: sequence } },
        upsert,
      },
    };
  });
  const failed = await failuresOf(() => rows.bulkWrite(updates, { ordered: false, ...lightly(rows.conn) }));
  return new Map([...failed].flatMap(([place, error]) => (writes[place] ? [[writes[place], error] as const] : [])));
};

const isThere = (error: Error | undefined): boolean =>
  (error as { code?: number } | undefined)?.code === 11000 && /index: _id_/.test(error?.message ?? '');

/**
 * One write makes a row or changes it. Where the row is there and the guard has spoken, making it again fails; so it does
 * where another aggregate's event made the row at the same moment. A second write, that makes nothing, leaves it to the guard.
 */
const writerOf = (rows: Rows) =>
  batch(async (writes: readonly Write[]) => {
    const failed = await writeAll(rows, writes, true);
    const there = writes.filter((write) => isThere(failed.get(write)));
    const still = there.length > 0 ? await writeAll(rows, there, false) : failed;
    return async (write: Write): Promise<void> => {
      const failure = (isThere(failed.get(write)) ? still : failed).get(write);
      if (failure) throw failure;
    };
  });

const writers = new WeakMap<Rows, (write: Write) => Promise<void>>();

/**
 * Writes what an event says into a read model's document, unless the document has seen this or a newer event of the same
 * aggregate: the position is kept in the document that it guards, in the same write. What is written to a collection at
 * the same moment goes to the database together.
 */
export const project = async (
  rows: Rows,
  id: string,
  source: Source,
  set: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const writer = writers.get(rows) ?? writerOf(rows);
  writers.set(rows, writer);
  await writer({ id, source, set });
};
