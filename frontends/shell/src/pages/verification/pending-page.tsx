import type { ReactNode } from 'react';
import { text } from './text.ts';
import { WaitingPage } from './waiting-page.tsx';

/** /pending-verification shows the configured one of its two texts, its other two addresses one of them each. */
export const Component = (): ReactNode => (
  <WaitingPage
    title={{ pending: text('pending'), mend: text('mendTitle') }}
    lead={{ pending: text('pendingLead'), mend: text('pendingLeadMend') }}
  />
);
