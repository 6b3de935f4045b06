import { TrialsPage } from '@touchline/negotiation/trials/trials-page.tsx';
import type { ReactNode } from 'react';

/** The clubs that want to see the player train. */
export const Component = (): ReactNode => <TrialsPage side="player" counterpartHref={() => null} />;
