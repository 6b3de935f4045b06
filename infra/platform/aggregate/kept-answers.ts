import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { isAlone } from '../database/durable.ts';

/** What was asked about rows, each by an id, kept until any of them is written: where this process alone can write. */
export interface KeptAnswers<Answer> {
  readonly ask: (id: string) => Promise<Answer>;
  /** To be put around each write of these rows; it may fail. */
  readonly around: <T>(write: () => Promise<T>) => Promise<T>;
}

/** So many, those that were asked for last. */
const atMost = 10_000;

/**
 * For rows that are asked for with every event and written a few times a day.
 * @param ask finds the answer in the database.
 */
export const createKeptAnswers = <Answer>(
  connection: Connection,
  ask: (id: string) => Promise<Answer>,
): KeptAnswers<Answer> => {
  if (!isAlone(connection)) return { ask, around: (write) => write() };
  const kept = new LRUCache<string, { readonly answer: Answer }>({ max: atMost });
  let changes = 0;
  return {
    ask: async (id) => {
      const known = kept.get(id);
      if (known) return known.answer;
      const before = changes;
      const answer = await ask(id);
      // What a write has overtaken may be of before it.
      if (before === changes) kept.set(id, { answer });
      return answer;
    },
    around: async (write) => {
      try {
        return await write();
      } finally {
        changes += 1;
        kept.clear();
      }
    },
  };
};
