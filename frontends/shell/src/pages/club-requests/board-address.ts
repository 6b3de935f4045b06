import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { boardSorts, boardTabs, fitFilters, type OpportunityFilters } from '@touchline/contracts/http/offers';
import { type Position, positions, teamLevels } from '@touchline/contracts/values';
import { useCallback, useMemo } from 'react';

export type BoardTab = (typeof boardTabs)[number];
export type BoardSort = (typeof boardSorts)[number];
export type FitFilter = (typeof fitFilters)[number];

/** What an address of the board asks for. */
export interface BoardFilters {
  readonly positions: readonly Position[];
  readonly fits: FitFilter | null;
  readonly starts: readonly string[];
  readonly levels: OpportunityFilters['levels'];
  readonly countries: readonly string[];
  readonly pay: boolean;
  readonly sort: BoardSort;
  readonly tab: BoardTab;
}

const lists = ['positions', 'starts', 'levels', 'countries'] as const;

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | null =>
  values.find((value) => value === given) ?? null;
const parts = (given: string | null): readonly string[] => [...new Set((given ?? '').split(',').filter(Boolean))];

/** Values that aren't known are left out, so that an address of yesterday still shows something. */
export const parseBoard = (search: URLSearchParams, sort: BoardSort): BoardFilters => {
  const wanted = parts(search.get('positions'));
  return {
    positions: positions.filter((position) => wanted.includes(position)),
    fits: oneOf(fitFilters, search.get('fits')),
    starts: parts(search.get('starts')).filter((half) => /^20\d\d-[12]$/.test(half)),
    levels: teamLevels.filter((level) => parts(search.get('levels')).includes(level)),
    countries: parts(search.get('countries')).filter((code) => /^([A-Z]{2}|GB-(ENG|SCT|WLS|NIR))$/.test(code)),
    pay: search.get('pay') === 'shown',
    sort: oneOf(boardSorts, search.get('sort')) ?? sort,
    tab: oneOf(boardTabs, search.get('tab')) ?? 'open',
  };
};

/** What the server is asked; lists as they stand in the address. */
export const queryOf = ({ fits, pay, sort, tab, ...filters }: BoardFilters) => ({
  ...Object.fromEntries(lists.flatMap((name) => (filters[name].length ? [[name, filters[name].join(',')]] : []))),
  ...(fits ? { fits } : {}),
  ...(pay ? { pay: 'shown' as const } : {}),
  sort,
  tab,
});

export const countFilters = ({ fits, pay, ...filters }: BoardFilters): number =>
  [fits, pay, ...lists.map((name) => filters[name].length)].filter(Boolean).length;

/** Puts filters into an address; what else stands in it (the open position) stays. */
export const printBoard = (filters: BoardFilters, kept: URLSearchParams, usual: BoardSort): URLSearchParams => {
  const search = new URLSearchParams(kept);
  for (const name of [...lists, 'fits', 'pay', 'sort', 'tab']) search.delete(name);
  for (const [name, value] of Object.entries(queryOf(filters)))
    if (!(name === 'sort' && value === usual) && !(name === 'tab' && value === 'open')) search.set(name, value);
  return search;
};

/** The filters as a saved search keeps them. */
export const savedOf = ({
  positions: wanted,
  fits,
  starts,
  levels,
  countries,
  pay,
  sort,
}: BoardFilters): OpportunityFilters => ({
  ...{ positions: [...wanted], starts: [...starts], levels: [...levels], countries: [...countries] },
  ...{ fits, pay: pay ? 'shown' : null, sort },
});

/** The address of the board with the filters that a saved search keeps. `usual`: as `printBoard` has it. */
export const printSaved = (usual: BoardSort, { pay, ...saved }: OpportunityFilters): string =>
  printBoard({ ...saved, pay: pay === 'shown', tab: 'open' }, new URLSearchParams(), usual).toString();

/** The filters and the open position, all of them in the address. `usual`: the order unless somebody chooses another. */
export const useBoardAddress = (usual: BoardSort) => {
  const [search, change] = useAddress();
  const filters = useMemo(() => parseBoard(search, usual), [search, usual]);
  const setFilters = useCallback(
    (next: BoardFilters) => change((before) => printBoard(next, before, usual)),
    [change, usual],
  );
  const openPosition = useCallback(
    (id: string | null, entry: 'replace' | 'push' = 'push') =>
      change((before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('opportunity', id);
        else next.delete('opportunity');
        return next;
      }, entry),
    [change],
  );
  return { filters, setFilters, opened: search.get('opportunity'), openPosition };
};
