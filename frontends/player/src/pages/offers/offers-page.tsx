import { OffersList } from '@touchline/market';
import type { ReactNode } from 'react';

export const Component = (): ReactNode => <OffersList side="player" base="/player/offers" />;
