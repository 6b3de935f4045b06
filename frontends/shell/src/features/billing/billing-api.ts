import { infiniteQueryOptions, type QueryClient, type QueryState, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';

export type Subscription = NonNullable<Reply<'/subscription', 'get'>['data']>;
export type Invoice = Reply<'/subscription/invoices', 'get'>['data']['invoices'][number];
export type ChosenPrice = Body<'/subscription/checkout', 'post'>;

/** The current profile's subscription; null: there is none. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => api.get('/subscription', { signal, quiet: true }).then(({ data }) => data),
});

/** Shows what a command answered: a look that is still under way may bring what was before it, and is called off. */
export const showSubscription = async (client: QueryClient, answered: Subscription): Promise<void> => {
  const { queryKey } = subscriptionQuery;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answered);
};

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

export const openCheckout = (body: ChosenPrice) => api.post('/subscription/checkout', { body });
export const cancelCheckout = () => api.post('/subscription/checkout/cancel');

export const cancelSubscription = () => api.post('/subscription/cancel');
export const openPortal = () => api.post('/subscription/portal');

/** Pauses between two looks at what is under way, in ms: at first often, then less and less. */
export const pauseMs = (looks: number): number => Math.min(750 * 1.4 ** looks, 10_000);

/** Between two looks at a payment that its owner makes elsewhere, in ms. */
const waitingMs = 10_000;

/** When to look again at a change that was asked for, in ms; false: nothing is under way. */
export const nextLook = ({ state }: { readonly state: QueryState<Subscription | null> }): number | false => {
  const status = state.data?.change?.status;
  if (status === 'waiting') return waitingMs;
  return status === 'asked' ? pauseMs(Math.min(state.dataUpdateCount, 6)) : false;
};
