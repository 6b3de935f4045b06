import { fold } from '@touchline/contracts/fold';
import { profileBlocked } from '@touchline/contracts/policies/may-verify';
import type { ValuationTier } from '@touchline/contracts/values';
import { type Decider, ImpossibleEvent, Rejected, verification } from '@touchline/platform/domain';
import { claimOf } from './claims.ts';
import { type Kind, type KindCommand, kindOf, noDetails } from './kinds/kinds.ts';
import { judgedWithClub, type NamedClub, withClub } from './named-club.ts';
import { type Claimed, type Created, day, noted, type Profile, type ProfileEvent, withoutClaim } from './state.ts';

/** What identity knows of the person, as it comes in with a command. */
export interface Account {
  readonly email_verified: boolean;
  readonly identification: boolean;
}

export type ProfileCommand =
  | {
      readonly type: 'Create';
      readonly profile_id: string;
      readonly user_id: string;
      readonly profile_type: Kind;
      readonly name: string;
      readonly now: string;
    }
  | KindCommand
  /** A club that it names is called otherwise, or was found to be another one. */
  | { readonly type: 'FollowClub'; readonly from: string; readonly club: NamedClub; readonly now: string }
  | { readonly type: 'Submit'; readonly account: Account; readonly now: string }
  | { readonly type: 'Resubmit'; readonly account: Account; readonly now: string }
  | ({
      readonly type: 'Verify';
      /** One of several at once: a missing tier has a code of its own there. */
      readonly bulk: boolean;
      /** A player's tier, given with the verification; undefined: the one that was set before. */
      readonly valuation_tier: ValuationTier | undefined;
      readonly account: Account;
      /** Whether staff have verified the club that the profile names. */
      readonly club_verified: boolean;
    } & verification.Judging)
  | ({ readonly type: 'Reject' } & verification.Rejecting)
  | ({ readonly type: 'Reopen' } & verification.Judging)
  | {
      readonly type: 'ConfirmClaim';
      readonly by: string;
      readonly claimed_at: string;
      /** Whether staff have verified the club that is claimed. */
      readonly club_verified: boolean;
      readonly now: string;
    }
  | {
      readonly type: 'RefuseClaim';
      readonly by: string;
      readonly claimed_at: string;
      readonly reason: string;
      readonly now: string;
    };

type CommandOf<Type extends ProfileCommand['type']> = Extract<ProfileCommand, { type: Type }>;
type Events = readonly ProfileEvent[];

const judgedOf = (profile: Created): verification.Judged => ({
  noun: 'profile',
  user_id: profile.user_id,
  verification: profile,
  is_handed_in: profile.onboarding.status === 'completed',
  shown: JSON.stringify([profile.name, kindOf(profile).shown(profile)]),
  beside: [profile.claim],
});

/** Stands for what staff look at, a claimed change too, and what was decided about it so far. */
export const submissionOf = (profile: Created): string => verification.submissionOf(judgedOf(profile));

const refuseUnready = (profile: Created, account: Account, now: string): void => {
  if (!account.email_verified) throw new Rejected('EmailNotVerified');
  if (!account.identification) throw new Rejected('UserIdentificationMissing');
  kindOf(profile).refuseIncomplete(profile, day(now));
};

export const create = ({ type: _, now, ...profile }: CommandOf<'Create'>, state: Profile): Events =>
  // One profile per type: adding it again finds it.
  state.status === 'none' ? [{ type: 'ProfileCreated', ...profile, at: now }] : [];

export const followClub = ({ from, club, now }: CommandOf<'FollowClub'>, profile: Created): Events =>
  JSON.stringify(withClub(profile, from, club)) === JSON.stringify(profile)
    ? []
    : [{ type: 'ClubFollowed', from, club, at: now }];

export const submit = ({ account, now }: CommandOf<'Submit'>, profile: Created): Events => {
  if (profile.onboarding.status === 'completed') return [];
  refuseUnready(profile, account, now);
  return [{ type: 'ProfileSubmitted', at: now }];
};

export const resubmit = (command: CommandOf<'Resubmit'>, profile: Created): Events =>
  verification.resubmit(command, judgedOf(profile), () => refuseUnready(profile, command.account, command.now), {
    path: 'profile',
    message: 'Nothing is new yet. Change what staff named, then submit again.',
  });

export const verify = (command: CommandOf<'Verify'>, profile: Created): Events => {
  const kind = kindOf(profile);
  const club_id = kind.clubOf(profile);
  const verified = verification.verify(command, judgedOf(profile), () => {
    const blocked = profileBlocked({
      isOwn: profile.user_id === command.by,
      hasIdentification: command.account.identification,
      isOnboarded: profile.onboarding.status === 'completed',
      player: null,
      representative: null,
      ...kind.judged(profile, command),
      club: club_id ? (command.club_verified ? 'verified' : 'unverified') : 'none',
    });
    if (blocked === 'PlayerTierRequiredException' && command.bulk) throw new Rejected('PlayerTierRequired');
    if (blocked) throw new Rejected(blocked, blocked === 'ClubNotVerified' ? { club_id } : {});
  });
  return verified.length > 0 ? [...kind.setWithVerification(profile, command), ...verified] : [];
};

export const reject = (command: CommandOf<'Reject'>, profile: Created): Events =>
  verification.reject(command, judgedOf(profile));

export const reopen = (command: CommandOf<'Reopen'>, profile: Created): Events =>
  verification.reopen(command, judgedOf(profile));

export const confirmClaim = (command: CommandOf<'ConfirmClaim'>, profile: Created): Events => {
  verification.refuseOwn(judgedOf(profile), command.by);
  const claimed = claimOf(profile, command.claimed_at);
  const club_id = kindOf(profile).claimedClub(claimed);
  if (club_id && !command.club_verified) throw new Rejected('ClubNotVerified', { club_id });
  return [{ type: 'ClaimConfirmed', claimed, by: command.by, at: command.now }];
};

export const refuseClaim = ({ by, claimed_at, reason, now }: CommandOf<'RefuseClaim'>, profile: Created): Events => {
  verification.refuseOwn(judgedOf(profile), by);
  claimOf(profile, claimed_at);
  return [{ type: 'ClaimRefused', reason, by, at: now }];
};

const decide = (command: ProfileCommand, state: Profile): Events => {
  if (command.type === 'Create') return create(command, state);
  if (state.status === 'none') throw new Rejected('NotFound');
  switch (command.type) {
    case 'FollowClub':
      return followClub(command, state);
    case 'Submit':
      return submit(command, state);
    case 'Resubmit':
      return resubmit(command, state);
    case 'Verify':
      return verify(command, state);
    case 'Reject':
      return reject(command, state);
    case 'Reopen':
      return reopen(command, state);
    case 'ConfirmClaim':
      return confirmClaim(command, state);
    case 'RefuseClaim':
      return refuseClaim(command, state);
    default:
      return kindOf(state).decide(command, state);
  }
};

/** The details are those of the kind by its row, which the compiler can't see through a lookup. */
const created = (event: Extract<ProfileEvent, { type: 'ProfileCreated' }>): Created =>
  ({
    status: 'created',
    profile_id: event.profile_id,
    user_id: event.user_id,
    profile_type: event.profile_type,
    created_at: event.at,
    name: event.name,
    name_key: fold(event.name),
    onboarding: { status: 'pending', step: 1 },
    ...verification.pending,
    submitted_at: null,
    waiting_since: null,
    verified_at: null,
    claim: null,
    staff_note: null,
    history: [],
    ...noDetails,
    ...kindOf(event).fresh,
  }) as Created;

const claimText = (profile: Created, claimed: Claimed): string =>
  kindOf(profile).claimWords(claimed).filter(Boolean).join('; ');

/** Handed in, for the first time or again: staff have something to decide. */
const waiting = (profile: Created, submitted_at: string, at: string): Created => ({
  ...profile,
  ...verification.pending,
  onboarding: { status: 'completed', step: kindOf(profile).steps },
  submitted_at,
  waiting_since: at,
  verified_at: null,
  claim: null,
});

/** That a club is called otherwise is nothing that the person has mended. */
const followed = (profile: Created, from: string, club: NamedClub): Created => {
  const following = withClub(profile, from, club);
  return following.verification_status === 'rejected' && following.judged !== null
    ? { ...following, judged: judgedWithClub(following.judged, from, club) }
    : following;
};

const evolve = (state: Profile, event: ProfileEvent): Profile => {
  const { at } = event;
  if (event.type === 'ProfileCreated') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    return noted(created(event), { at, what: 'Created' });
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'ClubFollowed':
      return noted(followed(state, event.from, event.club), { at, what: 'Club changed', note: event.club.club_name });
    case 'ProfileSubmitted':
      return noted(waiting(state, at, at), { at, what: 'Submitted' });
    case 'Resubmitted':
      return noted(waiting(state, at, at), verification.lineOf(event));
    case 'Reopened':
      if (state.submitted_at === null) throw new ImpossibleEvent(event, state.onboarding);
      return noted(waiting(state, state.submitted_at, at), verification.lineOf(event));
    case 'Verified': {
      if (state.submitted_at === null) throw new ImpossibleEvent(event, state.onboarding);
      const verified = { ...verification.verified, verified_at: at, claim: null, waiting_since: null };
      return noted({ ...state, ...verified }, { ...verification.lineOf(event), since: state.waiting_since });
    }
    case 'Rejected': {
      if (state.submitted_at === null) throw new ImpossibleEvent(event, state.onboarding);
      const undecided = { waiting_since: null, verified_at: null, claim: null, staff_note: event.note || null };
      const rejected = { ...state, ...undecided, ...verification.rejected(event.rejection, event.judged) };
      return noted(rejected, { ...verification.lineOf(event), since: state.waiting_since });
    }
    case 'ChangeClaimed': {
      if (state.verification_status !== 'verified') throw new ImpossibleEvent(event, state.onboarding);
      const claiming = { claim: { ...event.claimed, at }, waiting_since: state.waiting_since ?? at };
      // By whom it was said it is of the profile's kind, which the compiler can't see in an event.
      const claimed = { ...state, ...claiming } as Created;
      return noted(claimed, { at, what: 'Change submitted', note: claimText(state, event.claimed) });
    }
    case 'ClaimWithdrawn':
      return noted(withoutClaim(state), { at, what: 'Change taken back' });
    case 'ClaimConfirmed': {
      const { by, claimed } = event;
      const confirmed = kindOf(state).withClaimed(withoutClaim(state), claimed);
      const line = { at, what: 'Change confirmed', by, note: claimText(state, claimed) };
      return noted(confirmed, { ...line, since: state.waiting_since });
    }
    case 'ClaimRefused': {
      const { by, reason } = event;
      const line = { at, what: 'Change not confirmed', by, note: reason };
      return noted(withoutClaim(state), { ...line, since: state.waiting_since });
    }
    default:
      return kindOf(state).evolve(state, event);
  }
};

export const profileDecider: Decider<ProfileCommand, Profile, ProfileEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
