import { type RoutingIdentity, routeFor } from '@touchline/contracts/routing';
import type { Session } from '@touchline/market';
import { data, redirect } from 'react-router';
import { text } from '../text.ts';

/** The person as the routing rules see them. */
export const routingIdentity = ({ identity, current }: Pick<Session, 'identity' | 'current'>): RoutingIdentity =>
  identity && { is_admin: identity.is_admin, verification_status: identity.verification_status, current };

/** The same decision the server makes for a page, before every navigation within it. */
export const guard = (session: Pick<Session, 'identity' | 'current'>, url: URL): null => {
  const decision = routeFor(routingIdentity(session), `${url.pathname}${url.search}`);
  if (decision.kind === 'redirect') throw redirect(decision.to);
  if (decision.kind === 'not-found')
    throw data(null, { status: 404, statusText: text('pageNotFound', { path: decision.path }) });
  return null;
};
