import type { ReactNode } from 'react';
import { Standing } from './standing-page.tsx';
import { text } from './text.ts';

/** /pending-verification */
export const Component = (): ReactNode => (
  <Standing title={text('pending')} lead={{ pending: text('pendingLead'), mend: text('pendingLeadMend') }} />
);
