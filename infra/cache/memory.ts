import type { Cache } from './cache.ts';

interface Entry {
  readonly text: string;
  readonly until: number;
}

/**
 * The cache of a single process.
 * @param now milliseconds; for tests.
 * @param limit entries kept; beyond it the oldest go.
 */
export const createMemoryCache = ({
  now = Date.now,
  limit = 50_000,
}: {
  readonly now?: () => number;
  readonly limit?: number;
} = {}): Cache => {
  const entries = new Map<string, Entry>();
  const channels = new Map<string, Set<(message: unknown) => void>>();

  const living = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry !== undefined && entry.until <= now()) {
      entries.delete(key);
      return undefined;
    }
    return entry;
  };
  const store = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > limit) entries.delete(entries.keys().next().value as string);
  };

  return {
    get: async <T>(key: string) => {
      const entry = living(key);
      return entry === undefined ? undefined : (JSON.parse(entry.text) as T);
    },
    set: async (key, value, ttlSeconds) => {
      store(key, { text: JSON.stringify(value), until: now() + ttlSeconds * 1_000 });
    },
    delete: async (key) => {
      entries.delete(key);
    },
    increment: async (key, ttlSeconds) => {
      const entry = living(key);
      const count = Number(entry?.text ?? 0) + 1;
      store(key, { text: String(count), until: entry?.until ?? now() + ttlSeconds * 1_000 });
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
