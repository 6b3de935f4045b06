import './styles.css';
import type { RouteObject } from '@touchline/app-core/page/router.ts';

/** All that the shell knows of this area: its pages, relative to the area's path. */
export const routes: RouteObject[] = [
  { path: 'offers', lazy: () => import('./pages/offers/offers-page.tsx') },
  { path: 'offers/:offer_id', lazy: () => import('./pages/offer/offer-page.tsx') },
  { path: 'club-interest', lazy: () => import('./pages/club-interest/club-interest-page.tsx') },
  { path: 'trial-requests', lazy: () => import('./pages/trial-requests/trial-requests-page.tsx') },
  { path: 'representation', lazy: () => import('./pages/representation/representation-page.tsx') },
  {
    path: 'trial-requests/:trial_request_id/report',
    lazy: () => import('./pages/trial-report/trial-report-page.tsx'),
  },
  { path: ':nickname/:id', lazy: () => import('./pages/player/player-page.tsx') },
];
