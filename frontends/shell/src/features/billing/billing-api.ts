import { queryOptions } from '@tanstack/react-query';
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

export const openCheckout = (body: ChosenPrice) => api.post('/subscription/checkout', { body, quiet: true });
export const cancelCheckout = () => api.post('/subscription/checkout/cancel', { quiet: true });

/** Pauses between two looks at what is under way, in ms: at first often, then less and less. */
export const pauseMs = (looks: number): number => Math.min(750 * 1.4 ** looks, 10_000);
