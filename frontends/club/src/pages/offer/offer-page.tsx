import { useParams } from '@touchline/app-core/page/router.ts';
import { OfferNegotiation } from '@touchline/negotiation/offers/offer-negotiation.tsx';
import type { ReactNode } from 'react';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return (
    <OfferNegotiation
      offerId={offer_id}
      interestHref={(interest) => `/club-representative/club-interest?interest=${interest}`}
      listHref="/club-representative/offers"
      playerHref={playerHref}
    />
  );
};
