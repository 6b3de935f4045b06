import { useGoing } from '@touchline/app-core/page/going.ts';
import { useLocation, useSearchParams } from '@touchline/app-core/page/router.ts';
import { useCallback, useEffect, useRef } from 'react';

export type ChangeAddress = (to: (before: URLSearchParams) => URLSearchParams, entry?: 'replace' | 'push') => void;

/**
 * The query of the page's address, and how it is changed. By default a change replaces the entry: a filter is no place
 * to come back to. Of two changes in quick succession neither is lost, and one that comes late (the
 * filters of a saved search, the next case once a decision is kept) doesn't call back whoever is on the way to another page.
 */
export const useAddress = (): readonly [URLSearchParams, ChangeAddress] => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const going = useGoing();
  // The router hands an update what the last page showed: of two in quick succession the first would be lost.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const change = useCallback<ChangeAddress>(
    (to, entry = 'replace') => {
      if ((going() ?? pathname) !== pathname) return;
      newest.current = to(newest.current);
      setSearch(newest.current, { replace: entry === 'replace', preventScrollReset: true });
    },
    [going, pathname, setSearch],
  );
  return [search, change];
};
