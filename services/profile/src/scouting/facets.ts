import type { scoutingFacets } from '@touchline/contracts/http/profile';
import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import type { z } from 'zod';
import { type FacetName, type Filter, type Filtered, facetNames, testOf, yearsBefore } from './filter.ts';

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

const contractEnds = ['free', '6', '12', '24'] as const;

/** The value of a player in a group, or several. */
const valuesOf = (today: string): Readonly<Record<FacetName, (player: Filtered) => string | readonly string[]>> => {
  const born = ages.map((bucket) => [label(bucket), yearsBefore(today, bucket[1] + 1)] as const);
  const tall = heights.map((bucket) => [label(bucket), bucket[1]] as const);
  const bound = [6, 12, 24].map((months) => [String(months), addMonths(today, months)] as const);
  return {
    positions: (p) => p.positions,
    preferred_feet: (p) => p.preferred_foot ?? '',
    tiers: (p) => p.valuation_tier ?? '',
    nationalities: (p) => p.nationalities,
    ages: ({ date_of_birth }) => born.find(([, after]) => (date_of_birth ?? '') > after)?.[0] ?? '',
    heights: ({ height_cm }) => tall.find(([, to]) => (height_cm ?? 0) <= to)?.[0] ?? '',
    contract_ends: ({ bound_until }) =>
      bound_until < today ? 'free' : (bound.find(([, until]) => bound_until <= until)?.[0] ?? ''),
  };
};

/** Counts in the order in which a person reads them: values that are known in their own, countries by number. */
const ordered = (facet: FacetName, counted: ReadonlyMap<string, number>): Facets[FacetName] => {
  const known: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
    positions,
    preferred_feet: preferredFeet,
    tiers: valuationTiers,
    ages: ages.map(label),
    heights: heights.map(label),
    contract_ends: contractEnds,
  };
  const list = known[facet]?.map((value) => ({ value, count: counted.get(value) ?? 0 }));
  // Within 12 months includes within 6: what a person gets who chooses it.
  if (facet === 'contract_ends')
    for (let i = 2; list && i < list.length; i += 1) (list[i] as { count: number }).count += list[i - 1]?.count ?? 0;
  return (
    list ??
    [...counted]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  );
};

/**
 * How many players each value of each group would leave, with all filters but the group's own; and how many all filters
 * leave. One pass: who fails one group's filter alone still counts in that group.
 */
export const countFacets = (
  players: Iterable<Filtered>,
  filter: Filter,
  today: string,
): { readonly facets: Facets; readonly total: number } => {
  const base = filter.base.map(testOf);
  const tests = facetNames.flatMap((name) => {
    const limit = filter.facets[name];
    return limit ? [{ name, test: testOf(limit) }] : [];
  });
  const values = valuesOf(today);
  const counted = facetNames.map((name) => ({ name, of: values[name], counts: new Map<string, number>() }));
  let total = 0;
  for (const player of players) {
    if (!base.every((test) => test(player))) continue;
    let failed: FacetName | null = null;
    let failures = 0;
    for (const { name, test } of tests) {
      if (test(player)) continue;
      failed = name;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    if (failures === 0) total += 1;
    for (const { name, of, counts } of counted) {
      if (failed !== null && failed !== name) continue;
      const found = of(player);
      if (typeof found === 'string') counts.set(found, (counts.get(found) ?? 0) + 1);
      else for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return {
    facets: Object.fromEntries(counted.map(({ name, counts }) => [name, ordered(name, counts)])) as Facets,
    total,
  };
};
