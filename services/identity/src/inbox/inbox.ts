import type { NotificationSubject } from '@touchline/contracts/http/identity';
import { type LiveMessage, liveChannel } from '@touchline/contracts/protocol/live';
import { countOf, createKnownAnswers, pageOf } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Cache } from '@touchline/platform/cache';
import type { FormerMember } from '@touchline/platform/domain';
import { derivedId, Rejected } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';

/** What a mail says beside the sentence of the inbox, so that one knows what it is about before one opens the page. */
export interface Mailed {
  /** The one figure that decides, and what it is. */
  readonly figure?: { readonly value: string; readonly caption: string };
  readonly facts?: readonly { readonly term: string; readonly value: string; readonly was?: string | undefined }[];
  /** Until when there is something to do, and what happens without it. */
  readonly deadline?: { readonly until: string; readonly after: string } | undefined;
}

export interface Notice {
  readonly kind: string;
  readonly user_id: string;
  readonly profile_id: string | null;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly needs_answer: boolean;
  /** Whom it is about; without it what `subjectOf` reads off the event. */
  readonly shows?: NotificationSubject | null | undefined;
  /** It names nobody: it can stay as it is when somebody leaves. */
  readonly impersonal?: true;
  /** Also goes out by mail. */
  readonly mail: boolean;
  readonly mailed?: Mailed | undefined;
  /** A second way that the mail offers, in a sentence and as a QR code; `alt`: that code in words. */
  readonly beside?: { readonly sentence: string; readonly href: string; readonly alt: string } | undefined;
}

export interface Kept extends Omit<Notice, 'mail' | 'mailed' | 'beside' | 'impersonal'> {
  readonly _id: string;
  /** Until when it can be answered. Rows from before it was kept have none. */
  readonly answer_by?: string | null;
  /** Users and profiles that it may name, beside its reader. Rows from before it was kept have none. */
  readonly about?: readonly string[];
  /** What it is about, and after which of its events it was kept. */
  readonly subject: string;
  readonly sequence: number;
  /** For whose answer it waits: the profile, or the person. */
  readonly owner: string;
  readonly at: string;
  readonly read_at: string | null;
}

/** What waits for an answer, as the newest event that was seen left it. */
interface Matter {
  readonly _id: string;
  readonly sequence: number;
  readonly waiting: readonly string[];
}

type Cause = Pick<CloudEvent, 'id' | 'time' | 'subject' | 'sequence'>;

/** The bell: kept per person, and sent live to whoever listens. */
export interface Inbox {
  /** The id follows from the event and the person: a repeated event is one notification. */
  readonly keep: (cause: Cause, notice: Notice, about: readonly string[]) => Promise<void>;
  /**
   * What was asked earlier about this subject, and is answered or over, doesn't ask any more: of those who are waited for
   * the newest notice alone still does. `told`: what was kept of this event. Safe in any order and as often as it comes.
   */
  readonly settle: (
    cause: Cause,
    waiting: readonly string[],
    told: readonly Pick<Notice, 'profile_id' | 'user_id' | 'needs_answer'>[],
  ) => Promise<void>;
  readonly list: (
    userId: string,
    page: { cursor?: string | undefined; limit: number; turn?: 'mine' | undefined },
  ) => Promise<{ rows: readonly Kept[]; next_cursor: string | null }>;
  /** All of it, the newest first, as the person reads it. */
  readonly all: (userId: string) => Promise<readonly Pick<Kept, 'title' | 'text' | 'at'>[]>;
  /** How many news this person hasn't read, and how many wait for the person's answer, read or not. */
  readonly counts: (userId: string) => Promise<{ readonly unread: number; readonly answers: number }>;
  readonly read: (userId: string, id: string, at: string) => Promise<void>;
  readonly readAll: (userId: string, at: string) => Promise<void>;
  /** Throws away what was told to somebody who has left, and takes the words out of what others were told of him. */
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ownerOf = ({ profile_id, user_id }: Pick<Notice, 'profile_id' | 'user_id'>): string => profile_id ?? user_id;

/** What is left of news that named somebody who has closed the account. */
export const withoutWords = {
  title: 'News of a former member',
  text: 'Somebody in this has closed the account. What was written here is deleted.',
  href: '/',
  shows: null,
} as const;

export const createInbox = (connection: Connection, cache: Cache): Inbox => {
  const collection = connection.collection<Kept>('notifications');
  const matters = connection.collection<Matter>('notification_matters');
  /** Each page asks for both, wherever one goes. */
  const counts = createKnownAnswers(connection, async (userId) => {
    const [unread, answers] = await Promise.all([
      countOf(collection, { user_id: userId, read_at: null, needs_answer: false }),
      countOf(collection, { user_id: userId, needs_answer: true }),
    ]);
    return { unread, answers };
  });
  const tell = (userId: string, message: LiveMessage): Promise<void> =>
    cache.publish(liveChannel(userId), JSON.stringify(message));
  return {
    keep: async (
      { id, time, subject, sequence },
      { mail: _, mailed, beside: __, impersonal: ___, ...notice },
      about,
    ) => {
      const owner = ownerOf(notice);
      const _id = derivedId('ntf', id, notice.user_id, notice.profile_id ?? '', notice.kind);
      const answer_by = mailed?.deadline?.until ?? null;
      const row = { ...notice, answer_by, about, subject, sequence, owner, at: time, read_at: null };
      const { upsertedCount } = await counts.around(
        () => collection.updateOne({ _id }, { $setOnInsert: row }, { upsert: true }),
        [notice.user_id],
      );
      if (upsertedCount === 1)
        await tell(notice.user_id, {
          kind: 'notification',
          id: _id,
          title: notice.title,
          text: notice.text,
          href: notice.href,
          needs_answer: notice.needs_answer,
        });
    },
    settle: async ({ subject, sequence }, waiting, told) => {
      // The newest event says who is waited for, whichever comes last.
      const isNewer = { $gt: [sequence, { $ifNull: ['$sequence', -1] }] };
      const newest = {
        sequence: { $max: ['$sequence', sequence] },
        waiting: { $cond: [isNewer, { $literal: waiting }, '$waiting'] },
      };
      const { value: matter, lastErrorObject } = await matters.findOneAndUpdate({ _id: subject }, [{ $set: newest }], {
        upsert: true,
        returnDocument: 'after',
        includeResultMetadata: true,
      });
      const asked = told.filter(({ needs_answer }) => needs_answer).map(ownerOf);
      const isFirst = sequence === 1 && lastErrorObject?.['updatedExisting'] === false;
      // Before a subject's first event nothing was asked, and after it nothing was seen yet: what it asks itself is all there is.
      if (isFirst && new Set(asked).size === asked.length && asked.every((owner) => waiting.includes(owner))) return;
      const { waiting: current, sequence: seen } = matter ?? { waiting, sequence };
      const found = await collection.find({ subject, needs_answer: true }).sort({ sequence: -1 }).toArray();
      // What a newer event asks that was cut off here, it judges itself when it comes again.
      const asking = found.filter((row) => row.sequence <= seen);
      const settled = asking.filter(
        (row, at) => !current.includes(row.owner) || asking.findIndex(({ owner }) => owner === row.owner) < at,
      );
      if (settled.length === 0) return;
      const ids = settled.map(({ _id }) => _id);
      const readers = [...new Set(settled.map(({ user_id }) => user_id))];
      await counts.around(
        () => collection.updateMany({ _id: { $in: ids } }, { $set: { needs_answer: false } }),
        readers,
      );
      // Open pages count anew; there is nothing to say.
      for (const userId of readers) await tell(userId, { kind: 'settled' });
    },
    list: (userId, { turn, ...page }) =>
      pageOf<Kept>(
        collection,
        { user_id: userId, ...(turn ? { needs_answer: true } : {}) },
        { field: 'at', direction: -1 },
        page,
      ),
    all: async (userId) => {
      const rows = await collection.find({ user_id: userId }).sort({ at: -1 }).toArray();
      return rows.map(({ title, text, at }) => ({ title, text, at }));
    },
    counts: counts.ask,
    read: async (userId, id, at) => {
      const now = [{ $set: { read_at: { $ifNull: ['$read_at', at] } } }];
      const { matchedCount } = await counts.around(
        () => collection.updateOne({ _id: id, user_id: userId }, now),
        [userId],
      );
      if (matchedCount === 0) throw new Rejected('NotFound');
    },
    readAll: async (userId, at) => {
      const news = { user_id: userId, read_at: null, needs_answer: false };
      await counts.around(() => collection.updateMany(news, { $set: { read_at: at } }), [userId]);
    },
    forget: async ({ user_id, profile_ids }) => {
      const ids = [user_id, ...profile_ids];
      await counts.around(async () => {
        await collection.deleteMany({ user_id });
        await collection.updateMany(
          { about: { $in: ids } },
          { $set: { ...withoutWords, about: [], needs_answer: false } },
        );
      });
    },
    start: async () => {
      await collection.createIndexes([
        { key: { about: 1 } },
        { key: { user_id: 1, at: -1, _id: -1 } },
        { key: { user_id: 1, read_at: 1 } },
        { key: { user_id: 1, needs_answer: 1 } },
        { key: { subject: 1, needs_answer: 1 } },
      ]);
    },
    stop: async () => {},
  };
};
