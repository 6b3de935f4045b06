import { LRUCache } from 'lru-cache';

/** So many entries, those that were asked for last. */
export type Bounded<Value extends object | string | number | true> = LRUCache<string, Value>;

/**
 * Takes memory as it fills. Told the number of entries alone (`max`) the package makes room for all of them at once: 1.7 ms for ten
 * thousand, and a process has dozens of these.
 */
export const createBounded = <Value extends object | string | number | true>(
  atMost: number,
  more: { readonly perf?: { readonly now: () => number }; readonly ttlResolution?: number } = {},
): Bounded<Value> => new LRUCache({ maxSize: atMost, sizeCalculation: () => 1, ...more });
