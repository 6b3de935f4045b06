import type { ReactNode } from 'react';
import { Inbox } from '../../features/inbox/inbox.tsx';

/** /inbox */
export const Component = (): ReactNode => <Inbox />;
