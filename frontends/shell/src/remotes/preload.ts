/** Route preloads on intent (pointer or focus on a link): at most 5 under way at once, each route once. */
export const PRELOAD_LIMIT = 5;

export const createPreloader = (load: (path: string) => Promise<unknown>) => {
  const preloaded = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  const next = (): void => {
    while (running < PRELOAD_LIMIT) {
      const path = waiting.shift();
      if (path === undefined) return;
      running += 1;
      void load(path)
        .catch(() => preloaded.delete(path)) // the visit itself will tell what is wrong
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  return (path: string): void => {
    if (preloaded.has(path)) return;
    preloaded.add(path);
    waiting.push(path);
    next();
  };
};
