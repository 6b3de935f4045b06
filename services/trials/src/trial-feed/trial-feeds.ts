import { createHash } from 'node:crypto';
import type { FormerMember } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';

interface Row {
  /** The profile whose trials are followed. */
  _id: string;
  hash: string;
  made_at: string;
}

/** The private links by which calendars follow trials: one per profile, of its secret a hash alone. */
export interface TrialFeeds {
  /** When the profile's link was made; null: it has none. */
  readonly madeAt: (profileId: string) => Promise<string | null>;
  /** Ends the link before, if there is another one. */
  readonly make: (profileId: string, token: string, now: string) => Promise<string>;
  readonly end: (profileId: string) => Promise<void>;
  readonly forget: (person: FormerMember) => Promise<void>;
  /** Whose link it is. */
  readonly profileOf: (token: string) => Promise<string | undefined>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createTrialFeeds = (connection: Connection): TrialFeeds => {
  const rows = connection.collection<Row>('trial_feeds');
  return {
    madeAt: async (profileId) => (await rows.findOne({ _id: profileId }))?.made_at ?? null,
    make: async (profileId, token, now) => {
      const hash = hashOf(token);
      // The same secret again is the same link.
      const same = await rows.findOne({ _id: profileId, hash });
      if (same) return same.made_at;
      await rows.updateOne({ _id: profileId }, { $set: { hash, made_at: now } }, { upsert: true });
      return now;
    },
    end: async (profileId) => {
      await rows.deleteOne({ _id: profileId });
    },
    forget: async ({ profile_ids }) => {
      await rows.deleteMany({ _id: { $in: [...profile_ids] } });
    },
    profileOf: async (token) => (await rows.findOne({ hash: hashOf(token) }))?._id,
    start: async () => {
      await rows.createIndex({ hash: 1 }, { unique: true });
    },
    stop: async () => {},
  };
};
