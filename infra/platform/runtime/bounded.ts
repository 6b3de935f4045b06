import { LRUCache } from 'lru-cache';

/**
 * So many entries, those that were asked for last. It takes memory as it fills: told the number alone (`max`) the package makes room
 * for all of them at once, which takes 1.7 ms for ten thousand, and a process has dozens of these.
 */
export const createBounded = <Value extends NonNullable<unknown>>(
  atMost: number,
  more: { readonly perf?: { readonly now: () => number }; readonly ttlResolution?: number } = {},
): LRUCache<string, Value> => new LRUCache({ maxSize: atMost, sizeCalculation: () => 1, ...more });
