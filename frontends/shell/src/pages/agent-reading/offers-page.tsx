import { OffersList } from '@touchline/negotiation/offers/offers-list.tsx';
import type { ReactNode } from 'react';

export const Component = (): ReactNode => <OffersList side="reader" base="/agent/offers" />;
