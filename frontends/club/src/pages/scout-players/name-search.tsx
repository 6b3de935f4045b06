import { SearchField } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { ScoutingFilters } from '../../features/scouting/scouting-filters.ts';
import { text } from '../../text.ts';

const SETTLE_MS = 250;

/** Searches once whoever types rests. */
export const NameSearch = ({
  filters,
  onChange,
}: {
  readonly filters: ScoutingFilters;
  readonly onChange: (filters: ScoutingFilters) => void;
}): ReactNode => {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange({ ...filters, q: typed.trim() });
      setTyped(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, filters, onChange]);
  return (
    <SearchField
      small
      label={text('playersSearch')}
      placeholder={text('playersSearch')}
      value={typed ?? filters.q}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
