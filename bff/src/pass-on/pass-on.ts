import type { Operation } from '@touchline/contracts/http';
import { passedOn } from '@touchline/contracts/http/bff';
import { cut } from '@touchline/contracts/text';
import { Rejected } from '@touchline/infra/domain';
import { type Actor, jsonBody, limits, type RawReply, writeReply } from '@touchline/infra/http';
import express, { type Request, type Response, type Router } from 'express';
import type { Gate } from '../edge/concurrency.ts';
import { cookiesOf } from '../edge/cookies.ts';
import { rememberAfter } from '../edge/request.ts';
import { isMultipart, readMultipart } from '../edge/upload.ts';
import { type Csrf, csrfCookie } from '../session/csrf.ts';
import { guestBinding } from '../session/session.routes.ts';
import type { BffSessions } from '../session/sessions.ts';
import { type Ask, forwarded } from '../upstream/ask.ts';

interface Given {
  readonly ask: Ask;
  readonly sessions: BffSessions;
  readonly csrf: Csrf;
  readonly secure: boolean;
  /** Uploads are held in memory while they are read and looked at: so many at one moment. */
  readonly uploads: Gate;
}

/** What stands before every operation of the API: CSRF, then the session, then who acts. */
export interface Admission {
  readonly admit: (req: Request, operation: Pick<Operation, 'access' | 'method'>) => Promise<Actor | null>;
  readonly reply: (req: Request, res: Response, reply: RawReply) => void;
}

export const createAdmission = ({ sessions, csrf, secure }: Omit<Given, 'ask' | 'uploads'>): Admission => ({
  admit: async (req, { access, method }) => {
    const signedIn = await sessions.of(req);
    const byCookie = signedIn ? signedIn.mode === 'cookie' : sessions.tokenOf(req)?.mode !== 'token';
    if (method !== 'GET' && byCookie) csrf.check(req, cookiesOf(req)[csrfCookie], signedIn?.tokenHash ?? guestBinding);
    if (!signedIn) {
      if (access === 'guest') return null;
      throw new Rejected('Unauthenticated');
    }
    return sessions.actor(req, signedIn);
  },
  reply: (req, res, reply) => {
    rememberAfter(res, req.after, reply.headers['touchline-after'], secure);
    writeReply(res, reply);
  },
});

/** What these change is part of the session: the next request has to see it. */
const changesSession = new Set([
  'confirmPassword',
  'changePassword',
  'chooseDefaultProfile',
  'addProfile',
  'endOwnSession',
]);

/** A file from a person never runs as a page of this site. */
const guardFile = (res: Response): void => {
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
};

/** Routes every operation that belongs to a service, by the fixed table of the contract. */
export const passOn = ({ ask, sessions, csrf, secure, uploads }: Given): Router => {
  const router = express.Router();
  const json = jsonBody(limits.json);
  const admission = createAdmission({ sessions, csrf, secure });

  for (const { service, operation } of passedOn) {
    const handle = async (
      req: Request,
      res: Response,
      bytes?: Uint8Array,
      fileName?: string,
      contentType?: string,
    ): Promise<void> => {
      const actor = await admission.admit(req, operation);
      if (
        operation.method !== 'GET' &&
        !operation.upload &&
        Number(req.headers['content-length'] ?? 0) > 0 &&
        !req.is('application/json')
      )
        throw new Rejected('ValidationFailed', { details: [{ path: '', message: 'Send JSON.' }] });
      const reply = await ask[service](operation.id, {
        actor,
        params: req.params as Record<string, string>,
        query: req.query as Record<string, string>,
        headers: {
          ...forwarded(req),
          ...(bytes
            ? { 'x-file-name': encodeURIComponent(cut(fileName ?? 'file', 200)), 'content-type': contentType }
            : {}),
        },
        ...(bytes ? { bytes } : { body: req.body as unknown }),
      });
      if (changesSession.has(operation.id) && reply.status < 400) await sessions.renew(req);
      if (operation.download && reply.bytes) guardFile(res);
      admission.reply(req, res, reply);
    };
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    if (!operation.upload) {
      router[method](operation.path, json, (req, res) => handle(req, res));
      continue;
    }
    const upload = (overridden: boolean) => async (req: Request, res: Response) => {
      // The session first: a stranger's ten megabytes aren't read.
      const actor = await admission.admit(req, operation);
      if (!isMultipart(req))
        throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Send the file as a form.' }] });
      const leave = uploads.enter(actor?.user_id ?? '', req);
      try {
        const { fields, file } = await readMultipart(req);
        if (overridden && fields._method?.toUpperCase() !== operation.method) throw new Rejected('NotFound');
        if (!file) throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Choose a file.' }] });
        await handle(req, res, file.bytes, file.name, file.content_type);
      } finally {
        leave();
      }
    };
    router[method](operation.path, upload(false));
    // A PUT with a form comes as a POST that says so; a GET can't be turned into a write.
    if (operation.method === 'PUT') router.post(operation.path, upload(true));
  }
  return router;
};
