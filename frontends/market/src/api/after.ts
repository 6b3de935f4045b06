/**
 * Read your writes: a command's reply names what it wrote (`Touchline-After: <aggregate id>@<sequence>`, comma
 * separated); the next reads carry the newest few, so that a read model which lags waits for them.
 */
export const AFTER_HEADER = 'Touchline-After';
export const AFTER_LIMIT = 8;
const KEY = 'touchline-after';

/** Joins what was known with what a reply says: one entry per aggregate, its highest sequence, the newest last. */
export const mergeAfter = (known: readonly string[], reply: string): readonly string[] => {
  const sequences = new Map<string, number>();
  for (const entry of [...known, ...reply.split(',')]) {
    const [aggregate = '', written] = entry.trim().split('@');
    const sequence = Number(written);
    if (!aggregate || !Number.isSafeInteger(sequence) || written === '' || sequence < 0) continue;
    const before = sequences.get(aggregate) ?? -1;
    sequences.delete(aggregate); // moves it to the end: just written
    sequences.set(aggregate, Math.max(before, sequence));
  }
  return [...sequences].map(([aggregate, sequence]) => `${aggregate}@${sequence}`).slice(-AFTER_LIMIT);
};

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
export type After = { readonly header: () => string | undefined; readonly remember: (reply: string | null) => void };

/** Session storage keeps it across a page load; where that is forbidden it lasts as long as the page. */
export const createAfter = (storage: () => Storage): After => {
  let known: readonly string[] | undefined;
  const read = (): readonly string[] => {
    if (known) return known;
    try {
      known = mergeAfter([], storage().getItem(KEY) ?? '');
    } catch {
      known = []; // storage is forbidden in this browser
    }
    return known;
  };
  return {
    header: () => read().join(',') || undefined,
    remember: (reply) => {
      if (!reply) return;
      known = mergeAfter(read(), reply);
      try {
        storage().setItem(KEY, known.join(','));
      } catch {
        // as above: this page still remembers
      }
    },
  };
};
