import { data, type RouteObject } from '@touchline/app-core/page/router.ts';
import type { Boot } from '@touchline/contracts/protocol/boot';
import type { ReactNode } from 'react';
import { RouteFault, Unmatched } from './faults/fault-pages.tsx';
import type { PageHandle } from './frame/page-handle.ts';
import { ShellFrame } from './frame/shell-frame.tsx';
import { type RemoteArea, remoteAreas } from './remotes/registry.ts';
import { PageSkeleton, RemoteCrash, RemoteFallback, RemoteOutlet } from './remotes/remote-area.tsx';
import { guard } from './session/guard.ts';
import type { SessionStore } from './session/session-store.ts';

const bare: PageHandle = { frame: 'bare' };
const areaId = (area: RemoteArea): string => `area-${area}`;

/**
 * The shell's own pages. A new one: a folder in `pages/` whose module exports `Component` (and, where it needs them,
 * `loader` or `handle`), and a line here.
 */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('./pages/home/home-page.tsx') },
  { path: 'login', lazy: () => import('./pages/entry/login-page.tsx') },
  { path: 'register', lazy: () => import('./pages/entry/register-page.tsx') },
  { path: 'forgot-password', lazy: () => import('./pages/entry/forgot-password-page.tsx') },
  { path: 'verify-email', lazy: () => import('./pages/entry/verify-email-page.tsx') },
  { path: 'undo-email-change', lazy: () => import('./pages/entry/undo-email-change-page.tsx') },
  { path: 'guardian-signing', lazy: () => import('./pages/guest-signing/guest-signing-page.tsx') },
  { path: 'guest-signing', lazy: () => import('./pages/guest-signing/guest-signing-page.tsx') },
  { path: 'logout', lazy: () => import('./pages/entry/logout-page.tsx') },
  { path: 'privacy', lazy: () => import('./pages/privacy/privacy-page.tsx') },
  { path: 'terms-and-conditions', lazy: () => import('./pages/terms/terms-page.tsx') },
  { path: 'guardian-consent', lazy: () => import('./pages/guardian-consent/guardian-consent-page.tsx') },
  { path: 'verify-document', lazy: () => import('./pages/verify-document/verify-document-page.tsx') },
  { path: 'trial-check', lazy: () => import('./pages/trial-check/trial-check-page.tsx') },
  { path: 'trial-check/:code', lazy: () => import('./pages/trial-check/trial-check-page.tsx') },
  { path: 'pending-verification', lazy: () => import('./pages/verification/pending-page.tsx') },
  { path: 'pending-verification-pre-launch', lazy: () => import('./pages/verification/pending-page.tsx') },
  { path: 'pending-verification-post-launch', lazy: () => import('./pages/verification/pending-page.tsx') },
  { path: 'access-blocked', lazy: () => import('./pages/verification/blocked-page.tsx') },
  { path: 'agent/players', lazy: () => import('./pages/agent-players/players-page.tsx') },
  { path: 'agent/players/:nickname/:id', lazy: () => import('./pages/agent-players/player-page.tsx') },
  { path: 'agent/mandates', lazy: () => import('./pages/agent-mandates/agent-mandates-page.tsx') },
  { path: 'agent/offers', lazy: () => import('./pages/agent-reading/offers-page.tsx') },
  { path: 'agent/offers/:offer_id', lazy: () => import('./pages/agent-reading/offer-page.tsx') },
  { path: 'agent/club-interest', lazy: () => import('./pages/agent-reading/club-interest-page.tsx') },
  { path: 'agent/trial-requests', lazy: () => import('./pages/agent-reading/trial-requests-page.tsx') },
  { path: 'clubs/:club_id', lazy: () => import('./pages/club/club-page.tsx') },
  { path: 'documents', lazy: () => import('./pages/documents/documents-page.tsx') },
  { path: 'documents/new', lazy: () => import('./pages/document-new/document-new-page.tsx') },
  { path: 'documents/templates', lazy: () => import('./pages/templates/templates-page.tsx') },
  { path: 'documents/templates/:template_id', lazy: () => import('./pages/template/template-page.tsx') },
  { path: 'documents/sendings/:sending_id', lazy: () => import('./pages/sending/sending-page.tsx') },
  { path: 'documents/:document_id', lazy: () => import('./pages/document/document-page.tsx') },
  { path: 'club-requests', lazy: () => import('./pages/club-requests/club-requests-page.tsx') },
  { path: 'inbox', lazy: () => import('./pages/inbox/inbox-page.tsx') },
  { path: 'profile/user', lazy: () => import('./pages/profile-user/profile-user-page.tsx') },
  { path: 'profile/management', lazy: () => import('./pages/profile-management/profile-management-page.tsx') },
  { path: 'profile/billing', lazy: () => import('./pages/billing/billing-page.tsx') },
  { path: 'stripe/success', lazy: () => import('./pages/stripe-success/stripe-success-page.tsx') },
  { path: 'plans', lazy: () => import('./pages/plans/plans-page.tsx') },
  { path: 'onboarding', lazy: () => import('./pages/onboarding/choose-page.tsx') },
  { path: 'onboarding/player', lazy: () => import('./kinds/player/onboarding-page.tsx') },
  { path: 'onboarding/agent', lazy: () => import('./kinds/agent/onboarding-page.tsx') },
  { path: 'onboarding/coach', lazy: () => import('./kinds/coach/onboarding-page.tsx') },
  { path: 'onboarding/club-representative', lazy: () => import('./kinds/club-representative/onboarding-page.tsx') },
];

/** An area without a page of its own: what its remote brings is put in beside the fallback once it is there. */
const area = (name: RemoteArea): RouteObject => ({
  id: areaId(name),
  ErrorBoundary: RemoteCrash,
  children: [{ path: `${name}/*`, element: <RemoteFallback area={name} /> }],
});

/** The routes of a loaded remote as children of its area. */
export const areaPatch = (
  name: RemoteArea,
  routes: RouteObject[],
): { readonly under: string; readonly routes: RouteObject[] } => ({
  under: areaId(name),
  routes: [{ path: name, element: <RemoteOutlet area={name} />, ErrorBoundary: RemoteCrash, children: routes }],
});

/** The frame itself holds when anything in it fails. */
const ShellFault = (): ReactNode => (
  <ShellFrame>
    <RouteFault />
  </ShellFrame>
);

/** Where the server knew already that it can't answer, the page says so instead of showing a guest's view. */
const refuseFault = ({ fault }: Boot): void => {
  if (fault) throw data(null, { status: fault.status, statusText: fault.message });
};

export const createRoutes = (boot: Boot, session: SessionStore): RouteObject[] => [
  {
    id: 'shell',
    element: <ShellFrame />,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: ShellFault,
    children: [
      ...(boot.config.demo
        ? [
            {
              path: 'gallery',
              handle: bare,
              lazy: () => import('./pages/gallery/gallery-page.tsx'),
            } satisfies RouteObject,
            { path: 'dev/mailbox', lazy: () => import('./pages/mailbox/mailbox-page.tsx') } satisfies RouteObject,
          ]
        : []),
      {
        id: 'guarded',
        loader: ({ request }) => {
          refuseFault(boot);
          return guard(session.read(), new URL(request.url));
        },
        shouldRevalidate: () => true,
        ErrorBoundary: RouteFault,
        children: [
          ...pages,
          ...(Object.keys(remoteAreas) as RemoteArea[]).map(area),
          { path: '*', element: <Unmatched /> },
        ],
      },
    ],
  },
];
