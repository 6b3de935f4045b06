import type { ReactNode } from 'react';
import { text } from './text.ts';
import { VerificationStatus } from './verification-page.tsx';

/** /pending-verification */
export const Component = (): ReactNode => (
  <VerificationStatus title={text('pending')} lead={{ pending: text('pendingLead'), mend: text('pendingLeadMend') }} />
);
