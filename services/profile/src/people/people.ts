import type { PublicUser } from '@touchline/contracts/events';
import { project, type Source } from '@touchline/platform/aggregate';
import type { Connection } from 'mongoose';

interface Row {
  _id: string;
  sources: Record<string, number>;
  user: PublicUser;
}

/** Users as identity tells of them: names and states beside profiles. */
export interface People {
  readonly keep: (user: PublicUser, source: Source) => Promise<void>;
  readonly find: (userId: string) => Promise<PublicUser | undefined>;
  readonly findMany: (userIds: readonly string[]) => Promise<ReadonlyMap<string, PublicUser>>;
  /** With the position of the event that it comes from. */
  readonly findWithSource: (
    userId: string,
  ) => Promise<{ readonly user: PublicUser; readonly source: Source } | undefined>;
}

export const createPeople = (connection: Connection): People => {
  const collection = connection.collection<Row>('people');
  return {
    keep: async (user, source) => {
      await project(collection, user.user_id, source, { user });
    },
    find: async (userId) => (await collection.findOne({ _id: userId }))?.user,
    findMany: async (userIds) => {
      const found = await collection.find({ _id: { $in: [...userIds] } }).toArray();
      return new Map(found.map(({ _id, user }) => [_id, user]));
    },
    findWithSource: async (userId) => {
      const found = await collection.findOne({ _id: userId });
      return found?.user && { user: found.user, source: { subject: userId, sequence: found.sources[userId] ?? 0 } };
    },
  };
};
