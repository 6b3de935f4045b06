import { useLocation } from '@touchline/app-core/page/router.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberSearch } from '../../features/scouting/last-search.ts';
import { parseScouting, printScouting, type ScoutingFilters } from '../../features/scouting/scouting-filters.ts';

/** The filters, the view and the open player, all of them in the address. */
export const useScoutingAddress = () => {
  const [search, change] = useAddress();
  const filters = useMemo(() => parseScouting(search), [search]);
  const { search: address } = useLocation();
  useEffect(() => rememberSearch(address), [address]);
  const setFilters = useCallback(
    (next: ScoutingFilters) => change((before) => new URLSearchParams(printScouting(next, before))),
    [change],
  );
  const searchFor = useCallback(
    (q: string) => change((before) => new URLSearchParams(printScouting({ ...parseScouting(before), q }, before))),
    [change],
  );
  const put = useCallback(
    (name: string, value: string | null, entry: 'replace' | 'push' = 'replace') =>
      change((before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }, entry),
    [change],
  );
  return {
    filters,
    setFilters,
    searchFor,
    cards: search.get('view') === 'cards',
    setCards: (cards: boolean) => put('view', cards ? 'cards' : null),
    player: search.get('player'),
    openPlayer: (id: string | null, replace = false) => put('player', id, replace ? 'replace' : 'push'),
  };
};
