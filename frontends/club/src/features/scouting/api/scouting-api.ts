import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { type ScoutingFilters, scoutingQueryOf } from '../scouting-filters.ts';

type Page = Reply<'/scouting/players', 'get'>;
export type PlayerRow = Page['data'][number];
export type Facets = NonNullable<Page['meta']['facets']>;

/** Scoutable players page by page; the first page brings the counts of every filter value. */
export const scoutingQuery = (filters: ScoutingFilters) => {
  const query = scoutingQueryOf(filters);
  return infiniteQueryOptions({
    queryKey: ['scouting', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/scouting/players', {
        query: {
          ...query,
          limit: 30,
          facets: pageParam ? 'false' : 'true',
          cursor: pageParam || undefined,
        },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};
