/** Runs tasks of the same key one after the other, in the order in which they came, and those of other keys beside them. */
export interface KeyedMutex {
  /** What becomes of the task; one that fails doesn't stop the next. */
  readonly run: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  /** Resolves when nothing is at work. */
  readonly idle: () => Promise<void>;
}

export const createKeyedMutex = (): KeyedMutex => {
  const tails = new Map<string, Promise<void>>();
  return {
    run: (key, task) => {
      const result = (tails.get(key) ?? Promise.resolve()).then(task);
      const settled = result.then(
        () => {},
        () => {},
      );
      tails.set(key, settled);
      void settled.then(() => {
        if (tails.get(key) === settled) tails.delete(key);
      });
      return result;
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
};
