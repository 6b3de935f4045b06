import type { OfferRow } from '@touchline/market';

/** Where an offer stands for the side that looks at it. */
export const offerHref = (offer: Pick<OfferRow, 'id' | 'your_side'>): string =>
  offer.your_side === 'player' ? `/player/offers/${offer.id}` : `/club-representative/offers/${offer.id}`;

export const documentHref = (id: string): string => `/documents/${id}`;
