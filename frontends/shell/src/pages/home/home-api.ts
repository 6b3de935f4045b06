import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/market';
import type { Home } from './ledger.ts';

/** A member's home, put together by the server; a part that doesn't answer is null. Invalidated by live news. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'] as const,
    queryFn: async ({ signal }): Promise<Home> => (await api.get('/home', { signal, quiet: true })).data,
  });
