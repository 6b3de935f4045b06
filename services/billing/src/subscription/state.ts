import type { PublicSubscription } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';

/** The plan as it was when it was taken. */
export type TakenPlan = PublicSubscription['plan'];

interface Taken {
  readonly subscription_id: string;
  readonly profile_id: string;
  readonly profile_type: ProfileType;
  readonly plan: TakenPlan;
  readonly started_at: string;
}

export type Subscription =
  | { readonly status: 'none' }
  | ({ readonly status: 'active' } & Taken)
  | ({ readonly status: 'canceled'; readonly canceled_at: string } & Taken);

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
  | ({ readonly type: 'SubscriptionStarted' } & Taken)
  | { readonly type: 'SubscriptionCanceled'; readonly at: string };
