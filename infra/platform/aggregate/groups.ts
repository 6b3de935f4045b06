import type { Collection } from 'mongoose';
import sift from 'sift';
import { stateAlone } from './document.ts';
import { type Order, valueAt } from './paging.ts';

/** Some of a collection's aggregates: which, in which order, and how many at most. */
export interface Group {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly order: Order;
  readonly limit: number;
}

/** Whether a row is what a filter of the database asks for. */
const matches = sift.default;

interface Row {
  readonly _id: string;
  readonly state: unknown;
}

const inOrder =
  ({ field, direction }: Order) =>
  (a: Row, b: Row): number => {
    const [one, other] = [valueAt(a, field) ?? '', valueAt(b, field) ?? ''];
    if (one !== other) return one < other ? -direction : direction;
    return a._id < b._id ? -direction : direction;
  };

/**
 * The states, as they are stored, of the first of each group among those that the filter finds, in one read. An aggregate may
 * be in several groups. What they are grouped and ordered by is text or number, and there wherever it is asked for.
 *
 * All that is in any group is read and put into its groups here: a command costs the database more than all that a screen
 * shows. Where there is more than the groups have room for, the database looks for the first of each.
 */
export const firstOf = async <Name extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  collection: Collection<any>,
  within: Readonly<Record<string, unknown>>,
  groups: Readonly<Record<Name, Group>>,
): Promise<Readonly<Record<Name, readonly unknown[]>>> => {
  const named = Object.entries(groups) as [Name, Group][];
  const room = named.reduce((sum, [, { limit }]) => sum + limit, 0);
  const all = await collection
    .find<Row>({ $and: [within, { $or: named.map(([, { filter }]) => filter) }] }, stateAlone)
    .limit(room + 1)
    .toArray();
  if (all.length > room) return foundApart(collection, within, named);
  return Object.fromEntries(
    named.map(([name, { filter, order, limit }]) => {
      const rows = all.filter(matches<Row>(filter)).sort(inOrder(order));
      return [name, rows.slice(0, limit).map(({ state }) => state)];
    }),
  ) as unknown as Record<Name, readonly unknown[]>;
};

/** The same, where each group is looked for by itself. */
const foundApart = async <Name extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  collection: Collection<any>,
  within: Readonly<Record<string, unknown>>,
  groups: readonly [Name, Group][],
): Promise<Readonly<Record<Name, readonly unknown[]>>> => {
  const [first, ...others] = groups.map(([group, { filter, order, limit }]): readonly object[] => [
    { $match: { $and: [within, filter] } },
    { $sort: { [order.field]: order.direction, _id: order.direction } },
    { $limit: limit },
    { $project: { _id: 0, state: 1, group: { $literal: group } } },
  ]);
  const rows = await collection
    .aggregate<{ readonly state: unknown; readonly group: Name }>([
      ...(first ?? []),
      ...others.map((pipeline) => ({ $unionWith: { coll: collection.collectionName, pipeline: [...pipeline] } })),
    ])
    .toArray();
  const found = Map.groupBy(rows, ({ group }) => group);
  return Object.fromEntries(
    groups.map(([name]) => [name, (found.get(name) ?? []).map(({ state }) => state)]),
  ) as unknown as Record<Name, readonly unknown[]>;
};
