import type { ReactNode } from 'react';
import { Standing } from './standing-page.tsx';
import { text } from './text.ts';

/** /access-blocked */
export const Component = (): ReactNode => <Standing title={text('blocked')} lead={text('blockedLead')} />;
