import type { billingOperations } from '@touchline/contracts/http/billing';
import { profileTypes } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding, type Participants } from '@touchline/platform/participants';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { currentOf, versionOf } from '../plan/plan.ts';
import type { Known } from '../plan/state.ts';
import { planView } from '../plan/view.ts';
import type { Subscription } from './state.ts';
import { type SubscriptionRepository, subscriptionIdOf } from './subscription.repository.ts';

export const subscriptionRoutes = ({
  plans,
  subscriptions,
  participants,
}: {
  readonly plans: PlanRepository;
  readonly subscriptions: SubscriptionRepository;
  readonly participants: Participants;
}): Pick<Handlers<typeof billingOperations>, 'getSubscription' | 'subscribe'> => {
  const found = async (planId: string): Promise<Known | undefined> => {
    const state = (await plans.load(planId))?.state;
    return state?.status === 'none' ? undefined : state;
  };
  const shown = (state: Subscription, plan: Known) =>
    state.status === 'none'
      ? null
      : {
          id: state.subscription_id,
          profile_id: state.profile_id,
          plan: planView(plan, versionOf(plan, state.plan.version ?? 1)),
          status: state.status,
          started_at: state.started_at,
          current_period_end: null,
        };
  const command = createCommanding(subscriptions);
  return {
    getSubscription: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const subscription = await subscriptions.load(subscriptionIdOf(profile.profile_id));
      if (!subscription || subscription.state.status === 'none') return { data: null };
      const plan = await found(subscription.state.plan.plan_id);
      return { data: plan ? shown(subscription.state, plan) : null };
    },
    subscribe: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const { profile_id, profile_type } = profile;
      const { plan_id, version } = request.body;
      const now = request.now.toISOString();
      const plan = await found(plan_id);
      if (plan?.status !== 'active' || !plan.audience.includes(profile_type)) throw new Rejected('NotFound');
      const current = currentOf(plan);
      if (current.prices.length > 0) throw new Rejected('PlanNotPayable');
      if (version !== undefined && version !== current.version)
        throw new Rejected('StaleVersion', { current: current.version });
      const id = subscriptionIdOf(profile_id);
      const subscribed = (await subscriptions.load(id))?.state.status === 'active';
      if (!subscribed && !plan.taken) await plans.handle(plan_id, { type: 'Take', profile_id, now });
      return command(
        id,
        {
          type: 'TakeFreePlan',
          subscription_id: id,
          profile_id,
          profile_type,
          plan: {
            plan_id,
            version: current.version,
            name: current.name,
            is_free: true,
            trial_request_limit: current.trial_request_limit,
          },
          now,
        },
        request,
        (state) => shown(state, plan),
        { creates: true },
      );
    },
  };
};
