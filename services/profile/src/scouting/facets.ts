import type { scoutingFacets } from '@touchline/contracts/http/profile';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import type { Collection } from 'mongoose';
import type { z } from 'zod';
import { conditionsOf, type FacetName, type Filter, facetNames, monthsAfter, yearsBefore } from './filter.ts';
import type { ScoutingDocument } from './scouting.ts';

export type Facets = z.input<typeof scoutingFacets>;
type Stage = Record<string, unknown>;
interface Counted {
  readonly _id: string | number | boolean;
  readonly count: number;
}

/** Both ends are in the bucket; as they stand they are `age_min` and `age_max` (`18-20`). */
const ages = [
  [14, 17],
  [18, 20],
  [21, 23],
  [24, 26],
  [27, 29],
  [30, 33],
  [34, 60],
] as const;
/** Both ends are in the bucket; as they stand they are `height_min` and `height_max`, in cm. */
const heights = [
  [140, 169],
  [170, 174],
  [175, 179],
  [180, 184],
  [185, 189],
  [190, 194],
  [195, 220],
] as const;

const label = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

/** One pass that counts a whole group: by value, or by bucket. */
const counting = (facet: FacetName, today: string): Stage[] => {
  const by = (value: unknown): Stage => ({ $group: { _id: value, count: { $sum: 1 } } });
  // Tried in order; the last one takes what is left.
  const bucket = (names: readonly string[], tests: readonly unknown[]): Stage =>
    by(tests.reduceRight<unknown>((others, test, i) => ({ $cond: [test, names[i], others] }), 'later'));
  switch (facet) {
    case 'positions':
      return [{ $unwind: '$positions' }, by('$positions')];
    case 'nationalities':
      return [{ $unwind: '$nationalities' }, by('$nationalities')];
    case 'preferred_feet':
      return [by('$preferred_foot')];
    case 'tiers':
      return [by('$valuation_tier')];
    case 'ages':
      // From the youngest on: the first bucket whose oldest birth date lies before this one.
      return [
        bucket(
          ages.map(label),
          ages.map(([, to]) => ({ $gt: ['$date_of_birth', yearsBefore(today, to + 1)] })),
        ),
      ];
    case 'heights':
      return [
        bucket(
          heights.map(label),
          heights.map(([, to]) => ({ $lte: ['$height_cm', to] })),
        ),
      ];
    case 'contract_ends':
      return [
        bucket(
          ['free', '6', '12', '24'],
          [
            { $lt: ['$bound_until', today] },
            ...[6, 12, 24].map((months) => ({ $lte: ['$bound_until', monthsAfter(today, months)] })),
          ],
        ),
      ];
  }
};

const fields: Readonly<Record<FacetName, string>> = {
  positions: 'positions',
  preferred_feet: 'preferred_foot',
  tiers: 'valuation_tier',
  nationalities: 'nationalities',
  ages: 'date_of_birth',
  heights: 'height_cm',
  contract_ends: 'bound_until',
};

/** Counts in the order in which a person reads them: values that are known in their own, others by number. */
const ordered = (facet: FacetName, counted: readonly Counted[]): Facets[FacetName] => {
  const by = new Map(counted.map(({ _id, count }) => [String(_id), count]));
  const known: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
    positions,
    preferred_feet: preferredFeet,
    tiers: valuationTiers,
    ages: ages.map(label),
    heights: heights.map(label),
  };
  if (facet === 'contract_ends') {
    // Within 12 months includes within 6: what a person gets who chooses it.
    const at = (value: string): number => by.get(value) ?? 0;
    return [
      { value: 'free', count: at('free') },
      { value: '6', count: at('6') },
      { value: '12', count: at('6') + at('12') },
      { value: '24', count: at('6') + at('12') + at('24') },
    ];
  }
  const order = known[facet];
  if (order) return order.map((value) => ({ value, count: by.get(value) ?? 0 }));
  return [...by]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
};

/**
 * How many players each value of each group would leave, with all filters but the group's own. Groups without a filter share
 * one pass over what all filters leave; each filtered group has a pass of its own.
 */
export const countFacets = async (
  collection: Collection<ScoutingDocument>,
  filter: Filter,
  today: string,
): Promise<{ readonly facets: Facets; readonly total: number }> => {
  const filtered = facetNames.filter((name) => filter.facets[name]);
  const shared = facetNames.filter((name) => !filter.facets[name]);
  const needed = Object.fromEntries([['_id', 0], ...shared.map((name) => [fields[name], 1])]);
  const [together, ...own] = await Promise.all([
    collection
      .aggregate<Record<string, Counted[]>>([
        { $match: conditionsOf(filter) },
        ...(shared.length > 0 ? [{ $project: needed }] : []),
        {
          $facet: {
            ...Object.fromEntries(shared.map((name) => [name, counting(name, today)])),
            total: [{ $count: 'count' }, { $addFields: { _id: 'total' } }],
          } as never,
        },
      ])
      .toArray(),
    ...filtered.map((name) =>
      collection
        .aggregate<Counted>([{ $match: conditionsOf(filter, name) }, ...(counting(name, today) as never[])])
        .toArray(),
    ),
  ]);
  const counted = new Map<string, readonly Counted[]>(Object.entries(together?.[0] ?? {}));
  for (const [i, name] of filtered.entries()) counted.set(name, own[i] ?? []);
  return {
    facets: Object.fromEntries(facetNames.map((name) => [name, ordered(name, counted.get(name) ?? [])])) as Facets,
    total: counted.get('total')?.[0]?.count ?? 0,
  };
};
