import { useParams } from '@touchline/app-core/page/router.ts';
import { OfferNegotiation } from '@touchline/negotiation/offers/offer-negotiation.tsx';
import { agentPlayerHref } from '@touchline/negotiation/player/agent-player-href.ts';
import type { ReactNode } from 'react';

export const Component = (): ReactNode => {
  const { offer_id = '' } = useParams();
  return (
    <OfferNegotiation
      offerId={offer_id}
      interestHref={(interest) => `/agent/club-interest?interest=${interest}`}
      listHref="/agent/offers"
      playerHref={agentPlayerHref}
    />
  );
};
