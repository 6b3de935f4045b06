import type { Connection } from 'mongoose';

/**
 * The embedded engine acknowledges journaled updates a moment before they are safe: of kills right after an
 * acknowledgement every fourth lost the last one or two. A flush of its files lost none. Who must not lose what was
 * acknowledged waits for `durable` before it says so; with a server of its own there is nothing to wait for.
 */
const barriers = new WeakMap<object, () => Promise<void>>();

/** One flush at a time; those who come while one runs share the next, which begins after their writes. */
export const createBarrier = (flush: () => Promise<void>): (() => Promise<void>) => {
  let current: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    current = flush().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (!current) return begin();
    queued ??= current
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return begin();
      });
    return queued;
  };
};

export const guardDurability = (client: object, flush: () => Promise<void>): void => {
  barriers.set(client, createBarrier(flush));
};

/** Resolves when everything acknowledged so far survives a kill. */
export const durable = (connection: Connection): Promise<void> =>
  barriers.get(connection.getClient())?.() ?? Promise.resolve();
