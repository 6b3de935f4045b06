import type { offersOperations } from '@touchline/contracts/http/offers';
import type { z } from 'zod';
import type { Declared } from '../interest/state.ts';
import type { Made } from '../offer/state.ts';
import { lastRound } from '../offer/terms.ts';

type Applicant = z.input<typeof offersOperations.listApplicants.reply>[number];

export type Stage = Pick<Applicant, 'stage' | 'since' | 'offer'>;

/** An offer that is still on its way: waiting for an answer, or its contract for a signature. */
const isUnderWay = (offer: Made, now: string): boolean =>
  offer.status === 'pending'
    ? now < offer.expires_at
    : offer.status === 'accepted' && offer.contract.status === 'signing';

const isSigned = (offer: Made): boolean => offer.status === 'accepted' && offer.contract.status === 'completed';

/**
 * Where an answer stands, read off what there is: the contract before the offer, the offer before the interest. `grown`: the
 * offers that name it, newest first.
 */
export const stageOf = (interest: Declared, grown: readonly Made[], now: string): Stage => {
  const offer = grown.find(isSigned) ?? grown.find((one) => isUnderWay(one, now));
  if (offer)
    return {
      stage: isSigned(offer) ? 'signed' : 'offered',
      since: offer.updated_at,
      offer: {
        id: offer.offer_id,
        your_turn: offer.status === 'pending' && offer.recipient === 'club',
        round: lastRound(offer).number,
        is_signing: offer.status === 'accepted',
      },
    };
  const since = interest.updated_at;
  switch (interest.status) {
    case 'pending':
      return { stage: 'answered', since, offer: null };
    case 'accepted':
      return { stage: 'talks', since, offer: null };
    default:
      return { stage: 'over', since, offer: null };
  }
};
