/** What is looked at again and again shares its timers: each of many that rest would wake the process for itself. */
const beats = new Map<number, { readonly timer: NodeJS.Timeout; readonly works: Set<() => void> }>();

/**
 * Calls `work` every so many milliseconds, together with all others of the same period, until the answer is called. It doesn't keep the
 * process alive. What one throws is for its own caller to catch.
 */
export const everyBeat = (periodMs: number, work: () => void): (() => void) => {
  // The same work may be asked for twice.
  const mine = (): void => work();
  const works = beats.get(periodMs)?.works ?? new Set();
  works.add(mine);
  if (!beats.has(periodMs)) {
    const timer = setInterval(() => {
      for (const each of [...works]) each();
    }, periodMs);
    timer.unref();
    beats.set(periodMs, { timer, works });
  }
  return () => {
    works.delete(mine);
    if (works.size > 0 || beats.get(periodMs)?.works !== works) return;
    clearInterval(beats.get(periodMs)?.timer);
    beats.delete(periodMs);
  };
};
