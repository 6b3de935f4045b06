import { join } from 'node:path';
import workerpool from 'workerpool';
import { Unavailable } from '../domain/index.ts';
import type { Applied, Calls, Opened } from './columns.worker.ts';
import type { Change, CountAnswer, CountQuestion, PageAnswer, PageQuestion, Schema } from './schema.ts';

/**
 * Rows that are searched, as columns and bitmaps in a thread of their own: filters, orders, keyset pages and counts of many
 * thousands of rows take the event loop nothing but the question. What fails, the thread included, rejects: then it has to be
 * opened and filled anew.
 */
export interface Columns {
  /** Begins with what was saved, or empty. */
  readonly open: (options?: { readonly anew: boolean }) => Promise<Opened>;
  readonly apply: (changes: readonly Change[]) => Promise<Applied>;
  readonly ask: (question: {
    readonly page?: PageQuestion | undefined;
    readonly count?: CountQuestion | undefined;
  }) => Promise<{ readonly page?: PageAnswer | undefined; readonly count?: CountAnswer | undefined }>;
  /** Keeps all of it in the file; `mark` is answered when it is opened again. */
  readonly save: (mark: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** `file`: where a table is saved; without one it is filled anew after each start. */
export const createColumns = (schema: Schema, file?: string): Columns => {
  let thread: ReturnType<typeof workerpool.pool> | undefined;
  const call = async <Name extends keyof Calls>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>> => {
    thread ??= workerpool.pool(join(import.meta.dirname, 'columns.worker.ts'), {
      workerType: 'thread',
      maxWorkers: 1,
    });
    try {
      return (await thread.exec(name, args)) as ReturnType<Calls[Name]>;
    } catch (cause) {
      throw new Unavailable('the search in columns', cause);
    }
  };
  return {
    open: ({ anew } = { anew: false }) => call('open', schema, anew ? undefined : file),
    apply: (changes) => call('apply', changes),
    ask: ({ page, count }) => call('ask', page, count),
    save: async (mark) => {
      if (file !== undefined) await call('save', file, mark);
    },
    stop: async () => {
      const ending = thread;
      thread = undefined;
      await ending?.terminate();
    },
  };
};
