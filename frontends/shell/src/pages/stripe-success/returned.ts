import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { pauseMs, type Subscription } from '../../features/billing/billing-api.ts';

export type Outcome = Reply<'/subscription/checkouts/{checkout_id}', 'get'>['data'];

/** What the server says of it. `unknown`: it is no payment of this profile. */
export type Answer = Outcome['status'] | 'unknown';

/** No payment behind the address, or none that this person may see: it is answered like one that isn't there. */
const isUnknown = (reason: unknown): boolean =>
  isApiFailure(reason) && ['NotFound', 'ValidationFailed', 'AccessDeniedException'].includes(reason.code);

export const outcomeQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['subscription', 'checkouts', checkoutId],
    queryFn: ({ signal }): Promise<Outcome | null> =>
      api
        .get('/subscription/checkouts/{checkout_id}', { params: { checkout_id: checkoutId }, signal, quiet: true })
        .then(
          ({ data }) => data,
          (reason: unknown) => {
            if (isUnknown(reason)) return null;
            throw reason;
          },
        ),
    staleTime: 0,
    // Until it is known one way or the other.
    refetchInterval: ({ state }) => (state.data?.status === 'confirming' ? pauseMs(state.dataUpdateCount) : false),
  });

/** What is said: of the payment that the address names, and of what the profile has now. */
export type Case =
  /** No payment, or none of this profile. */
  | 'none'
  | 'unknown'
  | 'open'
  | 'confirming'
  | 'paid'
  /** It was paid, and what it was paid for is over. */
  | 'over'
  | 'unpaid'
  | 'returned';

/**
 * @param answer null: the address names no payment
 * @param subscription what the profile has now
 */
export const caseOf = (
  answer: Answer | null,
  subscription: Pick<Subscription, 'is_subscribed' | 'price' | 'checkout'> | null,
): Case => {
  // A payment that is under way is told of, whatever the address says.
  if ((answer === null || answer === 'unknown') && subscription?.checkout?.status === 'confirming') return 'confirming';
  if (answer === null) return 'none';
  return answer === 'paid' && !(subscription?.is_subscribed && subscription.price) ? 'over' : answer;
};
