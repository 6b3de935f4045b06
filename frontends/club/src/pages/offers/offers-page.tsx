import { OffersList } from '@touchline/negotiation/offers/offers-list.tsx';
import { ButtonLink } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';

const scout = (
  <ButtonLink icon="binoculars" href="/club-representative/scout-players">
    {text('scouting')}
  </ButtonLink>
);

export const Component = (): ReactNode => (
  <OffersList side="club" base="/club-representative/offers" emptyActions={scout} />
);
