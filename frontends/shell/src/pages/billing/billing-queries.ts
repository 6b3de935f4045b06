import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ChosenPrice } from '../../features/billing/billing-api.ts';

export type Plan = Reply<'/plans', 'get'>['data'][number];

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api.get('/plans', { signal, quiet: true }).then(({ data }) => data),
});

export const methodQuery = queryOptions({
  queryKey: ['subscription', 'method'],
  queryFn: ({ signal }) => api.get('/subscription/payment-method', { signal, quiet: true }).then(({ data }) => data),
});

export const nextPaymentQuery = queryOptions({
  queryKey: ['subscription', 'next-payment'],
  queryFn: ({ signal }) => api.get('/subscription/next-payment', { signal, quiet: true }).then(({ data }) => data),
});

export const invoicesQuery = infiniteQueryOptions({
  queryKey: ['subscription', 'invoices'],
  initialPageParam: '',
  queryFn: ({ signal, pageParam }) =>
    api
      .get('/subscription/invoices', { query: pageParam ? { after: pageParam } : {}, signal, quiet: true })
      .then(({ data }) => data),
  getNextPageParam: ({ invoices, more }) => (more ? invoices.at(-1)?.invoice_id : undefined),
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

export const changePlan = (body: Body<'/subscription/change', 'post'>) =>
  api.post('/subscription/change', { body, quiet: true });
export const dropPlanChange = () => api.post('/subscription/change/drop', { quiet: true });
export const cancelSubscription = () => api.post('/subscription/cancel', { quiet: true });
export const resumeSubscription = () => api.post('/subscription/resume', { quiet: true });
export const openPortal = () => api.post('/subscription/portal', { quiet: true });
