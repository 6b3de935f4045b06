import { describe, expect, it } from '@jest/globals';
import { createLook } from '../paying/look.ts';
import { createStandIn } from '../payments/payments.fixtures.ts';
import type { PaidSubscription, Payments } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { stateData } from '../subscription/published.ts';
import type { Subscription, SubscriptionCommand, SubscriptionEvent } from '../subscription/state.ts';
import {
  begin,
  customer,
  day,
  department,
  end,
  given,
  monthly,
  opened,
  recruit,
  requested,
  unpaid,
} from '../subscription/subscription.fixtures.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';
import { decide, evolve } from '../subscription/subscription.ts';
import { createMessageWork } from './stripe-messages.ts';

/** One life of a paid subscription, and the message of each of its six turns. */
const turns = [
  ['checkout.session.completed', {}],
  ['customer.subscription.updated', { price: { ...monthly, amount: 39_000, plan_id: department.plan_id, version: 1 } }],
  [
    'invoice.payment_failed',
    {
      status: 'past_due',
      current_period_start: end,
      current_period_end: '2027-01-01T06:00:00.000Z',
      unpaid,
    },
  ],
  ['invoice.paid', { status: 'active', unpaid: null }],
  ['customer.subscription.updated', { cancel_at_period_end: true }],
  ['customer.subscription.deleted', { status: 'canceled', canceled_at: day(40) }],
] as const satisfies readonly (readonly [string, Partial<PaidSubscription>])[];

const permutations = <T>(of: readonly T[]): readonly (readonly T[])[] =>
  of.length <= 1
    ? [of]
    : of.flatMap((one, i) => permutations([...of.slice(0, i), ...of.slice(i + 1)]).map((rest) => [one, ...rest]));
const orders = permutations([0, 1, 2, 3, 4, 5]);

const plans = {
  load: async (plan_id: string) => {
    const terms = { name: plan_id, description: '', features: [], trial_request_limit: 8, since: begin };
    const versions = [{ ...terms, version: 1, prices: [monthly] }];
    const state = { status: 'active', plan_id, audience: ['club-representative'], versions };
    return { state };
  },
} as unknown as PlanRepository;

/** The service's own code over a document in memory. */
const world = (until: number) => {
  let state: Subscription = given(requested(), customer, opened()).state();
  const told: SubscriptionEvent[] = [];
  const subscriptions = {
    ofCustomer: async () => (state.status !== 'none' && state.customer_id === 'cus_1' ? 'sub_1' : undefined),
    find: async () => (state.status === 'none' ? undefined : state),
    handle: async (_: string, command: SubscriptionCommand) => {
      const decided = decide(command, state);
      told.push(...decided);
      state = decided.reduce(evolve, state);
      return { state };
    },
  } as unknown as SubscriptionRepository;
  const clock = () => new Date('2026-12-20T08:00:00.000Z');
  const standIn = createStandIn(clock);
  let turn = until;
  const truth = (): PaidSubscription => ({
    paid_id: 'sub_paid1',
    customer_id: 'cus_1',
    subscription_id: 'sub_1',
    status: 'active',
    price: { ...monthly, plan_id: recruit.plan_id, version: 1 },
    current_period_start: begin,
    current_period_end: end,
    cancel_at_period_end: false,
    canceled_at: null,
    created_at: begin,
    unpaid: null,
    ...Object.assign({}, ...turns.slice(0, turn + 1).map(([, change]) => change)),
  });
  const payments: Payments = {
    ...standIn,
    subscriptionsOf: async () => (turn < 0 ? [] : [truth()]),
    subscription: async () => (turn < 0 ? undefined : truth()),
    checkout: async () => undefined,
  };
  const look = createLook({ subscriptions, plans, payments, clock });
  const work = createMessageWork({ subscriptions, payments, look });
  return {
    /** A message comes; it is never before its turn. */
    tell: async (message: number) => {
      turn = Math.max(turn, message);
      const about = { customer_id: message % 2 === 0 ? 'cus_1' : null, paid_id: 'sub_paid1', checkout_id: null };
      await work({ type: turns[message]?.[0] ?? '', at: begin, about });
    },
    state: () => state,
    told,
  };
};

/** What anybody sees of it. */
const seen = (state: Subscription) => {
  if (state.status === 'none') return null;
  const { plan, status, paid, checkout, change, seconds, customer_id } = state;
  return { ...stateData(state), plan, status, paid, checkout, change, seconds, customer_id };
};

describe('the messages of one life', () => {
  it('are 720 orders', () => expect(new Set(orders.map(String)).size).toBe(720));

  it('end in the same state in each order, each told twice, where they all come when it is over', async () => {
    const ends = new Set<string>();
    for (const order of orders) {
      const { tell, state } = world(5);
      for (const message of order) await tell(message);
      for (const message of [...order].reverse()) await tell(message);
      ends.add(JSON.stringify(state()));
    }
    expect([...ends]).toHaveLength(1);
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject({ status: 'canceled', looked: 12, seconds: [] });
  });

  it('end in the same state in each order, each repeated at once and later, where life goes on between them', async () => {
    const ends = new Set<string>();
    for (const order of orders) {
      const { tell, state, told } = world(-1);
      for (const [i, message] of order.entries()) {
        await tell(message);
        await tell(message);
        await tell(order[Math.floor(i / 2)] ?? 0);
      }
      ends.add(JSON.stringify(seen(state())));
      // Begun and ended once, whatever was told how often.
      expect(told.filter(({ type }) => type === 'SubscriptionStarted').length).toBeLessThanOrEqual(1);
      expect(told.filter(({ type }) => type === 'SubscriptionCanceled').length).toBeLessThanOrEqual(1);
    }
    expect([...ends]).toHaveLength(1);
  });

  it('write nothing that is older: who has looked before another one looks again', async () => {
    const { tell, state } = world(5);
    await Promise.all(Array.from({ length: 12 }, (_, i) => tell(i % 6)));
    expect(state()).toMatchObject({ looked: 12 });
  });
});
