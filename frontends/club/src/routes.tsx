import './styles.css';
import type { RouteObject } from '@touchline/app-core/page/router.ts';

/** All that the shell knows of this area: its pages, relative to the area's path. */
export const routes: RouteObject[] = [
  {
    path: 'scout-players',
    handle: { layout: 'rail' },
    lazy: () => import('./pages/scout-players/scout-players-page.tsx'),
  },
  { path: 'scout-players/:nickname/:id', lazy: () => import('./pages/player/player-page.tsx') },
  {
    path: 'shortlists',
    handle: { layout: 'rail' },
    lazy: () => import('./pages/shortlists/shortlists-page.tsx'),
  },
  {
    path: 'shortlists/:shortlist_id',
    handle: { layout: 'rail' },
    lazy: () => import('./pages/shortlists/shortlists-page.tsx'),
  },
  { path: 'compare', handle: { layout: 'rail' }, lazy: () => import('./pages/compare/compare-page.tsx') },
  { path: 'club-interest', lazy: () => import('./pages/club-interest/club-interest-page.tsx') },
  { path: 'trial-requests', lazy: () => import('./pages/trial-requests/trial-requests-page.tsx') },
  {
    path: 'trial-requests/:trial_request_id/report',
    lazy: () => import('./pages/trial-report/trial-report-page.tsx'),
  },
  { path: 'requests', lazy: () => import('./pages/requests/requests-page.tsx') },
  { path: 'offers', lazy: () => import('./pages/offers/offers-page.tsx') },
  { path: 'offers/new', lazy: () => import('./pages/make-offer/make-offer-page.tsx') },
  { path: 'offers/:offer_id', lazy: () => import('./pages/offer/offer-page.tsx') },
];
