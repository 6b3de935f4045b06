import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useSettled } from '@touchline/app-core/page/use-settled.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../../../text.ts';
import { type ScoutingFilters, scoutingQueryOf } from '../scouting-filters.ts';

const readQuery = (query: string): ReturnType<typeof scoutingQueryOf> => JSON.parse(query);

/** The count alone: no player is shown, and one is the shortest page there is. `query`: as it goes out, in one text. */
const countQuery = (query: string) =>
  queryOptions({
    queryKey: ['scouting', 'count', query],
    queryFn: ({ signal }) =>
      api.get('/scouting/players', {
        query: { ...readQuery(query), limit: 1, facets: 'true' },
        signal,
        quiet: true,
      }),
    select: ({ meta }) => meta.total ?? null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** How many players that this club can find have all that is asked for, as it is typed; nothing where it can't be told. */
export const FittingPlayers = ({ filters }: { readonly filters: ScoutingFilters }): ReactNode => {
  const query = JSON.stringify(scoutingQueryOf(filters));
  const [settled, setSettled] = useState(query);
  const { change } = useSettled(setSettled);
  useEffect(() => change(query), [query, change]);
  const { data: count = null } = useQuery(countQuery(settled));
  return (
    <p role="status" className="tl-small tl-num min-h-5 text-ink-2">
      {count === null ? null : count === 0 ? text('fittingNone') : text('fitting', { count })}
    </p>
  );
};
