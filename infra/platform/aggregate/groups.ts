import type { Collection } from 'mongoose';
import type { Order } from './paging.ts';

/** Some of a collection's aggregates: which, in which order, and how many at most. */
export interface Group {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly order: Order;
  readonly limit: number;
}

/** The states of the first of each group, as they are stored, in one read. An aggregate may be in several. */
export const firstOf = async <Name extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  collection: Collection<any>,
  groups: Readonly<Record<Name, Group>>,
): Promise<Readonly<Record<Name, readonly unknown[]>>> => {
  const [first, ...others] = (Object.entries(groups) as [Name, Group][]).map(
    ([group, { filter, order, limit }]): readonly object[] => [
      { $match: filter },
      { $sort: { [order.field]: order.direction, _id: order.direction } },
      { $limit: limit },
      { $project: { _id: 0, state: 1, group: { $literal: group } } },
    ],
  );
  const rows = await collection
    .aggregate<{ readonly state: unknown; readonly group: Name }>([
      ...(first ?? []),
      ...others.map((pipeline) => ({ $unionWith: { coll: collection.collectionName, pipeline: [...pipeline] } })),
    ])
    .toArray();
  const found = Map.groupBy(rows, ({ group }) => group);
  return Object.fromEntries(
    Object.keys(groups).map((name) => [name, (found.get(name as Name) ?? []).map(({ state }) => state)]),
  ) as unknown as Record<Name, readonly unknown[]>;
};
