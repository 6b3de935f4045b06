import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';

export type SavedSearch = Reply<'/saved-searches', 'get'>['data'][number];
export type SavingSearch = Body<'/saved-searches', 'post'>;
export type ChangingSearch = Body<'/saved-searches/{search_id}', 'put'>;

const key = ['saved-searches'] as const;

/** The own saved searches, with how many newly match each. */
export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/saved-searches', { signal, quiet: true }).then((reply) => reply.data),
    staleTime: 30_000,
  });

/** Keeps, changes, opens and deletes searches. A form shows what was refused at its field. */
export const useSavedSearches = () => {
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: key });
  return {
    save: async (body: SavingSearch): Promise<void> => {
      await api.post('/saved-searches', { body, quiet: true });
      refresh();
    },
    change: async (search_id: string, body: ChangingSearch): Promise<void> => {
      await api.put('/saved-searches/{search_id}', { params: { search_id }, body, quiet: true });
      refresh();
    },
    open: async (search_id: string): Promise<SavedSearch> => {
      const { data } = await api.post('/saved-searches/{search_id}/open', { params: { search_id } });
      refresh();
      return data;
    },
    remove: async (search_id: string): Promise<void> => {
      await api.delete('/saved-searches/{search_id}', { params: { search_id } });
      refresh();
    },
  };
};
