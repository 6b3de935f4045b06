import type { PlanPrice } from '@touchline/contracts/http/billing';
import { unreachable } from '@touchline/platform/domain';
import { type Payments, PaymentsUnavailable } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import type { Change, Known } from '../subscription/state.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';
import type { Look } from './look.ts';
import type { OfferedPrices } from './offered-prices.ts';
import { isLate } from './tries.ts';
import type { Item } from './work-list.ts';

/** Something that has to be asked of the payment service, because of an event. */
export type Call =
  | {
      readonly kind: 'open-checkout';
      readonly subscription_id: string;
      readonly request: number;
      readonly plan_id: string;
      readonly version: number;
      readonly price: PlanPrice;
    }
  | { readonly kind: 'close-checkout'; readonly subscription_id: string; readonly checkout_id: string }
  | { readonly kind: 'change'; readonly subscription_id: string; readonly request: number }
  | { readonly kind: 'end-second'; readonly subscription_id: string; readonly paid_id: string }
  | { readonly kind: 'offer-plan'; readonly plan_id: string; readonly version: number }
  | { readonly kind: 'list-plan'; readonly plan_id: string };

type CallOf<Kind extends Call['kind']> = Item<Extract<Call, { kind: Kind }>>;

/** Where somebody comes back to from the pages of the payment service. */
export interface Pages {
  readonly paid: string;
  readonly plans: string;
}

interface CallsDependencies {
  readonly subscriptions: SubscriptionRepository;
  readonly plans: PlanRepository;
  readonly payments: Payments;
  readonly prices: OfferedPrices;
  readonly look: Look;
  readonly pages: Pages;
  readonly clock: () => Date;
}

/** So often a change is tried that the payment service refuses. */
const triesOfRefused = 2;

/** Makes a call, of which the id is the key: made twice, it is one. Throws where it has to be made again. */
export const createCalls = ({ subscriptions, plans, payments, prices, look, pages, clock }: CallsDependencies) => {
  const now = (): string => clock().toISOString();

  /** The customer is made once and noted before anything is sold to it. */
  const customerOf = async ({ subscription_id, profile_id, profile_type, customer_id }: Known): Promise<string> => {
    if (customer_id) return customer_id;
    const made = await payments.createCustomer({ profile_id, profile_type }, `customer-${subscription_id}`);
    const note = { type: 'NoteCustomer', customer_id: made, now: now() } as const;
    const { state } = await subscriptions.handle(subscription_id, note);
    return state.status === 'none' ? made : (state.customer_id ?? made);
  };

  const close = async (subscriptionId: string, checkoutId: string, key: string): Promise<void> => {
    const closed = await payments.closeCheckout(checkoutId, key);
    // Somebody was faster and has paid.
    if (closed?.status === 'complete') await look(subscriptionId, 'message');
  };

  const openCheckout = async (call: CallOf<'open-checkout'>): Promise<void> => {
    const { subscription_id, request, plan_id, version, price } = call;
    const state = await subscriptions.find(subscription_id);
    if (!state) return;
    let isWanted = state.checkout?.request === request && state.checkout.status === 'opening';
    if (isWanted && isLate(call, now())) {
      await subscriptions.handle(subscription_id, { type: 'GiveUpCheckout', request, now: now() });
      isWanted = false;
    }
    // Not wanted any more; but it may have been opened just before somebody could write that down: then it is closed.
    if (!isWanted && call.tries === 1) return;
    const customer_id = await customerOf(state);
    if ((await prices.idOf(plan_id, version, price)) === undefined) await prices.offer(plan_id, version);
    const price_id = await prices.idOf(plan_id, version, price);
    if (price_id === undefined) throw new Error(`${plan_id} ${version} has no such price`);
    const wanted = { customer_id, subscription_id, price_id, success_url: pages.paid, cancel_url: pages.plans };
    const opened = await payments.openCheckout(wanted, call._id);
    const note = { type: 'NoteCheckout', request, checkout: opened, now: now() } as const;
    const { state: after } = await subscriptions.handle(subscription_id, note);
    if (after.status === 'none' || after.checkout?.checkout_id !== opened.checkout_id)
      await close(subscription_id, opened.checkout_id, `${call._id}:close`);
  };

  const make = async (paidId: string, { kind, to }: Change, key: string): Promise<void> => {
    if (kind === 'cancel' || kind === 'resume') {
      // Who leaves pays for no other plan any more: a bill that waits can't be paid by mistake.
      if (kind === 'cancel') await payments.dropChange(paidId, `${key}:drop`);
      await payments.cancelAtPeriodEnd(paidId, kind === 'cancel', key);
      return;
    }
    if (kind === 'drop') {
      await payments.dropChange(paidId, key);
      return;
    }
    if (!to) return;
    const { plan, price, at } = to;
    const version = plan.version ?? 1;
    if ((await prices.idOf(plan.plan_id, version, price)) === undefined) await prices.offer(plan.plan_id, version);
    const price_id = await prices.idOf(plan.plan_id, version, price);
    if (price_id === undefined) throw new Error(`${plan.plan_id} ${version} has no such price`);
    if (kind === 'move') await payments.reprice(paidId, price_id, key);
    else await payments.change({ paid_id: paidId, price_id, at }, key);
  };

  const change = async (call: CallOf<'change'>): Promise<void> => {
    const { subscription_id, request } = call;
    const isAsked = (state: Known | undefined) => state?.change?.request === request && state.change.status === 'asked';
    const state = await subscriptions.find(subscription_id);
    if (!state?.change || !state.paid || !isAsked(state)) return;
    const { paid, change: asked } = state;
    // To stop paying holds until it is done; what another plan costs was shown for this moment alone.
    const isOver = asked.kind === 'plan' && isLate(call, now());
    try {
      if (!isOver) await make(paid.paid_id, asked, call._id);
    } catch (error) {
      // Whoever is moved hasn't asked for it, and needn't hear that it did not work.
      const isTriedAgain = asked.kind === 'move' || call.tries < triesOfRefused;
      if (error instanceof PaymentsUnavailable || isTriedAgain) throw error;
    }
    // Whatever was answered: what is so at the payment service is what counts.
    if (isAsked(await look(subscription_id, 'message')))
      await subscriptions.handle(subscription_id, { type: 'FailChange', request, now: now() });
  };

  const listPlan = async ({ plan_id, _id }: CallOf<'list-plan'>): Promise<void> => {
    const plan = (await plans.load(plan_id))?.state;
    if (!plan || plan.status === 'none' || plan.versions.every((version) => version.prices.length === 0)) return;
    await payments.listPlan(plan_id, plan.status === 'active', _id);
  };

  return async (call: Item<Call>): Promise<void> => {
    switch (call.kind) {
      case 'open-checkout':
        return openCheckout(call);
      case 'close-checkout':
        return close(call.subscription_id, call.checkout_id, call._id);
      case 'change':
        return change(call);
      case 'end-second':
        await payments.cancelNow(call.paid_id, call._id);
        await look(call.subscription_id, 'message');
        return;
      case 'offer-plan':
        return prices.offer(call.plan_id, call.version);
      case 'list-plan':
        return listPlan(call);
      default:
        return unreachable(call);
    }
  };
};
