import type { ErrorCode } from '../errors.ts';
import type { PublicProfile } from '../events/profile.ts';
import type { PublicSubscription } from '../events/subscription.ts';
import type { PublicUser } from '../events/user.ts';
import { lacksConsent } from './guardian-consent.ts';

/**
 * Who may act in the market, and whom clubs find there. Asked by services, which know the person and the subscription too. A
 * page has nothing to decide here: the guards of `routing.ts` let the same people past, and whether a player is found comes
 * with the sheet.
 */

/** A profile with what its person and its subscription allow. Null: nothing of it is known yet. */
export interface KnownProfile {
  readonly profile: Pick<PublicProfile, 'onboarding' | 'verification_status'> & {
    readonly player: Pick<
      NonNullable<PublicProfile['player']>,
      'visible_to_clubs' | 'date_of_birth' | 'guardian_consent'
    > | null;
    readonly representative: Pick<NonNullable<PublicProfile['representative']>, 'club_id' | 'position'> | null;
  };
  readonly user: Pick<PublicUser, 'verification_status' | 'suspended_at'> | null;
  readonly subscription: Pick<PublicSubscription, 'is_subscribed'> | null;
}

const isVerified = ({ profile, user }: KnownProfile): boolean =>
  profile.onboarding.status === 'completed' &&
  profile.verification_status === 'verified' &&
  user?.verification_status === 'verified';

/** A player under 18 on this day whose guardian hasn't consented, or has taken it back. */
export const isUnguarded = ({ profile: { player } }: KnownProfile, today: string): boolean =>
  player !== null && lacksConsent(player, today);

/** Onboarding completed, profile and person verified, subscribed, not suspended; under 18 with a guardian's consent. */
export const isEligible = (known: KnownProfile, today: string): boolean =>
  isVerified(known) &&
  known.user?.suspended_at === null &&
  known.subscription?.is_subscribed === true &&
  !isUnguarded(known, today);

/** Eligible, and has switched "visible to clubs" on. */
export const isScoutable = (known: KnownProfile, today: string): boolean =>
  isEligible(known, today) && known.profile.player?.visible_to_clubs === true;

/** Why this profile may not act beyond its own affairs; null: it may. The first thing that is missing, in this order. */
export const blockedUnverified = (known: KnownProfile, today: string): ErrorCode | null => {
  const { representative } = known.profile;
  if (representative?.club_id === null) return 'RepresentativeHasNotDefinedClubException';
  if (representative?.position === null) return 'RepresentativeHasNotDefinedPositionException';
  if (known.user?.suspended_at) return 'AccountSuspended';
  if (!isVerified(known)) return 'UserNotVerified';
  return isUnguarded(known, today) ? 'GuardianConsentRequired' : null;
};

/** Why this profile may not act in the market; null: it may. */
export const blockedFromMarket = (known: KnownProfile, today: string): ErrorCode | null =>
  blockedUnverified(known, today) ?? (known.subscription?.is_subscribed ? null : 'SubscriptionRequired');
