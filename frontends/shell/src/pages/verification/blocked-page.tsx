import type { ReactNode } from 'react';
import { text } from './text.ts';
import { WaitingPage } from './waiting-page.tsx';

const blockedTitle = { pending: text('blocked'), mend: text('blocked') };
const blockedLead = { pending: text('blockedLead'), mend: text('blockedLead') };

/** /access-blocked */
export const Component = (): ReactNode => <WaitingPage title={blockedTitle} lead={blockedLead} />;
