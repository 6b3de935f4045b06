import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bffOperations } from '@touchline/contracts/http/bff';
import type { Session, SignInChallenge } from '@touchline/contracts/http/identity';
import { consistencyCookie, consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { csrfCookie } from '@touchline/contracts/protocol/csrf';
import { currentProfileCookie } from '@touchline/contracts/protocol/current-profile';
import { Rejected } from '@touchline/platform/domain';
import {
  createOperationsRouter,
  fieldErrors,
  jsonBody,
  limits,
  type RawReply,
  writeReply,
} from '@touchline/platform/http';
import type { Request, RequestHandler, Response, Router } from 'express';
import { cookiesOf, setCookie } from '../edge/cookies.ts';
import { rememberTokens } from '../edge/request.ts';
import { type Answer, type Ask, forwarded } from '../upstream/ask.ts';
import type { OperationOf } from '../upstream/operations.ts';
import { type Csrf, guestBinding } from './csrf.ts';
import { deviceOf, rememberDevice } from './device.ts';
import type { BffSessions } from './sessions.ts';

interface Given {
  readonly ask: Ask;
  readonly sessions: BffSessions;
  readonly csrf: Csrf;
  readonly secure: boolean;
}

const profileWithinMs = 2000;
/** As long as identity keeps a challenge. */
const challengeSeconds = 600;

/** What a session comes of. */
type Entrance = 'createSession' | 'passPasskey' | 'passSecondFactor' | 'registerUser';

/** Signing in, out and registering: where the browser's cookie is made and ended. */
export const sessionRoutes = ({ ask, sessions, csrf, secure }: Given): Router => {
  const router = createOperationsRouter();
  const json = jsonBody(limits.json);

  const challengeCookie = secure ? '__Host-touchline-challenge' : 'touchline-challenge';

  const issueCsrf = (res: Response, binding: string): void =>
    setCookie(res, csrfCookie, csrf.issue(binding), { secure, httpOnly: false });

  /** Of a guest or of whoever is still signed in. */
  const binding = async (req: Request): Promise<string> => (await sessions.of(req))?.tokenHash ?? guestBinding;

  router.get('/csrf', async (req, res) => {
    issueCsrf(res, await binding(req));
    res.setHeader('cache-control', 'no-store');
    res.status(204).end();
  });

  /** A new account's first profile comes by event: the page that follows needs it, so it is waited for, for a moment. */
  const whoIs = async (
    req: Request,
    session: Session,
    withProfile: boolean,
  ): Promise<Answer<OperationOf<'identity', 'me'>>> => {
    const actor = {
      user_id: session.user_id,
      session_id: session.session_id,
      is_admin: session.is_admin,
      lacks_second_factor: session.lacks_second_factor,
      authenticated_at: session.authenticated_at,
      profile: null,
    };
    const until = Date.now() + profileWithinMs;
    for (;;) {
      const me = await ask.identity('me', { actor, headers: forwarded(req) });
      if (!me.ok || !withProfile || me.data.profiles.length > 0 || Date.now() > until) return me;
      await wait(25);
    }
  };

  const wantsToken = (req: Request): boolean => req.headers['x-auth-mode'] === 'token';

  /** A sign-in whose code is waited for, on this browser alone; programs keep the token by themselves. */
  const challenged = (
    res: Response,
    { token, ...challenge }: SignInChallenge & { readonly token: string },
    asToken: boolean,
  ): never => {
    if (!asToken) setCookie(res, challengeCookie, token, { secure, httpOnly: true, maxAgeSeconds: challengeSeconds });
    const details: SignInChallenge = { ...challenge, token: asToken ? token : null };
    throw new Rejected('SecondFactorRequired', details);
  };

  /** Before the body is read. A token client has no cookie to be abused: nothing of it is checked, nothing of a cookie is set. */
  const guarded: RequestHandler = async (req, _res, next) => {
    if (!wantsToken(req) || cookiesOf(req)[sessions.cookieName])
      csrf.check(req, cookiesOf(req)[csrfCookie], await binding(req));
    next();
  };
  const guardedWhoLeaves: RequestHandler = async (req, _res, next) => {
    const living = sessions.tokenOf(req)?.mode === 'cookie' ? await sessions.of(req) : null;
    if (living) csrf.check(req, cookiesOf(req)[csrfCookie], living.tokenHash);
    next();
  };

  const open = async (req: Request, res: Response, operation: Entrance): Promise<void> => {
    const before = sessions.tokenOf(req);
    // A program that keeps no cookies has no device to be known by: each of its sign-ins is told.
    const device = wantsToken(req) ? undefined : deviceOf(req, secure);
    const headers = { ...forwarded(req), 'x-client-device': device };
    const unjudged = operation === 'passSecondFactor' ? withChallenge(req) : (req.body as unknown);
    const reply = await ask.identity(operation, { unjudged, headers });
    if (!reply.ok) {
      writeReply(res, reply.reply);
      return;
    }
    if ('challenge' in reply.data && reply.data.challenge) challenged(res, reply.data.challenge, wantsToken(req));
    const { token, session } = reply.data;
    if (token === null || session === null) throw new Rejected('ServerErrorException');
    // Whoever signs in anew leaves the earlier session.
    if (before?.mode === 'cookie') await end(req, before.token);
    if (device !== undefined) {
      rememberDevice(res, device, secure);
      setCookie(res, sessions.cookieName, token, { secure, httpOnly: true, maxAgeSeconds: 30 * 86_400 });
      issueCsrf(res, session.token_hash);
      if (operation === 'passSecondFactor' || operation === 'passPasskey')
        setCookie(res, challengeCookie, '', { secure, httpOnly: true, maxAgeSeconds: 0 });
    }
    const me = await whoIs(req, session, operation === 'registerUser');
    if (!me.ok) {
      writeReply(res, me.reply);
      return;
    }
    rememberTokens(res, req.consistencyTokens, reply.headers[consistencyHeader], secure);
    const data = { user: me.data, token: wantsToken(req) ? token : null };
    const answer: RawReply = {
      status: reply.status === 201 && operation === 'registerUser' ? 201 : 200,
      headers: { 'cache-control': 'no-store' },
      json: { data },
    };
    writeReply(
      res,
      reply.headers[consistencyHeader]
        ? { ...answer, headers: { ...answer.headers, [consistencyHeader]: reply.headers[consistencyHeader] } }
        : answer,
    );
  };

  /** The browser's cookie; a program's token stands in the body. */
  const withChallenge = (req: Request): unknown => {
    const given = bffOperations.loginSecondFactor.body.safeParse(req.body ?? {});
    if (!given.success) throw new Rejected('ValidationFailed', { details: fieldErrors(given.error) });
    const { code, token } = given.data;
    return { code, token: (wantsToken(req) ? token : cookiesOf(req)[challengeCookie]) ?? '' };
  };

  const end = async (req: Request, token: string): Promise<void> => {
    const token_hash = createHash('sha256').update(token).digest('hex');
    await sessions.forget(token_hash);
    const reply = await ask.identity('endSession', { body: { token_hash }, headers: forwarded(req) });
    await sessions.forget(token_hash);
    // A stream of that session, here or on another replica, ends with it.
    if (reply.ok && reply.data) await sessions.changed(reply.data.user_id);
  };

  router.post('/login', guarded, json, (req, res) => open(req, res, 'createSession'));
  router.post('/login/second-factor', guarded, json, (req, res) => open(req, res, 'passSecondFactor'));
  router.post('/login/passkey', guarded, json, (req, res) => open(req, res, 'passPasskey'));
  router.post('/register', guarded, json, (req, res) => open(req, res, 'registerUser'));
  router.post('/logout', guardedWhoLeaves, json, async (req, res) => {
    const given = sessions.tokenOf(req);
    if (given) await end(req, given.token);
    // By name: `Clear-Site-Data` would take the device with them, and the next sign-in would be told as that of a stranger.
    for (const name of [sessions.cookieName, csrfCookie, consistencyCookie, currentProfileCookie])
      setCookie(res, name, '', { secure, httpOnly: true, maxAgeSeconds: 0 });
    res.setHeader('cache-control', 'no-store');
    res.status(204).end();
  });
  router.all(['/login', '/login/second-factor', '/login/passkey', '/register', '/logout'], (_req, _res) => {
    throw new Rejected('NotFound');
  });
  return router;
};
