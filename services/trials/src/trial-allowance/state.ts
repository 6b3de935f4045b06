import type { PublicTrialAllowance } from '@touchline/contracts/events';

/** `reserved` until the request is made, `committed` from then on, `released` when it was given back: it counts no more. */
export interface Reservation {
  readonly trial_request_id: string;
  readonly player_id: string;
  readonly period: string;
  readonly state: 'reserved' | 'committed' | 'released';
  readonly reserved_at: string;
}

export interface KeptAllowance {
  readonly status: 'kept';
  readonly allowance_id: string;
  readonly profile_id: string;
  /** The newest period that something was reserved in. */
  readonly period: string;
  /** Those of that period, and of earlier ones what is still reserved. */
  readonly reservations: readonly Reservation[];
  /** When the oldest reservation was made that nobody has committed yet; null: there is none. */
  readonly waiting_since: string | null;
}

export type TrialAllowance = { readonly status: 'none' } | KeptAllowance;

export type TrialAllowanceCommand =
  | {
      readonly type: 'Reserve';
      readonly allowance_id: string;
      readonly profile_id: string;
      readonly trial_request_id: string;
      readonly player_id: string;
      /** What the plan allows per period, as it is known now; null: as many as one likes. */
      readonly limit: number | null;
      readonly period: string;
      readonly now: string;
    }
  | { readonly type: 'Commit'; readonly trial_request_id: string; readonly now: string }
  | { readonly type: 'Release'; readonly trial_request_id: string; readonly now: string };

export type TrialAllowanceEvent =
  | {
      readonly type: 'AllowanceReserved';
      readonly allowance_id: string;
      readonly profile_id: string;
      readonly trial_request_id: string;
      readonly player_id: string;
      readonly period: string;
      readonly at: string;
    }
  | { readonly type: 'AllowanceCommitted'; readonly trial_request_id: string; readonly at: string }
  | { readonly type: 'AllowanceReleased'; readonly trial_request_id: string; readonly at: string };

/** How many of a period are used, and how many came back in it. */
export const countOf = (
  state: TrialAllowance,
  period: string,
): { readonly used: number; readonly returned: number } => {
  const of = state.status === 'none' ? [] : state.reservations.filter((one) => one.period === period);
  const returned = of.filter((one) => one.state === 'released').length;
  return { used: of.length - returned, returned };
};

export const publicTrialAllowanceOf = (state: KeptAllowance): PublicTrialAllowance => ({
  allowance_id: state.allowance_id,
  profile_id: state.profile_id,
  period: state.period,
  used: countOf(state, state.period).used,
});
