import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberSearch } from '../../features/scouting/last-search.ts';
import { parseScouting, printScouting, type ScoutingFilters } from '../../features/scouting/scouting-filters.ts';

/** The filters, the view and the open player, all of them in the address. */
export const useScoutingAddress = () => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseScouting(search), [search]);
  const { search: address } = useLocation();
  useEffect(() => rememberSearch(address), [address]);
  // The router hands an update what the last page showed: of two in quick succession the first would be lost.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const change = useCallback(
    (to: (before: URLSearchParams) => URLSearchParams, replace: boolean) => {
      newest.current = to(newest.current);
      setSearch(newest.current, { replace, preventScrollReset: true });
    },
    [setSearch],
  );
  const setFilters = useCallback(
    (next: ScoutingFilters) => change((before) => new URLSearchParams(printScouting(next, before)), true),
    [change],
  );
  const put = useCallback(
    (name: string, value: string | null, replace: boolean) =>
      change((before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }, replace),
    [change],
  );
  return {
    filters,
    setFilters,
    cards: search.get('view') === 'cards',
    setCards: (cards: boolean) => put('view', cards ? 'cards' : null, true),
    player: search.get('player'),
    openPlayer: (id: string | null, replace = false) => put('player', id, replace),
  };
};
