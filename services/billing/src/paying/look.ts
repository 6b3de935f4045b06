import { includedIn } from '@touchline/contracts/policies/entitlements';
import { Rejected } from '@touchline/platform/domain';
import type { PaidSubscription, Payments, PriceName } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { versionOf } from '../plan/plan.ts';
import type { Known as KnownPlan, Version } from '../plan/state.ts';
import type { Chosen, Known, PaidWithPlan, SubscriptionCommand, TakenPlan } from '../subscription/state.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';

type FoundBy = Extract<SubscriptionCommand, { type: 'Reconcile' }>['found_by'];

/**
 * Asks the payment service how a subscription stands and takes that over. `also`: one of its customer that is known by its own
 * id alone. Undefined where it isn't ours. Rejects with `PaymentsUnavailable`; nothing has changed then.
 */
export type Look = (subscriptionId: string, foundBy: FoundBy, also?: PaidSubscription) => Promise<Known | undefined>;

/** Somebody else looks at the same moment, again and again: then something else is wrong. */
const maxTries = 20;

/** A plan as a subscription keeps it. */
export const takenPlan = (
  { plan_id, audience }: KnownPlan,
  { version, name, prices, trial_request_limit, entitlements }: Version,
): TakenPlan => ({
  plan_id,
  version,
  name,
  is_free: prices.length === 0,
  trial_request_limit,
  entitlements: [...includedIn(entitlements, audience)],
});

export const createLook = ({
  subscriptions,
  plans,
  payments,
  clock,
}: {
  readonly subscriptions: SubscriptionRepository;
  readonly plans: PlanRepository;
  readonly payments: Payments;
  readonly clock: () => Date;
}): Look => {
  /** Undefined: of no plan of ours; staff have made it there, for something else. */
  const chosenOf = async ({ plan_id, version, ...price }: PriceName): Promise<Chosen | undefined> => {
    const plan = (await plans.load(plan_id))?.state;
    const taken = plan && plan.status !== 'none' ? versionOf(plan, version) : undefined;
    if (!plan || plan.status === 'none' || !taken) return undefined;
    const { interval, currency, amount } = price;
    return { plan: takenPlan(plan, taken), price: { interval, currency, amount } };
  };
  const withPlans = async (found: readonly PaidSubscription[]): Promise<readonly PaidWithPlan[]> => {
    const withPlan = async ({ waiting, ...one }: PaidSubscription): Promise<readonly PaidWithPlan[]> => {
      const chosen = await chosenOf(one.price);
      if (!chosen) return [];
      const next = waiting && (await chosenOf(waiting.price));
      return [{ ...one, ...chosen, waiting: waiting && next ? { ...next, until: waiting.until } : null }];
    };
    return (await Promise.all(found.map(withPlan))).flat();
  };

  return async (subscriptionId, foundBy, also) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      // First how often it was looked at, then the truth: whoever writes what is older is told so.
      const state = await subscriptions.find(subscriptionId);
      const customer_id = state?.customer_id ?? also?.customer_id;
      if (!state || !customer_id) return state;
      const checkoutId = state.checkout?.checkout_id;
      const [found, checkout] = await Promise.all([
        payments.subscriptionsOf(customer_id),
        checkoutId ? payments.checkout(checkoutId) : undefined,
      ]);
      const others = also && !found.some(({ paid_id }) => paid_id === also.paid_id) ? [also] : [];
      const truth = {
        customer_id,
        subscriptions: await withPlans([...found, ...others]),
        checkout: checkout ?? null,
      };
      const now = clock().toISOString();
      try {
        const command = { type: 'Reconcile', seen: state.looked, truth, found_by: foundBy, now } as const;
        const { state: after } = await subscriptions.handle(subscriptionId, command);
        return after.status === 'none' ? undefined : after;
      } catch (error) {
        if (!(error instanceof Rejected) || error.code !== 'StaleVersion') throw error;
      }
    }
    throw new Error(`${subscriptionId}: lost ${maxTries} races in a row`);
  };
};
