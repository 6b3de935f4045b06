import type { PublicSubscription } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import { type Decider, Rejected, unreachable } from '@touchline/infra/domain';

/** The plan as it was when it was taken. */
export type TakenPlan = PublicSubscription['plan'];

interface Kept {
  readonly subscription_id: string;
  readonly profile_id: string;
  readonly profile_type: ProfileType;
  readonly plan: TakenPlan;
  readonly started_at: string;
}

export type Subscription =
  | { readonly status: 'none' }
  | ({ readonly status: 'active' } & Kept)
  | ({ readonly status: 'canceled'; readonly canceled_at: string } & Kept);

export type SubscriptionCommand =
  | {
      readonly type: 'TakeFreePlan';
      readonly subscription_id: string;
      readonly profile_id: string;
      readonly profile_type: ProfileType;
      readonly plan: TakenPlan;
      readonly now: string;
    }
  | { readonly type: 'Cancel'; readonly now: string };

export type SubscriptionEvent =
  | ({ readonly type: 'SubscriptionStarted' } & Kept)
  | { readonly type: 'SubscriptionCanceled'; readonly at: string };

const decide = (command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] => {
  switch (command.type) {
    case 'TakeFreePlan': {
      if (state.status === 'active') throw new Rejected('FreeSubscriptionAlreadyExists', { plan: state.plan.name });
      const { type: _, now, ...kept } = command;
      return [{ type: 'SubscriptionStarted', ...kept, started_at: now }];
    }
    case 'Cancel':
      return state.status === 'active' ? [{ type: 'SubscriptionCanceled', at: command.now }] : [];
    default:
      return unreachable(command);
  }
};

const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'SubscriptionStarted': {
      const { type: _, ...kept } = event;
      return { status: 'active', ...kept };
    }
    case 'SubscriptionCanceled':
      return state.status === 'active' ? { ...state, status: 'canceled', canceled_at: event.at } : state;
    default:
      return unreachable(event);
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, Subscription, SubscriptionEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};

export const publicSubscriptionOf = (state: Subscription): PublicSubscription | undefined =>
  state.status === 'none'
    ? undefined
    : {
        subscription_id: state.subscription_id,
        profile_id: state.profile_id,
        profile_type: state.profile_type,
        plan: state.plan,
        status: state.status,
        is_subscribed: state.status === 'active',
        current_period_end: null,
      };
