import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { FreshPassword } from './features/decision/components/fresh-password.tsx';

/** What every page of staff stands in: the one place that asks for a fresh password. */
export const Area = (): ReactNode => (
  <FreshPassword>
    <Outlet />
  </FreshPassword>
);
