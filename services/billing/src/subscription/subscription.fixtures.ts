import type { PlanPrice } from '@touchline/contracts/http/billing';
import { spec } from '@touchline/platform/domain';
import type { Checkout } from '../payments/payments.ts';
import type {
  Paid,
  PaidWithPlan,
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  TakenPlan,
  Truth,
} from './state.ts';
import { decide, evolve, initialState } from './subscription.ts';

export const given = spec({ decide, evolve, initialState });

export const subscriber = {
  subscription_id: 'sub_1',
  profile_id: 'prf_1',
  user_id: 'usr_1',
  profile_type: 'club-representative' as const,
};
const planOf = (plan_id: string, is_free: boolean): TakenPlan => ({
  plan_id,
  version: 1,
  name: plan_id,
  is_free,
  trial_request_limit: 8,
});
export const free = planOf('pln_scout', true);
export const recruit = planOf('pln_recruit', false);
export const department = planOf('pln_department', false);
export const monthly: PlanPrice = { interval: 'month', currency: 'EUR', amount: 14_900 };
export const dearer: PlanPrice = { interval: 'month', currency: 'EUR', amount: 39_000 };

/** The days of one life: it is paid on the first of November. */
export const day = (of: number, time = '06:00:00.000'): string =>
  new Date(Date.parse(`2026-11-01T${time}Z`) + (of - 1) * 86_400_000).toISOString();
export const [begin, end] = [day(1), '2026-12-01T06:00:00.000Z'];
export const now = day(2);

/** How the payment service has it. */
export const theirs = (change: Partial<PaidWithPlan> = {}): PaidWithPlan => ({
  paid_id: 'sub_paid1',
  customer_id: 'cus_1',
  subscription_id: 'sub_1',
  status: 'active',
  plan: recruit,
  price: monthly,
  current_period_start: begin,
  current_period_end: end,
  cancel_at_period_end: false,
  canceled_at: null,
  created_at: begin,
  unpaid: null,
  waiting: null,
  ...change,
});
export const unpaid = {
  invoice_id: 'in_2',
  since: end,
  amount: 18_029,
  currency: 'EUR',
  url: 'https://pay.example/in_2',
  next_attempt_at: day(35),
};
/** The second month, whose payment failed. */
export const late = (change: Partial<PaidWithPlan> = {}): PaidWithPlan =>
  theirs({ status: 'past_due', current_period_start: end, current_period_end: day(62), unpaid, ...change });

export const checkoutOf = (change: Partial<Checkout> = {}): Checkout => ({
  checkout_id: 'cs_1',
  subscription_id: 'sub_1',
  customer_id: 'cus_1',
  status: 'open',
  url: 'https://pay.example/cs_1',
  expires_at: day(1, '06:30:00.000'),
  paid_id: null,
  ...change,
});

export const paidBy = ({ paid_id, price, unpaid: open, ...one }: PaidWithPlan): Paid => ({
  paid_id,
  price,
  current_period_start: one.current_period_start,
  current_period_end: one.current_period_end,
  cancel_at_period_end: one.cancel_at_period_end,
  unpaid: open,
});

export const open = (plan = recruit, price = monthly, at = begin): SubscriptionCommand => ({
  type: 'OpenCheckout',
  ...subscriber,
  plan,
  price,
  now: at,
});
export const requested = (request = 1, plan = recruit, price = monthly): SubscriptionEvent => ({
  type: 'CheckoutRequested',
  ...subscriber,
  plan,
  price,
  request,
  replaces: null,
  at: begin,
});
export const customer: SubscriptionEvent = { type: 'CustomerNoted', customer_id: 'cus_1', at: begin };
export const opened = (request = 1, checkout = checkoutOf()): SubscriptionEvent => ({
  type: 'CheckoutOpened',
  request,
  checkout_id: checkout.checkout_id,
  url: checkout.url,
  expires_at: checkout.expires_at,
  at: begin,
});
export const freeStarted: SubscriptionEvent = {
  type: 'SubscriptionStarted',
  ...subscriber,
  plan: free,
  started_at: begin,
};
export const started = (one = theirs()): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  ...subscriber,
  plan: one.plan,
  started_at: one.created_at,
  paid: { ...paidBy(one), unpaid: null },
});
export const closed = (
  reason: 'canceled' | 'other-plan' | 'paid',
  checkout_id: string | null = 'cs_1',
  request = 1,
  at = now,
) => ({ type: 'CheckoutClosed', request, checkout_id, reason, at }) as const;
/** Somebody who pays. */
export const paying: readonly SubscriptionEvent[] = [requested(), customer, opened(), closed('paid'), started()];
export const failed: SubscriptionEvent = { type: 'PaymentFailed', since: end, paid: paidBy(late()), at: end };
/** Who pays is late with the second month. */
export const lateBy: readonly SubscriptionEvent[] = [
  ...paying,
  { type: 'SubscriptionRenewed', paid: paidBy(late()), at: end },
  failed,
];

/** Takes over how it stands: as the first who looks since. */
export const reconcile =
  (
    subscriptions: readonly PaidWithPlan[],
    {
      checkout = null,
      at = now,
      found_by = 'message',
    }: {
      readonly checkout?: Truth['checkout'];
      readonly at?: string;
      readonly found_by?: 'message' | 'sweep' | 'staff';
    } = {},
  ) =>
  (state: Subscription): SubscriptionCommand => ({
    type: 'Reconcile',
    seen: state.status === 'none' ? 0 : state.looked,
    truth: { customer_id: 'cus_1', subscriptions, checkout },
    found_by,
    now: at,
  });

/** What was found, without the note that somebody has looked. */
export const news = (events: readonly SubscriptionEvent[]): readonly SubscriptionEvent[] =>
  events.filter(({ type }) => type !== 'TruthNoted');
