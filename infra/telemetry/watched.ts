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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        failed(name);
        resolve(undefined);
      }, withinMs);
    });
    try {
      // One that hangs is waited for by all who come meanwhile, not begun again.
      return await Promise.race([reading ?? begin(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
