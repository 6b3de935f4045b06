import type { billingOperations, PlanPrice } from '@touchline/contracts/http/billing';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import { Rejected, Unavailable } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { type CommandingRequest, createCommanding, type Participants } from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import { takenPlan } from '../paying/look.ts';
import type { OfferedPrices } from '../paying/offered-prices.ts';
import { type Payments, PaymentsUnavailable } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { currentOf } from '../plan/plan.ts';
import type { Known as KnownPlan } from '../plan/state.ts';
import { changeable, paidOf } from './change.ts';
import { outcomeOf } from './checkout-outcome.ts';
import { nextTerms } from './move.ts';
import type { Subscription, SubscriptionCommand } from './state.ts';
import { type SubscriptionRepository, subscriptionIdOf } from './subscription.repository.ts';
import { decide, initialState } from './subscription.ts';
import { subscriptionView } from './view.ts';

export interface SubscriptionRoutesDependencies {
  readonly plans: PlanRepository;
  readonly subscriptions: SubscriptionRepository;
  readonly participants: Participants;
  readonly payments: Payments;
  readonly prices: OfferedPrices;
  readonly limits: Limits;
  /** Where somebody comes back to from the payment service. */
  readonly billingPage: string;
}

interface WantedPrice {
  readonly plan_id: string;
  readonly version: number;
  readonly interval: PlanPrice['interval'];
  readonly currency: PlanPrice['currency'];
}

/** Asks the payment service within a request: whoever waits is told where it doesn't answer. */
export const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Unavailable('the payment service', error);
    throw error;
  }
};

export const subscriptionRoutes = ({
  plans,
  subscriptions,
  participants,
  payments,
  prices,
  limits,
  billingPage,
}: SubscriptionRoutesDependencies): Pick<
  Handlers<typeof billingOperations>,
  | 'getSubscription'
  | 'subscribe'
  | 'openCheckout'
  | 'getCheckoutOutcome'
  | 'cancelCheckout'
  | 'previewPlanChange'
  | 'changePlan'
  | 'dropPlanChange'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'openBillingPortal'
  | 'listInvoices'
  | 'getPaymentMethod'
  | 'getNextPayment'
> => {
  const command = createCommanding(subscriptions);

  const planOf = async (planId: string): Promise<KnownPlan> => {
    const state = (await plans.load(planId))?.state;
    if (!state || state.status === 'none') throw new Rejected('NotFound');
    return state;
  };

  /** A plan that these members are offered now, in the version that was seen. */
  const offered = async (planId: string, version: number | undefined, to: ProfileType) => {
    const plan = await planOf(planId);
    if (plan.status !== 'active' || !plan.audience.includes(to)) throw new Rejected('NotFound');
    const current = currentOf(plan);
    const check = (): void => {
      if (version !== undefined && version !== current.version)
        throw new Rejected('StaleVersion', { current: current.version });
    };
    return { plan, current, check };
  };

  const chosen = async ({ plan_id, version, interval, currency }: WantedPrice, by: ProfileType) => {
    const { plan, current, check } = await offered(plan_id, version, by);
    check();
    const price = current.prices.find((one) => one.interval === interval && one.currency === currency);
    if (!price) throw new Rejected('PlanNotPayable');
    return { plan, to: { plan: takenPlan(plan, current), price } };
  };

  /** Keeps a plan that nobody has yet from being deleted until it is taken. */
  const holding = async <Done>(plan: KnownPlan, profile_id: string, now: string, work: () => Promise<Done>) => {
    if (plan.taken) return work();
    await plans.handle(plan.plan_id, { type: 'Hold', profile_id, now });
    try {
      return await work();
    } catch (error) {
      if (error instanceof Rejected) await plans.handle(plan.plan_id, { type: 'Release', profile_id, now });
      throw error;
    }
  };

  /** The plan of a subscription may be another one after the command than before. */
  const answering = async (plan: KnownPlan, state: Subscription | undefined) => {
    if (!state || state.status === 'none' || state.plan.plan_id === plan.plan_id) return plan;
    return planOf(state.plan.plan_id);
  };
  const shown = (plan: KnownPlan) => (state: Subscription) =>
    state.status === 'none' ? null : subscriptionView(state, plan);

  type Request = CommandingRequest & { readonly now: Date };
  /** A command about the own subscription, whatever it is of. */
  const own = async (request: Request, make: (now: string) => SubscriptionCommand) => {
    const { profile } = await participants.as(request, ...profileTypes);
    const id = subscriptionIdOf(profile.profile_id);
    const state = await subscriptions.find(id);
    if (!state) throw new Rejected('NotFound');
    return command(id, make(request.now.toISOString()), request, shown(await planOf(state.plan.plan_id)));
  };

  /** Refuses with `TooManyRequests` who chooses on and on; what is refused anyway, or changes nothing, doesn't count. */
  const bounded = async (profileId: string, choice: SubscriptionCommand, state: Subscription | undefined) => {
    if (decide(choice, state ?? initialState).length > 0) await limits.choosing.take(profileId);
  };

  /** What the payment service answers about a profile. Refuses with `TooManyRequests` who asks without a pause. */
  const asking = async <Answer>(profileId: string, question: () => Promise<Answer>): Promise<Answer> => {
    await limits.asking.take(profileId);
    return asked(question());
  };
  /** What it answers about whom it knows as its customer; undefined where nobody has paid. */
  const ofCustomer = async <Answer>(
    request: CommandingRequest,
    question: (customerId: string) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const { profile } = await participants.as(request, ...profileTypes);
    const customer = (await subscriptions.find(subscriptionIdOf(profile.profile_id)))?.customer_id;
    return customer ? asking(profile.profile_id, () => question(customer)) : undefined;
  };

  return {
    getSubscription: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const state = await subscriptions.find(subscriptionIdOf(profile.profile_id));
      return { data: state ? subscriptionView(state, await planOf(state.plan.plan_id)) : null };
    },
    subscribe: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const { profile_id, profile_type, user_id } = profile;
      const { plan_id, version } = request.body;
      const now = request.now.toISOString();
      const { plan, current, check } = await offered(plan_id, version, profile_type);
      check();
      if (current.prices.length > 0) throw new Rejected('PlanNotPayable');
      const subscription_id = subscriptionIdOf(profile_id);
      const subscriber = { subscription_id, profile_id, user_id, profile_type };
      const take = { type: 'TakeFreePlan', ...subscriber, plan: takenPlan(plan, current), now } as const;
      await bounded(profile_id, take, await subscriptions.find(subscription_id));
      return holding(plan, profile_id, now, () =>
        command(subscription_id, take, request, shown(plan), { creates: true }),
      );
    },
    openCheckout: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const { profile_id, profile_type, user_id } = profile;
      const now = request.now.toISOString();
      const { plan, to } = await chosen(request.body, profile_type);
      const subscription_id = subscriptionIdOf(profile_id);
      const subscriber = { subscription_id, profile_id, user_id, profile_type };
      // Whoever has a free plan keeps it until the other one is paid.
      const before = await subscriptions.find(subscription_id);
      const after = before?.status === 'active' ? await answering(plan, before) : plan;
      const open = { type: 'OpenCheckout', ...subscriber, ...to, now } as const;
      await bounded(profile_id, open, before);
      return holding(plan, profile_id, now, () =>
        command(subscription_id, open, request, shown(after), { creates: true }),
      );
    },
    getCheckoutOutcome: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const { checkout_id } = request.params;
      const subscription_id = subscriptionIdOf(profile.profile_id);
      const before = await subscriptions.find(subscription_id);
      // Who never came as far as to a payment has none.
      if (!before?.customer_id) throw new Rejected('NotFound');
      const found = await asking(profile.profile_id, () => payments.checkout(checkout_id));
      if (found?.subscription_id !== subscription_id) throw new Rejected('NotFound');
      // As it is after what was found there: a message about it may have come meanwhile.
      return { data: outcomeOf((await subscriptions.find(subscription_id)) ?? before, found) };
    },
    cancelCheckout: (request) => own(request, (now) => ({ type: 'CancelCheckout', now })),
    previewPlanChange: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const { plan, to } = await chosen(request.query, profile.profile_type);
      const state = (await subscriptions.load(subscriptionIdOf(profile.profile_id)))?.state ?? { status: 'none' };
      const { paid } = changeable(to, state);
      const price_id = await prices.idOf(plan.plan_id, to.plan.version ?? 1, to.price);
      // It is offered there within a minute of the plan's change.
      if (price_id === undefined) throw new Unavailable('the price at the payment service');
      const at = request.now.toISOString();
      const preview = await asking(profile.profile_id, () =>
        payments.previewChange({ paid_id: paid.paid_id, price_id, at }),
      );
      return { data: { ...preview, lines: [...preview.lines], at } };
    },
    changePlan: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const { profile_id, profile_type } = profile;
      const now = request.now.toISOString();
      const { at: asked_at, ...wanted } = request.body;
      const { plan, to } = await chosen(wanted, profile_type);
      const id = subscriptionIdOf(profile_id);
      const before = await subscriptions.find(id);
      paidOf(before ?? { status: 'none' });
      const after = await answering(plan, before);
      const change = { type: 'ChangePlan', ...to, asked_at, now } as const;
      await bounded(profile_id, change, before);
      return holding(plan, profile_id, now, () => command(id, change, request, shown(after)));
    },
    dropPlanChange: (request) => own(request, (now) => ({ type: 'DropChange', now })),
    cancelSubscription: (request) => own(request, (now) => ({ type: 'Cancel', now })),
    resumeSubscription: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const resume = { type: 'Resume', now: request.now.toISOString() } as const;
      const state = await subscriptions.find(subscriptionIdOf(profile.profile_id));
      if (state) await bounded(profile.profile_id, resume, state);
      return own(request, () => resume);
    },
    openBillingPortal: async (request) => {
      const portal = await ofCustomer(request, (customer) => payments.openPortal(customer, billingPage));
      if (!portal) throw new Rejected('SubscriptionNotPaid');
      return { data: { url: portal.url } };
    },
    listInvoices: async (request) => {
      const found = await ofCustomer(request, (customer) => payments.invoices(customer, request.query.after));
      return { data: { invoices: [...(found?.invoices ?? [])], more: found?.more ?? false } };
    },
    getNextPayment: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const state = await subscriptions.find(subscriptionIdOf(profile.profile_id));
      if (state?.status !== 'active' || !state.paid || state.paid.cancel_at_period_end) return { data: null };
      const { plan, price } = nextTerms(state, state.paid);
      const price_id = await prices.idOf(plan.plan_id, plan.version ?? 1, price);
      const { paid_id } = state.paid;
      return { data: (await asking(profile.profile_id, () => payments.nextPayment(paid_id, price_id))) ?? null };
    },
    getPaymentMethod: async (request) => {
      return { data: (await ofCustomer(request, (customer) => payments.paymentMethod(customer))) ?? null };
    },
  };
};
