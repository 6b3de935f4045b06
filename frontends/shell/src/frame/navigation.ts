import { routeFor, routes } from '@touchline/contracts/routing';
import type { Session } from '@touchline/market';
import type { NavItem } from '@touchline/ui';
import { routingIdentity } from '../session/guard.ts';
import { text } from '../text.ts';

const built = new Set(routes.filter((route) => route.built).map((route) => route.path));
const withPage = (items: readonly NavItem[]): readonly NavItem[] => items.filter((item) => built.has(item.href));

const home = (): NavItem => ({ href: '/', label: text('home'), icon: 'house', exact: true });
const documents = (count: number): NavItem => ({
  href: '/documents',
  label: text('documents'),
  icon: 'file-text',
  count,
});

/** How many wait for my answer, at the places where it is given. */
type Waiting = { readonly offers: number; readonly documents: number };
const nothing: Waiting = { offers: 0, documents: 0 };

/** Whether the guards let this person in: a place that only leads back to where one stands is none. */
export const isOpen = (session: Pick<Session, 'identity' | 'current'>, href: string): boolean =>
  routeFor(routingIdentity(session), href).kind === 'page';

/** The places of a person's area, in the order of the day's work. Places without a page yet are left out. */
const placesOf = ({ identity, current }: Session, waiting: Waiting): readonly NavItem[] => {
  if (!identity) return [];
  if (identity.is_admin)
    return withPage([
      { href: '/admin', label: text('staffHome'), icon: 'gauge', exact: true },
      { href: '/admin/users', label: text('staffUsers'), icon: 'identification-card' },
      { href: '/admin/players', label: text('staffPlayers'), icon: 'soccer-ball' },
      { href: '/admin/club-representatives', label: text('staffRepresentatives'), icon: 'briefcase' },
      { href: '/admin/clubs', label: text('staffClubs'), icon: 'shield' },
    ]);
  if (current?.profile_type === 'player')
    return [
      ...withPage([
        home(),
        { href: '/player/offers', label: text('offers'), icon: 'arrows-left-right', count: waiting.offers },
        documents(waiting.documents),
      ]),
      ...(current.nickname
        ? [{ href: `/player/${current.nickname}/${current.id}`, label: text('myPage'), icon: 'user' }]
        : []),
    ];
  if (current?.profile_type === 'club-representative')
    return withPage([
      home(),
      { href: '/club-representative/scout-players', label: text('scouting'), icon: 'binoculars' },
      { href: '/club-representative/offers', label: text('offers'), icon: 'arrows-left-right', count: waiting.offers },
      documents(waiting.documents),
    ]);
  return withPage([home(), documents(waiting.documents)]);
};

export const navigationOf = (session: Session, waiting: Waiting = nothing): readonly NavItem[] =>
  placesOf(session, waiting).filter(({ href }) => isOpen(session, href));

/** The page of the account itself. */
export const accountHref = ({ identity }: Pick<Session, 'identity'>): string =>
  identity?.is_admin ? '/admin/profile' : '/profile/user';

export const footNavigationOf = (session: Session): readonly NavItem[] =>
  session.identity
    ? withPage([{ href: accountHref(session), label: text('account'), icon: 'gear-six' }]).filter(({ href }) =>
        isOpen(session, href),
      )
    : [];
