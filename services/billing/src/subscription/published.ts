import { type PublicSubscription, subscriptionEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { Subscription, SubscriptionEvent } from './state.ts';

const publicSubscription = (state: Subscription): PublicSubscription | undefined =>
  state.status === 'none'
    ? undefined
    : {
        subscription_id: state.subscription_id,
        profile_id: state.profile_id,
        profile_type: state.profile_type,
        plan: state.plan,
        status: state.status,
        is_subscribed: state.status === 'active',
        current_period_start: null,
        current_period_end: null,
      };

const contractOf = ({ type }: SubscriptionEvent) => {
  switch (type) {
    case 'SubscriptionStarted':
      return subscriptionEvents.started;
    case 'SubscriptionCanceled':
      return subscriptionEvents.canceled;
    default:
      return unreachable(type);
  }
};

export const stateData = (state: Subscription) => ({ subscription: publicSubscription(state) });

/** An event as neighbours read it: what happened, beside the subscription after it. */
export const published = (event: SubscriptionEvent, after: Subscription) => ({
  type: contractOf(event).type,
  data: { ...stateData(after), happened: { plan_id: after.status === 'none' ? undefined : after.plan.plan_id } },
});
