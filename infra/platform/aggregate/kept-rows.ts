import type { Collection } from 'mongoose';
import { batch } from '../runtime/batch.ts';
import { createMemory } from './memory.ts';

/** Rows of a read model by id, as they were last read: in memory until somebody says that one has changed. */
export interface KeptRows<Row> {
  /** As the database has it, or had it when nothing had been written to it since. Frozen. */
  readonly find: (id: string) => Promise<Row | undefined>;
  /** What is in memory of it, without asking the database. */
  readonly peek: (id: string) => Row | undefined;
  /** To be called after each write, also after one whose outcome isn't known. */
  readonly changed: (id: string) => void;
}

interface KeptRowsOptions {
  /** So many rows are kept, those that were asked for last. */
  readonly atMost: number;
  /** That there is no such row is kept as well: only where every write is told. */
  readonly absent: boolean;
}

/** Whoever gets a row from memory shares it with those who come after. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

export const createKeptRows = <Row extends { readonly _id: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: any read model's collection
  collection: Collection<any>,
  { atMost, absent }: KeptRowsOptions,
): KeptRows<Row> => {
  const memory = createMemory<{ readonly row: Row | undefined }>(atMost);
  const read = batch((ids: readonly string[]) =>
    memory.reading(async (keep) => {
      const asked = [...new Set(ids)];
      const found = (await collection.find({ _id: { $in: asked } }).toArray()) as unknown as Row[];
      const rows = new Map(found.map((row) => [row._id, frozen(row)]));
      for (const id of asked) {
        const row = rows.get(id);
        if (row || absent) keep(id, { row });
      }
      return (id: string) => rows.get(id);
    }),
  );

  return {
    find: async (id) => {
      const known = memory.get(id);
      return known ? known.row : read(id);
    },
    peek: (id) => memory.peek(id)?.row,
    changed: (id) => memory.changed(id),
  };
};
