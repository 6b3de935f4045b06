import type { offersOperations } from '@touchline/contracts/http/offers';
import { turnInOffer } from '@touchline/contracts/policies/whose-turn';
import type { z } from 'zod';
import type { Declared } from '../interest/state.ts';
import type { Made } from '../offer/state.ts';
import { lastRound } from '../offer/terms.ts';
import type { Trial } from './trials.ts';

type Applicant = z.input<typeof offersOperations.listApplicants.reply>[number];

export type Stage = Pick<Applicant, 'stage' | 'since' | 'offer' | 'trial'>;

/** An offer that is still on its way: waiting for an answer, or its contract for a signature. */
const isUnderWay = (offer: Made, now: string): boolean =>
  offer.status === 'pending'
    ? now < offer.expires_at
    : offer.status === 'accepted' && offer.contract.status === 'signing';

const isSigned = (offer: Made): boolean => offer.status === 'accepted' && offer.contract.status === 'completed';

/** A trial that was asked for after the answer and not refused. */
const trialSince = ({ declared_at }: Declared, trials: readonly Trial[]) => {
  for (const { status, requested_at, starts_on, ends_on } of trials)
    if (requested_at >= declared_at && (status === 'pending' || status === 'accepted' || status === 'completed'))
      return { requested_at, trial: { status, starts_on, ends_on } };
  return null;
};

/**
 * Where an answer stands, read off what there is: the contract before the offer, the offer before a trial, that before the
 * interest. `grown`: the offers that name it; `trials`: those of player and team; both newest first.
 */
export const stageOf = (
  interest: Declared,
  { grown, trials }: { readonly grown: readonly Made[]; readonly trials: readonly Trial[] },
  now: string,
): Stage => {
  const tried = trialSince(interest, trials);
  const trial = tried?.trial ?? null;
  const offer = grown.find(isSigned) ?? grown.find((one) => isUnderWay(one, now));
  if (offer)
    return {
      stage: isSigned(offer) ? 'signed' : 'offered',
      since: offer.updated_at,
      trial,
      offer: {
        id: offer.offer_id,
        your_turn: turnInOffer(offer) === 'club',
        round: lastRound(offer).number,
        is_signing: offer.status === 'accepted',
      },
    };
  const since = interest.updated_at;
  switch (interest.status) {
    case 'pending':
      return { stage: 'answered', since, offer: null, trial };
    case 'accepted':
      return tried
        ? { stage: 'trial', since: tried.requested_at, offer: null, trial }
        : { stage: 'talks', since, offer: null, trial };
    default:
      return { stage: 'over', since, offer: null, trial };
  }
};
