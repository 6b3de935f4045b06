import { createBounded } from '../runtime/bounded.ts';
import type { Cache } from './cache.ts';

/**
 * The cache of a single process.
 * @param now milliseconds; for tests.
 * @param limit entries kept; beyond it those go that were used the longest ago.
 */
export const createMemoryCache = ({
  now = Date.now,
  limit = 50_000,
}: {
  readonly now?: () => number;
  readonly limit?: number;
} = {}): Cache => {
  /** JSON texts: what was read out can't be changed in here. */
  const entries = createBounded<string>(limit, { perf: { now }, ttlResolution: 0 });
  const channels = new Map<string, Set<(message: unknown) => void>>();

  return {
    get: async <T>(key: string) => {
      const text = entries.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    set: async (key, value, ttlSeconds) => {
      entries.set(key, JSON.stringify(value), { ttl: ttlSeconds * 1_000 });
    },
    delete: async (key) => {
      entries.delete(key);
    },
    increment: async (key, ttlSeconds) => {
      const known = entries.get(key);
      const left = known === undefined ? 0 : entries.getRemainingTTL(key);
      // In the very millisecond of its end an entry is still there with nothing left, and a `ttl` of 0 means for ever.
      const anew = left <= 0;
      const count = anew ? 1 : Number(known) + 1;
      entries.set(key, String(count), { ttl: anew ? ttlSeconds * 1_000 : left });
      return count;
    },
    publish: async (channel, message) => {
      const text = JSON.stringify(message);
      for (const handler of channels.get(channel) ?? []) setImmediate(() => handler(JSON.parse(text)));
    },
    subscribe: async (channel, handler) => {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      return async () => {
        handlers.delete(handler);
      };
    },
    health: async () => ({ ok: true }),
    close: async () => {
      entries.clear();
      channels.clear();
    },
  };
};
