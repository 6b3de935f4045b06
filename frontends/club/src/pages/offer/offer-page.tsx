import { OfferNegotiation } from '@touchline/market';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { playerHref } from '../../features/scouting/short-sheet.tsx';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return <OfferNegotiation offerId={offer_id} listHref="/club-representative/offers" playerHref={playerHref} />;
};
