import { profileEvents, userEvents } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import type { CloudEvent } from '@touchline/platform/bus';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import { createMetrics, type Metrics } from '@touchline/platform/telemetry';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import type { Payments } from './payments/payments.ts';
import { billingRates, createBilling } from './service.ts';

export const origin = 'https://touchline.example';
export const staff = actorOf('usr_petra', null, { is_admin: true });

/** Billing with whoever takes the money, its people and its plans. */
export interface BillingHarness extends ServiceHarness {
  readonly billing: ServiceClient;
  readonly metrics: Metrics;
  /** All that billing told. */
  readonly heard: readonly CloudEvent[];
  /** Types of what was told of a subscription, in order, without the beginning that all have. */
  readonly told: (subscriptionId: string) => readonly string[];
  /** A verified member. */
  readonly member: (profile_type?: ProfileType) => Promise<Principal>;
  /** A plan that is paid for; `amount` a month. */
  readonly plan: (name: string, amount?: number) => Promise<Price>;
  readonly ask: (actor: Principal, operation: string, options?: Parameters<ServiceClient['call']>[2]) => Promise<Data>;
  readonly subscriptionOf: (actor: Principal) => Promise<Data>;
  /** Until the subscription is so. */
  readonly until: (actor: Principal, what: string, is: (subscription: Data) => boolean) => Promise<Data>;
  /** Until all messages and calls are worked off. */
  readonly idle: (withinMs?: number) => Promise<void>;
  readonly sweep: (name: string) => Promise<number>;
  /** What the payment service tells, as its bytes. */
  readonly receive: (body: Buffer, signature: string) => Promise<number>;
}

export interface Price {
  readonly plan_id: string;
  readonly version: number;
  readonly interval: 'month' | 'year';
  readonly currency: 'EUR';
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers as a client without types does
type Data = any;

export const billingHarness = async (
  paymentsOf: (clock: () => Date) => Payments | Promise<Payments>,
  start?: string,
): Promise<BillingHarness> => {
  const harness = await serviceHarness(start);
  const { bus, authenticate, logger, clock } = harness;
  const heard: CloudEvent[] = [];
  bus.subscribe({
    group: 'test.heard',
    topics: ['touchline.subscription', 'touchline.plan'],
    from: 'beginning',
    handle: async (event) => void heard.push(event),
  });
  const connection = await harness.database.connect('billing');
  const payments = await paymentsOf(clock);
  const limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), billingRates);
  const metrics = createMetrics({ keepMs: 0 });
  const given = { metrics, connection, bus, authenticate, logger, clock, payments, limits, origin };
  const billing = await harness.run(createBilling(given));
  let count = 0;
  const ask: BillingHarness['ask'] = async (actor, operation, options) => {
    const reply = await billing.call(actor, operation, options);
    if (reply.error) throw new Error(`${operation}: ${reply.status} ${reply.error}`);
    return reply.data;
  };
  const subscriptionOf = (actor: Principal) => ask(actor, 'getSubscription');
  return {
    ...harness,
    billing,
    metrics,
    heard,
    ask,
    subscriptionOf,
    told: (id) => heard.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2] ?? ''),
    member: async (profile_type = 'club-representative') => {
      count += 1;
      const [user_id, profile_id] = [`usr_m${count}`, `prf_m${count}`];
      const verification_status = 'verified' as const;
      await harness.tell(userEvents.verified.type, user_id, {
        user: { ...userEvents.verified.example.user, user_id, verification_status },
      });
      const { profile } = profileEvents.verified.example;
      await harness.tell(profileEvents.verified.type, profile_id, {
        profile: {
          ...profile,
          ...{ profile_id, user_id, profile_type, verification_status, name: `Łucía ${count}x` },
          representative:
            profile_type === 'club-representative'
              ? { club_id: clubTeam.club_id, club_name: clubTeam.club_name, position: 'Scout', teams: [clubTeam] }
              : null,
        },
      });
      return actorOf(user_id, { id: profile_id, type: profile_type });
    },
    plan: async (name, amount = 14_900) => {
      const terms = { name, description: '', features: [], trial_request_limit: 8 };
      const prices = [
        { interval: 'month', currency: 'EUR', amount },
        { interval: 'year', currency: 'EUR', amount: amount * 10 },
      ];
      const body = { ...terms, audience: ['club-representative', 'player'], prices };
      const { id, version } = await ask(staff, 'createPlan', { body });
      return { plan_id: id, version, interval: 'month', currency: 'EUR' };
    },
    until: (actor, what, is) =>
      eventually(
        async () => {
          const subscription = await subscriptionOf(actor);
          return is(subscription) && subscription;
        },
        what,
        { within: 15_000 },
      ),
    idle: (within = 15_000) =>
      eventually(
        async () => {
          const due = { due_at: { $type: 'string' } };
          // What was asked for and has not come to its list yet.
          const asked = [{ 'state.checkout.status': 'opening' }, { 'state.change.status': 'asked' }];
          const waiting = { $or: [...asked, { 'outbox.0': { $exists: true } }] };
          if ((await connection.collection('subscriptions').countDocuments(waiting)) > 0)
            throw new Error('is asked for');
          for (const list of ['payment_calls', 'stripe_messages'])
            if ((await connection.collection(list).countDocuments(due)) > 0)
              throw new Error(`${list} has something due`);
        },
        'all is worked off',
        { within },
      ),
    sweep: async (name) => {
      const found = billing.service.sweeps.find((one) => one.name === name);
      if (!found) throw new Error(`no sweep ${name}`);
      return found.run();
    },
    receive: async (raw, signature) =>
      (await billing.call(null, 'receiveStripe', { raw, headers: { 'stripe-signature': signature } })).status,
  };
};

const clubTeam = {
  team_id: 'tea_sparta1000000000000',
  club_id: 'clb_sparta00000000000000',
  club_name: 'Sparta Rotterdam',
  club_short_name: 'SPA',
  team_name: 'First team',
  country: 'NL',
};
