import { FreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

/** What every page of staff stands in: the one place that asks for a fresh password. */
export const Area = (): ReactNode => (
  <FreshPassword>
    <Outlet />
  </FreshPassword>
);
