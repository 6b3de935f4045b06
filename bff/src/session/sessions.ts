import { createHash } from 'node:crypto';
import { profileEvents, userEvents } from '@touchline/contracts/events';
import type { Session } from '@touchline/contracts/http/identity';
import {
  currentProfileCookie,
  profileIdHeader,
  profileTypeHeader,
  readCurrentProfileCookie,
} from '@touchline/contracts/protocol/current-profile';
import type { ProfileType } from '@touchline/contracts/values';
import type { CloudEvent, Subscription } from '@touchline/platform/bus';
import type { Cache } from '@touchline/platform/cache';
import { Rejected } from '@touchline/platform/domain';
import { type Principal, Unavailable } from '@touchline/platform/http';
import type { Request } from 'express';
import { cookiesOf } from '../edge/cookies.ts';
import type { Ask } from '../upstream/ask.ts';

/** How a request is signed in: by the cookie of a browser or the bearer token of another client. */
export interface SignedIn {
  readonly session: Session;
  readonly mode: 'cookie' | 'token';
  readonly tokenHash: string;
}

export interface BffSessions {
  /** The session of a request; null for a guest. A cookie stands before a bearer token: then CSRF is checked. */
  readonly of: (req: Request) => Promise<SignedIn | null>;
  /** Who acts: the person and, of the person's own profiles, the one that the request names. */
  readonly actor: (req: Request, signedIn: SignedIn) => Promise<Principal>;
  readonly forget: (tokenHash: string) => Promise<void>;
  /** Something of this person's sessions changed, on whatever replica: requests and open streams look again. */
  readonly changed: (userId: string) => Promise<void>;
  /** What is kept of this request's session is of yesterday: the next one asks identity. */
  readonly renew: (req: Request) => Promise<void>;
  /** The token of the request, whether it still lives or not. */
  readonly tokenOf: (req: Request) => { readonly token: string; readonly mode: 'cookie' | 'token' } | undefined;
  readonly subscription: Subscription;
  readonly cookieName: string;
}

/**
 * The cache is updated with every change; this bounds what a lost message, a broker or a Redis that is away could cost: what
 * is taken from a person is gone within a second.
 */
const keptSeconds = 1;

/** The channel that tells open streams to look whether their session still lives. */
export const sessionChannel = (userId: string): string => `session:${userId}`;

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

const namedProfile = (req: Request): { id: string; type: string; explicit: boolean } | undefined => {
  const id = req.headers[profileIdHeader];
  const type = req.headers[profileTypeHeader];
  if (typeof id === 'string' && typeof type === 'string') return { id, type, explicit: true };
  const chosen = readCurrentProfileCookie(cookiesOf(req)[currentProfileCookie]);
  return chosen ? { ...chosen, explicit: false } : undefined;
};

export const createBffSessions = ({ ask, cache, secure }: { ask: Ask; cache: Cache; secure: boolean }): BffSessions => {
  const cookieName = secure ? '__Host-touchline' : 'touchline-session';
  const generation = async (userId: string): Promise<number> => (await cache.get<number>(`sessions:${userId}`)) ?? 0;

  const resolve = async (tokenHash: string): Promise<Session | null> => {
    const reply = await ask.identity('resolveSession', { body: { token_hash: tokenHash } });
    // Only its word ends a session; that it cannot answer, or does not know us, is its trouble and not the person's.
    if (!reply.ok) throw new Unavailable('identity');
    const session = reply.data;
    if (session)
      await cache.set(`session:${tokenHash}`, { session, generation: await generation(session.user_id) }, keptSeconds);
    return session;
  };

  const find = async (tokenHash: string): Promise<Session | null> => {
    const kept = await cache.get<{ session: Session; generation: number }>(`session:${tokenHash}`);
    if (kept && kept.generation === (await generation(kept.session.user_id))) return kept.session;
    return resolve(tokenHash);
  };

  const tokenOf: BffSessions['tokenOf'] = (req) => {
    const cookie = cookiesOf(req)[cookieName];
    if (cookie) return { token: cookie, mode: 'cookie' };
    const bearer = /^Bearer ([\w-]{20,200})$/.exec(req.headers.authorization ?? '')?.[1];
    return bearer ? { token: bearer, mode: 'token' } : undefined;
  };

  const changed = async (userId: string): Promise<void> => {
    await cache.set(`sessions:${userId}`, Date.now(), keptSeconds * 60);
    await cache.publish(sessionChannel(userId), 'changed');
  };

  return {
    cookieName,
    tokenOf,
    of: async (req) => {
      const given = tokenOf(req);
      if (!given) return null;
      const tokenHash = hash(given.token);
      const session = await find(tokenHash);
      return session ? { session, mode: given.mode, tokenHash } : null;
    },
    actor: async (req, signedIn) => {
      const named = namedProfile(req);
      const among = (session: Session) => session.profiles.find((p) => p.id === named?.id && p.type === named.type);
      let { session } = signedIn;
      let profile = among(session);
      if (named && !profile) {
        // A profile that was made a moment ago may not be in what is kept.
        session = (await resolve(signedIn.tokenHash)) ?? session;
        profile = among(session);
      }
      if (named?.explicit && !profile) throw new Rejected('AccessDeniedException');
      const chosen =
        profile ?? session.profiles.find((p) => p.id === session.default_profile_id) ?? session.profiles[0];
      return {
        user_id: session.user_id,
        session_id: session.session_id,
        is_admin: session.is_admin,
        lacks_second_factor: session.lacks_second_factor,
        authenticated_at: session.authenticated_at,
        profile: chosen ? { id: chosen.id, type: chosen.type as ProfileType } : null,
      };
    },
    forget: (tokenHash) => cache.delete(`session:${tokenHash}`),
    changed,
    renew: async (req) => {
      const given = tokenOf(req);
      if (given) await cache.delete(`session:${hash(given.token)}`);
    },
    subscription: {
      group: 'bff.sessions',
      topics: ['touchline.user', 'touchline.profile'],
      from: 'end',
      independent: true,
      handle: async (event: CloudEvent) => {
        if (event.type === profileEvents.created.type)
          await changed(profileEvents.created.data.parse(event.data).profile.user_id);
        const ending: readonly string[] = [
          userEvents.passwordChanged.type,
          userEvents.secondFactorSwitchedOn.type,
          userEvents.secondFactorSwitchedOff.type,
          userEvents.secondFactorRemoved.type,
          userEvents.emailChanged.type,
          userEvents.emailChangeUndone.type,
          userEvents.sessionsEnded.type,
          userEvents.suspended.type,
          userEvents.accountClosed.type,
          userEvents.reinstated.type,
          userEvents.defaultProfileChosen.type,
        ];
        if (ending.includes(event.type)) await changed(event.subject);
      },
    },
  };
};
