import type { Session } from '@touchline/app-core/session/session.tsx';
import { routes } from '@touchline/contracts/policies/routing';
import type { NavItem } from '@touchline/ui';
import type { Waiting } from '../kinds/kind.ts';
import { kinds, staffQueues } from '../kinds/kinds.ts';
import { isOpen, routingIdentity } from '../session/guard.ts';
import { accountHref } from '../session/waiting.ts';
import { text } from '../text.ts';

const paths = new Set(routes.map(({ path }) => path));
const withPage = (items: readonly NavItem[]): readonly NavItem[] => items.filter((item) => paths.has(item.href));

const home = (): NavItem => ({ href: '/', label: text('home'), icon: 'house', exact: true });
const documents = (count: number): NavItem => ({
  href: '/documents',
  label: text('documents'),
  icon: 'file-text',
  count,
});

const nothing: Waiting = { interests: 0, mandates: 0, suggestions: 0, trials: 0, offers: 0, documents: 0 };

/** The places of a person's area, in the order of the day's work. Places without a page yet are left out. */
const placesOf = ({ identity, current }: Session, waiting: Waiting): readonly NavItem[] => {
  if (!identity) return [];
  if (identity.is_admin)
    return withPage([
      { href: '/admin', label: text('staffHome'), icon: 'gauge', exact: true },
      { href: '/admin/users', label: text('staffUsers'), icon: 'identification-card' },
      ...staffQueues,
      { href: '/admin/clubs', label: text('staffClubs'), icon: 'shield' },
      { href: '/admin/plans-management', label: text('plans'), icon: 'credit-card' },
      { href: '/admin/subscriptions', label: text('staffSubscriptions'), icon: 'receipt' },
      { href: '/admin/contracts', label: text('staffContracts'), icon: 'file-text' },
      { href: '/admin/audit', label: text('staffAudit'), icon: 'clock-counter-clockwise' },
    ]);
  const { work, own } = current ? kinds[current.profile_type].places(current, waiting) : { work: [], own: [] };
  // A page of one's own has parameters: it is no row of the table as it stands.
  return [...withPage([home(), ...work, documents(waiting.documents)]), ...own];
};

export const navigationOf = (session: Session, waiting: Waiting = nothing): readonly NavItem[] =>
  placesOf(session, waiting).filter(({ href }) => isOpen(session, href));

export const footNavigationOf = (session: Session): readonly NavItem[] =>
  session.identity
    ? withPage([{ href: accountHref(routingIdentity(session)), label: text('account'), icon: 'gear-six' }]).filter(
        ({ href }) => isOpen(session, href),
      )
    : [];
