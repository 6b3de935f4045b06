import type { Span } from '@touchline/contracts/policies/spans';
import type { Collection } from 'mongoose';

/**
 * How many meet this condition; with a limit, so many at most. Asked as a count, and not as the driver's `countDocuments` does it, an
 * aggregation with a group of one: that costs the engine and the process half as much again (decision 100).
 */
export const countOf = (
  // biome-ignore lint/suspicious/noExplicitAny: any collection; the caller names its fields
  collection: Collection<any>,
  filter: Readonly<Record<string, unknown>>,
  /** `maxTimeMS`: how long it may take; later it is refused. */
  options: { readonly limit?: number; readonly hint?: string; readonly maxTimeMS?: number } = {},
): Promise<number> =>
  // Of all there are a count tells what the engine has noted, which is not exact after it was killed.
  Object.keys(filter).length === 0 ? collection.countDocuments({}, options) : collection.count(filter, options);

/** The first in order of what they have at a path, of those that meet this condition; undefined where none does. */
export const lowestOf = async (
  // biome-ignore lint/suspicious/noExplicitAny: any collection; the caller names its fields
  collection: Collection<any>,
  path: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  const [found] = await collection
    .find(filter, { projection: { [path]: 1 } })
    .sort({ [path]: 1 })
    .limit(1)
    .toArray();
  return path.split('.').reduce((value, key) => value?.[key], found);
};

/** How many have an instant in this field that lies in each of these spans, the first of which begins earliest. */
export const countedIn = async (
  // biome-ignore lint/suspicious/noExplicitAny: any collection; the caller names its fields
  collection: Collection<any>,
  field: string,
  spans: readonly Span[],
  filter: Readonly<Record<string, unknown>> = {},
): Promise<{ from: string; count: number }[]> => {
  // The type is named for the sake of indexes that have those alone that have such an instant.
  const within = { $type: 'string', $gte: spans[0]?.from ?? '', $lte: `${spans.at(-1)?.until ?? ''}T~` };
  const days = await collection
    .aggregate<{ _id: string; count: number }>([
      { $match: { ...filter, [field]: within } },
      { $group: { _id: { $substrBytes: [`$${field}`, 0, 10] }, count: { $sum: 1 } } },
    ])
    .toArray();
  return spans.map(({ from, until }) => ({
    from,
    count: days.filter(({ _id }) => _id >= from && _id <= until).reduce((sum, { count }) => sum + count, 0),
  }));
};
