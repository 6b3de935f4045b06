import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';

/** All plans, in the order in which they are offered. */
export const allPlansQuery = queryOptions({
  queryKey: ['admin-plans'],
  queryFn: ({ signal }) => api.get('/admin/plans', { signal, quiet: true }).then(({ data }) => data),
});
