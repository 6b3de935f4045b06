import type { EventContract, PublicProfile } from '@touchline/contracts/events';
import type { ownProfile } from '@touchline/contracts/http/profile';
import type { JudgedProfile } from '@touchline/contracts/policies/may-verify';
import type { ValuationTier } from '@touchline/contracts/values';
import type { z } from 'zod';
import type { Known } from '../../club/state.ts';
import type { Claim, ClaimedBy, ProfileEvent, ProfileOf } from '../state.ts';
import type { Kind, KindCommand, KindEvent, Kinds } from './kinds.ts';

/** What staff read of a profile in their list. */
export interface StaffFacts {
  readonly valuation_tier: ValuationTier | null;
  readonly club_name: string | null;
  readonly position: string | null;
  readonly agency: string | null;
  readonly licence_number: string | null;
  readonly licence_level: string | null;
  readonly nationalities: string[];
  readonly date_of_birth: string | null;
}

/** What staff narrow the list of a kind by; what a kind doesn't know it leaves alone. */
export interface Narrowing {
  readonly tier?: string | undefined;
  readonly nationality?: string | undefined;
  readonly position?: string | undefined;
  readonly licence?: string | undefined;
  readonly club_search?: string | undefined;
}

/** What comes with staff's decision and counts for one kind alone. */
export interface DecisionFacts {
  readonly by: string;
  /** A player's tier, given with the verification; undefined: the one that was set before. */
  readonly valuation_tier: ValuationTier | undefined;
  readonly now: string;
}

/** All that is a kind's own: its rules, what is missing in it, and what others are shown. Pure. */
export interface KindOfProfile<Of extends Kind> {
  /** The number of the last step of onboarding. */
  readonly steps: number;
  /** What a new profile of this kind has. */
  readonly fresh: Kinds[Of]['state'];
  /** Refuses the commands of other kinds. */
  readonly decide: (command: KindCommand, profile: ProfileOf<Of>) => readonly ProfileEvent[];
  readonly evolve: (profile: ProfileOf<Of>, event: KindEvent) => ProfileOf<Of>;
  /** The details that the person can change and staff judge. */
  readonly shown: (profile: ProfileOf<Of>) => unknown;
  /** Throws where the profile isn't whole enough to be handed in. */
  readonly refuseIncomplete: (profile: ProfileOf<Of>, today: string) => void;
  /** What staff look at before they verify it. */
  readonly judged: (
    profile: ProfileOf<Of>,
    facts: DecisionFacts,
  ) => Partial<Pick<JudgedProfile, 'player' | 'representative'>>;
  /** What a verification sets before it. */
  readonly setWithVerification: (profile: ProfileOf<Of>, facts: DecisionFacts) => readonly ProfileEvent[];
  readonly withClaimed: (profile: ProfileOf<Of>, claimed: ClaimedBy<Of>) => ProfileOf<Of>;
  /** A claim in staff's words, for the history. */
  readonly claimWords: (claimed: ClaimedBy<Of>) => readonly string[];
  /** The club that a claim names, which staff verify first. */
  readonly claimedClub: (claimed: ClaimedBy<Of>) => string | null;
  /** The club that it names. */
  readonly clubOf: (profile: ProfileOf<Of>) => string | null;
  /** What others may know of it. */
  readonly publicOf: (profile: ProfileOf<Of>) => Partial<PublicProfile>;
  /** What its owner and staff see of it; `club`: the one that it names. */
  readonly viewOf: (
    profile: ProfileOf<Of>,
    given: { readonly club: Known | undefined; readonly today: string },
  ) => Partial<z.input<typeof ownProfile>>;
  readonly claimViewOf: (claim: Claim<Of>) => NonNullable<z.input<typeof ownProfile>['claim']>;
  readonly factsOf: (profile: ProfileOf<Of>) => Partial<StaffFacts>;
  /** By the path in a profile, what it has to have there. */
  readonly narrowed: (by: Narrowing) => Readonly<Record<string, unknown>>;
  /** The contract of an event of this kind, and what happened. */
  readonly happened: (
    event: KindEvent,
    before: ProfileOf<Of>,
  ) => readonly [Pick<EventContract, 'type'>, Readonly<Record<string, unknown>>];
}
