import type { ReactNode } from 'react';
import { Standing } from './standing-page.tsx';
import { text } from './text.ts';

const blockedLead = { pending: text('blockedLead'), mend: text('blockedLead') };

/** /access-blocked */
export const Component = (): ReactNode => <Standing title={text('blocked')} lead={blockedLead} />;
