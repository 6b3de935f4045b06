import type { billingOperations } from '@touchline/contracts/http/billing';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Look } from '../paying/look.ts';
import type { Payments } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { figuresOf } from './figures.ts';
import type { Known } from './state.ts';
import type { SubscriberNames } from './subscriber-names.ts';
import type { SubscriptionRepository } from './subscription.repository.ts';
import { asked } from './subscription.routes.ts';
import { subscriptionRowView } from './view.ts';

/** Subscriptions as staff look after them. */
export const staffRoutes = ({
  plans,
  subscriptions,
  payments,
  names,
  look,
}: {
  readonly plans: PlanRepository;
  readonly subscriptions: SubscriptionRepository;
  readonly payments: Payments;
  readonly names: SubscriberNames;
  readonly look: Look;
}): Pick<Handlers<typeof billingOperations>, 'listSubscriptions' | 'subscriptionFigures' | 'reconcileSubscription'> => {
  const rowsOf = async (found: readonly Known[]) => {
    const called = await names.of(found.map(({ profile_id }) => profile_id));
    const planIds = [...new Set(found.map(({ plan }) => plan.plan_id))];
    const known = new Map(await Promise.all(planIds.map(async (id) => [id, (await plans.load(id))?.state] as const)));
    return found.flatMap((state) => {
      const plan = known.get(state.plan.plan_id);
      if (!plan || plan.status === 'none') return [];
      const profile_name = called.get(state.profile_id) ?? '';
      const customer_url = state.customer_id && payments.customerLink(state.customer_id);
      return [subscriptionRowView(state, plan, { profile_name, customer_url })];
    });
  };
  return {
    listSubscriptions: async ({ query: { q, profile_ids, ...query } }) => {
      const called = q ? await names.search(q) : undefined;
      const profiles = profile_ids.length > 0 ? profile_ids : called;
      const { subscriptions: found, next_cursor, counts, differing } = await subscriptions.list({ ...query, profiles });
      return { data: await rowsOf(found), meta: { next_cursor, counts, differing } };
    },
    subscriptionFigures: async ({ now }) => {
      const months = await figuresOf(subscriptions.paidTerms(), now);
      return { data: { months: months.map((month) => ({ ...month, mrr: [...month.mrr] })) } };
    },
    reconcileSubscription: async ({ params: { subscription_id } }) => {
      const state = await asked(look(subscription_id, 'staff'));
      const [row] = state ? await rowsOf([state]) : [];
      if (!row) throw new Rejected('NotFound');
      return { data: row };
    },
  };
};
