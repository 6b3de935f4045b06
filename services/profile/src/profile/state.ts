import { fold } from '@touchline/contracts/fold';
import { verification } from '@touchline/platform/domain';
import type { DetailsKey, Kind, KindEvent, Kinds } from './kinds/kinds.ts';
import type { NamedClub } from './named-club.ts';

/** What a person of this kind can say has changed. A field that isn't there is as it was. */
export type ClaimedBy<Of extends Kind> = { [One in Of]: Kinds[One]['claimed'] }[Of];
export type Claimed = ClaimedBy<Kind>;

/** What a verified person says has changed in something that staff looked at: it counts when staff confirm it. */
export type Claim<Of extends Kind = Kind> = { [One in Of]: ClaimedBy<One> & { readonly at: string } }[Of];

interface Base {
  readonly status: 'created';
  readonly profile_id: string;
  readonly user_id: string;
  readonly created_at: string;
  /** What the person is called: the account's name until first and last name are given. */
  readonly name: string;
  /** `name` as searches and orders compare it. */
  readonly name_key: string;
  readonly staff_note: string | null;
  readonly history: readonly verification.HistoryLine[];
}

/** How far a profile is; each stage has what belongs to it. `waiting_since`: since when staff have something to decide. */
interface Onboarding extends Record<'submitted_at' | 'waiting_since' | 'verified_at' | 'claim', null> {
  readonly onboarding: { readonly status: 'pending'; readonly step: number };
}
interface HandedIn {
  readonly onboarding: { readonly status: 'completed'; readonly step: number };
  readonly submitted_at: string;
}
interface Waiting extends HandedIn, Record<'verified_at' | 'claim', null> {
  readonly waiting_since: string;
}
interface Decided extends HandedIn, Record<'waiting_since' | 'verified_at' | 'claim', null> {}
interface Accepted extends HandedIn {
  readonly verified_at: string;
}
type Claims<Of extends Kind> =
  | { readonly claim: null; readonly waiting_since: null }
  | { readonly claim: Claim<Of>; readonly waiting_since: string };

export type Stage<Of extends Kind = Kind> =
  | (verification.VerificationOf<'pending'> & (Onboarding | Waiting))
  | (verification.VerificationOf<'rejected'> & Decided)
  | (verification.VerificationOf<'verified'> & Accepted & Claims<Of>);

type Details<Of extends Kind> = Kinds[Of]['state'] & {
  readonly [Other in Exclude<DetailsKey, keyof Kinds[Of]['state']>]: null;
};

/** A profile of one kind: it has that kind's details, and null for those of every other. */
export type ProfileOf<Of extends Kind> = {
  [One in Of]: Base & Stage<One> & Details<One> & { readonly profile_type: One };
}[Of];
export type PlayerProfile = ProfileOf<'player'>;
export type RepresentativeProfile = ProfileOf<'club-representative'>;
export type AgentProfile = ProfileOf<'agent'>;
export type CoachProfile = ProfileOf<'coach'>;

export type Created = ProfileOf<Kind>;
export type Profile = { readonly status: 'none' } | Created;

export type ProfileEvent =
  | {
      readonly type: 'ProfileCreated';
      readonly profile_id: string;
      readonly user_id: string;
      readonly profile_type: Kind;
      readonly name: string;
      readonly at: string;
    }
  | KindEvent
  | { readonly type: 'ClubFollowed'; readonly from: string; readonly club: NamedClub; readonly at: string }
  | { readonly type: 'ProfileSubmitted'; readonly at: string }
  | verification.VerificationEvent
  | { readonly type: 'ChangeClaimed'; readonly claimed: Claimed; readonly at: string }
  | { readonly type: 'ClaimWithdrawn'; readonly at: string }
  | { readonly type: 'ClaimConfirmed'; readonly claimed: Claimed; readonly by: string; readonly at: string }
  | { readonly type: 'ClaimRefused'; readonly reason: string; readonly by: string; readonly at: string };

export const day = (instant: string): string => instant.slice(0, 10);

type Line = Parameters<typeof verification.withLine>[1];

/** The profile with one more line in its history. */
export const noted = <Of extends Created>(profile: Of, line: Line): Of => ({
  ...profile,
  history: verification.withLine(profile.history, line),
});

/** The profile called by first and last name, once both are given. */
export const named = <Of extends Created>(
  profile: Of,
  { first_name, last_name }: { readonly first_name: string | null; readonly last_name: string | null },
): Of => {
  const name = first_name && last_name ? `${first_name} ${last_name}` : profile.name;
  return { ...profile, name, name_key: fold(name) };
};

/** The profile one step on, where this one is whole; never back, and not past the last. */
export const moved = <Of extends Created>(profile: Of, completed: boolean, step: number, last: number): Of => {
  if (!completed) return profile;
  const { onboarding } = profile;
  return { ...profile, onboarding: { ...onboarding, step: Math.max(onboarding.step, Math.min(step + 1, last)) } };
};

/** Nothing is claimed, so staff have nothing to decide. */
export const withoutClaim = <Of extends Created>(profile: Of): Of =>
  profile.claim === null ? profile : { ...profile, claim: null, waiting_since: null };
