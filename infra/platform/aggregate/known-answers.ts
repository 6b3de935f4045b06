import type { Connection } from 'mongoose';
import { isAlone } from '../database/durable.ts';
import { createMemory } from './memory.ts';

/** What was asked about rows, each by an id, kept until they are written: where this process alone can write. */
export interface KnownAnswers<Answer> {
  readonly ask: (id: string) => Promise<Answer>;
  /** To be put around each write of these rows; it may fail. `ids`: whose answers it may change, without them all. */
  readonly around: <T>(write: () => Promise<T>, ids?: readonly string[]) => Promise<T>;
}

/** So many, those that were asked for last. */
const atMost = 10_000;

/**
 * For rows that are asked for much more often than they are written.
 * @param ask finds the answer in the database.
 */
export const createKnownAnswers = <Answer>(
  connection: Connection,
  ask: (id: string) => Promise<Answer>,
): KnownAnswers<Answer> => {
  if (!isAlone(connection)) return { ask, around: (write) => write() };
  const memory = createMemory<{ readonly answer: Answer }>(atMost);
  return {
    ask: async (id) => {
      const known = memory.get(id);
      if (known) return known.answer;
      return await memory.reading(async (keep) => {
        const answer = await ask(id);
        keep(id, { answer });
        return answer;
      });
    },
    around: async (write, ids) => {
      try {
        return await write();
      } finally {
        if (ids === undefined) memory.allChanged();
        else for (const id of ids) memory.changed(id);
      }
    },
  };
};
