import { InterestsPage } from '@touchline/negotiation/interests/interests-page.tsx';
import type { ReactNode } from 'react';

/** The clubs that want to talk with the player. */
export const Component = (): ReactNode => <InterestsPage side="player" counterpartHref={() => null} />;
