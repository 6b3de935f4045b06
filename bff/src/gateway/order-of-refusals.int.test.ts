import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { bffOperations, gatewayOperations } from '@touchline/contracts/http/bff';
import type { Session } from '@touchline/contracts/http/identity';
import { csrfCookie, csrfHeader } from '@touchline/contracts/protocol/csrf';
import { createMemoryCache } from '@touchline/platform/cache';
import { createTemporaryFiles, type TemporaryFiles } from '@touchline/platform/files';
import { createApp, errorHandler, type HttpServer, listen } from '@touchline/platform/http';
import { silentLogger } from '@touchline/platform/telemetry';
import { createGate } from '../edge/concurrency.ts';
import { openBffLimits, uploadGate } from '../edge/rates.ts';
import { identifyRequest } from '../edge/request.ts';
import { screens } from '../screens/screens.ts';
import { createCsrf, guestBinding } from '../session/csrf.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { createBffSessions } from '../session/sessions.ts';
import { createAsk } from '../upstream/ask.ts';
import { createAdmission, gateway } from './gateway.ts';

/** Every operation that a browser can ask for: a new one is asked by itself. No service hears of what the edge refuses. */

const operations: readonly Operation[] = [
  ...(Object.values(bffOperations) as readonly Operation[]),
  ...gatewayOperations.map(({ operation }) => operation),
];
const logger = silentLogger();
const origin = 'http://127.0.0.1';
const csrf = createCsrf(randomBytes(32).toString('hex'), origin);
const token = 'a-session-of-thirty-letters-or-so';
const heard: string[] = [];
let session: Session | null = null;
let server: HttpServer;
let temporary: TemporaryFiles;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-order-'));
  temporary = await createTemporaryFiles(join(directory, 'tmp'));
  const upstream = {
    call: async (_: string, operation: string, { json }: { readonly json?: unknown }) => {
      if (operation !== 'resolveSession') heard.push(operation);
      const { token_hash } = json as { token_hash?: string };
      const data = operation === 'resolveSession' && session ? { ...session, token_hash: token_hash ?? '' } : null;
      return { status: 200, headers: {}, json: { data } };
    },
    health: async () => undefined,
  };
  const { ask, toService } = createAsk({ upstream, sign: async () => 'signed', logger });
  const sessions = createBffSessions({ ask, cache: createMemoryCache(), secure: false });
  const given = { sessions, csrf, secure: false };
  const downloads = createGate({ perPerson: 99, perNetwork: 9_999, total: 9_999 });
  const uploads = uploadGate(downloads, await openBffLimits(100_000));
  const app = createApp();
  app.use(identifyRequest);
  app.use('/api', sessionRoutes({ ask, ...given }));
  app.use('/api', screens({ ask, admission: createAdmission(given), parts: {} }));
  app.use('/api', gateway({ toService, ...given, temporary, uploads, longUploads: uploads, downloads }));
  app.use(errorHandler(logger, () => ''));
  server = await listen(app, '127.0.0.1', 0, logger);
});
afterAll(async () => {
  await server?.stop();
  await temporary?.close();
  await rm(directory, { recursive: true, force: true });
});

const hashOf = async (): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('hex');
};

/** Broken JSON and a query that nobody knows, by a guest or somebody signed in, with or without the CSRF token. */
const asked = async (
  { method, path }: Operation,
  { signedIn, guarded }: { readonly signedIn: boolean; readonly guarded: boolean },
): Promise<string> => {
  heard.length = 0;
  const id = 'usr_1';
  session = signedIn
    ? {
        ...{ session_id: 'ses_1', token_hash: '', user_id: id, is_admin: false, lacks_second_factor: false },
        ...{ authenticated_at: new Date().toISOString(), expires_at: new Date(Date.now() + 60_000).toISOString() },
        ...{ profiles: [], default_profile_id: null },
      }
    : null;
  const issued = csrf.issue(signedIn ? await hashOf() : guestBinding);
  const cookies = [
    ...(signedIn ? [`touchline-session=${token}`] : []),
    ...(guarded ? [`${csrfCookie}=${issued}`] : []),
  ];
  const address = `http://127.0.0.1:${server.address.port}/api${path.replace(/:[a-z_]+/g, 'x_1')}?nonsense=`;
  const reply = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      ...(guarded ? { [csrfHeader]: issued } : {}),
    },
    ...(method === 'GET' ? {} : { body: '{"broken' }),
  });
  const { error } = (await reply.json()) as { error: string };
  return error;
};

const named = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);
const writing = operations.filter(({ method }) => method !== 'GET');
const behindSession = writing.filter(({ access }) => access !== 'link' && access !== 'webhook');
/** Whoever has no session can't be signed out by another site. */
const guardedForGuests = behindSession.filter(({ id }) => id !== 'logout');

describe.each([false, true])('without the CSRF token, signed in: %s', (signedIn) => {
  it.each(named(signedIn ? behindSession : guardedForGuests))('%s says so before its body is read', async (_, op) => {
    expect(await asked(op, { signedIn, guarded: false })).toBe('CsrfTokenMismatch');
    expect(heard).toEqual([]);
  });
});

describe('with it', () => {
  it.each(named(operations.filter(({ access }) => access === 'member' || access === 'admin')))(
    '%s tells a guest to sign in, whatever the request is',
    async (_, op) => {
      expect(await asked(op, { signedIn: false, guarded: true })).toBe('Unauthenticated');
      expect(heard).toEqual([]);
    },
  );
  it.each(named(operations.filter(({ access }) => access === 'link' || access === 'webhook')))(
    '%s asks for its link or its signature first',
    async (_, op) => {
      expect(await asked(op, { signedIn: true, guarded: true })).toBe('Unauthenticated');
      expect(heard).toEqual([]);
    },
  );
  it.each(named(behindSession))('%s tells who is let through that its body can’t be read', async (_, op) => {
    expect(await asked(op, { signedIn: true, guarded: true })).toBe('ValidationFailed');
    expect(heard).toEqual([]);
  });
});
