import { createBounded } from '../runtime/bounded.ts';

/** What was read, by id: in memory until it is written, those that were asked for last. */
export interface Memory<Value> {
  readonly get: (id: string) => Value | undefined;
  /** Without counting as being asked for. */
  readonly peek: (id: string) => Value | undefined;
  /** Answers it once: then it is forgotten. */
  readonly take: (id: string) => Value | undefined;
  /** Reads. What it says it has found is kept, but for what was written since it began: that may be of before. */
  readonly reading: <Found>(read: (keep: (id: string, value: Value) => void) => Promise<Found>) => Promise<Found>;
  /** A write has ended. Without what is there now nobody knows: also after one whose outcome isn't. */
  readonly changed: (id: string, now?: Value) => void;
  /** Writes have ended of which nobody says what they have changed. */
  readonly allChanged: () => void;
}

/** @param atMost so many are kept. */
export const createMemory = <Value extends object>(atMost: number): Memory<Value> => {
  const kept = createBounded<Value>(atMost);
  /** Of each read that is under way what was written since it began. */
  const readings = new Set<{ readonly overtaken: Set<string>; all: boolean }>();
  return {
    get: (id) => kept.get(id),
    peek: (id) => kept.peek(id),
    take: (id) => {
      const value = kept.get(id);
      kept.delete(id);
      return value;
    },
    reading: async (read) => {
      const reading = { overtaken: new Set<string>(), all: false };
      readings.add(reading);
      try {
        return await read((id, value) => {
          if (!reading.all && !reading.overtaken.has(id)) kept.set(id, value);
        });
      } finally {
        readings.delete(reading);
      }
    },
    changed: (id, now) => {
      for (const { overtaken } of readings) overtaken.add(id);
      if (now) kept.set(id, now);
      else kept.delete(id);
    },
    allChanged: () => {
      for (const reading of readings) reading.all = true;
      kept.clear();
    },
  };
};
