import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { Period } from '@touchline/contracts/policies/spans';

export type Figures = Reply<'/admin/figures', 'get'>['data'];
export type People = NonNullable<Figures['people']>;
export type Queues = NonNullable<Figures['queues']>;
export type Span = People['spans'][number];
export type Ages = People['waiting'];

const REFETCH_MS = 60_000;

export const figuresQuery = (period: Period) =>
  queryOptions({
    queryKey: ['overview', 'figures', period],
    queryFn: async ({ signal }) => (await api.get('/admin/figures', { query: { period }, signal, quiet: true })).data,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
