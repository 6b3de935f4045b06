import type { ClubTeam, ProfileType, Rejection, ValuationTier } from '@touchline/contracts/values';
import type {
  CareerValues,
  FootballValues,
  MediaValues,
  PersonValues,
  Photo,
  PlayerStep,
  RepresentativeValues,
  UpcomingContract,
  VisibilityValues,
} from './state.ts';

/** What identity knows of the person, as it comes in with a command. */
export interface Account {
  readonly email_verified: boolean;
  readonly identification: boolean;
}

interface Step<Name extends PlayerStep, Values> {
  readonly type: 'SavePlayerStep';
  readonly step: Name;
  readonly values: Values;
  /** Judge the whole step and move on. */
  readonly complete: boolean;
  readonly now: string;
}

export type ProfileCommand =
  | {
      readonly type: 'Create';
      readonly profile_id: string;
      readonly user_id: string;
      readonly profile_type: ProfileType;
      readonly name: string;
      readonly now: string;
    }
  | Step<'person', PersonValues>
  | Step<'football', FootballValues>
  | Step<'career', CareerValues>
  | Step<'media', MediaValues>
  | Step<'visibility', VisibilityValues>
  | {
      readonly type: 'SaveRepresentative';
      readonly values: RepresentativeValues;
      readonly complete: boolean;
      readonly now: string;
    }
  | {
      readonly type: 'ChooseClub';
      readonly club_id: string;
      readonly club_name: string;
      readonly teams: readonly ClubTeam[];
      readonly now: string;
    }
  | { readonly type: 'AddNationality'; readonly country: string; readonly now: string }
  | { readonly type: 'RemoveNationality'; readonly country: string; readonly now: string }
  | {
      readonly type: 'AddHighlight';
      readonly highlight_id: string;
      readonly title: string;
      readonly url: string;
      readonly now: string;
    }
  | { readonly type: 'RemoveHighlight'; readonly highlight_id: string; readonly now: string }
  | { readonly type: 'SetPhoto'; readonly photo: Photo; readonly now: string }
  | { readonly type: 'Submit'; readonly account: Account; readonly now: string }
  | { readonly type: 'Resubmit'; readonly account: Account; readonly now: string }
  | {
      readonly type: 'SetTier';
      readonly by: string;
      readonly valuation_tier: ValuationTier | null;
      readonly now: string;
    }
  | {
      readonly type: 'Verify';
      readonly by: string;
      /** One of several at once: a missing tier has a code of its own there. */
      readonly bulk: boolean;
      readonly account: Account;
      readonly club_verified: boolean;
      readonly now: string;
    }
  | {
      readonly type: 'Reject';
      readonly by: string;
      readonly reason: string;
      readonly kind: Rejection['kind'];
      readonly note: string;
      readonly now: string;
    }
  | { readonly type: 'ConfirmClaim'; readonly by: string; readonly claimed_at: string; readonly now: string }
  | {
      readonly type: 'RefuseClaim';
      readonly by: string;
      readonly claimed_at: string;
      readonly reason: string;
      readonly now: string;
    }
  | { readonly type: 'Reopen'; readonly by: string; readonly now: string }
  | {
      readonly type: 'RecordNextContract';
      readonly document_id: string;
      readonly contract: UpcomingContract;
      readonly now: string;
    }
  | { readonly type: 'BeginContracts'; readonly now: string };
