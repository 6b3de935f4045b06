import type { billingOperations } from '@touchline/contracts/http/billing';
import { profileTypes } from '@touchline/contracts/values';
import type { Actors } from '@touchline/infra/actors';
import type { Store } from '@touchline/infra/aggregate';
import { derivedId, Rejected } from '@touchline/infra/domain';
import type { Handlers } from '@touchline/infra/http';
import type { Plan, Plans } from '../plan/plans.ts';
import type { Subscription, SubscriptionCommand, SubscriptionEvent } from './subscription.ts';

export type Subscriptions = Store<SubscriptionCommand, Subscription, SubscriptionEvent>;

/** One subscription per profile: two tabs that take a plan at once meet in one document. */
export const subscriptionId = (profileId: string): string => derivedId('sub', profileId);

export const subscriptionRoutes = ({
  plans,
  subscriptions,
  actors,
}: {
  plans: Plans;
  subscriptions: Subscriptions;
  actors: Actors;
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
  return {
    listPlans: async (request) => {
      const { profile } = await actors.verified(request, ...profileTypes);
      return { data: [...(await plans.forAudience(profile.profile_type))] };
    },
    getSubscription: async (request) => {
      const { profile } = await actors.as(request, ...profileTypes);
      const found = await subscriptions.load(subscriptionId(profile.profile_id));
      if (!found || found.state.status === 'none') return { data: null };
      const plan = await plans.find(found.state.plan.plan_id);
      return { data: plan ? shown(found.state, plan) : null };
    },
    subscribe: async (request) => {
      const { profile } = await actors.verified(request, ...profileTypes);
      const plan = await plans.find(request.body.plan_id);
      if (!plan?.audience.includes(profile.profile_type) || !plan.is_free) throw new Rejected('NotFound');
      const id = subscriptionId(profile.profile_id);
      const { answer, sequence } = await subscriptions.act(
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
        {
          creates: true,
          actor: request.actor.user_id,
          idempotent: { person: request.actor.user_id, key: request.idempotencyKey, request: request.body },
          answer: (state) => shown(state, plan),
        },
      );
      if (!answer) throw new Rejected('NotFound');
      return { data: answer, after: [{ id, sequence }] };
    },
  };
};
