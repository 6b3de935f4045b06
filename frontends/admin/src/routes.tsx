import './styles.css';
import type { RouteObject } from 'react-router';
import { Area } from './area.tsx';

const queue = { layout: 'rail' };

/** All that the shell knows of this area: its pages, relative to the area's path. */
export const routes: RouteObject[] = [
  {
    element: <Area />,
    children: [
      { index: true, lazy: () => import('./pages/overview/overview-page.tsx') },
      { path: 'users', handle: queue, lazy: () => import('./pages/users/users-page.tsx') },
      { path: 'players', handle: queue, lazy: () => import('./pages/profiles/players-page.tsx') },
      {
        path: 'club-representatives',
        handle: queue,
        lazy: () => import('./pages/profiles/representatives-page.tsx'),
      },
      { path: 'clubs', lazy: () => import('./pages/clubs/clubs-page.tsx') },
      { path: 'profile', lazy: () => import('./pages/account/account-page.tsx') },
    ],
  },
];
