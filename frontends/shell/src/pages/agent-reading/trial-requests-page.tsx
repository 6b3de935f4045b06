import { TrialsPage } from '@touchline/negotiation/trials/trials-page.tsx';
import type { ReactNode } from 'react';

/** Which clubs want to see the players of an agent train. */
export const Component = (): ReactNode => <TrialsPage side="reader" counterpartHref={() => null} />;
