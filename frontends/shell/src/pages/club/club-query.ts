import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type ClubPage = Reply<'/clubs/{club_id}/page', 'get'>['data'];

export const clubPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['clubs', 'page', id],
    queryFn: ({ signal }) =>
      api.get('/clubs/{club_id}/page', { params: { club_id: id }, signal, quiet: true }).then((reply) => reply.data),
  });
