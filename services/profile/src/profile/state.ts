import type { PublicProfile } from '@touchline/contracts/events';
import {
  ageOn,
  type ClubTeam,
  type Gender,
  type OnboardingStatus,
  type Position,
  type ProfileType,
  type Rejection,
  type ValuationTier,
  type VerificationStatus,
} from '@touchline/contracts/values';

/** The steps of a player's onboarding, in their order. */
export const playerSteps = ['person', 'football', 'career', 'media', 'visibility'] as const;
export type PlayerStep = (typeof playerSteps)[number];

export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly note: string | null;
}

export interface Highlight {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly at: string;
}

export interface Photo {
  /** Key in the file store; never leaves the service. */
  readonly file: string;
  readonly sha256: string;
}

/** A completed contract whose first day is still to come. */
export interface UpcomingContract {
  readonly club_team: ClubTeam;
  readonly from: string;
  readonly until: string;
}

export interface Player {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly nickname: string | null;
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly phone: string | null;
  readonly sport: 'football' | null;
  readonly positions: readonly Position[];
  readonly preferred_foot: 'left' | 'right' | 'both' | null;
  readonly height_cm: number | null;
  readonly weight_kg: number | null;
  readonly club_team: ClubTeam | null;
  /** No club is an answer too: this tells it from none given. */
  readonly club_answered: boolean;
  readonly current_contract_ends_on: string | null;
  readonly bio: string;
  readonly visible_to_clubs: boolean;
  readonly guardian: { readonly name: string; readonly email: string } | null;
  readonly nationalities: readonly string[];
  readonly highlights: readonly Highlight[];
  readonly photo: Photo | null;
  readonly valuation_tier: ValuationTier | null;
  /** By first day. Others see the first as `next_contract`. */
  readonly upcoming: readonly UpcomingContract[];
  /** Documents whose contract was recorded: a repeat finds its own here. */
  readonly recorded_documents: readonly string[];
}

export interface Representative {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly position: string | null;
  readonly club_id: string | null;
  readonly club_name: string | null;
  readonly teams: readonly ClubTeam[];
}

/**
 * What a verified person says has changed in something that staff looked at: it counts when staff confirm it. A field that
 * isn't there is as it was.
 */
export interface Claim {
  readonly at: string;
  readonly club_team?: ClubTeam | null;
  readonly current_contract_ends_on?: string | null;
  readonly nationalities?: readonly string[];
  readonly teams?: readonly ClubTeam[];
}
export type Claimed = Omit<Claim, 'at'>;

export interface Created {
  readonly status: 'created';
  readonly profile_id: string;
  readonly user_id: string;
  readonly profile_type: ProfileType;
  readonly created_at: string;
  /** What the person is called: the account's name until first and last name are given. */
  readonly name: string;
  /** `name` as searches and orders compare it. */
  readonly name_key: string;
  readonly onboarding: { readonly status: OnboardingStatus; readonly step: number };
  readonly verification_status: VerificationStatus;
  readonly verified_at: string | null;
  readonly rejection: Rejection | null;
  readonly claim: Claim | null;
  readonly staff_note: string | null;
  readonly submitted_at: string | null;
  /** Since when staff has something to decide; null where nothing waits. */
  readonly waiting_since: string | null;
  readonly history: readonly HistoryLine[];
  readonly player: Player | null;
  readonly representative: Representative | null;
}

export type Profile = { readonly status: 'none' } | Created;

export type PersonValues = Partial<
  Pick<Player, 'first_name' | 'last_name' | 'nickname' | 'date_of_birth' | 'gender' | 'phone'>
>;
export type FootballValues = Partial<
  Pick<Player, 'sport' | 'positions' | 'preferred_foot' | 'height_cm' | 'weight_kg'>
>;
export type CareerValues = Partial<Pick<Player, 'club_team' | 'current_contract_ends_on'>>;
export type MediaValues = Partial<Pick<Player, 'bio'>>;
export type VisibilityValues = Partial<Pick<Player, 'visible_to_clubs' | 'guardian'>>;
export type PlayerValues = PersonValues & FootballValues & CareerValues & MediaValues & VisibilityValues;
export type RepresentativeValues = Partial<Pick<Representative, 'first_name' | 'last_name' | 'phone' | 'position'>>;

interface By {
  readonly at: string;
}
interface ByStaff extends By {
  readonly by: string;
}

export type ProfileEvent =
  | ({
      readonly type: 'ProfileCreated';
      readonly profile_id: string;
      readonly user_id: string;
      readonly profile_type: ProfileType;
      readonly name: string;
    } & By)
  | ({
      readonly type: 'PlayerSaved';
      readonly step: PlayerStep;
      readonly values: PlayerValues;
      readonly completed: boolean;
    } & By)
  | ({ readonly type: 'RepresentativeSaved'; readonly values: RepresentativeValues; readonly completed: boolean } & By)
  | ({
      readonly type: 'ClubChosen';
      readonly club_id: string;
      readonly club_name: string;
      readonly teams: readonly ClubTeam[];
    } & By)
  | ({ readonly type: 'NationalityAdded'; readonly country: string } & By)
  | ({ readonly type: 'NationalityRemoved'; readonly country: string } & By)
  | ({ readonly type: 'HighlightAdded'; readonly highlight: Highlight } & By)
  | ({ readonly type: 'HighlightRemoved'; readonly highlight_id: string } & By)
  | ({ readonly type: 'PhotoSet'; readonly photo: Photo } & By)
  | ({ readonly type: 'ProfileSubmitted' } & By)
  | ({ readonly type: 'ProfileResubmitted' } & By)
  | ({ readonly type: 'TierSet'; readonly valuation_tier: ValuationTier | null } & ByStaff)
  | ({ readonly type: 'ProfileVerified' } & ByStaff)
  | ({ readonly type: 'ProfileRejected'; readonly rejection: Rejection; readonly note: string } & ByStaff)
  | ({ readonly type: 'ProfileReopened' } & ByStaff)
  | ({ readonly type: 'ChangeClaimed'; readonly claimed: Claimed } & By)
  | ({ readonly type: 'ClaimWithdrawn' } & By)
  | ({ readonly type: 'ClaimConfirmed'; readonly claimed: Claimed } & ByStaff)
  | ({ readonly type: 'ClaimRefused'; readonly reason: string } & ByStaff)
  | ({
      readonly type: 'NextContractRecorded';
      readonly document_id: string;
      readonly contract: UpcomingContract;
    } & By)
  | ({ readonly type: 'ContractBegan'; readonly contract: UpcomingContract } & By);

export const day = (instant: string): string => instant.slice(0, 10);

/** Under 18 on this day; nobody is without a birth date. */
export const isMinor = (player: Player, today: string): boolean =>
  player.date_of_birth !== null && ageOn(player.date_of_birth, today) < 18;

export const nextContract = (player: Player): UpcomingContract | null => player.upcoming[0] ?? null;

/** When the player's last known contract ends: the later of the current one and those to come. */
export const boundUntil = (player: Player): string | null =>
  [player.current_contract_ends_on, ...player.upcoming.map((c) => c.until)]
    .filter((d): d is string => d !== null)
    .sort()
    .at(-1) ?? null;

/** The profile as other services may know it. */
export const publicProfileOf = (profile: Created): PublicProfile => {
  const { player, representative } = profile;
  return {
    profile_id: profile.profile_id,
    user_id: profile.user_id,
    profile_type: profile.profile_type,
    name: profile.name,
    onboarding: { ...profile.onboarding },
    verification_status: profile.verification_status,
    rejection: profile.rejection,
    player: player && {
      nickname: player.nickname,
      date_of_birth: player.date_of_birth,
      gender: player.gender,
      sport: player.sport,
      nationalities: [...player.nationalities],
      positions: [...player.positions],
      preferred_foot: player.preferred_foot,
      height_cm: player.height_cm,
      club_team: player.club_team,
      current_contract_ends_on: player.current_contract_ends_on,
      next_contract: nextContract(player),
      valuation_tier: player.valuation_tier,
      visible_to_clubs: player.visible_to_clubs,
    },
    representative: representative && {
      club_id: representative.club_id,
      club_name: representative.club_name,
      position: representative.position,
      teams: [...representative.teams],
    },
  };
};
