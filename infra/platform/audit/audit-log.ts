import type { Connection } from 'mongoose';
import { pageOf } from '../aggregate/paging.ts';
import { auditEntries, type KeptEntry } from './audit.ts';
import { closing } from './chain.ts';

export interface AuditQuery {
  /** The very words of the entry: `verify-user`. */
  readonly what?: string | undefined;
  /** Ids of people and profiles: entries of what they did, or what was done to them. */
  readonly who?: readonly string[] | undefined;
  /** The id of what it is about. */
  readonly about?: string | undefined;
  /** Instants: from the first on, before the second. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What is kept of who did what to whom, newest first. It shows the entries; `npm run audit -- check` proves their chains. */
export interface AuditLog {
  readonly list: (query: AuditQuery) => Promise<{
    readonly entries: readonly KeptEntry[];
    readonly next_cursor: string | null;
  }>;
  /** The words of all kinds of entries there are. */
  readonly kinds: () => Promise<readonly string[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const newest = { field: 'at', direction: -1 } as const;

/** A chain's own beginnings and ends are no one's acts. */
const ofChains = ['chain-begun', closing];

export const createAuditLog = (connection: Connection): AuditLog => {
  const collection = auditEntries(connection);
  return {
    list: async ({ what, who, about, from, until, cursor, limit }) => {
      const conditions = [
        what ? { what } : { what: { $nin: ofChains } },
        ...(who
          ? [{ $or: [{ by: { $in: [...who] } }, { profile: { $in: [...who] } }, { about: { $in: [...who] } }] }]
          : []),
        ...(about ? [{ about }] : []),
        ...(from ? [{ at: { $gte: from } }] : []),
        ...(until ? [{ at: { $lt: until } }] : []),
      ];
      const { rows, next_cursor } = await pageOf<KeptEntry>(collection, { $and: conditions }, newest, {
        cursor,
        limit,
      });
      return { entries: rows, next_cursor };
    },
    kinds: async () => {
      const kinds = (await collection.distinct('what')) as readonly string[];
      return kinds.filter((what) => !ofChains.includes(what)).toSorted();
    },
    start: async () => {
      const newest = { at: -1, _id: -1 } as const;
      const fields = ['what', 'by', 'profile', 'about'];
      await collection.createIndexes([...fields.map((field) => ({ key: { [field]: 1, ...newest } })), { key: newest }]);
    },
    stop: async () => {},
  };
};
