import { data, redirect } from '@touchline/app-core/page/router.ts';
import type { Session } from '@touchline/app-core/session/session.tsx';
import { type RoutingIdentity, routeFor } from '@touchline/contracts/policies/routing';
import { text } from '../text.ts';

/** The person as the routing rules see them. */
export const routingIdentity = ({ identity, current }: Pick<Session, 'identity' | 'current'>): RoutingIdentity =>
  identity && {
    is_admin: identity.is_admin,
    lacks_second_factor: identity.second_factor.required && !identity.second_factor.on,
    verification_status: identity.verification_status,
    current,
  };

/** Whether the guards let this person in: a place that only leads back to where one stands is none. */
export const isOpen = (session: Pick<Session, 'identity' | 'current'>, href: string): boolean =>
  routeFor(routingIdentity(session), href).kind === 'page';

/** Whether this member is past every guard, verified and subscribed: whoever may read the inbox may act. */
export const mayAct = (session: Pick<Session, 'identity' | 'current'>): boolean => isOpen(session, '/inbox');

/** The same decision the server makes for a page, before every navigation within it. */
export const guard = (session: Pick<Session, 'identity' | 'current'>, url: URL): null => {
  const decision = routeFor(routingIdentity(session), `${url.pathname}${url.search}`);
  if (decision.kind === 'redirect') throw redirect(decision.to);
  if (decision.kind === 'not-found')
    throw data(null, { status: 404, statusText: text('pageNotFound', { path: decision.path }) });
  return null;
};
