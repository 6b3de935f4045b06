import { useParams } from '@touchline/app-core/page/router.ts';
import { OfferNegotiation } from '@touchline/negotiation/offers/offer-negotiation.tsx';
import type { ReactNode } from 'react';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return (
    <OfferNegotiation
      offerId={offer_id}
      interestHref={(interest) => `/player/club-interest?interest=${interest}`}
      listHref="/player/offers"
      playerHref={({ nickname, profile_id }) => `/player/${nickname}/${profile_id}`}
    />
  );
};
