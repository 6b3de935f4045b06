import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type FoundPlayer = Reply<'/scouting/players', 'get'>['data'][number];

/** Players whom clubs can find, by name and position, page by page. */
export const playersQuery = (q: string, position: string) =>
  infiniteQueryOptions({
    queryKey: ['scouting', 'agent', q, position],
    queryFn: ({ pageParam, signal }) =>
      api.get('/scouting/players', {
        query: {
          ...(q ? { q } : {}),
          ...(position ? { positions: position } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
          ...{ limit: 30, facets: 'false' },
        },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
