import { isEligible } from '@touchline/contracts/policies/eligibility';
import type { KnownProfile } from '@touchline/platform/participants';
import type { OfferRepository } from './offer/offer.repository.ts';

/**
 * Whether a player is free to deal: eligible, and bound by no contract that is being signed, but for that of the offer
 * which is asked about.
 */
export const createFree =
  ({ inSigning }: Pick<OfferRepository, 'inSigning'>) =>
  async (player: KnownProfile | undefined, offerId?: string): Promise<boolean> => {
    if (!player || !isEligible(player)) return false;
    const signing = await inSigning(player.profile.profile_id);
    return signing === undefined || signing === offerId;
  };

export type IsFree = ReturnType<typeof createFree>;
