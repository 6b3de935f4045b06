import { OfferNegotiation } from '@touchline/market';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return (
    <OfferNegotiation
      offerId={offer_id}
      listHref="/player/offers"
      playerHref={({ nickname, profile_id }) => `/player/${nickname}/${profile_id}`}
    />
  );
};
