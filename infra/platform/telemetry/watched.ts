import pTimeout from 'p-timeout';
/**
 * A value of elsewhere (the database, the brokers) for whoever scrapes: read at most once per `keepMs` however many ask,
 * and never waited for longer than `withinMs`. What could not be read is not there: an old number would pass for news.
 */
export interface Watched<T> {
  readonly name: string;
  readonly read: () => Promise<T>;
  readonly keepMs: number;
  readonly withinMs: number;
  readonly failed: (name: string) => void;
}

export const watched = <T>({ name, read, keepMs, withinMs, failed }: Watched<T>): (() => Promise<T | undefined>) => {
  let kept: { readonly value: T; readonly at: number } | undefined;
  let reading: Promise<T | undefined> | undefined;
  const begin = (): Promise<T | undefined> => {
    reading = read()
      .then((value) => {
        kept = { value, at: performance.now() };
        return value;
      })
      .catch(() => {
        failed(name);
        return undefined;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  return async () => {
    if (kept && performance.now() - kept.at < keepMs) return kept.value;
    kept = undefined;
    // One that hangs is waited for by all who come meanwhile, not begun again.
    return pTimeout(reading ?? begin(), {
      milliseconds: withinMs,
      fallback: () => {
        failed(name);
        return undefined;
      },
    });
  };
};
