import { accountClosed, consentWithdrawn, offerEvents, ownWord, type PublicOffer } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { Made, Offer, OfferEvent } from './state.ts';
import { changedTerms, lastRound } from './terms.ts';

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (event: OfferEvent, before: Offer) => {
  switch (event.type) {
    case 'OfferMade':
      return [offerEvents.made, { by: 'club', round: event.round.number }] as const;
    case 'OfferCountered': {
      const { by, number, terms } = event.round;
      const changed = before.status === 'none' ? [] : changedTerms(lastRound(before).terms, terms);
      const recipient = by === 'club' ? 'player' : 'club';
      return [offerEvents.countered, { by, round: number, recipient, changed: [...changed] }] as const;
    }
    case 'OfferAccepted':
      return [offerEvents.accepted, { by: event.by, round: event.round }] as const;
    case 'OfferDeclined':
      return [offerEvents.declined, { by: event.by, reason: event.reason }] as const;
    case 'OfferWithdrawn':
      return [offerEvents.withdrawn, { by: 'club', reason: event.reason }] as const;
    case 'OfferExpired':
      return [offerEvents.expired, { recipient: before.status === 'none' ? 'player' : before.recipient }] as const;
    case 'OfferClosed':
      if (event.reason === accountClosed) return [offerEvents.memberLeft, {}] as const;
      return event.reason === consentWithdrawn
        ? ([offerEvents.consentEnded, {}] as const)
        : ([offerEvents.closed, { reason: event.reason }] as const);
    case 'ContractDrafted':
      return [offerEvents.contractDrafted, { document_id: event.document_id }] as const;
    case 'ContractCompleted':
      return [offerEvents.contractCompleted, { document_id: event.document_id }] as const;
    case 'ContractFailed':
      return [offerEvents.contractFailed, { document_id: event.document_id, reason: event.reason }] as const;
    default:
      return unreachable(event);
  }
};

const publicOfferOf = (offer: Made): PublicOffer => ({
  offer_id: offer.offer_id,
  club_team: offer.club_team,
  representative: offer.representative,
  acting_representative: offer.acting_representative,
  player: offer.player,
  negotiable: offer.negotiable,
  expires_at: offer.expires_at,
  rounds: [...offer.rounds],
  recipient: offer.recipient,
  status: offer.status,
  close_reason: offer.status === 'closed' ? ownWord(offer.close_reason) : null,
  reason:
    offer.status === 'declined' || offer.status === 'withdrawn' || offer.status === 'expired' ? offer.reason : null,
  contract: offer.status === 'accepted' ? offer.contract : null,
  interest_id: offer.interest_id,
});

export const stateData = (state: Offer) => ({ offer: state.status === 'none' ? undefined : publicOfferOf(state) });

/** An event as neighbours read it: what happened, beside the offer after it. */
export const published = (event: OfferEvent, after: Offer, before: Offer) => {
  const [{ type }, happened] = happenedOf(event, before);
  return { type, data: { ...stateData(after), happened } };
};
