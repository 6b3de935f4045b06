import type { ReactNode } from 'react';
import { text } from './text.ts';
import { WaitingPage } from './waiting-page.tsx';

/** /pending-verification */
export const Component = (): ReactNode => (
  <WaitingPage title={text('pending')} lead={{ pending: text('pendingLead'), mend: text('pendingLeadMend') }} />
);
