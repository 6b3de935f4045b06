import type { RoutingIdentity } from '@touchline/contracts/policies/routing';
import { routeFor } from '@touchline/contracts/policies/routing';

/**
 * The guards keep whom staff haven't verified on one page (§4), but that person may look at what was handed in and change it, read
 * the inbox and see to the account. All are parts of that page, at an address of their own within it.
 */
export const parts = ['status', 'submitted', 'inbox', 'account'] as const;
export type Part = (typeof parts)[number];

const isPage = (identity: RoutingIdentity, href: string): boolean => routeFor(identity, href).kind === 'page';

/** The page on which somebody waits for staff or mends; undefined for whoever isn't held there. */
const waitingPage = (identity: RoutingIdentity): string | undefined =>
  ['/pending-verification', '/access-blocked'].find((page) => isPage(identity, page));

/** Which part an address shows: the state, unless it names another. */
export const partOf = (search: string): Part => {
  const given = new URLSearchParams(search).get('part');
  return parts.find((part) => part === given) ?? 'status';
};

export const partSearch = (part: Part): string => (part === 'status' ? '' : `?part=${part}`);

/** Where this person's notices stand; undefined where no page shows them. */
export const inboxHref = (identity: RoutingIdentity): string | undefined => {
  if (isPage(identity, '/inbox')) return '/inbox';
  const page = waitingPage(identity);
  return page && `${page}${partSearch('inbox')}`;
};

/** Where this person sees to the account itself. */
export const accountHref = (identity: RoutingIdentity): string => {
  if (identity?.is_admin) return '/admin/profile';
  const page = waitingPage(identity);
  return page ? `${page}${partSearch('account')}` : '/profile/user';
};
