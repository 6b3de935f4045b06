import { type PublicSubscription, subscriptionEvents } from '@touchline/contracts/events';
import { graceEndsAt } from '@touchline/contracts/policies/paid-access';
import { unreachable } from '@touchline/platform/domain';
import { isSubscribed } from './access.ts';
import { nextTerms } from './move.ts';
import type { Known, Subscription, SubscriptionEvent } from './state.ts';

/** What is paid for now; null where nothing is. */
const paidNow = (state: Known) => (state.status === 'active' || state.status === 'past_due' ? state.paid : null);

const publicSubscription = (state: Known): PublicSubscription => {
  const paid = paidNow(state);
  return {
    subscription_id: state.subscription_id,
    profile_id: state.profile_id,
    ...(state.user_id ? { user_id: state.user_id } : {}),
    profile_type: state.profile_type,
    plan: state.plan,
    status: state.status,
    is_subscribed: isSubscribed(state),
    current_period_start: paid?.current_period_start ?? null,
    current_period_end: paid?.current_period_end ?? null,
    price: paid?.price ?? null,
    cancel_at_period_end: paid?.cancel_at_period_end ?? false,
    grace_ends_at: state.status === 'past_due' ? graceEndsAt(state.past_due_since) : null,
    change_waits_until: (state.change?.status === 'waiting' && state.change.payment?.until) || null,
  };
};

const lateSince = (state: Subscription): string | undefined =>
  state.status === 'past_due' ? state.past_due_since : undefined;

/** The contract of an event and what is its own; null: it is nobody else's business. */
const happenedOf = (event: SubscriptionEvent, after: Known, before: Subscription) => {
  const events = subscriptionEvents;
  switch (event.type) {
    case 'SubscriptionStarted':
      return [events.started, { plan_id: event.plan.plan_id }] as const;
    case 'SubscriptionCanceled':
      return [events.canceled, { plan_id: after.plan.plan_id, reason: event.reason ?? null }] as const;
    case 'CheckoutRequested': {
      const { plan, price, request, replaces } = event;
      const { plan_id, version = 1 } = plan;
      return [events.checkoutRequested, { plan_id, version, price, request, replaces }] as const;
    }
    case 'CheckoutOpened':
      return [events.checkoutOpened, { request: event.request }] as const;
    case 'CheckoutConfirming':
      return [events.checkoutConfirming, { request: event.request }] as const;
    case 'CheckoutFailed':
      return [events.checkoutFailed, { request: event.request, reason: event.reason ?? null }] as const;
    case 'CheckoutClosed': {
      const { request, checkout_id, reason } = event;
      return [events.checkoutClosed, { request, checkout_id, reason }] as const;
    }
    case 'ChangeRequested': {
      const { kind, request, to } = event;
      if (kind === 'drop') return [events.changeDropRequested, { request }] as const;
      return [events.changeRequested, { kind, request, plan_id: to?.plan.plan_id ?? null }] as const;
    }
    case 'ChangeWaiting': {
      const { amount, currency, until } = event.payment;
      return [events.changeWaiting, { request: event.request, amount, currency, until }] as const;
    }
    case 'ChangeFailed':
      return [events.changeFailed, { request: event.request }] as const;
    case 'SubscriptionRenewed':
      return [events.renewed, { current_period_start: event.paid.current_period_start }] as const;
    case 'PlanChanged': {
      const was = before.status === 'none' ? null : before;
      return [events.planChanged, { before: was?.plan.plan_id, before_price: was?.paid?.price }] as const;
    }
    case 'PaymentFailed': {
      const { since, paid } = event;
      const { amount, currency } = paid.unpaid ?? paid.price;
      const next_attempt_at = paid.unpaid?.next_attempt_at ?? null;
      return [events.paymentFailed, { amount, currency, since, next_attempt_at }] as const;
    }
    case 'PaymentRecovered':
      return [events.paymentRecovered, { since: lateSince(before) }] as const;
    case 'GraceEnded':
      return [events.graceEnded, { since: lateSince(after) }] as const;
    case 'EndScheduled':
      return [events.endScheduled, { ends_at: event.paid.current_period_end }] as const;
    case 'EndRevoked':
      return [events.endRevoked, { renews_at: event.paid.current_period_end }] as const;
    case 'RenewalAnnounced': {
      const paid = paidNow(after);
      return [
        events.renewalAnnounced,
        { renews_at: event.renews_at, price: paid && nextTerms(after, paid).price },
      ] as const;
    }
    case 'MoveAnnounced': {
      const { plan, price, at: moves_at, adds = [], drops = [] } = event.move;
      const before_price = paidNow(after)?.price;
      const { version = 1, name, trial_request_limit } = plan;
      const told = {
        version,
        price,
        before_price,
        moves_at,
        name,
        trial_request_limit,
        adds: [...adds],
        drops: [...drops],
      };
      return [events.priceMoveAnnounced, told] as const;
    }
    case 'MoveRequested':
      return [events.priceMoveRequested, { request: event.request }] as const;
    case 'SecondFound':
      return [events.secondFound, { paid_id: event.paid_id }] as const;
    case 'CustomerNoted':
    case 'ChangeDropped':
    case 'TruthNoted':
      return null;
    default:
      return unreachable(event);
  }
};

export const stateData = (state: Subscription) => ({
  subscription: state.status === 'none' ? undefined : publicSubscription(state),
});

/** An event as neighbours read it: what happened, beside the subscription after it. */
export const published = (event: SubscriptionEvent, after: Subscription, before: Subscription) => {
  const told = after.status === 'none' ? null : happenedOf(event, after, before);
  if (!told) return null;
  const [{ type }, happened] = told;
  return { type, data: { ...stateData(after), happened } };
};
