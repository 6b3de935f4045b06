import type { SearchFilters } from '@touchline/contracts/http/profile';
import {
  type Gender,
  type Position,
  positions,
  preferredFeet,
  type ValuationTier,
  valuationTiers,
} from '@touchline/contracts/values';

export const scoutingSorts = ['tier', 'age', 'contract', 'name', 'newest'] as const;
export type ScoutingSort = (typeof scoutingSorts)[number];
export const contractEnds = ['free', '6', '12', '24'] as const;
export type ContractEnd = (typeof contractEnds)[number];
export type Foot = (typeof preferredFeet)[number];
/** Both ends included. */
export type Span = readonly [number, number];

export const ageSpan: Span = [14, 40];
export const heightSpan: Span = [150, 210];

/** What an address of the scouting page asks for. A span as wide as its scale is null: no filter. */
export type ScoutingFilters = {
  readonly q: string;
  readonly positions: readonly Position[];
  readonly feet: readonly Foot[];
  readonly tiers: readonly ValuationTier[];
  readonly nationalities: readonly string[];
  readonly gender: Gender | null;
  readonly age: Span | null;
  readonly height: Span | null;
  readonly contract: ContractEnd | null;
  readonly sort: ScoutingSort;
};

export const noFilters: ScoutingFilters = {
  q: '',
  positions: [],
  feet: [],
  tiers: [],
  nationalities: [],
  gender: null,
  age: null,
  height: null,
  contract: null,
  sort: 'tier',
};

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | null =>
  values.find((value) => value === given) ?? null;

/** In the order of the scale, whatever the order of the address. */
const someOf = <V extends string>(values: readonly V[], given: string | null): readonly V[] => {
  const wanted = new Set((given ?? '').split(','));
  return values.filter((value) => wanted.has(value));
};

const countriesOf = (given: string | null): readonly string[] => [
  ...new Set((given ?? '').split(',').filter((code) => /^([A-Z]{2}|GB-(ENG|SCT|WLS|NIR))$/.test(code))),
];

/** A span within the scale; null where it leaves nothing out or is none. */
export const spanOf = (from: number, to: number, [least, most]: Span): Span | null => {
  const low = Math.max(least, Math.min(from, to));
  const high = Math.min(most, Math.max(from, to));
  return low > most || high < least || (low === least && high === most) ? null : [low, high];
};

const parseSpan = (given: string | null, scale: Span): Span | null => {
  const found = /^(\d{1,3})-(\d{1,3})$/.exec(given ?? '');
  return found ? spanOf(Number(found[1]), Number(found[2]), scale) : null;
};

/** Values that aren't known are left out, so that an address of yesterday still shows something. */
export const parseScouting = (search: URLSearchParams): ScoutingFilters => ({
  q: (search.get('q') ?? '').trim(),
  positions: someOf(positions, search.get('positions')),
  feet: someOf(preferredFeet, search.get('feet')),
  tiers: someOf(valuationTiers, search.get('tiers')),
  nationalities: countriesOf(search.get('nationalities')),
  gender: oneOf(['female', 'male'] as const, search.get('gender')),
  age: parseSpan(search.get('age'), ageSpan),
  height: parseSpan(search.get('height'), heightSpan),
  contract: oneOf(contractEnds, search.get('contract')),
  sort: oneOf(scoutingSorts, search.get('sort')) ?? 'tier',
});

/** Puts the filters into an address; what else stands in it (the view, the open player) stays. */
export const printScouting = (filters: ScoutingFilters, kept: URLSearchParams = new URLSearchParams()): string => {
  const search = new URLSearchParams(kept);
  const put = (name: string, value: string): void => {
    if (value) search.set(name, value);
    else search.delete(name);
  };
  put('q', filters.q.trim());
  put('positions', filters.positions.join(','));
  put('feet', filters.feet.join(','));
  put('tiers', filters.tiers.join(','));
  put('nationalities', filters.nationalities.join(','));
  put('gender', filters.gender ?? '');
  put('age', filters.age?.join('-') ?? '');
  put('height', filters.height?.join('-') ?? '');
  put('contract', filters.contract ?? '');
  put('sort', filters.sort === 'tier' ? '' : filters.sort);
  // Readable: a comma or a plus in a query need no escape for our server.
  return search.toString().replaceAll('%2C', ',');
};

/** How many filters are on; the search counts, the order doesn't. */
export const countFilters = (filters: ScoutingFilters): number =>
  [
    filters.q,
    filters.positions.length,
    filters.feet.length,
    filters.tiers.length,
    filters.nationalities.length,
    filters.gender,
    filters.age,
    filters.height,
    filters.contract,
  ].filter(Boolean).length;

/** The two ends of a span as a query has them: an end of the scale means no bound. */
const bounds = (
  span: Span | null,
  [least, most]: Span,
): readonly [min: number | undefined, max: number | undefined] => [
  span && span[0] > least ? span[0] : undefined,
  span && span[1] < most ? span[1] : undefined,
];

/** Writes the query for the server. */
export const scoutingQueryOf = (filters: ScoutingFilters) => {
  const [age_min, age_max] = bounds(filters.age, ageSpan);
  const [height_min, height_max] = bounds(filters.height, heightSpan);
  return {
    sort: filters.sort,
    q: filters.q || undefined,
    positions: filters.positions.join(',') || undefined,
    feet: filters.feet.join(',') || undefined,
    tiers: filters.tiers.join(',') || undefined,
    nationalities: filters.nationalities.join(',') || undefined,
    gender: filters.gender ?? undefined,
    contract: filters.contract ?? undefined,
    age_min,
    age_max,
    height_min,
    height_max,
  };
};

/** The filters as a saved search keeps them. */
export const savedOf = (filters: ScoutingFilters): SearchFilters => {
  const [age_min = null, age_max = null] = bounds(filters.age, ageSpan);
  const [height_min = null, height_max = null] = bounds(filters.height, heightSpan);
  const { q, gender, contract, sort } = filters;
  return {
    ...{ q, gender, contract, sort, age_min, age_max, height_min, height_max },
    positions: [...filters.positions],
    feet: [...filters.feet],
    tiers: [...filters.tiers],
    nationalities: [...filters.nationalities],
  };
};

/** The filters that a saved search keeps, as the page has them. */
export const filtersOf = ({ age_min, age_max, height_min, height_max, ...saved }: SearchFilters): ScoutingFilters => ({
  ...saved,
  age: spanOf(age_min ?? ageSpan[0], age_max ?? ageSpan[1], ageSpan),
  height: spanOf(height_min ?? heightSpan[0], height_max ?? heightSpan[1], heightSpan),
});

/** Where the same search is had as a file. */
export const exportAddress = (filters: ScoutingFilters): string => {
  const given = Object.entries(scoutingQueryOf(filters)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/scouting/players.csv?${new URLSearchParams(given)}`;
};

type Bucket = { readonly value: string; readonly count: number };

/** Counts per bucket (`18-20`) spread over the steps of a scale, for the bars above it; a bucket's share per year or cm. */
export const spread = (buckets: readonly Bucket[], [least, most]: Span, step = 1): readonly number[] => {
  const parsed = buckets.flatMap(({ value, count }) => {
    const found = /^(\d+)-(\d+)$/.exec(value);
    return found ? [{ from: Number(found[1]), to: Number(found[2]), count }] : [];
  });
  const steps = Math.floor((most - least) / step) + 1;
  return Array.from({ length: steps }, (_, index) => {
    const at = least + index * step;
    const bucket = parsed.find(({ from, to }) => at >= from && at <= to);
    return bucket ? bucket.count / (Math.min(bucket.to, most) - Math.max(bucket.from, least) + 1) : 0;
  });
};
