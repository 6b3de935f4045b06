import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { cut } from '@touchline/contracts/text';

type Page = Reply<'/admin/clubs', 'get'>;
export type ClubRow = Page['data'][number];
export type Club = Reply<'/clubs/{club_id}', 'get'>['data'];

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

/** `submission`: what was looked at. */
export const verifyClub = (id: string, submission: string) =>
  api.post('/admin/clubs/{club_id}/verify', { params: { club_id: id }, body: { submission }, quiet: true });
