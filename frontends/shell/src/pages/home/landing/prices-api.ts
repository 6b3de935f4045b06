import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type EntryPrices = Reply<'/entry-prices', 'get'>['data'];

/** What the plans cost, for everybody. */
export const entryPricesQuery = queryOptions({
  queryKey: ['entry-prices'],
  queryFn: ({ signal }) => api.get('/entry-prices', { signal, quiet: true }).then(({ data }) => data),
});
