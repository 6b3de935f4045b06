import { describe, expect, it } from '@jest/globals';
import { type RoutingIdentity, type RoutingProfile, routeFor, routes, safeRedirect } from './routing.ts';

const profile = (given: Partial<RoutingProfile> = {}): RoutingProfile => ({
  profile_type: 'player',
  onboarding: { status: 'completed' },
  verification_status: 'verified',
  is_subscribed: true,
  ...given,
});
const member = (
  given: Partial<RoutingProfile> = {},
  user: 'pending' | 'verified' | 'rejected' = 'verified',
): RoutingIdentity => ({
  is_admin: false,
  verification_status: user,
  current: profile(given),
});
const admin: RoutingIdentity = { is_admin: true, verification_status: 'verified', current: null };
const factorless: RoutingIdentity = { ...admin, lacks_second_factor: true };
const newcomer: RoutingIdentity = { is_admin: false, verification_status: 'pending', current: null };

/** `page`, `404`, or where one is sent. */
const at = (identity: RoutingIdentity, url: string): string => {
  const decision = routeFor(identity, url);
  return decision.kind === 'redirect' ? decision.to : decision.kind === 'page' ? 'page' : '404';
};

const sample = (path: string): string =>
  path === '/verify-email' || path === '/undo-email-change' ? `${path}?token=t` : path.replace(/:[a-z_]+/g, 'x1');

const people: Readonly<Record<string, RoutingIdentity>> = {
  guest: null,
  admin,
  'staff without a second factor': factorless,
  'without a profile': newcomer,
  onboarding: member({ onboarding: { status: 'pending' }, verification_status: 'pending' }, 'pending'),
  'profile pending': member({ verification_status: 'pending' }),
  'user pending': member({}, 'pending'),
  'one pending, one rejected': member({ verification_status: 'rejected' }, 'pending'),
  rejected: member({ verification_status: 'rejected' }),
  unsubscribed: member({ is_subscribed: false }),
  'without a guardian’s consent': member({ lacks_consent: true }),
  'rejected without a guardian’s consent': member({ verification_status: 'rejected', lacks_consent: true }),
  player: member(),
  representative: member({ profile_type: 'club-representative' }),
  agent: member({ profile_type: 'agent' }),
  coach: member({ profile_type: 'coach' }),
};

/** What every row answers to everybody: the whole table, so that a change of one cell is seen. */
const exempt = new Set([
  ...['/logout', '/verify-email', '/undo-email-change', '/terms-and-conditions', '/privacy', '/stripe/success'],
  ...[
    '/verify-document',
    '/trial-check',
    '/trial-check/:code',
    '/guardian-consent',
    '/guardian-signing',
    '/guest-signing',
  ],
]);
const guestOnly = new Set(['/login', '/register', '/forgot-password']);
const onlyFor: Readonly<Record<string, string>> = {
  '/player': 'player',
  '/club-representative': 'representative',
  '/agent': 'agent',
};

const expected = (who: string, path: string): string => {
  const url = sample(path);
  if (exempt.has(path)) return 'page';
  if (who === 'guest')
    return path === '/' || guestOnly.has(path) ? 'page' : `/login?redirect=${encodeURIComponent(url)}`;
  if (who === 'staff without a second factor') return path === '/admin/profile' ? 'page' : '/admin/profile';
  const inAdmin = path === '/admin' || path.startsWith('/admin/');
  if (who === 'admin') return inAdmin ? 'page' : path.startsWith('/profile') ? '/admin/profile' : '/admin';
  if (guestOnly.has(path) || inAdmin) return '/';
  const inOnboarding = path === '/onboarding' || path.startsWith('/onboarding/');
  if (who === 'without a profile') return path === '/onboarding' ? 'page' : '/onboarding';
  if (who === 'onboarding') return path === '/onboarding/player' ? 'page' : '/onboarding/player';
  if (['profile pending', 'user pending', 'one pending, one rejected', 'without a guardian’s consent'].includes(who))
    return path.startsWith('/pending-verification') ? 'page' : '/pending-verification';
  if (who.startsWith('rejected')) return path === '/access-blocked' ? 'page' : '/access-blocked';
  if (who === 'unsubscribed') return path === '/plans' ? 'page' : '/plans';
  if (inOnboarding || path.startsWith('/pending-verification')) return '/';
  if (['/access-blocked', '/plans'].includes(path)) return '/';
  if (path === '/profile') return '/profile/user';
  if (path === '/club-requests') return who === 'coach' ? '/' : 'page';
  const own = { player: '/player', representative: '/club-representative', agent: '/agent' }[who];
  if (path === '/offers') return own ? `${own}/offers` : '/';
  if (path === '/trial-requests') return own ? `${own}/trial-requests` : '/';
  const area = Object.keys(onlyFor).find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (area && (onlyFor[area] !== who || path in onlyFor)) return '/';
  return 'page';
};

describe.each(Object.entries(people))('%s', (who, identity) => {
  it.each(routes.map((row) => row.path))('on %s', (path) => {
    expect(at(identity, sample(path))).toBe(expected(who, path));
  });
  it('gets a 404 for a path that nobody has, before any guard', () => {
    expect(at(identity, '/nowhere')).toBe('404');
    expect(at(identity, '/admin/nowhere')).toBe('404');
    expect(at(identity, '/player/a/b/c')).toBe('404');
    expect(at(identity, '/player/%E0%A4%A/b')).toBe('404');
  });
});

it.each(['/verify-email', '/undo-email-change'])('%s without a token goes home', (path) => {
  expect(at(null, path)).toBe('/');
  expect(at(newcomer, `${path}?token=`)).toBe('/');
  expect(at(newcomer, `${path}?token=abc`)).toBe('page');
});

it('each onboarding is for its own type alone', () => {
  const representative = member({ profile_type: 'club-representative', onboarding: { status: 'pending' } });
  expect(at(representative, '/onboarding/player')).toBe('/onboarding/club-representative');
  expect(at(representative, '/onboarding')).toBe('/onboarding/club-representative');
});

it('sends a guest to the login with the whole address', () => {
  expect(at(null, '/club-representative/scout-players?positions=LW')).toBe(
    '/login?redirect=%2Fclub-representative%2Fscout-players%3Fpositions%3DLW',
  );
});

it('gives the parameters of a page', () => {
  expect(routeFor(member(), '/player/davi-adeyinka/prf_1')).toMatchObject({
    kind: 'page',
    route: '/player/:nickname/:id',
    params: { nickname: 'davi-adeyinka', id: 'prf_1' },
  });
  expect(routeFor(member(), '/player/offers/off_1')).toMatchObject({ route: '/player/offers/:offer_id' });
  expect(routeFor(member(), '/player/offers/')).toMatchObject({ route: '/player/offers' });
});

it('no redirect leads to another redirect of the same person for ever', () => {
  for (const identity of Object.values(people))
    for (const row of routes) {
      let url = sample(row.path);
      for (let hops = 0; ; hops += 1) {
        const decision = routeFor(identity, url);
        if (decision.kind !== 'redirect') break;
        expect(hops).toBeLessThan(3);
        url = decision.to;
      }
    }
});

it.each([
  ['/offers?turn=mine', '/offers?turn=mine'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\nb', '/'],
  [null, '/'],
  ['', '/'],
])('follows %p after signing in only within this site', (target, to) => {
  expect(safeRedirect(target)).toBe(to);
});
