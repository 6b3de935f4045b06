import type { scoutingQuery } from '@touchline/contracts/http/profile';
import { literal } from '@touchline/infra/aggregate';
import type { z } from 'zod';
import { fold } from '../names.ts';

export type ScoutingQuery = z.output<typeof scoutingQuery>;
type Condition = Readonly<Record<string, unknown>>;

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

/** The day so many years before; string arithmetic, because 29 February compares rightly even where it doesn't exist. */
export const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

/** The same day so many months on, or the last day of a shorter month. */
export const monthsAfter = (today: string, months: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(dayOfMonth, lastDay));
  return first.toISOString().slice(0, 10);
};

/** Born so that the person is at least `min` and at most `max` years old today. */
export const bornFor = (today: string, min: number | undefined, max: number | undefined): Condition | null => {
  if (min === undefined && max === undefined) return null;
  return {
    date_of_birth: {
      ...(min === undefined ? {} : { $lte: yearsBefore(today, min) }),
      ...(max === undefined ? {} : { $gt: yearsBefore(today, max + 1) }),
    },
  };
};

/** Free: no contract, or one that has ended. Else: it ends within so many months from today. */
export const boundFor = (today: string, contract: 'free' | '6' | '12' | '24'): Condition => ({
  bound_until: contract === 'free' ? { $lt: today } : { $gte: today, $lte: monthsAfter(today, Number(contract)) },
});

export interface Filter {
  /** Scoutable, and what has no counts of its own: gender and name. */
  readonly base: Condition;
  readonly facets: Readonly<Partial<Record<FacetName, Condition>>>;
}

const among = (field: string, values: readonly string[]): Condition | null =>
  values.length > 0 ? { [field]: { $in: [...values] } } : null;

export const filterOf = (query: ScoutingQuery, today: string): Filter => {
  const { height_min, height_max } = query;
  const height =
    height_min === undefined && height_max === undefined
      ? null
      : {
          height_cm: {
            ...(height_min === undefined ? {} : { $gte: height_min }),
            ...(height_max === undefined ? {} : { $lte: height_max }),
          },
        };
  const facets: Readonly<Record<FacetName, Condition | null>> = {
    positions: among('positions', query.positions),
    preferred_feet: among('preferred_foot', query.feet),
    tiers: among('valuation_tier', query.tiers),
    nationalities: among('nationalities', query.nationalities),
    ages: bornFor(today, query.age_min, query.age_max),
    heights: height,
    contract_ends: query.contract ? boundFor(today, query.contract) : null,
  };
  const words = query.q ? fold(query.q) : '';
  return {
    base: {
      scoutable: true,
      ...(query.gender ? { gender: query.gender } : {}),
      ...(words ? { name_key: new RegExp(literal(words)) } : {}),
    },
    facets: Object.fromEntries(Object.entries(facets).filter(([, condition]) => condition !== null)),
  };
};

/** All conditions together, but for those of one group. */
export const conditionsOf = ({ base, facets }: Filter, without?: FacetName): Condition =>
  Object.assign(
    {},
    base,
    ...Object.entries(facets).flatMap(([name, condition]) => (name === without ? [] : [condition])),
  );
