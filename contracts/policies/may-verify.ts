import type { ErrorCode } from '../errors.ts';

/** Why staff can't verify a person or a profile now: what the server answers, and what a page tells before anybody tries. */

export interface JudgedPerson {
  /** Staff would decide on themselves. */
  readonly isOwn: boolean;
  readonly hasIdentification: boolean;
}

export const personBlocked = ({ isOwn, hasIdentification }: JudgedPerson): ErrorCode | null => {
  if (isOwn) return 'AccessDeniedException';
  return hasIdentification ? null : 'UserDoesntHaveIdentificationException';
};

export interface JudgedProfile extends JudgedPerson {
  readonly isOnboarded: boolean;
  /** `lacksConsent`: under 18, and no guardian's consent is in force. */
  readonly player: { readonly hasTier: boolean; readonly lacksConsent: boolean } | null;
  readonly representative: { readonly hasClub: boolean; readonly hasPosition: boolean } | null;
  /** The club that is acted for or played at, which a member may have entered: staff look at it first. */
  readonly club: 'none' | 'unverified' | 'verified';
}

type ProfileBlocked =
  | 'AccessDeniedException'
  | 'UserNotVerified'
  | 'PlayerTierRequiredException'
  | 'RepresentativeClubNotDefined'
  | 'RepresentativePositionNotDefined'
  | 'ClubNotVerified'
  | 'UserDoesntHaveIdentificationException'
  | 'GuardianConsentRequired';

/** The first that stands in the way, in this order; null: nothing does. */
export const profileBlocked = (judged: JudgedProfile): ProfileBlocked | null => {
  const { player, representative } = judged;
  if (judged.isOwn) return 'AccessDeniedException';
  if (!judged.isOnboarded) return 'UserNotVerified';
  if (player && !player.hasTier) return 'PlayerTierRequiredException';
  if (representative && !representative.hasClub) return 'RepresentativeClubNotDefined';
  if (representative && !representative.hasPosition) return 'RepresentativePositionNotDefined';
  if (judged.club === 'unverified') return 'ClubNotVerified';
  if (!judged.hasIdentification) return 'UserDoesntHaveIdentificationException';
  return player?.lacksConsent ? 'GuardianConsentRequired' : null;
};
