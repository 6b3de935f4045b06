import type { PublicProfile, PublicSubscription } from '@touchline/contracts/events';
import { fold } from '@touchline/contracts/fold';
import { type JudgedState, type MemberStep, memberSteps, type PersonRow } from '@touchline/contracts/http/identity';
import { decisionsOf, type WaitedFor } from '@touchline/contracts/policies/spans';
import type { Registered } from '../user/state.ts';
import { submissionOf } from '../user/user.ts';

/** One profile of a person, as identity follows it. */
export interface FollowedProfile {
  readonly profile: PublicProfile;
  readonly subscription: PublicSubscription | undefined;
}

/** Offers that the person was a side of: there was one, and a contract of one was completed. */
export interface Dealings {
  readonly offered?: boolean;
  readonly signed?: boolean;
}

export interface Row extends Omit<PersonRow, 'last_seen_at' | 'id'> {
  readonly _id: string;
  /** Grows with everything that the row is made of. */
  readonly rank: number;
  readonly name_key: string;
  /** `waiting_since`; who doesn't wait comes after all who do. */
  readonly waiting_key: string;
  /** What a search is the beginning of. */
  readonly search: readonly string[];
  /** What filters ask for, a word for each. */
  readonly marks: readonly string[];
  readonly step_number: number;
  readonly decisions: readonly WaitedFor[];
  /** What other accounts of the same person would have, too, each as a keyed hash. */
  readonly likenesses: readonly string[];
}

const after = '~';
const words = 6;

/** A name from each of its words on, the address and the id. */
const searchOf = ({ name, email, user_id }: Registered): readonly string[] => {
  const parts = fold(name).split(' ');
  const names = parts.slice(0, words).map((_, at) => parts.slice(at).join(' '));
  return [...new Set([...names, fold(email), fold(user_id)])].filter((one) => one !== '');
};

const personState = ({ verification_status, waiting_since }: Registered): JudgedState => {
  if (verification_status !== 'pending') return verification_status;
  return waiting_since ? 'waiting' : 'open';
};

const profileState = ({ verification_status, onboarding }: PublicProfile): JudgedState => {
  if (verification_status !== 'pending') return verification_status;
  return onboarding.status === 'completed' ? 'waiting' : 'open';
};

const clubOf = ({ representative, player, coach }: PublicProfile): string | null =>
  (representative ?? player?.club_team ?? coach)?.club_name ?? null;

const countriesOf = ({ player, representative, agent }: PublicProfile): readonly string[] => [
  ...(player?.nationalities ?? []),
  ...(representative?.teams ?? []).map(({ country }) => country),
  ...(agent?.licensed_countries ?? []),
];

/** How far somebody is. What once happened in the market stays, whatever became of the subscription since. */
const stepOf = (user: Registered, profiles: readonly FollowedProfile[], { offered, signed }: Dealings): MemberStep => {
  if (signed) return 'signed';
  if (offered) return 'offered';
  const onboarded = profiles.filter(({ profile }) => profile.onboarding.status === 'completed');
  if (onboarded.length === 0) return 'registered';
  const verified = onboarded.filter(({ profile }) => profile.verification_status === 'verified');
  if (user.verification_status !== 'verified' || verified.length === 0) return 'onboarded';
  return verified.some(({ subscription }) => subscription?.is_subscribed) ? 'subscribed' : 'verified';
};

/** A person's row in the tables of staff, from all that identity knows of the person. */
export const rowOf = (
  user: Registered,
  said: string,
  followed: readonly FollowedProfile[],
  dealings: Dealings,
  likenesses: readonly string[],
  rank: number,
): Row => {
  const state = personState(user);
  const profiles = followed.map(({ profile, subscription }) => ({
    id: profile.profile_id,
    profile_type: profile.profile_type,
    state: profileState(profile),
    is_subscribed: subscription?.is_subscribed ?? false,
    plan: subscription?.is_subscribed ? subscription.plan.name : null,
    club_name: clubOf(profile),
    tier: profile.player?.valuation_tier ?? null,
  }));
  const countries = [...new Set(followed.flatMap(({ profile }) => countriesOf(profile)))];
  const step = stepOf(user, followed, dealings);
  const marks = [
    `person:${state}`,
    ...profiles.flatMap((profile) => [
      `kind:${profile.profile_type}`,
      `kind:${profile.profile_type}:${profile.state}`,
      `profile:${profile.state}`,
    ]),
    ...countries.map((country) => `country:${country}`),
    profiles.some(({ is_subscribed }) => is_subscribed) ? 'subscribed' : 'unsubscribed',
    user.suspended_at ? 'suspended' : 'free',
  ];
  return {
    _id: user.user_id,
    rank,
    name: user.name,
    name_key: fold(user.name),
    email: user.email,
    email_verified_at: user.email_verified_at,
    is_admin: user.is_admin,
    state,
    verification_status: user.verification_status,
    suspended_at: user.suspended_at,
    registered_at: user.registered_at,
    waiting_since: user.waiting_since,
    waiting_key: user.waiting_since ?? after,
    step,
    step_number: memberSteps.indexOf(step),
    countries,
    profiles,
    submission: submissionOf(user, said),
    search: searchOf(user),
    marks: [...new Set(marks)],
    decisions: decisionsOf(user.history),
    likenesses,
  };
};
