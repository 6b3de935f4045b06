import { fold } from '@touchline/contracts/fold';
import type { scoutingQuery } from '@touchline/contracts/http/profile';
import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import { beginningPattern } from '@touchline/platform/columns';
import type { z } from 'zod';
import type { ScoutingFields } from './scouting-rows.ts';

export type ScoutingQuery = z.output<typeof scoutingQuery>;

/** The groups of filters whose values are counted. */
export const facetNames = [
  'positions',
  'preferred_feet',
  'tiers',
  'nationalities',
  'ages',
  'heights',
  'contract_ends',
] as const;
export type FacetName = (typeof facetNames)[number];

/** What a filter looks at. */
export type Filtered = Pick<
  ScoutingFields,
  | 'positions'
  | 'preferred_foot'
  | 'valuation_tier'
  | 'nationalities'
  | 'date_of_birth'
  | 'height_cm'
  | 'bound_until'
  | 'gender'
  | 'name_key'
>;

/** Limits of an ordered value, as the database reads them. */
export interface Bounds {
  readonly $gte?: string | number;
  readonly $gt?: string | number;
  readonly $lte?: string | number;
  readonly $lt?: string | number;
}
export type Limit = { readonly field: keyof Filtered } & (
  | { readonly among: readonly string[] }
  | { readonly bounds: Bounds }
  /** Each of these begins a word of it. */
  | { readonly beginnings: readonly string[] }
);

/** One filter for both readers: the columns in memory, and the database until these are filled. */
export interface Filter {
  /** What has no counts of its own: gender and name. */
  readonly base: readonly Limit[];
  readonly facets: Readonly<Partial<Record<FacetName, Limit>>>;
}

/** The day so many years before; string arithmetic, because 29 February compares rightly even where it doesn't exist. */
export const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

/** Birth dates of those who are at least `min` and at most `max` years old today. */
export const bornFor = (today: string, min: number | undefined, max: number | undefined): Bounds => ({
  ...(min === undefined ? {} : { $lte: yearsBefore(today, min) }),
  ...(max === undefined ? {} : { $gt: yearsBefore(today, max + 1) }),
});

/** Free: no contract, or one that has ended. Else: it ends within so many months from today. */
export const boundFor = (today: string, contract: 'free' | '6' | '12' | '24'): Bounds =>
  contract === 'free' ? { $lt: today } : { $gte: today, $lte: addMonths(today, Number(contract)) };

export const filterOf = (query: ScoutingQuery, today: string): Filter => {
  const { age_min, age_max, height_min, height_max, contract, gender } = query;
  const among = (field: keyof Filtered, values: readonly string[]): Limit | null =>
    values.length > 0 ? { field, among: values } : null;
  const facets: Readonly<Record<FacetName, Limit | null>> = {
    positions: among('positions', query.positions),
    preferred_feet: among('preferred_foot', query.feet),
    tiers: among('valuation_tier', query.tiers),
    nationalities: among('nationalities', query.nationalities),
    ages:
      age_min === undefined && age_max === undefined
        ? null
        : { field: 'date_of_birth', bounds: bornFor(today, age_min, age_max) },
    heights:
      height_min === undefined && height_max === undefined
        ? null
        : {
            field: 'height_cm',
            bounds: {
              ...(height_min === undefined ? {} : { $gte: height_min }),
              ...(height_max === undefined ? {} : { $lte: height_max }),
            },
          },
    contract_ends: contract ? { field: 'bound_until', bounds: boundFor(today, contract) } : null,
  };
  const beginnings = query.q ? fold(query.q).split(' ').filter(Boolean) : [];
  return {
    base: [
      ...(gender ? [{ field: 'gender' as const, among: [gender] }] : []),
      ...(beginnings.length > 0 ? [{ field: 'name_key' as const, beginnings }] : []),
    ],
    facets: Object.fromEntries(Object.entries(facets).filter(([, limit]) => limit !== null)),
  };
};

const conditionOf = (limit: Limit): Readonly<Record<string, unknown>> => {
  if ('beginnings' in limit)
    return { $and: limit.beginnings.map((beginning) => ({ [limit.field]: beginningPattern(beginning) })) };
  return { [limit.field]: 'among' in limit ? { $in: [...limit.among] } : limit.bounds };
};

/** The filter as the database reads it; scoutable players alone. */
export const conditionsOf = ({ base, facets }: Filter): Readonly<Record<string, unknown>> =>
  Object.assign({ scoutable: true }, ...[...base, ...Object.values(facets)].map(conditionOf));
