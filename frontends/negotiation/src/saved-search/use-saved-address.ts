import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useEffect, useRef } from 'react';
import { type Searches, useSearching } from './searches.ts';

/**
 * An address that names a saved search becomes that of its filters (`print`); one that isn't there any more shows everything.
 */
export const useSavedAddress = <Filters>(of: Searches<Filters>, print: (filters: Filters) => string): void => {
  const [search, change] = useAddress();
  const searching = useSearching(of);
  const id = search.get('saved');
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!id || asked.current === id) return;
    asked.current = id;
    const show = (address: string): void => change(() => new URLSearchParams(address));
    searching(of.open(id)).then(
      ({ filters }) => show(print(filters)),
      () => show(''),
    );
  }, [id, of, print, searching, change]);
};
