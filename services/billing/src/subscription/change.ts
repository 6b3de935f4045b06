import { canonicalJson, Rejected } from '@touchline/platform/domain';
import type {
  Change,
  Chosen,
  Known,
  Paid,
  PaidWithPlan,
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
} from './state.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;
type Events = readonly SubscriptionEvent[];
type PaidNow = Known & { readonly paid: Paid };

/** How long what was shown of a change holds, in ms: prices by the day hardly move in that time. */
const previewHoldsMs = 15 * 60_000;
/** So far may the clock of another of our processes be ahead, in ms. */
const clocksDifferMs = 60_000;

/** `SubscriptionNotPaid`: nothing is paid for. */
export const paidOf = (state: Subscription): PaidNow => {
  if ((state.status !== 'active' && state.status !== 'past_due') || !state.paid)
    throw new Rejected('SubscriptionNotPaid');
  return state as PaidNow;
};

const askedOf = ({ change }: Known): Change | null => (change?.status === 'asked' ? change : null);

/** What is on its way: asked for, or waiting for its payment. */
const pendingOf = ({ change }: Known): Change | null =>
  change && change.status !== 'failed' && change.kind !== 'drop' ? change : null;

const isSame = (one: Chosen, other: Chosen): boolean =>
  one.plan.plan_id === other.plan.plan_id &&
  one.plan.version === other.plan.version &&
  one.price.interval === other.price.interval &&
  one.price.currency === other.price.currency;

/** What has to be so for a change of plan; looked at before it is shown, and again when it is asked for. */
export const changeable = (chosen: Chosen, state: Subscription): PaidNow => {
  const paying = paidOf(state);
  if (paying.paid.cancel_at_period_end || askedOf(paying)?.kind === 'cancel') throw new Rejected('SubscriptionEnding');
  if (paying.status === 'past_due') throw new Rejected('SubscriptionPastDue');
  // A customer of the payment service pays in one currency.
  if (paying.paid.price.currency !== chosen.price.currency) throw new Rejected('PlanNotPayable');
  return paying;
};

/** One at a time: what is under way decides what the next one starts from. */
const request = (state: Known, kind: Change['kind'], to: Change['to'], at: string): Events => {
  if (askedOf(state)) throw new Rejected('StaleVersion');
  return [{ type: 'ChangeRequested', request: state.requests + 1, kind, to, at }];
};

export const changePlan = ({ plan, price, asked_at, now }: CommandOf<'ChangePlan'>, state: Subscription): Events => {
  const to = { plan, price, at: asked_at };
  const paying = changeable(to, state);
  const asked = pendingOf(paying);
  if (asked?.to && isSame(asked.to, to)) return [];
  if (!asked && isSame({ plan: paying.plan, price: paying.paid.price }, to)) return [];
  const age = Date.parse(now) - Date.parse(asked_at);
  if (age > previewHoldsMs || age < -clocksDifferMs) throw new Rejected('StaleVersion');
  return request(paying, 'plan', to, now);
};

/** Only what waits for its payment can be dropped: all else is done, or about to be. */
export const dropChange = ({ now }: CommandOf<'DropChange'>, state: Subscription): Events => {
  const paying = paidOf(state);
  const { change } = paying;
  return change?.status === 'waiting' ? request(paying, 'drop', change.to, now) : [];
};

export const cancelPaid = (state: PaidNow, now: string): Events =>
  state.paid.cancel_at_period_end || askedOf(state)?.kind === 'cancel' ? [] : request(state, 'cancel', null, now);

export const resume = ({ now }: CommandOf<'Resume'>, state: Subscription): Events => {
  const paying = paidOf(state);
  const asked = askedOf(paying);
  if (asked?.kind === 'resume' || (!paying.paid.cancel_at_period_end && asked?.kind !== 'cancel')) return [];
  return request(paying, 'resume', null, now);
};

export const failChange = ({ request: of, now: at }: CommandOf<'FailChange'>, state: Subscription): Events => {
  const asked = state.status === 'none' ? null : askedOf(state);
  if (asked?.request !== of) return [];
  // Not dropped: it waits as before.
  if (asked.kind === 'drop' && asked.payment)
    return [{ type: 'ChangeWaiting', request: of, payment: asked.payment, at }];
  return [{ type: 'ChangeFailed', request: of, at }];
};

/** Whether what was asked for is so now. */
export const isDone = ({ kind, to }: Change, plan: Chosen['plan'], paid: Paid | null): boolean => {
  if (!paid) return true;
  switch (kind) {
    case 'plan':
    case 'move':
      return to !== null && isSame(to, { plan, price: paid.price });
    case 'cancel':
      return paid.cancel_at_period_end;
    case 'resume':
      return !paid.cancel_at_period_end;
    case 'drop':
      return false;
  }
};

/**
 * A change whose payment isn't through: the plan stays until it is, and the change is over when nobody pays. What counts is what
 * the payment service has now, also where its answer to the change was lost.
 */
export const changeNews = (state: Known, current: PaidWithPlan | undefined, paid: Paid | null, at: string): Events => {
  const { change } = state;
  if (!change?.to || !current || !paid) return [];
  const { request, to, status } = change;
  const { waiting, unpaid } = current;
  // Nobody can pay it any more, or somebody has: either way there is nothing left to drop.
  if (change.kind === 'drop' && status === 'asked')
    return waiting && unpaid ? [] : [{ type: 'ChangeDropped', request, at }];
  if (waiting && unpaid && isSame(to, waiting)) {
    const { amount, currency, url } = unpaid;
    const payment = { amount, currency, url, until: waiting.until };
    if (status === 'waiting' && canonicalJson(change.payment) === canonicalJson(payment)) return [];
    return [{ type: 'ChangeWaiting', request, payment, at }];
  }
  return status === 'waiting' && !isDone(change, current.plan, paid) ? [{ type: 'ChangeFailed', request, at }] : [];
};
