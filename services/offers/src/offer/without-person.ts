import { type FormerMember, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { Offer } from './state.ts';

/**
 * The offer without somebody who has left: figures and dates stay, words don't. Of a player both sides' words go, for all
 * of them speak of him or to him; of a representative those of the club.
 */
export const withoutMember = (offer: Offer, former: FormerMember): Offer => {
  if (offer.status === 'none') return offer;
  const isPlayers = isFormer(former, offer.player);
  const rounds = offer.rounds.map((round) =>
    isPlayers || round.by === 'club'
      ? { ...round, message: '', terms: isPlayers ? { ...round.terms, other_terms: '' } : round.terms }
      : round,
  );
  const bare = {
    rounds,
    player: withoutPerson(offer.player, former),
    representative: withoutPerson(offer.representative, former),
    acting_representative: withoutPerson(offer.acting_representative, former),
  };
  switch (offer.status) {
    case 'accepted':
      return { ...offer, ...bare, contract: { ...offer.contract, reason: null } };
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return { ...offer, ...bare, reason: null };
    default:
      return { ...offer, ...bare };
  }
};
