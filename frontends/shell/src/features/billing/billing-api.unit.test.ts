import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type Subscription, showSubscription, subscriptionQuery } from './billing-api.ts';

const named = (status: string): Subscription => ({ status }) as Subscription;

it('what a command answered is not replaced by a look that began before it', async () => {
  const client = new QueryClient();
  const { queryKey } = subscriptionQuery;
  client.setQueryData(queryKey, named('active'));
  const looked = Promise.withResolvers<Subscription>();
  const look = client.fetchQuery({ queryKey, queryFn: () => looked.promise, staleTime: 0 }).catch(() => 'called off');
  await showSubscription(client, named('canceled'));
  looked.resolve(named('active'));
  await look;
  expect(client.getQueryData(queryKey)).toEqual(named('canceled'));
});
