import type { OnboardingStatus, ProfileType, VerificationStatus } from '../values.ts';

/**
 * The specification's routes and guards (§2, §4) as one pure function of who asks and for which path. The server uses it
 * for pages (redirects, true status codes), the shell for navigation, so that both always agree.
 */

export interface RoutingProfile {
  readonly profile_type: ProfileType;
  readonly onboarding: { readonly status: OnboardingStatus };
  readonly verification_status: VerificationStatus;
  readonly is_subscribed: boolean;
  /** Under 18 without a guardian's consent that is in force. */
  readonly lacks_consent?: boolean;
}

/** Null: nobody is signed in. `current` is null for a person who has no profile yet. */
export type RoutingIdentity = {
  readonly is_admin: boolean;
  /** Staff without the second factor that is required of them. */
  readonly lacks_second_factor?: boolean;
  readonly verification_status: VerificationStatus;
  readonly current: RoutingProfile | null;
} | null;

export type RoutingDecision =
  | { readonly kind: 'page'; readonly route: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found'; readonly path: string };

/**
 * - `any`: everybody, before and after signing in; for members the guards of §4 apply.
 * - `guest`: guests alone; members are sent home.
 * - `exempt`: outside all guards.
 * - `member`, `admin`: signed in; and the areas of one profile type, or of each that is listed.
 */
type Area = 'player' | 'club-representative' | 'agent';
type Rule = 'any' | 'guest' | 'exempt' | 'member' | 'admin' | Area | readonly Area[] | 'onboarding';

interface Row {
  readonly path: string;
  readonly rule: Rule;
}

const row = (path: string, rule: Rule): Row => ({ path, rule });

/** Every row of the specification and the screens beyond it. Fixed words stand before parameters: the first match wins. */
export const routes: readonly Row[] = [
  row('/', 'any'),
  row('/login', 'guest'),
  row('/register', 'guest'),
  row('/forgot-password', 'guest'),
  row('/logout', 'exempt'),
  row('/verify-email', 'exempt'),
  row('/undo-email-change', 'exempt'),
  row('/guardian-signing', 'exempt'),
  row('/guest-signing', 'exempt'),
  row('/terms-and-conditions', 'exempt'),
  row('/privacy', 'exempt'),
  row('/stripe/success', 'exempt'),
  row('/access-blocked', 'member'),
  row('/pending-verification', 'member'),
  row('/pending-verification-pre-launch', 'member'),
  row('/pending-verification-post-launch', 'member'),
  row('/plans', 'member'),
  row('/offers', 'member'),
  row('/guardian-consent', 'exempt'),
  row('/verify-document', 'exempt'),
  row('/trial-check', 'exempt'),
  row('/trial-check/:code', 'exempt'),
  row('/trial-requests', 'member'),
  // Whom its list is answered: a coach has nothing to look for there.
  row('/club-requests', ['player', 'club-representative', 'agent']),
  row('/clubs/:club_id', 'member'),
  row('/documents', 'member'),
  row('/documents/new', 'member'),
  row('/documents/templates', 'member'),
  row('/documents/templates/:template_id', 'member'),
  row('/documents/sendings/:sending_id', 'member'),
  row('/documents/:document_id', 'member'),
  row('/inbox', 'member'),
  row('/onboarding', 'onboarding'),
  row('/onboarding/player', 'onboarding'),
  row('/onboarding/club-representative', 'onboarding'),
  row('/onboarding/agent', 'onboarding'),
  row('/onboarding/coach', 'onboarding'),
  row('/profile', 'member'),
  row('/profile/user', 'member'),
  row('/profile/management', 'member'),
  row('/profile/billing', 'member'),
  row('/admin', 'admin'),
  row('/admin/profile', 'admin'),
  row('/admin/clubs', 'admin'),
  row('/admin/users', 'admin'),
  row('/admin/agents', 'admin'),
  row('/admin/players', 'admin'),
  row('/admin/coaches', 'admin'),
  row('/admin/subscriptions', 'admin'),
  row('/admin/contracts', 'admin'),
  row('/admin/audit', 'admin'),
  row('/admin/plans-management', 'admin'),
  row('/admin/club-representatives', 'admin'),
  row('/agent', 'agent'),
  row('/agent/players', 'agent'),
  row('/agent/players/:nickname/:id', 'agent'),
  row('/agent/mandates', 'agent'),
  row('/agent/offers', 'agent'),
  row('/agent/offers/:offer_id', 'agent'),
  row('/agent/club-interest', 'agent'),
  row('/agent/trial-requests', 'agent'),
  row('/player', 'player'),
  row('/player/offers', 'player'),
  row('/player/offers/:offer_id', 'player'),
  row('/player/club-interest', 'player'),
  row('/player/representation', 'player'),
  row('/player/trial-requests', 'player'),
  row('/player/trial-requests/:trial_request_id/report', 'player'),
  row('/player/:nickname/:id', 'player'),
  row('/club-representative', 'club-representative'),
  row('/club-representative/requests', 'club-representative'),
  row('/club-representative/offers', 'club-representative'),
  row('/club-representative/offers/new', 'club-representative'),
  row('/club-representative/offers/:offer_id', 'club-representative'),
  row('/club-representative/club-interest', 'club-representative'),
  row('/club-representative/compare', 'club-representative'),
  row('/club-representative/shortlists', 'club-representative'),
  row('/club-representative/shortlists/:shortlist_id', 'club-representative'),
  row('/club-representative/scout-players', 'club-representative'),
  row('/club-representative/scout-players/:nickname/:id', 'club-representative'),
  row('/club-representative/trial-requests', 'club-representative'),
  row('/club-representative/trial-requests/:trial_request_id/report', 'club-representative'),
];

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

const match = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decode(given[i] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
};

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] || '/';

const within = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

/** The pages that members of a type have for a word of the specification (`/offers`). */
const areaOf: Readonly<Partial<Record<ProfileType, string>>> = {
  player: '/player',
  'club-representative': '/club-representative',
  agent: '/agent',
};

const redirect = (to: string): RoutingDecision => ({ kind: 'redirect', to });

/** Where who waits is sent; the others show the same page with one of its two texts, whichever is configured. */
const pendingPage = '/pending-verification';
const pendingPages: readonly string[] = [pendingPage, `${pendingPage}-pre-launch`, `${pendingPage}-post-launch`];

const onboardingPage = (current: RoutingProfile | null): string =>
  current ? `/onboarding/${current.profile_type}` : '/onboarding';

/** Where §4's five rules send a member who is no admin; undefined where they let the page be. */
const guard = (identity: NonNullable<RoutingIdentity>, path: string): string | undefined => {
  const { current, verification_status: user } = identity;
  const inOnboarding = within(path, '/onboarding');
  // 1. Onboarding pending; having no profile yet counts as that.
  if (!current || current.onboarding.status === 'pending') return inOnboarding ? undefined : onboardingPage(current);
  const statuses = [user, current.verification_status];
  // 2. One thing pending, whatever the other is.
  if (statuses.includes('pending')) return pendingPages.includes(path) ? undefined : pendingPage;
  // 3. Any rejection.
  if (statuses.includes('rejected')) return path === '/access-blocked' ? undefined : '/access-blocked';
  // A guardian has taken the consent back: the market is closed again, and this page says how to ask once more.
  if (current.lacks_consent) return pendingPages.includes(path) ? undefined : pendingPage;
  // 4. Fully verified, not subscribed.
  if (!current.is_subscribed) return path === '/plans' ? undefined : '/plans';
  // 5. Fully verified on a page of the way there; /plans is for those without a subscription alone.
  if (inOnboarding || pendingPages.includes(path) || path === '/access-blocked' || path === '/plans') return '/';
  return undefined;
};

const adminDecision = (
  { lacks_second_factor }: NonNullable<RoutingIdentity>,
  rule: Rule,
  path: string,
): string | undefined => {
  // It is set up on one's own page; nothing else opens before.
  if (lacks_second_factor && rule !== 'exempt') return path === '/admin/profile' ? undefined : '/admin/profile';
  if (rule === 'admin' || rule === 'exempt') return undefined;
  return within(path, '/profile') ? '/admin/profile' : '/admin';
};

const memberDecision = (identity: NonNullable<RoutingIdentity>, rule: Rule, path: string): string | undefined => {
  if (rule === 'exempt') return undefined;
  if (rule === 'guest' || rule === 'admin') return '/';
  const sent = guard(identity, path);
  if (sent !== undefined) return sent;
  const type = identity.current?.profile_type;
  if (rule === 'onboarding') {
    const own = onboardingPage(identity.current);
    return path === own ? undefined : own;
  }
  if (path === '/profile') return '/profile/user';
  if (path === '/offers') return type && areaOf[type] ? `${areaOf[type]}/offers` : '/';
  if (path === '/trial-requests') return type && areaOf[type] ? `${areaOf[type]}/trial-requests` : '/';
  // The areas have no start page of their own: a member's home is the home.
  if (path === `/${type}`) return '/';
  const isAnothers = rule !== 'member' && rule !== 'any' && ![rule].flat().some((area) => area === type);
  return isAnothers ? '/' : undefined;
};

/** Pages that are opened by the link of a mail alone. */
const withToken: readonly string[] = ['/verify-email', '/undo-email-change'];

/**
 * Decides what a path shows to the one who asks. `url` may carry a query: pages with a `token` need it, and sending a
 * guest to the login keeps the whole address.
 */
export const routeFor = (identity: RoutingIdentity, url: string): RoutingDecision => {
  const path = pathOf(url).replace(/(?!^)\/+$/, '');
  const found = routes
    .map((r) => ({ row: r, params: match(r.path, path) }))
    .find((candidate) => candidate.params !== undefined);
  if (!found?.params) return { kind: 'not-found', path };
  const { rule } = found.row;
  const page: RoutingDecision = { kind: 'page', route: found.row.path, params: found.params };
  if (withToken.includes(path) && !new URLSearchParams(url.split('?')[1]?.split('#')[0] ?? '').get('token'))
    return redirect('/');
  if (!identity) {
    if (rule === 'any' || rule === 'guest' || rule === 'exempt') return page;
    return redirect(`/login?redirect=${encodeURIComponent(url)}`);
  }
  const to = identity.is_admin ? adminDecision(identity, rule, path) : memberDecision(identity, rule, path);
  return to === undefined ? page : redirect(to);
};

/** A redirect target from a query is followed only within this site. */
export const safeRedirect = (target: string | null | undefined): string =>
  target && /^\/(?!\/)[\x20-\x5b\x5d-\x7e]*$/.test(target) ? target : '/';
