import { createHmac } from 'node:crypto';
import type { Connection } from 'mongoose';

/**
 * From where accounts have signed in: there, nobody's guesses from elsewhere count against them. Kept as a keyed digest
 * of account and network, so that a copy of the database tells neither.
 */
export interface KnownNetworks {
  /**
   * When somebody last signed in from there, to the day; undefined: never, or too long ago. Takes as long for an account that isn't
   * there as for one that is.
   */
  readonly knows: (account: string, network: string) => Promise<Date | undefined>;
  /** @param known what `knows` has just answered, where it was asked: what is written of today stays. */
  readonly remember: (account: string, network: string, now: Date, known?: Date) => Promise<void>;
  /** Forgets where nobody has signed in from for half a year; answers how many. */
  readonly purge: (now: Date) => Promise<number>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const dayMs = 86_400_000;
const keptMs = 180 * dayMs;

/** `key`: at least 32 random bytes, hex. */
export const createKnownNetworks = (connection: Connection, key: string): KnownNetworks => {
  const collection = connection.collection<{ _id: string; at: Date }>('known_networks');
  const idOf = (account: string, network: string): string =>
    createHmac('sha256', key).update(`known-network\u0000${account}\u0000${network}`).digest('base64url');
  return {
    knows: async (account, network) => (await collection.findOne({ _id: idOf(account, network) }))?.at,
    remember: async (account, network, now, known) => {
      if (known && now.getTime() - known.getTime() < dayMs) return;
      await collection.updateOne({ _id: idOf(account, network) }, { $set: { at: now } }, { upsert: true });
    },
    purge: async (now) => (await collection.deleteMany({ at: { $lt: new Date(now.getTime() - keptMs) } })).deletedCount,
    start: async () => {
      await collection.createIndex({ at: 1 });
    },
    stop: async () => {},
  };
};
