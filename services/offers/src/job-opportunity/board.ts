import type { boardFacets, offersOperations } from '@touchline/contracts/http/offers';
import { byFit, pointsNotMet } from '@touchline/contracts/policies/fit';
import { positions } from '@touchline/contracts/values';
import type { z } from 'zod';
import type { OpportunityView } from './view.ts';

export type BoardQuery = z.output<typeof offersOperations.listOpportunities.query>;
export type BoardFacets = z.input<typeof boardFacets>;
type Facet = keyof BoardFacets;
type Filters = Pick<BoardQuery, 'positions' | 'fits' | 'starts' | 'levels' | 'countries' | 'pay'>;

/** The half of the year of a calendar date: `2027-1` is January to June 2027. */
const halfYearOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? 1 : 2}`;

const fitFilterOf = ({ fit }: OpportunityView): string => {
  if (!fit) return '';
  const count = pointsNotMet(fit).length;
  return count === 0 ? 'every' : count === 1 ? 'one' : 'more';
};

const readValue: Readonly<Record<Facet, (row: OpportunityView) => string>> = {
  positions: ({ position }) => position,
  fits: fitFilterOf,
  starts: ({ contract_from }) => halfYearOf(contract_from),
  levels: ({ club_team }) => club_team.level ?? '',
  countries: ({ club_team }) => club_team.country,
  pay: ({ pay }) => (pay ? 'shown' : ''),
};

const wantedOf = (filters: Filters): Readonly<Record<Facet, readonly string[]>> => ({
  positions: filters.positions,
  fits: filters.fits ? [filters.fits] : [],
  starts: filters.starts,
  levels: filters.levels,
  countries: filters.countries,
  pay: filters.pay ? [filters.pay] : [],
});

const facetNames = Object.keys(readValue) as readonly Facet[];

/** Values that a person knows the order of, in it; the others by number. */
const ordered = (facet: Facet, counts: ReadonlyMap<string, number>): BoardFacets[Facet] => {
  const known: Partial<Record<Facet, readonly string[]>> = {
    positions,
    fits: ['every', 'one', 'more'],
    pay: ['shown'],
  };
  const fixed = known[facet];
  if (fixed) return fixed.map((value) => ({ value, count: counts.get(value) ?? 0 }));
  const found = [...counts].filter(([value]) => value).map(([value, count]) => ({ value, count }));
  return found.sort((a, b) =>
    facet === 'starts' ? a.value.localeCompare(b.value) : b.count - a.count || a.value.localeCompare(b.value),
  );
};

/** Whether a position passes all filters. */
export const passes = (row: OpportunityView, filters: Filters): boolean => {
  const wanted = wantedOf(filters);
  return facetNames.every((name) => wanted[name].length === 0 || wanted[name].includes(readValue[name](row)));
};

/** How many each value of each filter would leave, with all other filters as they are. */
export const facetsOf = (rows: readonly OpportunityView[], filters: Filters): BoardFacets => {
  const wanted = wantedOf(filters);
  const counted = Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()])) as Record<
    Facet,
    Map<string, number>
  >;
  for (const row of rows) {
    const failed = facetNames.filter((name) => wanted[name].length > 0 && !wanted[name].includes(readValue[name](row)));
    for (const name of facetNames) {
      if (failed.some((other) => other !== name)) continue;
      const value = readValue[name](row);
      counted[name].set(value, (counted[name].get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(facetNames.map((name) => [name, ordered(name, counted[name])])) as BoardFacets;
};

type Comparing = (a: OpportunityView, b: OpportunityView) => number;
const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const newest: Comparing = (a, b) => text(b.published_at, a.published_at) || text(b.id, a.id);

const orders: Readonly<Record<BoardQuery['sort'], Comparing>> = {
  newest,
  closes: (a, b) => text(a.closes_on, b.closes_on) || newest(a, b),
  fit: (a, b) => (a.fit && b.fit ? byFit(a.fit, b.fit) : 0) || newest(a, b),
};

/**
 * A page of the rows in this order. `after`: the id of the last row that was shown; a row that has gone since begins the list
 * anew.
 */
export const pageOfBoard = (
  rows: readonly OpportunityView[],
  { sort, limit }: Pick<BoardQuery, 'sort' | 'limit'>,
  after: string | null,
): { readonly rows: readonly OpportunityView[]; readonly last: string | null } => {
  const sorted = [...rows].sort(orders[sort]);
  const start = after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  const page = sorted.slice(start, start + limit);
  return { rows: page, last: start + limit < sorted.length ? (page.at(-1)?.id ?? null) : null };
};
