import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cut } from '@touchline/contracts/text';
import { api, type Reply } from '@touchline/market';
import type { ClubsView } from './clubs-address.ts';

type Page = Reply<'/admin/clubs', 'get'>;
export type ClubRow = Page['data'][number];
export type Club = Reply<'/clubs/{club_id}', 'get'>['data'];

/** The unverified first, then by name. */
export const clubsQuery = ({ q, country, verified }: Pick<ClubsView, 'q' | 'country' | 'verified'>) => {
  const query = {
    ...(q ? { q } : {}),
    ...(country ? { country } : {}),
    ...(verified ? { verified: verified === 'yes' ? 'true' : 'false' } : {}),
  };
  return infiniteQueryOptions({
    queryKey: ['clubs', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/clubs', {
        query: { ...query, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};

/** One club as staff sees it, also where the list doesn't show it: found by its name, since only the list tells who entered it. */
export const clubQuery = (id: string) =>
  queryOptions({
    queryKey: ['club', id],
    queryFn: async ({ signal }) => {
      const { data: club } = await api.get('/clubs/{club_id}', { params: { club_id: id }, signal, quiet: true });
      const { data: named } = await api.get('/admin/clubs', {
        query: { q: cut(club.name, 60), country: club.country, limit: 100 },
        signal,
        quiet: true,
      });
      return { club, row: named.find((row) => row.id === id) ?? null };
    },
  });

export const verifyClub = (id: string) =>
  api.post('/admin/clubs/{club_id}/verify', { params: { club_id: id }, quiet: true });
