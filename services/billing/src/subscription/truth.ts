import { graceEndsAt, mayActInMarket, statusOfPaid } from '@touchline/contracts/policies/paid-access';
import { canonicalJson, Rejected } from '@touchline/platform/domain';
import { changeNews } from './change.ts';
import { closing } from './checkout.ts';
import type {
  Difference,
  Known,
  Paid,
  PaidWithPlan,
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  Truth,
} from './state.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;
type Events = readonly SubscriptionEvent[];

const statusOf = ({ status }: PaidWithPlan) => statusOfPaid[status];

const isPaid = (one: PaidWithPlan): boolean => statusOf(one) === 'active' || statusOf(one) === 'past_due';

const paidOf = ({ paid_id, price, unpaid, status, ...rest }: PaidWithPlan): Paid => ({
  paid_id,
  price: { interval: price.interval, currency: price.currency, amount: price.amount },
  current_period_start: rest.current_period_start,
  current_period_end: rest.current_period_end,
  cancel_at_period_end: rest.cancel_at_period_end,
  unpaid: statusOfPaid[status] === 'past_due' ? unpaid : null,
});

/** The one that counts: ours, as long as it is paid, or the one that was paid first. All others are one too many. */
const chosenOf = (state: Known, { subscriptions }: Truth) => {
  const paid = subscriptions
    .filter((one) => isPaid(one) && !state.seconds.includes(one.paid_id))
    .sort(
      (a, b) =>
        Number(statusOf(b) === 'active') - Number(statusOf(a) === 'active') ||
        a.created_at.localeCompare(b.created_at) ||
        a.paid_id.localeCompare(b.paid_id),
    );
  const current = paid.find(({ paid_id }) => paid_id === state.paid?.paid_id) ?? paid[0];
  return { current, seconds: paid.filter((one) => one !== current) };
};

/** Ours isn't there any more, nor another one in its place. */
const isLost = ({ paid_id }: Paid, { subscriptions }: Truth, isReplaced: boolean): boolean =>
  !isReplaced && subscriptions.every((one) => one.paid_id !== paid_id);

/** Ours is over: how, and since when. */
const ending = (state: Known, paid: Paid, { subscriptions }: Truth, isReplaced: boolean, now: string): Events => {
  const ended = subscriptions.find(({ paid_id }) => paid_id === paid.paid_id);
  // Nothing is known of it any more: that is no word of its end, and locks nobody out.
  if (!ended) return isReplaced ? [{ type: 'SubscriptionCanceled', at: now, reason: 'ended' }] : [];
  const isUnpaid = state.status === 'past_due' || ended.unpaid !== null;
  const reason = ended.status === 'paused' ? 'paused' : isUnpaid ? 'unpaid' : 'ended';
  const at = ended.cancel_at_period_end ? ended.current_period_end : (ended.canceled_at ?? now);
  return [{ type: 'SubscriptionCanceled', at, reason, last: { plan: ended.plan, paid: paidOf(ended) } }];
};

/** It began and ended before anybody looked: the newest such one. */
const missed = (state: Known, { subscriptions }: Truth): PaidWithPlan | undefined =>
  subscriptions
    .filter(({ status, paid_id }) => {
      const isKnown = state.begun.includes(paid_id) || state.seconds.includes(paid_id);
      return status === 'canceled' && !isKnown;
    })
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.paid_id.localeCompare(a.paid_id))[0];

const starting = (state: Known, current: PaidWithPlan): Events => {
  const { subscription_id, profile_id, user_id, profile_type } = state;
  const subscriber = { subscription_id, profile_id, ...(user_id ? { user_id } : {}), profile_type };
  const { plan, created_at } = current;
  const paid = { ...paidOf(current), unpaid: null };
  return [{ type: 'SubscriptionStarted', ...subscriber, plan, started_at: created_at, paid }];
};

/** From what we had of it to how it is. */
const moving = (state: Known, before: Paid, current: PaidWithPlan, now: string): Events => {
  const paid = paidOf(current);
  const at = now;
  const { plan } = current;
  const events: SubscriptionEvent[] = [];
  if (paid.current_period_start !== before.current_period_start) events.push({ type: 'SubscriptionRenewed', paid, at });
  if (
    plan.plan_id !== state.plan.plan_id ||
    plan.version !== (state.plan.version ?? 1) ||
    canonicalJson(paid.price) !== canonicalJson(before.price)
  )
    events.push({ type: 'PlanChanged', plan, paid, at });
  if (paid.cancel_at_period_end && !before.cancel_at_period_end) events.push({ type: 'EndScheduled', paid, at });
  if (!paid.cancel_at_period_end && before.cancel_at_period_end) events.push({ type: 'EndRevoked', paid, at });
  return [...events, ...paying(state.status, current, now)];
};

/** Whether its payment is late, and since when. */
const paying = (status: Known['status'], current: PaidWithPlan, now: string): Events => {
  const paid = paidOf(current);
  if (statusOf(current) === 'active') return status === 'past_due' ? [{ type: 'PaymentRecovered', paid, at: now }] : [];
  if (status === 'past_due') return [];
  const since = paid.unpaid?.since ?? paid.current_period_start;
  const failed: Events = [{ type: 'PaymentFailed', since, paid, at: now }];
  return mayActInMarket('past_due', since, now) ? failed : [...failed, { type: 'GraceEnded', at: graceEndsAt(since) }];
};

/** What became of the page that was opened last. */
const checkoutNews = (state: Known, current: PaidWithPlan | undefined, truth: Truth, now: string): Events => {
  const ours = state.checkout;
  if (!ours) return [];
  const theirs = truth.checkout?.checkout_id === ours.checkout_id ? truth.checkout : null;
  const isNewlyPaid = current !== undefined && current.paid_id !== state.paid?.paid_id;
  // Paid here or elsewhere: nobody shall pay once more.
  if (isNewlyPaid || (current && theirs?.status === 'complete')) return closing(state, 'paid', now);
  const { request } = ours;
  const failed = (reason: 'expired' | 'not-paid'): Events =>
    ours.status === 'failed' ? [] : [{ type: 'CheckoutFailed', request, reason, at: now }];
  if (theirs?.status === 'expired') return failed('expired');
  if (theirs?.status !== 'complete') return [];
  const begun = truth.subscriptions.find(({ paid_id }) => paid_id === theirs.paid_id);
  if (begun && statusOf(begun) === 'canceled') return failed('not-paid');
  return ours.status === 'confirming' ? [] : [{ type: 'CheckoutConfirming', request, at: now }];
};

const facts = (state: Known) => ({
  status: state.status,
  plan: `${state.plan.plan_id}, version ${state.plan.version ?? 1}`,
  price: state.paid ? `${state.paid.price.amount} ${state.paid.price.currency} a ${state.paid.price.interval}` : null,
  period_end: state.paid?.current_period_end ?? null,
  ends: state.paid ? String(state.paid.cancel_at_period_end) : null,
});

/** In which fields two states differ, as staff read it. */
export const differing = (ours: Known, theirs: Known): Difference['fields'] => {
  const [before, after] = [facts(ours), facts(theirs)];
  return (Object.keys(before) as (keyof typeof before)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, ours: before[field], theirs: after[field] }));
};

/** It stays as it is, and staff see that nobody there knows of it. */
const lostField = ({ status }: Known): Difference['fields'][number] => ({
  field: 'status',
  ours: status,
  theirs: null,
});

/** Whether it says the same once more: what lasts is one difference, with the time at which it was seen last. */
export const isSameLoss = (one: Difference, other: Difference | undefined): boolean =>
  one.fields.some(({ field, theirs }) => field === 'status' && theirs === null) &&
  canonicalJson(one.fields) === canonicalJson(other?.fields ?? null);

/**
 * Takes over how it stands at the payment service, whatever was missed or came twice meanwhile: what is written follows from
 * what is there now. `StaleVersion`: somebody has looked meanwhile, perhaps at something newer.
 * @param evolve what becomes of the state by an event; tells what a look that nobody asked for has found
 */
export const takeOver = (
  { seen, truth, found_by, now }: CommandOf<'Reconcile'>,
  state: Subscription,
  evolve: (state: Subscription, event: SubscriptionEvent) => Subscription,
): Events => {
  if (state.status === 'none') throw new Rejected('NotFound');
  if (state.looked !== seen) throw new Rejected('StaleVersion');
  const { current, seconds } = chosenOf(state, truth);
  const before = state.status === 'active' || state.status === 'past_due' ? state.paid : null;
  const isAnother = before !== null && current !== undefined && before.paid_id !== current.paid_id;
  const over = before || current ? undefined : missed(state, truth);
  const changes: Events = [
    ...(before && (!current || isAnother) ? ending(state, before, truth, isAnother, now) : []),
    ...checkoutNews(state, current ?? over, truth, now),
    ...(current && (!before || isAnother) ? [...starting(state, current), ...paying('active', current, now)] : []),
    ...(current && before && !isAnother ? moving(state, before, current, now) : []),
    ...changeNews(state, current, current ? paidOf(current) : null, now),
    ...(over ? [...starting(state, over), ...ending(state, paidOf(over), truth, false, now)] : []),
    ...seconds.map(({ paid_id }) => ({ type: 'SecondFound', paid_id, at: now }) as const),
  ];
  const after = changes.reduce(evolve, state as Subscription);
  const lost = before && !current && isLost(before, truth, isAnother) ? [lostField(state)] : [];
  const fields = found_by === 'message' || after.status === 'none' ? [] : [...differing(state, after), ...lost];
  const difference = fields.length > 0 && found_by !== 'message' ? { at: now, found_by, fields } : null;
  const paid = current ? paidOf(current) : null;
  return [...changes, { type: 'TruthNoted', customer_id: truth.customer_id, paid, difference, at: now }];
};
