import { Rejected } from '@touchline/platform/domain';
import type { OwnCheckout, Subscription, SubscriptionCommand, SubscriptionEvent } from './state.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;
type Events = readonly SubscriptionEvent[];

/** Somebody could still pay there. */
const isWaiting = ({ status }: OwnCheckout): boolean => status === 'opening' || status === 'open';

const checkoutOf = (state: Subscription): OwnCheckout | null => (state.status === 'none' ? null : state.checkout);

/** This page is of no use any more. */
export const closing = (
  state: Subscription,
  reason: Extract<SubscriptionEvent, { type: 'CheckoutClosed' }>['reason'],
  at: string,
): Events => {
  const checkout = checkoutOf(state);
  if (!checkout) return [];
  const { request, status } = checkout;
  // What has failed is closed already.
  const checkout_id = status === 'failed' ? null : checkout.checkout_id;
  return [{ type: 'CheckoutClosed', request, checkout_id, reason, at }];
};

export const openCheckout = (command: CommandOf<'OpenCheckout'>, state: Subscription): Events => {
  const { type: _, now, ...wanted } = command;
  if (state.status === 'past_due' || (state.status === 'active' && state.paid))
    throw new Rejected('SubscriptionAlreadyPaid', { plan: state.plan.name });
  const before = checkoutOf(state);
  if (before?.status === 'confirming') throw new Rejected('SubscriptionAlreadyPaid', { plan: before.plan.name });
  const { plan, price } = wanted;
  if (
    before &&
    isWaiting(before) &&
    (before.expires_at === null || now < before.expires_at) &&
    before.plan.plan_id === plan.plan_id &&
    before.plan.version === plan.version &&
    before.price.interval === price.interval &&
    before.price.currency === price.currency
  )
    return [];
  const request = (state.status === 'none' ? 0 : state.requests) + 1;
  const replaces = before && isWaiting(before) ? before.checkout_id : null;
  return [{ type: 'CheckoutRequested', ...wanted, request, replaces, at: now }];
};

export const cancelCheckout = ({ now }: CommandOf<'CancelCheckout'>, state: Subscription): Events =>
  // Once it is through, only the subscription can be canceled.
  checkoutOf(state)?.status === 'confirming' ? [] : closing(state, 'canceled', now);

export const noteCustomer = ({ customer_id, now }: CommandOf<'NoteCustomer'>, state: Subscription): Events =>
  state.status !== 'none' && state.customer_id === null ? [{ type: 'CustomerNoted', customer_id, at: now }] : [];

/** Of a page that was asked for meanwhile nothing is noted: whoever opened it closes it. */
export const noteCheckout = (
  { request, checkout: { checkout_id, url, expires_at }, now }: CommandOf<'NoteCheckout'>,
  state: Subscription,
): Events => {
  const checkout = checkoutOf(state);
  return checkout?.request === request && checkout.status === 'opening'
    ? [{ type: 'CheckoutOpened', request, checkout_id, url, expires_at, at: now }]
    : [];
};

export const giveUpCheckout = ({ request, now }: CommandOf<'GiveUpCheckout'>, state: Subscription): Events => {
  const checkout = checkoutOf(state);
  return checkout?.request === request && checkout.status === 'opening'
    ? [{ type: 'CheckoutFailed', request, reason: 'no-answer', at: now }]
    : [];
};
