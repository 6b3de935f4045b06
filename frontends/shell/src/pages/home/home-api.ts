import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Home } from './entries.ts';

/** Reads a member's home, composed by the BFF; a panel whose service doesn't answer is null. Invalidated by live news. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'] as const,
    queryFn: async ({ signal }): Promise<Home> => (await api.get('/home', { signal, quiet: true })).data,
  });
