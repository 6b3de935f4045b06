import { InterestsPage } from '@touchline/negotiation/interests/interests-page.tsx';
import type { ReactNode } from 'react';

/** Which clubs want to talk with the players of an agent. */
export const Component = (): ReactNode => <InterestsPage side="reader" counterpartHref={() => null} />;
