import type { GuardianConsentStatus } from '@touchline/contracts/events';
import { ageOn, type ClubTeam, type Gender, type Position, type ValuationTier } from '@touchline/contracts/values';

/** The steps of a player's onboarding, in their order. */
export const playerSteps = ['person', 'football', 'career', 'media', 'visibility'] as const;
export type PlayerStep = (typeof playerSteps)[number];

/** A clip that lies here. */
export interface Clip {
  /** Key in the file store; never leaves the service. */
  readonly file: string;
  readonly sha256: string;
  readonly content_type: 'video/mp4' | 'video/webm';
  /** In bytes. */
  readonly size: number;
}

export interface Highlight {
  readonly id: string;
  readonly title: string;
  /** Null: its clip lies here. */
  readonly url: string | null;
  readonly clip?: Clip;
  /** A frame of the clip. */
  readonly poster?: Photo;
  readonly at: string;
}

/** A season of the career: the player's own word until staff confirm it. */
export interface Season {
  readonly id: string;
  /** The year in which it began. */
  readonly began_in: number;
  readonly club: string;
  readonly level: string;
  readonly appearances: number;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly at: string;
  /** Since when staff stand for it as it is. */
  readonly confirmed_at?: string;
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

/** What identity told last of the guardian's consent. */
export interface NotedConsent {
  readonly status: GuardianConsentStatus;
  readonly reason: string | null;
  /** Of identity's events: an older one comes too late. */
  readonly sequence: number;
  readonly at: string;
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
  readonly guardian_consent: NotedConsent | null;
  readonly nationalities: readonly string[];
  readonly highlights: readonly Highlight[];
  /** The newest first. */
  readonly seasons: readonly Season[];
  readonly photo: Photo | null;
  readonly valuation_tier: ValuationTier | null;
  /** By first day. Others see the first as `next_contract`. */
  readonly upcoming: readonly UpcomingContract[];
  /** Documents whose contract was recorded: a repeat finds its own here. */
  readonly recorded_documents: readonly string[];
}

export const newPlayer: Player = {
  first_name: null,
  last_name: null,
  nickname: null,
  date_of_birth: null,
  gender: null,
  phone: null,
  sport: null,
  positions: [],
  preferred_foot: null,
  height_cm: null,
  weight_kg: null,
  club_team: null,
  club_answered: false,
  current_contract_ends_on: null,
  bio: '',
  visible_to_clubs: true,
  guardian: null,
  guardian_consent: null,
  nationalities: [],
  highlights: [],
  seasons: [],
  photo: null,
  valuation_tier: null,
  upcoming: [],
  recorded_documents: [],
};

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

interface Step<Name extends PlayerStep, Values> {
  readonly type: 'SavePlayerStep';
  readonly step: Name;
  readonly values: Values;
  /** Judge the whole step and move on. */
  readonly complete: boolean;
  readonly now: string;
}

export type PlayerCommand =
  | Step<'person', PersonValues>
  | Step<'football', FootballValues>
  | Step<'career', CareerValues>
  | Step<'media', MediaValues>
  | Step<'visibility', VisibilityValues>
  | { readonly type: 'AddNationality'; readonly country: string; readonly now: string }
  | { readonly type: 'RemoveNationality'; readonly country: string; readonly now: string }
  | {
      readonly type: 'AddHighlight';
      readonly highlight_id: string;
      readonly title: string;
      readonly url: string;
      readonly now: string;
    }
  | {
      readonly type: 'AddClip';
      readonly highlight_id: string;
      readonly title: string;
      readonly clip: Clip;
      readonly now: string;
    }
  | { readonly type: 'SetPoster'; readonly highlight_id: string; readonly poster: Photo; readonly now: string }
  | {
      readonly type: 'MoveHighlight';
      readonly highlight_id: string;
      /** Counted from 1. */
      readonly place: number;
      readonly now: string;
    }
  | { readonly type: 'RemoveHighlight'; readonly highlight_id: string; readonly now: string }
  | { readonly type: 'AddSeason'; readonly season: Omit<Season, 'at' | 'confirmed_at'>; readonly now: string }
  | { readonly type: 'ChangeSeason'; readonly season: Omit<Season, 'at' | 'confirmed_at'>; readonly now: string }
  | { readonly type: 'RemoveSeason'; readonly season_id: string; readonly now: string }
  | {
      readonly type: 'ConfirmSeason';
      readonly season_id: string;
      /** When it was written as staff looked at it. */
      readonly said_at: string;
      /** false: takes it back. */
      readonly confirmed: boolean;
      readonly by: string;
      readonly now: string;
    }
  | { readonly type: 'SetPhoto'; readonly photo: Photo; readonly now: string }
  | {
      readonly type: 'SetTier';
      readonly by: string;
      readonly valuation_tier: ValuationTier | null;
      readonly now: string;
    }
  | {
      readonly type: 'RecordNextContract';
      readonly document_id: string;
      readonly contract: UpcomingContract;
      readonly now: string;
    }
  | { readonly type: 'BeginContracts'; readonly now: string }
  | { readonly type: 'NoteGuardianConsent'; readonly consent: NotedConsent; readonly now: string }
  | { readonly type: 'ComeOfAge'; readonly now: string };

interface At {
  readonly at: string;
}

export type PlayerEvent =
  | ({
      readonly type: 'PlayerSaved';
      readonly step: PlayerStep;
      readonly values: PlayerValues;
      readonly completed: boolean;
    } & At)
  | ({ readonly type: 'NationalityAdded'; readonly country: string } & At)
  | ({ readonly type: 'NationalityRemoved'; readonly country: string } & At)
  | ({ readonly type: 'HighlightAdded'; readonly highlight: Highlight } & At)
  | ({ readonly type: 'PosterSet'; readonly highlight_id: string; readonly poster: Photo } & At)
  | ({ readonly type: 'HighlightMoved'; readonly highlight_id: string; readonly place: number } & At)
  | ({ readonly type: 'HighlightRemoved'; readonly highlight_id: string } & At)
  | ({ readonly type: 'SeasonAdded'; readonly season: Season } & At)
  | ({ readonly type: 'SeasonChanged'; readonly season: Season } & At)
  | ({ readonly type: 'SeasonRemoved'; readonly season_id: string } & At)
  | ({
      readonly type: 'SeasonConfirmed';
      readonly season_id: string;
      readonly confirmed: boolean;
      readonly by: string;
    } & At)
  | ({ readonly type: 'PhotoSet'; readonly photo: Photo } & At)
  | ({ readonly type: 'TierSet'; readonly valuation_tier: ValuationTier | null; readonly by: string } & At)
  | ({
      readonly type: 'NextContractRecorded';
      readonly document_id: string;
      readonly contract: UpcomingContract;
    } & At)
  | ({ readonly type: 'ContractBegan'; readonly contract: UpcomingContract } & At)
  | ({ readonly type: 'GuardianConsentNoted'; readonly consent: NotedConsent } & At)
  | ({ readonly type: 'CameOfAge' } & At);

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
