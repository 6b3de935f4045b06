import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Reply } from '../api/create-client.ts';

export type PlayerSheetData = Reply<'/players/{profile_id}', 'get'>['data'];
export type Highlight = PlayerSheetData['highlight_list'][number];

/** A player as far as the viewer may see them. */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id],
    queryFn: ({ signal }) =>
      api.get('/players/{profile_id}', { params: { profile_id: id }, signal, quiet: true }).then((reply) => reply.data),
  });
