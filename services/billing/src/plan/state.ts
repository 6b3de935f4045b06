import type { PlanPrice } from '@touchline/contracts/http/billing';
import type { Entitlement } from '@touchline/contracts/policies/entitlements';
import type { ProfileType } from '@touchline/contracts/values';

/** What a plan offers. */
export interface Terms {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Per month, also where a year is paid; null: no limit. */
  readonly trial_request_limit: number | null;
  /** What else it opens; not said: all that there is for its audience. */
  readonly entitlements?: readonly Entitlement[] | undefined;
  /** Empty: the plan is free. */
  readonly prices: readonly PlanPrice[];
}

/** Terms from one change to the next: subscriptions name the version that was taken. */
export interface Version extends Terms {
  readonly version: number;
  readonly since: string;
  /** Who has an earlier one is moved to it; not said: they keep theirs. */
  readonly moves_members?: true;
}

export interface Hold {
  readonly profile_id: string;
  readonly until: string;
}

export interface Known {
  readonly status: 'active' | 'archived' | 'deleted';
  readonly plan_id: string;
  readonly audience: readonly ProfileType[];
  /** The oldest first; the last one is offered. */
  readonly versions: readonly [Version, ...Version[]];
  /** Where it stands among all plans, as text that sorts; null once deleted. */
  readonly rank: string | null;
  /** Each of its audience with the name as it is compared: while it is active, an index keeps them unique. */
  readonly name_keys: readonly string[];
  /** Somebody has subscribed to it. */
  readonly taken: boolean;
  /** Who is just subscribing to it as the first, and until when that keeps it from being deleted. */
  readonly holds?: readonly Hold[];
  readonly changed_at: string;
}

export type Plan = { readonly status: 'none' } | Known;

interface By {
  /** The member of staff; null: the product itself. */
  readonly by: string | null;
  readonly now: string;
}

export type PlanCommand =
  | ({
      readonly type: 'Create';
      readonly plan_id: string;
      readonly audience: readonly ProfileType[];
      readonly terms: Terms;
      readonly rank: string;
    } & By)
  | ({ readonly type: 'Edit'; readonly version: number; readonly terms: Terms; readonly moves_members?: boolean } & By)
  | ({ readonly type: 'Archive' } & By)
  | ({ readonly type: 'Restore' } & By)
  | ({ readonly type: 'Move'; readonly rank: string } & By)
  | { readonly type: 'Hold'; readonly profile_id: string; readonly now: string }
  | { readonly type: 'Release'; readonly profile_id: string; readonly now: string }
  | { readonly type: 'Take'; readonly profile_id: string; readonly now: string }
  /** `members`: how many have it or are just paying for it. */
  | ({ readonly type: 'Delete'; readonly facts: { readonly members: number } } & By);

interface At {
  readonly by: string | null;
  readonly at: string;
}

export type PlanEvent =
  | ({
      readonly type: 'PlanCreated';
      readonly plan_id: string;
      readonly audience: readonly ProfileType[];
      readonly terms: Terms;
      readonly rank: string;
    } & At)
  | ({ readonly type: 'PlanEdited'; readonly terms: Terms; readonly moves_members?: true } & At)
  | ({ readonly type: 'PlanArchived' } & At)
  | ({ readonly type: 'PlanRestored' } & At)
  | ({ readonly type: 'PlanMoved'; readonly rank: string } & At)
  | ({ readonly type: 'PlanHeld'; readonly at: string } & Hold)
  | { readonly type: 'PlanReleased'; readonly profile_id: string; readonly at: string }
  | { readonly type: 'PlanTaken'; readonly profile_id: string; readonly at: string }
  | ({ readonly type: 'PlanDeleted' } & At);
