import { isEligible } from '@touchline/contracts/policies/eligibility';
import type { KnownProfile } from '@touchline/platform/participants';

/** The key of "one that is pending per team and player". */
export const pendingKeyOf = (teamId: string, playerProfileId: string): string => `${teamId}|${playerProfileId}`;

/**
 * Whether a player is free to deal: eligible, and bound by no contract that is being signed, but for that of the offer
 * which is asked about. `inSigning` names the offer whose contract a player is signing.
 */
export const createFree =
  (inSigning: (playerProfileId: string) => Promise<string | undefined>) =>
  async (player: KnownProfile | undefined, now: Date, offerId?: string): Promise<boolean> => {
    if (!player || !isEligible(player, now.toISOString().slice(0, 10))) return false;
    const signing = await inSigning(player.profile.profile_id);
    return signing === undefined || signing === offerId;
  };

export type IsFree = ReturnType<typeof createFree>;
