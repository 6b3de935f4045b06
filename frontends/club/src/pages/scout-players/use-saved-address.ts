import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useEffect, useRef } from 'react';
import { useSavedSearches } from '../../features/saved-search/saved-search-api.ts';
import { filtersOf, printScouting } from '../../features/scouting/scouting-filters.ts';

/** An address that names a saved search becomes that of its filters; one that isn't there any more shows all players. */
export const useSavedAddress = (): void => {
  const [search, change] = useAddress();
  const { open } = useSavedSearches();
  const id = search.get('saved');
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!id || asked.current === id) return;
    asked.current = id;
    const show = (address: string): void => change(() => new URLSearchParams(address));
    open(id).then(
      ({ filters }) => show(printScouting(filtersOf(filters))),
      () => show(''),
    );
  }, [id, open, change]);
};
