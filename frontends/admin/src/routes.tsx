import './styles.css';
import type { RouteObject } from '@touchline/app-core/page/router.ts';
import { Area } from './area.tsx';

const queue = { layout: 'rail' };

/** All that the shell knows of this area: its pages, relative to the area's path. */
export const routes: RouteObject[] = [
  {
    element: <Area />,
    children: [
      { index: true, lazy: () => import('./pages/overview/overview-page.tsx') },
      { path: 'users', handle: queue, lazy: () => import('./pages/users/users-page.tsx') },
      { path: 'clubs', lazy: () => import('./pages/clubs/clubs-page.tsx') },
      { path: 'plans-management', lazy: () => import('./pages/plans/plans-page.tsx') },
      { path: 'contracts', lazy: () => import('./pages/contracts/contracts-page.tsx') },
      { path: 'subscriptions', lazy: () => import('./pages/subscriptions/subscriptions-page.tsx') },
      { path: 'audit', lazy: () => import('./pages/audit/audit-page.tsx') },
      { path: 'profile', lazy: () => import('./pages/account/account-page.tsx') },
      // One for every kind of profile that staff decide on; the rows of the routing table say which there are.
      { path: ':queue', handle: queue, lazy: () => import('./pages/profiles/profiles-page.tsx') },
    ],
  },
];
