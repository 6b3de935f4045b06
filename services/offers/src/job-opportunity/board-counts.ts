import type { boardFacets, offersOperations } from '@touchline/contracts/http/offers';
import { positions } from '@touchline/contracts/values';
import type { z } from 'zod';

export type BoardQuery = z.output<typeof offersOperations.listOpportunities.query>;
export type BoardFacets = z.input<typeof boardFacets>;
export type Facet = keyof BoardFacets;
export type Filters = Pick<BoardQuery, Facet>;

/** As many positions as have the same value of every filter. */
export interface Counted {
  readonly values: Readonly<Record<Facet, string>>;
  readonly count: number;
}

export const facetNames: readonly Facet[] = ['positions', 'fits', 'starts', 'levels', 'countries', 'pay'];

/** The values that each filter lets through; none: all of them. */
export const wantedOf = (filters: Filters): Readonly<Record<Facet, readonly string[]>> => ({
  positions: filters.positions,
  fits: filters.fits ? [filters.fits] : [],
  starts: filters.starts,
  levels: filters.levels,
  countries: filters.countries,
  pay: filters.pay ? [filters.pay] : [],
});

export const totalOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Of these, those that pass all filters. */
export const passingOf = (rows: readonly Counted[], filters: Filters): readonly Counted[] => {
  const wanted = wantedOf(filters);
  return rows.filter(({ values }) =>
    facetNames.every((name) => wanted[name].length === 0 || wanted[name].includes(values[name])),
  );
};

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

/** How many each value of each filter would leave, with all other filters as they are. */
export const facetsOf = (rows: readonly Counted[], filters: Filters): BoardFacets => {
  const facet = (name: Facet): BoardFacets[Facet] => {
    const others = { ...filters, ...{ [name]: name === 'fits' || name === 'pay' ? undefined : [] } };
    const counts = new Map<string, number>();
    for (const { values, count } of passingOf(rows, others))
      counts.set(values[name], (counts.get(values[name]) ?? 0) + count);
    return ordered(name, counts);
  };
  return {
    ...{ positions: facet('positions'), fits: facet('fits'), starts: facet('starts') },
    ...{ levels: facet('levels'), countries: facet('countries'), pay: facet('pay') },
  };
};
