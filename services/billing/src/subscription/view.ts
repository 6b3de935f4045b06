import { graceEndsAt } from '@touchline/contracts/policies/paid-access';
import { versionOf } from '../plan/plan.ts';
import type { Known as KnownPlan } from '../plan/state.ts';
import { planView } from '../plan/view.ts';
import { isSubscribed } from './access.ts';
import type { Change, Known, Move, OwnCheckout } from './state.ts';

const checkoutView = ({ status, url, expires_at, plan, price }: OwnCheckout) => ({
  status,
  url,
  expires_at,
  plan_id: plan.plan_id,
  interval: price.interval,
  currency: price.currency,
});

const changeView = ({ kind, status, asked_at, to, payment }: Change) => ({
  kind,
  status,
  asked_at,
  plan_id: to?.plan.plan_id ?? null,
  interval: to?.price.interval ?? null,
  currency: to?.price.currency ?? null,
  payment:
    status === 'waiting' && payment
      ? { amount: payment.amount, currency: payment.currency, until: payment.until }
      : null,
});

const moveView = ({ price, at, plan: { name, trial_request_limit }, adds = [], drops = [] }: Move) => ({
  price,
  at,
  name,
  trial_request_limit,
  adds: [...adds],
  drops: [...drops],
});

/** What members and staff see alike. `plan`: the one that it is of. */
const commonView = (state: Known, plan: KnownPlan) => {
  const paid = state.status === 'canceled' ? null : state.paid;
  const { amount, currency, next_attempt_at } = paid?.unpaid ?? {};
  return {
    id: state.subscription_id,
    profile_id: state.profile_id,
    plan: planView(plan, versionOf(plan, state.plan.version ?? 1)),
    price: state.paid?.price ?? null,
    status: state.status,
    is_subscribed: isSubscribed(state),
    started_at: state.started_at,
    current_period_start: paid?.current_period_start ?? null,
    current_period_end: paid?.current_period_end ?? null,
    cancel_at_period_end: paid?.cancel_at_period_end ?? false,
    canceled_at: state.status === 'canceled' ? state.canceled_at : null,
    past_due_since: state.status === 'past_due' ? state.past_due_since : null,
    grace_ends_at: state.status === 'past_due' ? graceEndsAt(state.past_due_since) : null,
    unpaid:
      amount === undefined || currency === undefined
        ? null
        : { amount, currency, next_attempt_at: next_attempt_at ?? null },
    change: state.change && changeView(state.change),
    move: state.move && moveView(state.move),
  };
};

const payUrlOf = (state: Known): string | null => {
  if (state.status === 'past_due') return state.paid.unpaid?.url ?? null;
  return (state.change?.status === 'waiting' && state.change.payment?.url) || null;
};

/** A subscription as its profile sees it. */
export const subscriptionView = (state: Known, plan: KnownPlan) => ({
  ...commonView(state, plan),
  pay_url: payUrlOf(state),
  checkout: state.checkout && checkoutView(state.checkout),
});

/** A subscription as staff see it. */
export const subscriptionRowView = (
  state: Known,
  plan: KnownPlan,
  { profile_name, customer_url }: { readonly profile_name: string; readonly customer_url: string | null },
) => ({
  ...commonView(state, plan),
  profile_name,
  profile_type: state.profile_type,
  customer_url,
  looked_at: state.looked_at,
  differences: state.differences.map(({ fields, ...rest }) => ({ ...rest, fields: [...fields] })),
});
