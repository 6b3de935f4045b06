import { OfferNegotiation } from '@touchline/negotiation/offers/offer-negotiation.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return (
    <OfferNegotiation
      offerId={offer_id}
      interestHref={(interest) => `/agent/club-interest?interest=${interest}`}
      listHref="/agent/offers"
      playerHref={() => '/agent/mandates'}
    />
  );
};
