import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { SubscriptionStatus } from '@touchline/contracts/http/billing';

type Page = Reply<'/admin/subscriptions', 'get'>;
export type SubscriptionRow = Page['data'][number];
export type Month = Reply<'/admin/subscriptions/figures', 'get'>['data']['months'][number];

/** Those that changed last first. */
export const subscriptionsQuery = (asked: {
  readonly q: string;
  readonly status: SubscriptionStatus | null;
  readonly plan: string | null;
  readonly differs: boolean;
}) => {
  const query = {
    q: asked.q || undefined,
    status: asked.status ?? undefined,
    plan_id: asked.plan ?? undefined,
    differs: asked.differs ? ('true' as const) : undefined,
  };
  return infiniteQueryOptions({
    queryKey: ['admin-subscriptions', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/subscriptions', {
        query: { ...query, limit: 50, cursor: pageParam || undefined },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};

/** One that an address names, wherever it stands in the list; null: there is none. */
export const oneSubscriptionQuery = (subscription_id: string) =>
  queryOptions({
    queryKey: ['admin-subscriptions', 'one', subscription_id],
    queryFn: ({ signal }) =>
      api
        .get('/admin/subscriptions', { query: { subscription_id, limit: 1 }, signal, quiet: true })
        .then(({ data }) => data[0] ?? null),
  });

export const figuresQuery = queryOptions({
  queryKey: ['admin-subscriptions', 'figures'],
  queryFn: ({ signal }) =>
    api.get('/admin/subscriptions/figures', { signal, quiet: true }).then(({ data }) => data.months),
});

export const reconcile = (subscription_id: string) =>
  api.post('/admin/subscriptions/{subscription_id}/reconcile', { params: { subscription_id } });
