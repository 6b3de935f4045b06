import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type PlayerSheetData = Reply<'/players/{profile_id}', 'get'>['data'];
export type Highlight = PlayerSheetData['highlight_list'][number];

/** A player as far as the viewer may see them. */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id],
    queryFn: ({ signal }) =>
      api.get('/players/{profile_id}', { params: { profile_id: id }, signal, quiet: true }).then((reply) => reply.data),
  });
