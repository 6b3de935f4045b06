import type { scoutingFacets } from '@touchline/contracts/http/profile';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import type { CountAnswer, Group, Range } from '@touchline/platform/columns';
import type { z } from 'zod';
import { limitOf, rangeOf } from './columns.ts';
import { bornFor, boundFor, type FacetName, type Filter, facetNames } from './filter.ts';

export type Facets = z.input<typeof scoutingFacets>;

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

/** Within 12 months includes within 6: what a person gets who chooses it. */
const contractEnds = ['free', '6', '12', '24'] as const;

type Counted = { readonly tag: string } | { readonly number: string; readonly ranges: readonly Range[] };

/** What each group of values counts, on a day. */
const countedOn = (today: string): Readonly<Record<FacetName, Counted>> => ({
  positions: { tag: 'positions' },
  preferred_feet: { tag: 'preferred_foot' },
  tiers: { tag: 'valuation_tier' },
  nationalities: { tag: 'nationalities' },
  ages: { number: 'date_of_birth', ranges: ages.map(([min, max]) => rangeOf(bornFor(today, min, max))) },
  heights: { number: 'height_cm', ranges: heights.map(([from, to]) => ({ from, to })) },
  contract_ends: { number: 'bound_until', ranges: contractEnds.map((end) => rangeOf(boundFor(today, end))) },
});

/** The values of a group in the order in which a person reads them; countries stand by their number. */
const known: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  positions,
  preferred_feet: preferredFeet,
  tiers: valuationTiers,
  ages: ages.map(label),
  heights: heights.map(label),
  contract_ends: contractEnds,
};

/** What is counted for a filter: each group with all filters but its own. */
export const groupsOf = (filter: Filter, today: string): Readonly<Record<FacetName, Group>> => {
  const counted = countedOn(today);
  const groups = facetNames.map((name): readonly [FacetName, Group] => {
    const own = filter.facets[name];
    return [name, { ...counted[name], own: own && limitOf(own) }];
  });
  return Object.fromEntries(groups) as Record<FacetName, Group>;
};

/** How many players each value of each group would leave, as the contract has it. */
export const facetsOf = (groups: CountAnswer['groups']): Facets => {
  const facets = facetNames.map((name) => {
    const counts = groups[name] ?? [];
    const values = known[name];
    if (!values)
      return [
        name,
        counts
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
      ];
    // Ranges are told by their place in the list.
    const counted = new Map(counts.map(([value, count]) => [values[Number(value)] ?? value, count]));
    return [name, values.map((value) => ({ value, count: counted.get(value) ?? 0 }))];
  });
  return Object.fromEntries(facets) as Facets;
};
