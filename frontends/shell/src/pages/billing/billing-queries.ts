import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ChosenPrice } from '../../features/billing/billing-api.ts';

export type Plan = Reply<'/plans', 'get'>['data'][number];

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api.get('/plans', { signal, quiet: true }).then(({ data }) => data),
});

/** What a change costs now: never kept, since the days go on. */
export const previewQuery = (chosen: ChosenPrice) =>
  queryOptions({
    queryKey: ['subscription', 'preview', chosen],
    queryFn: ({ signal }) =>
      api.get('/subscription/change', { query: chosen, signal, quiet: true }).then(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const changePlan = (body: Body<'/subscription/change', 'post'>) => api.post('/subscription/change', { body });
export const dropPlanChange = () => api.post('/subscription/change/drop');
export const resumeSubscription = () => api.post('/subscription/resume');
