/** The thread in which a table lives: what `createColumns` asks of it. */
import workerpool from 'workerpool';
import type { Change, CountAnswer, CountQuestion, PageAnswer, PageQuestion, Schema } from './schema.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { createTable, type Table } from './table.ts';

export interface Opened {
  readonly size: number;
  /** What the file was saved with; nothing where none could be used. */
  readonly mark?: number | undefined;
}

export interface Applied {
  /** How many rows there are then. */
  readonly size: number;
  /** How many left or got another text: a file of before has still what they were. */
  readonly left: number;
}

let opened: { readonly table: Table; readonly schema: Schema } | undefined;

const current = () => {
  if (!opened) throw new Error('The table is not open.');
  return opened;
};

const calls = {
  /** A table from its file; empty without one. */
  open: (schema: Schema, file?: string): Opened => {
    const table = createTable(schema);
    const kept = file === undefined ? undefined : readSnapshot(file, schema);
    if (kept) table.restore(kept.dump);
    opened = { table, schema };
    return { size: table.size(), mark: kept?.mark };
  },
  apply: (changes: readonly Change[]): Applied => {
    const { table } = current();
    const left = table.apply(changes);
    return { size: table.size(), left };
  },
  ask: (
    page: PageQuestion | undefined,
    count: CountQuestion | undefined,
  ): { readonly page?: PageAnswer | undefined; readonly count?: CountAnswer | undefined } => {
    const { table } = current();
    return { page: page && table.page(page), count: count && table.count(count) };
  },
  save: (file: string, mark: number): void => {
    const { table, schema } = current();
    writeSnapshot(file, schema, { dump: table.dump(), mark });
  },
};
export type Calls = typeof calls;

workerpool.worker(calls as never);
