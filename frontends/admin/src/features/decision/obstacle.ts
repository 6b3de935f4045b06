import type { ErrorCode } from '@touchline/contracts/errors';
import type { ProfileType } from '@touchline/contracts/values';

type Onboarding = { readonly status: 'pending' | 'completed'; readonly step: number };

/** Why this person can't be verified now: the code that the server would answer, told before anybody tries. */
export const personObstacle = (
  user: { readonly id: string; readonly identification: 'none' | 'provided' },
  staffId: string,
): ErrorCode | null => {
  if (user.id === staffId) return 'AccessDeniedException';
  return user.identification === 'none' ? 'UserDoesntHaveIdentificationException' : null;
};

export type JudgedProfile = {
  readonly user_id: string;
  readonly profile_type: ProfileType;
  readonly onboarding: Onboarding;
  readonly club_verified: boolean | null;
  readonly profile: {
    readonly player: { readonly is_minor: boolean } | null;
    readonly representative: {
      readonly club: { readonly id: string } | null;
      readonly position: string | null;
    } | null;
  };
};

/** The same for a profile, in the order in which the server looks. `tier` is what is picked, saved or not. */
export const profileObstacle = (
  judged: JudgedProfile,
  tier: string | null,
  identification: 'none' | 'provided',
  staffId: string,
): ErrorCode | null => {
  const { player, representative } = judged.profile;
  if (judged.user_id === staffId) return 'AccessDeniedException';
  if (judged.onboarding.status !== 'completed') return 'UserNotVerified';
  if (player && !tier) return 'PlayerTierRequiredException';
  if (representative && !representative.club) return 'RepresentativeClubNotDefined';
  if (representative && !representative.position) return 'RepresentativePositionNotDefined';
  if (representative && judged.club_verified !== true) return 'ClubNotVerified';
  if (identification === 'none') return 'UserDoesntHaveIdentificationException';
  return player?.is_minor ? 'GuardianConsentRequired' : null;
};
