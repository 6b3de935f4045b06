import { linkHeader, type Operation } from '@touchline/contracts/http';
import { gatewayOperations } from '@touchline/contracts/http/bff';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { csrfCookie } from '@touchline/contracts/protocol/csrf';
import { cut } from '@touchline/contracts/text';
import { Rejected } from '@touchline/platform/domain';
import type { TemporaryFiles } from '@touchline/platform/files';
import {
  createOperationsRouter,
  giveTimeFor,
  jsonBodyOf,
  limits,
  maxBytesOf,
  type Principal,
  proofHeaderOf,
  type RawReply,
  rawBody,
  rawOf,
  type StoredUpload,
  writeReply,
} from '@touchline/platform/http';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Gate } from '../edge/concurrency.ts';
import { cookiesOf } from '../edge/cookies.ts';
import type { UploadGate } from '../edge/rates.ts';
import { rememberTokens } from '../edge/request.ts';
import { isMultipart, readMultipart } from '../edge/upload.ts';
import type { Csrf } from '../session/csrf.ts';
import { guestBinding } from '../session/csrf.ts';
import type { BffSessions } from '../session/sessions.ts';
import { forwarded, type ToService } from '../upstream/ask.ts';

interface Given {
  readonly toService: ToService;
  readonly sessions: BffSessions;
  readonly csrf: Csrf;
  readonly secure: boolean;
  /** So many uploads are read and looked at at one moment, and so often a person begins one. */
  readonly uploads: UploadGate;
  /** The same for those that may take minutes: they hold no place of the others. */
  readonly longUploads: UploadGate;
  /** So many files are sent at one moment while they are read. */
  readonly downloads: Gate;
  /** Where uploads lie while they are looked at. */
  readonly temporary: TemporaryFiles;
  /** What is passed on, and to whom. */
  readonly table?: typeof gatewayOperations;
}

/** A header that was sent once. */
const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** What stands before every operation of the API, and before its body is read: CSRF, then the session, then who acts. */
export interface Admission {
  readonly before: (operation: Operation) => RequestHandler;
  /** Whom `before` has let through; null for a guest. */
  readonly actorOf: (req: Request) => Principal | null;
  readonly reply: (req: Request, res: Response, reply: RawReply) => void;
}

export const createAdmission = ({ sessions, csrf, secure }: Pick<Given, 'sessions' | 'csrf' | 'secure'>): Admission => {
  const actors = new WeakMap<Request, Principal | null>();
  const admitted = async (req: Request, operation: Operation): Promise<Principal | null> => {
    const proof = proofHeaderOf(operation);
    if (proof !== undefined) {
      if (!oneOf(req.headers[proof])) throw new Rejected('Unauthenticated');
      return null;
    }
    const { access, method } = operation;
    const signedIn = await sessions.of(req);
    const byCookie = signedIn ? signedIn.mode === 'cookie' : sessions.tokenOf(req)?.mode !== 'token';
    if (method !== 'GET' && byCookie) csrf.check(req, cookiesOf(req)[csrfCookie], signedIn?.tokenHash ?? guestBinding);
    if (signedIn) return sessions.actor(req, signedIn);
    if (access === 'guest') return null;
    throw new Rejected('Unauthenticated');
  };
  return {
    before: (operation) => async (req, _res, next) => {
      actors.set(req, await admitted(req, operation));
      next();
    },
    actorOf: (req) => actors.get(req) ?? null,
    reply: (req, res, reply) => {
      rememberTokens(res, req.consistencyTokens, reply.headers[consistencyHeader], secure);
      writeReply(res, reply);
    },
  };
};

/** What these change is part of the session: the next request has to see it. */
const changesSession = new Set([
  'confirmPassword',
  'changePassword',
  'confirmSecondFactor',
  'switchOffSecondFactor',
  'closeAccount',
  'confirmEmailChange',
  'chooseDefaultProfile',
  'addProfile',
  'endOwnSession',
  'endOtherSessions',
]);

/** A file from a person never runs as a page of this site. */
const guardFile = (res: Response): void => {
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
};

/** Routes every operation that belongs to a service, by the fixed table of the contract. */
export const gateway = ({
  toService,
  sessions,
  csrf,
  secure,
  uploads,
  longUploads,
  downloads,
  temporary,
  table = gatewayOperations,
}: Given): Router => {
  const router = createOperationsRouter();
  const admission = createAdmission({ sessions, csrf, secure });

  for (const { service, operation } of table) {
    const before = admission.before(operation);
    const answer = async (req: Request, file?: StoredUpload): Promise<RawReply> => {
      const actor = admission.actorOf(req);
      if (
        operation.method !== 'GET' &&
        !operation.upload &&
        Number(req.headers['content-length'] ?? 0) > 0 &&
        !req.is('application/json')
      )
        throw new Rejected('ValidationFailed', { details: [{ path: '', message: 'Send JSON.' }] });
      const reply = await toService(service, operation, {
        actor,
        params: req.params as Record<string, string>,
        query: req.query as Record<string, string>,
        headers: {
          ...forwarded(req),
          ...(operation.streamed ? { range: oneOf(req.headers.range) } : {}),
          ...(operation.access === 'link' ? { [linkHeader]: oneOf(req.headers[linkHeader]) } : {}),
          ...(file
            ? { 'x-file-name': encodeURIComponent(cut(file.name, 200)), 'content-type': file.content_type }
            : {}),
        },
        ...(file ? { upload: { path: file.path, size: file.size } } : { body: req.body as unknown }),
      });
      if (changesSession.has(operation.id) && reply.status < 400) await sessions.renew(req);
      return reply;
    };
    const send = (req: Request, res: Response, reply: RawReply): void => {
      if (operation.download && (reply.bytes || reply.stream)) guardFile(res);
      admission.reply(req, res, reply);
    };
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    if (operation.access === 'webhook') {
      router[method](operation.path, before, rawBody(limits.json), async (req, res) => {
        const headers = { ...forwarded(req), [operation.signature]: oneOf(req.headers[operation.signature]) };
        const { params, query } = req as { params: Record<string, string>; query: Record<string, string> };
        send(req, res, await toService(service, operation, { params, query, headers, raw: rawOf(req) }));
      });
      continue;
    }
    if (operation.streamed) {
      router[method](operation.path, before, async (req, res) => {
        const leave = downloads.enter(admission.actorOf(req)?.user_id ?? '', req);
        // Until the last byte is sent, or nobody is there any more who takes it.
        if (res.closed) leave();
        else res.once('close', leave);
        send(req, res, await answer(req));
      });
      continue;
    }
    if (!operation.upload) {
      router[method](operation.path, before, jsonBodyOf(operation), async (req, res) =>
        send(req, res, await answer(req)),
      );
      continue;
    }
    const upload = (overridden: boolean) => async (req: Request, res: Response) => {
      if (!isMultipart(req))
        throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Send the file as a form.' }] });
      const maxBytes = maxBytesOf(operation);
      const gate = maxBytes > limits.upload ? longUploads : uploads;
      const leave = await gate.enter(admission.actorOf(req)?.user_id ?? '', req);
      giveTimeFor(req, maxBytes);
      // Gone and counted as gone before it is answered: whoever has the answer may send the next one.
      const reply = await temporary
        .during(async (path) => {
          const { fields, file } = await readMultipart(req, path, maxBytes);
          if (overridden && fields._method?.toUpperCase() !== operation.method) throw new Rejected('NotFound');
          if (!file) throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Choose a file.' }] });
          return answer(req, { path, ...file });
        })
        .finally(leave);
      send(req, res, reply);
    };
    router[method](operation.path, before, upload(false));
    // A PUT with a form comes as a POST that says so; a GET can't be turned into a write.
    if (operation.method === 'PUT') router.post(operation.path, before, upload(true));
  }
  return router;
};
