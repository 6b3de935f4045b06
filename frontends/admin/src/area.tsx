import { FreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { Outlet } from '@touchline/app-core/page/router.ts';
import type { ReactNode } from 'react';
import { AskIfHeld } from './features/decision/components/ask-if-held.tsx';

/** What every page of staff stands in: the one place that asks for a fresh password, and about colleagues' cases. */
export const Area = (): ReactNode => (
  <FreshPassword>
    <AskIfHeld>
      <Outlet />
    </AskIfHeld>
  </FreshPassword>
);
