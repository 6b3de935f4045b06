import { createHash, randomBytes } from 'node:crypto';
import { cut } from '@touchline/contracts/text';
import { newId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';

/** A session as it is kept. The token is known to its holder alone. */
export interface KeptSession {
  readonly _id: string;
  readonly token_hash: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly authenticated_at: Date;
  /** Absolute end, whatever happens. */
  readonly expires_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

/** Somebody who gave a right password, and whose code is waited for. */
interface KeptChallenge {
  /** SHA-256 of its token. */
  readonly _id: string;
  readonly user_id: string;
  readonly expires_at: Date;
}

export interface Sessions {
  /** `token`: 256 random bits, base64url. */
  readonly open: (
    userId: string,
    where: { ip: string; userAgent: string },
    now: Date,
  ) => Promise<{ token: string; session: KeptSession }>;
  /** The living session of a token's hash; undefined where it has ended by sign-out, age or idleness. */
  readonly find: (tokenHash: string, now: Date) => Promise<KeptSession | undefined>;
  readonly end: (tokenHash: string) => Promise<KeptSession | undefined>;
  readonly endOne: (userId: string, sessionId: string) => Promise<boolean>;
  readonly endAll: (userId: string, but?: string) => Promise<number>;
  /** Begins the second step of a sign-in. `token`: 256 random bits, base64url. */
  readonly challenge: (userId: string, now: Date) => Promise<{ token: string; expires_at: Date }>;
  /** Whose challenge it is; undefined where it is over, was used, or the password changed meanwhile. */
  readonly challenged: (token: string, now: Date) => Promise<string | undefined>;
  /** Uses a challenge up; false: somebody else just has. */
  readonly answered: (token: string) => Promise<boolean>;
  readonly authenticated: (sessionId: string, now: Date) => Promise<void>;
  readonly list: (userId: string, now: Date) => Promise<readonly KeptSession[]>;
  /** When a session of each of these was last used; who has none left isn't there. */
  readonly lastSeen: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Removes what has ended by age or idleness; answers what it was. */
  readonly purge: (now: Date) => Promise<readonly KeptSession[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const challengeMs = 10 * 60_000;
const absoluteMs = 30 * 86_400_000;
const idleMs = 7 * 86_400_000;
/** Being seen is written down at most this often. */
const seenEveryMs = 60_000;
const purgedAtOnce = 1000;

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createSessions = (connection: Connection): Sessions => {
  const collection = connection.collection<KeptSession>('sessions');
  const challenges = connection.collection<KeptChallenge>('sign_in_challenges');
  const living = (session: KeptSession | null, now: Date): session is KeptSession =>
    session !== null && session.expires_at > now && now.getTime() - session.last_seen_at.getTime() < idleMs;
  return {
    open: async (userId, { ip, userAgent }, now) => {
      const token = randomBytes(32).toString('base64url');
      const session: KeptSession = {
        _id: newId('ses'),
        token_hash: tokenHash(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        authenticated_at: now,
        expires_at: new Date(now.getTime() + absoluteMs),
        ip,
        user_agent: cut(userAgent, 300),
      };
      await collection.insertOne(session);
      return { token, session };
    },
    find: async (hash, now) => {
      const session = await collection.findOne({ token_hash: hash });
      if (!living(session, now)) return undefined;
      if (now.getTime() - session.last_seen_at.getTime() > seenEveryMs)
        await collection.updateOne({ _id: session._id }, { $set: { last_seen_at: now } });
      return session;
    },
    end: async (hash) => (await collection.findOneAndDelete({ token_hash: hash })) ?? undefined,
    endOne: async (userId, sessionId) =>
      (await collection.deleteOne({ _id: sessionId, user_id: userId })).deletedCount === 1,
    endAll: async (userId, but) => {
      // Whoever is half-way in is as far in as with the password that they gave: no further.
      await challenges.deleteMany({ user_id: userId });
      return (await collection.deleteMany({ user_id: userId, ...(but ? { _id: { $ne: but } } : {}) })).deletedCount;
    },
    challenge: async (userId, now) => {
      const token = randomBytes(32).toString('base64url');
      const expires_at = new Date(now.getTime() + challengeMs);
      await challenges.insertOne({ _id: tokenHash(token), user_id: userId, expires_at });
      return { token, expires_at };
    },
    challenged: async (token, now) =>
      (await challenges.findOne({ _id: tokenHash(token), expires_at: { $gt: now } }))?.user_id,
    answered: async (token) => (await challenges.deleteOne({ _id: tokenHash(token) })).deletedCount === 1,
    authenticated: async (sessionId, now) => {
      await collection.updateOne({ _id: sessionId }, { $set: { authenticated_at: now } });
    },
    list: async (userId, now) =>
      (await collection.find({ user_id: userId }).sort({ last_seen_at: -1 }).toArray()).filter((s) => living(s, now)),
    lastSeen: async (userIds) => {
      const found = await collection
        .aggregate<{ _id: string; at: Date }>([
          { $match: { user_id: { $in: [...userIds] } } },
          { $group: { _id: '$user_id', at: { $max: '$last_seen_at' } } },
        ])
        .toArray();
      return new Map(found.map(({ _id, at }) => [_id, at]));
    },
    purge: async (now) => {
      await challenges.deleteMany({ expires_at: { $lte: now } });
      const over = {
        $or: [{ expires_at: { $lte: now } }, { last_seen_at: { $lte: new Date(now.getTime() - idleMs) } }],
      };
      const due = await collection.find(over).limit(purgedAtOnce).toArray();
      const ended: KeptSession[] = [];
      // One by one: of several replicas that sweep, one ends each.
      for (const session of due)
        if ((await collection.deleteOne({ _id: session._id, ...over })).deletedCount === 1) ended.push(session);
      return ended;
    },
    start: async () => {
      await Promise.all([
        collection.createIndexes([
          { key: { token_hash: 1 }, unique: true },
          { key: { user_id: 1, last_seen_at: -1 } },
          { key: { last_seen_at: 1 } },
          { key: { expires_at: 1 } },
        ]),
        challenges.createIndexes([{ key: { user_id: 1 } }, { key: { expires_at: 1 } }]),
      ]);
    },
    stop: async () => {},
  };
};
