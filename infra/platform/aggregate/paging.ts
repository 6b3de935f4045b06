import type { Collection } from 'mongoose';
import { readCursor, writeCursor } from '../http/cursor.ts';

/** An order by one field; the id makes every position its own. */
export interface Order {
  readonly field: string;
  readonly direction: 1 | -1;
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What lies at a path of a row: `state.updated_at`; null where nothing does. */
export const valueAt = (row: unknown, path: string): string | number | null =>
  (path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row) ??
    null) as string | number | null;

/**
 * One page by keyset: rows beyond the cursor in this order, at most `limit`, and the cursor of the next page. The field
 * has to be there in every row that the filter finds: null has no place in the order. Of aggregates what is kept beside
 * their state stays in the database.
 */
export const pageOf = async <Row extends { _id: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: any collection; the caller names its rows
  collection: Collection<any>,
  filter: Readonly<Record<string, unknown>>,
  { field, direction }: Order,
  { cursor, limit }: PageQuery,
): Promise<{ readonly rows: readonly Row[]; readonly next_cursor: string | null }> => {
  const from = readCursor(cursor);
  const beyond = direction === 1 ? '$gt' : '$lt';
  const paged = from
    ? {
        $and: [
          filter,
          { $or: [{ [field]: { [beyond]: from.key } }, { [field]: from.key, _id: { [beyond]: from.id } }] },
        ],
      }
    : filter;
  const found = (await collection
    .find(paged, { projection: { keys: 0, outbox: 0 } })
    .sort({ [field]: direction, _id: direction })
    .limit(limit + 1)
    .toArray()) as unknown as Row[];
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next_cursor: found.length > limit && last ? writeCursor({ key: valueAt(last, field), id: last._id }) : null,
  };
};

/** Text from a person as part of a pattern: no sign of it means anything to the search. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
