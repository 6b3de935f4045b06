import type { billingOperations } from '@touchline/contracts/http/billing';
import { profileTypes } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding, type Participants } from '@touchline/platform/participants';
import type { Plan, Plans } from '../plan/plans.ts';
import type { Subscription } from './state.ts';
import { type SubscriptionRepository, subscriptionIdOf } from './subscription.repository.ts';

export const subscriptionRoutes = ({
  plans,
  subscriptions,
  participants,
}: {
  plans: Plans;
  subscriptions: SubscriptionRepository;
  participants: Participants;
}): Handlers<typeof billingOperations> => {
  const shown = (state: Subscription, plan: Plan) =>
    state.status === 'none'
      ? null
      : {
          id: state.subscription_id,
          profile_id: state.profile_id,
          plan,
          status: state.status,
          started_at: state.started_at,
          current_period_end: null,
        };
  const command = createCommanding(subscriptions);
  return {
    listPlans: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      return { data: [...(await plans.forAudience(profile.profile_type))] };
    },
    getSubscription: async (request) => {
      const { profile } = await participants.as(request, ...profileTypes);
      const found = await subscriptions.load(subscriptionIdOf(profile.profile_id));
      if (!found || found.state.status === 'none') return { data: null };
      const plan = await plans.find(found.state.plan.plan_id);
      return { data: plan ? shown(found.state, plan) : null };
    },
    subscribe: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      const plan = await plans.find(request.body.plan_id);
      if (!plan?.audience.includes(profile.profile_type) || !plan.is_free) throw new Rejected('NotFound');
      const id = subscriptionIdOf(profile.profile_id);
      return command(
        id,
        {
          type: 'TakeFreePlan',
          subscription_id: id,
          profile_id: profile.profile_id,
          profile_type: profile.profile_type,
          plan: {
            plan_id: plan.id,
            name: plan.name,
            is_free: plan.is_free,
            trial_request_limit: plan.trial_request_limit,
          },
          now: request.now.toISOString(),
        },
        request,
        (state) => shown(state, plan),
        { creates: true },
      );
    },
  };
};
