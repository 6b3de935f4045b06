import type { QueryClient } from '@tanstack/react-query';

/** The reads of a page whose answer somebody waits for without anything to look at yet. */
export interface LateReads {
  /** Asks again for all that are late now: what hangs is given up. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** Tells whether a read is late: nothing of it has come `lateMs` after it was asked for. */
export const watchLateReads = (client: QueryClient, lateMs: number, tell: (isLate: boolean) => void): LateReads => {
  const cache = client.getQueryCache();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const late = new Set<string>();
  const look = (): void => {
    const asked = cache.findAll({
      type: 'active',
      predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching',
    });
    const hashes = new Set(asked.map(({ queryHash }) => queryHash));
    for (const [hash, timer] of waiting)
      if (!hashes.has(hash)) {
        clearTimeout(timer);
        waiting.delete(hash);
        late.delete(hash);
      }
    for (const hash of hashes)
      if (!waiting.has(hash))
        waiting.set(
          hash,
          setTimeout(() => {
            late.add(hash);
            tell(true);
          }, lateMs),
        );
    tell(late.size > 0);
  };
  const stop = cache.subscribe(look);
  look();
  return {
    again: () => {
      const hashes = new Set(late);
      const predicate = ({ queryHash }: { readonly queryHash: string }): boolean => hashes.has(queryHash);
      void client.cancelQueries({ predicate }).then(() => client.refetchQueries({ predicate, type: 'active' }));
    },
    stop: () => {
      stop();
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
};
