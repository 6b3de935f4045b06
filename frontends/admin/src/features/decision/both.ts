import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import { personBlocked, profileBlocked } from '@touchline/contracts/policies/may-verify';
import type { ValuationTier } from '@touchline/contracts/values';
import type { Profile } from '../../api/profiles-api.ts';
import type { User } from '../../api/users-api.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import type { Remedy } from './components/refusal.tsx';

/** Why a profile can't be verified with this tier, as the server will judge it; null: nothing stands in the way. */
export const profileStopped = (profile: Profile, user: User, tier: ValuationTier | null, staffId: string) => {
  const kind = kinds[profile.profile_type];
  return profileBlocked({
    ...kind.judged(profile, tier),
    isOwn: profile.user_id === staffId,
    hasIdentification: user.identification === 'provided',
    isOnboarded: profile.onboarding.status === 'completed',
    club: kind.club(profile) ? (profile.club_verified ? 'verified' : 'unverified') : 'none',
  });
};

/** Leads to where a blocking reason can be removed. */
export const remedyFor = (code: ErrorCode | undefined | null, profile: Profile): Remedy | undefined => {
  const club = kinds[profile.profile_type].club(profile);
  if (code === 'ClubNotVerified' && club) return { href: `/admin/clubs?club=${club.id}`, label: text('openClub') };
  if (code === 'UserDoesntHaveIdentificationException' || code === 'UserNotVerified')
    return { href: `/admin/users?tab=all&user=${profile.user_id}`, label: text('openPerson') };
  return undefined;
};

/** The profile of a waiting person that can be verified together with the person; undefined where none waits. */
export const waitingBeside = (
  user: Pick<User, 'waiting_since' | 'profiles'>,
): { readonly id: string; readonly several: boolean } | undefined => {
  if (user.waiting_since === null) return undefined;
  const waiting = user.profiles.filter(
    ({ onboarding, verification_status: status }) => onboarding.status === 'completed' && status === 'pending',
  );
  const [first] = waiting;
  return first && { id: first.id, several: waiting.length > 1 };
};

/** Both wait for staff, so that one decision can be about both. */
export const bothWait = (
  user: Pick<User, 'waiting_since'> | undefined,
  profile: Pick<Profile, 'waiting_since' | 'verification_status'> | undefined,
): boolean =>
  Boolean(user?.waiting_since) && Boolean(profile?.waiting_since) && profile?.verification_status === 'pending';

/** Why both can't be verified now, in a sentence: the reason of the person, then that of the profile; undefined: nothing is in the way. */
export const bothStopped = (
  user: User,
  profile: Profile,
  tier: ValuationTier | null,
  staffId: string,
): { readonly code: ErrorCode; readonly message: string } | undefined => {
  const person = personBlocked({ isOwn: user.id === staffId, hasIdentification: user.identification === 'provided' });
  const code = person ?? profileStopped(profile, user, tier, staffId);
  if (!code) return undefined;
  return { code, message: text(person ? 'bothPersonStopped' : 'bothProfileStopped', { why: messageOf(code) }) };
};
