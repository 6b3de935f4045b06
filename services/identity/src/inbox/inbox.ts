import { pageOf } from '@touchline/infra/aggregate';
import type { Cache } from '@touchline/infra/cache';
import { derivedId, Rejected } from '@touchline/infra/domain';
import type { Connection } from 'mongoose';

export interface Notice {
  readonly kind: string;
  readonly user_id: string;
  readonly profile_id: string | null;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly needs_answer: boolean;
  /** Also goes out by mail. */
  readonly mail: boolean;
}

interface Kept extends Omit<Notice, 'mail'> {
  readonly _id: string;
  readonly at: string;
  readonly read_at: string | null;
}

/** The bell: kept per person, and told live to whoever listens. */
export interface Inbox {
  /** The id follows from the event and the person: a repeated event is one notification. */
  readonly keep: (eventId: string, at: string, notice: Notice) => Promise<void>;
  readonly list: (
    userId: string,
    page: { cursor?: string | undefined; limit: number },
  ) => Promise<{ rows: readonly Kept[]; next_cursor: string | null }>;
  readonly unread: (userId: string) => Promise<number>;
  readonly read: (userId: string, id: string, at: string) => Promise<void>;
  readonly readAll: (userId: string, at: string) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The channel on which a person's browsers hear of news, through the BFF. */
export const liveChannel = (userId: string): string => `live:${userId}`;

export const createInbox = (connection: Connection, cache: Cache): Inbox => {
  const collection = connection.collection<Kept>('notifications');
  return {
    keep: async (eventId, at, { mail: _, ...notice }) => {
      const _id = derivedId('ntf', eventId, notice.user_id, notice.profile_id ?? '', notice.kind);
      const { upsertedCount } = await collection.updateOne(
        { _id },
        { $setOnInsert: { ...notice, at, read_at: null } },
        { upsert: true },
      );
      if (upsertedCount === 1)
        await cache.publish(
          liveChannel(notice.user_id),
          JSON.stringify({
            kind: 'notification',
            id: _id,
            title: notice.title,
            text: notice.text,
            href: notice.href,
            needs_answer: notice.needs_answer,
          }),
        );
    },
    list: (userId, page) => pageOf<Kept>(collection, { user_id: userId }, { field: 'at', direction: -1 }, page),
    unread: (userId) => collection.countDocuments({ user_id: userId, read_at: null }),
    read: async (userId, id, at) => {
      const { matchedCount } = await collection.updateOne({ _id: id, user_id: userId }, [
        { $set: { read_at: { $ifNull: ['$read_at', at] } } },
      ]);
      if (matchedCount === 0) throw new Rejected('NotFound');
    },
    readAll: async (userId, at) => {
      await collection.updateMany({ user_id: userId, read_at: null }, { $set: { read_at: at } });
    },
    start: async () => {
      await collection.createIndex({ user_id: 1, at: -1, _id: -1 });
      await collection.createIndex({ user_id: 1, read_at: 1 });
    },
    stop: async () => {},
  };
};
