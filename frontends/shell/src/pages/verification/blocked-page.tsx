import type { ReactNode } from 'react';
import { text } from './text.ts';
import { VerificationStatus } from './verification-page.tsx';

const blockedLead = { pending: text('blockedLead'), mend: text('blockedLead') };

/** /access-blocked */
export const Component = (): ReactNode => <VerificationStatus title={text('blocked')} lead={blockedLead} />;
