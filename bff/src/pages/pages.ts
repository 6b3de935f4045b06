import { messageOf } from '@touchline/contracts/errors';
import type { Me } from '@touchline/contracts/http/identity';
import { type RoutingIdentity, routeFor } from '@touchline/contracts/policies/routing';
import { type Boot, bootPlaceholder, type PageConfig } from '@touchline/contracts/protocol/boot';
import { csrfCookie } from '@touchline/contracts/protocol/csrf';
import { Unavailable } from '@touchline/platform/http';
import type { Logger } from '@touchline/platform/telemetry';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { cookiesOf, setCookie } from '../edge/cookies.ts';
import { allowWithin } from '../edge/security.ts';
import { type Csrf, guestBinding } from '../session/csrf.ts';
import type { BffSessions } from '../session/sessions.ts';
import { type Ask, forwarded } from '../upstream/ask.ts';
import { underOwnName } from './own-name.ts';
import type { Template } from './template.ts';

interface Given {
  readonly ask: Ask;
  readonly sessions: BffSessions;
  readonly csrf: Csrf;
  /** The shell's index.html, of the build that this person gets. */
  readonly template: (person: string | undefined) => Promise<Template>;
  readonly config: PageConfig;
  readonly origin: string;
  readonly secure: boolean;
  readonly logger: Logger;
}

/** The shell mirrors the chosen mode in a cookie, so that the first paint has it. */
const colourMode = (req: Request): Boot['colour_mode'] => {
  const chosen = cookiesOf(req)['colour-mode'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** JSON inside a page: no sign in it can end the element that holds it. */
const inlined = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const routingIdentity = (me: Me | null, profileId: string | undefined): RoutingIdentity =>
  me && {
    is_admin: me.is_admin,
    lacks_second_factor: me.second_factor.required && !me.second_factor.on,
    verification_status: me.verification_status,
    current: me.profiles.find((p) => p.id === profileId) ?? null,
  };

/** Pages that are the demo's own, outside the product's routes. */
const demoPages = new Set(['/gallery', '/dev/mailbox']);

/** Every page: one shell, guarded on the server by the same rules as in it, with true status codes. */
export const pages = ({ ask, sessions, csrf, template, config, origin, secure, logger }: Given) => {
  /** A CSRF token that outlived its session would have the page's first command refused: the page asks for another. */
  const expireCsrf = (req: Request, res: Response, binding: string): void => {
    const kept = cookiesOf(req)[csrfCookie];
    if (kept && !csrf.fits(kept, binding))
      setCookie(res, csrfCookie, '', { secure, httpOnly: false, maxAgeSeconds: 0 });
  };

  const whoAsks = async (req: Request, res: Response): Promise<{ me: Me | null; profileId: string | undefined }> => {
    const signedIn = await sessions.of(req);
    expireCsrf(req, res, signedIn?.tokenHash ?? guestBinding);
    if (!signedIn) return { me: null, profileId: undefined };
    const actor = await sessions.actor(req, signedIn);
    const reply = await ask.identity('me', { actor, headers: forwarded(req) });
    if (reply.status >= 500) throw new Unavailable('identity');
    const me = reply.ok ? reply.data : null;
    const own =
      me?.profiles.find((p) => p.id === actor.profile?.id) ?? me?.profiles.find((p) => p.id === me.default_profile_id);
    return { me, profileId: own?.id };
  };

  const send = async (req: Request, res: Response, status: number, me: Me | null): Promise<void> => {
    const mode = colourMode(req);
    const boot: Boot = {
      identity: me,
      config,
      colour_mode: mode,
      fault: status >= 500 ? { status, message: messageOf('ServiceUnavailable') } : null,
    };
    const all = await template(me?.id);
    // Where the pages hold a token, only they know whether somebody is signed in.
    const isGuests = me === null && status === 200 && config.client?.mode !== 'token';
    const own = isGuests ? all.first : all.ahead;
    const page = (isGuests || me ? own.get(req.path) : undefined) ?? all;
    const html = page.html
      .replace(bootPlaceholder, () => inlined(boot))
      .replace('<!--title-->', 'Touchline')
      .replace('<!--theme-->', mode)
      .replace('<!--frame-->', me ? 'app' : 'entry');
    allowWithin(res, page.within);
    res.status(status).setHeader('cache-control', 'no-store');
    res.type('html').send(html);
  };

  return async (req: Request, res: Response): Promise<void> => {
    const named = underOwnName(req.headers.host, origin, req.originalUrl);
    if (named !== undefined) {
      res.redirect(307, named);
      return;
    }
    const bot = isbot(String(req.headers['user-agent'] ?? ''));
    let who: Awaited<ReturnType<typeof whoAsks>>;
    try {
      who = await whoAsks(req, res);
    } catch (error) {
      logger.error({ err: error, request_id: req.requestId }, 'the page could not be prepared');
      if (bot) res.status(503).end();
      else await send(req, res, 503, null);
      return;
    }
    if (config.demo && demoPages.has(req.path)) {
      await send(req, res, 200, who.me);
      return;
    }
    const decision = routeFor(routingIdentity(who.me, who.profileId), req.originalUrl);
    if (decision.kind === 'redirect') {
      res.setHeader('cache-control', 'no-store');
      res.redirect(302, decision.to);
      return;
    }
    if (decision.kind === 'not-found' && bot) {
      logger.warn({ request_id: req.requestId }, 'a crawler asked for a page that is not there');
      res.status(404).end();
      return;
    }
    await send(req, res, decision.kind === 'page' ? 200 : 404, who.me);
  };
};
