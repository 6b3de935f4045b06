import { api } from '@touchline/app-core/client/client.ts';
import type { Body } from '@touchline/app-core/client/create-client.ts';
import type { Session } from '@touchline/app-core/session/session.tsx';
import { safeRedirect } from '@touchline/contracts/policies/routing';
import type { ClientSettings } from '@touchline/contracts/protocol/client';

type Asking = Pick<Session, 'identity'>;

/** Opens a session by email and password. @throws Error where there is one already; ApiFailure as refused */
export const login = async ({ identity }: Asking, body: Body<'/login', 'post'>): Promise<void> => {
  if (identity) throw new Error('User is already authenticated');
  // A suspension has a page of its own.
  await api.post('/login', { body, quiet: ['AccountSuspended'] });
};

/** Ends the session. @throws Error where there is none; ApiFailure where nobody knows whether it ended */
export const logout = async ({ identity }: Asking): Promise<void> => {
  if (!identity) throw new Error('User is not authenticated');
  await api.post('/logout', { mayBeGuest: true });
};

type Redirects = Pick<ClientSettings, 'redirect'>;

/** Where a sign-in leads: back to where one was sent here from, else where the settings say. */
export const landingOf = ({ redirect }: Redirects, from: string | null): string =>
  from === null ? redirect.login : safeRedirect(from);

/** Where /logout leads. `from`: the page on which the session was found to be over; null where the person signed out. */
export const leavingTo = ({ redirect }: Redirects, from: string | null): string => {
  if (from === null || !redirect.if_unauthenticated) return redirect.logout;
  const back = safeRedirect(from);
  return redirect.keep_place && back !== '/'
    ? `${redirect.unauthenticated}?redirect=${encodeURIComponent(back)}`
    : redirect.unauthenticated;
};
