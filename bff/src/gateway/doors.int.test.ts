import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkHeader, operation, operations } from '@touchline/contracts/http';
import { createMemoryCache } from '@touchline/platform/cache';
import { Rejected } from '@touchline/platform/domain';
import { createTemporaryFiles, type TemporaryFiles } from '@touchline/platform/files';
import {
  createApi,
  createApp,
  createLinkTokens,
  createRouter,
  errorHandler,
  type HttpServer,
  listen,
} from '@touchline/platform/http';
import { silentLogger } from '@touchline/platform/telemetry';
import express from 'express';
import { z } from 'zod';
import { createGate } from '../edge/concurrency.ts';
import { openBffLimits, uploadGate } from '../edge/rates.ts';
import { identifyRequest } from '../edge/request.ts';
import { createCsrf } from '../session/csrf.ts';
import { createBffSessions } from '../session/sessions.ts';
import { createAsk } from '../upstream/ask.ts';
import { inProcess, overHttp } from '../upstream/upstream.ts';
import { gateway } from './gateway.ts';

/** The doors for who has no session, tried with operations of their own, in both shapes: another company's server, and who holds a link. */

const doors = operations({
  tellPaid: operation({
    summary: 'What the bank tells',
    method: 'POST',
    path: '/webhooks/bank',
    access: 'webhook',
    signature: 'bank-signature',
    errors: ['AccessDeniedException'],
    reply: z.object({ text: z.string() }),
  }),
  answerInvitation: operation({
    summary: 'What somebody answers to a message',
    method: 'POST',
    path: '/invitations/answer',
    access: 'link',
    body: z.strictObject({ comes: z.boolean() }),
    reply: z.object({ invitation: z.string(), comes: z.boolean(), signed_in: z.boolean() }),
  }),
});

const secret = randomBytes(32);
const links = createLinkTokens(randomBytes(32).toString('hex'));
const now = () => new Date('2026-11-22T10:00:00.000Z');
const signatureOf = (bytes: Uint8Array | string): string => createHmac('sha256', secret).update(bytes).digest('hex');
const isSigned = (bytes: Uint8Array, signature: string): boolean => {
  const expected = Buffer.from(signatureOf(bytes));
  return signature.length === expected.length && timingSafeEqual(expected, Buffer.from(signature));
};

const logger = silentLogger();
const api = createApi(
  doors,
  {
    tellPaid: async ({ raw, signature }) => {
      if (!isSigned(raw, signature)) throw new Rejected('AccessDeniedException');
      return { data: { text: Buffer.from(raw).toString('utf8') } };
    },
    answerInvitation: async ({ link, body, actor, now: at }) => ({
      data: {
        invitation: await links.read(link, 'answer-invitation', at),
        comes: body.comes,
        signed_in: actor !== null,
      },
    }),
  },
  { authenticate: async () => null, logger, clock: now },
);

let directory: string;
let temporary: TemporaryFiles;
const servers: HttpServer[] = [];
const addresses = new Map<string, string>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-doors-'));
  temporary = await createTemporaryFiles(join(directory, 'tmp'));
  const service = createApp();
  service.use(
    createRouter(api, temporary),
    errorHandler(logger, () => ''),
  );
  const behind = await listen(service, '127.0.0.1', 0, logger);
  servers.push(behind);
  const table = Object.values(doors).map((one) => ({ service: 'billing' as const, operation: one }));
  for (const [shape, upstream] of [
    ['one process', inProcess({ billing: api })],
    ['separate processes', overHttp({ billing: `http://127.0.0.1:${behind.address.port}` }, 5_000, { billing: doors })],
  ] as const) {
    const { ask, toService } = createAsk({ upstream, sign: async () => 'signed', logger });
    const sessions = createBffSessions({ ask, cache: createMemoryCache(), secure: false });
    const app = createApp();
    const given = { toService, sessions, secure: false, temporary, table };
    const csrf = createCsrf(randomBytes(32).toString('hex'), 'http://127.0.0.1');
    const downloads = createGate({ perPerson: 1, perNetwork: 1, total: 1 });
    const uploads = uploadGate(downloads, await openBffLimits());
    const gates = { uploads, longUploads: uploads, downloads };
    app.use(identifyRequest, express.Router().use('/api', gateway({ ...given, csrf, ...gates })));
    app.use(errorHandler(logger, () => ''));
    const server = await listen(app, '127.0.0.1', 0, logger);
    servers.push(server);
    addresses.set(shape, `http://127.0.0.1:${server.address.port}/api`);
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await temporary?.close();
  await rm(directory, { recursive: true, force: true });
});

const send = async (shape: string, path: string, body: string | Uint8Array, headers: Record<string, string>) => {
  const init = { method: 'POST', body: body as BodyInit, headers: { 'content-type': 'application/json', ...headers } };
  const reply = await fetch(`${addresses.get(shape)}${path}`, init);
  const { data, error } = (await reply.json()) as { data?: unknown; error?: string };
  return [reply.status, data ?? error];
};

describe.each(['one process', 'separate processes'])('in %s', (shape) => {
  describe('another company’s server', () => {
    // Spaces, order and signs that a JSON reader would not give back as they were.
    const body = '{ "b" : 1.0,\t"a":"\\u00e9 é" }\n';

    it('is heard by its signature over the very bytes, without session or CSRF token', async () => {
      const headers = { 'bank-signature': signatureOf(body) };
      expect(await send(shape, '/webhooks/bank', body, headers)).toEqual([200, { text: body }]);
    });
    it('may send what is no JSON, of any type', async () => {
      const bytes = 'paid=1&what=é';
      const headers = { 'bank-signature': signatureOf(bytes), 'content-type': 'application/x-www-form-urlencoded' };
      expect(await send(shape, '/webhooks/bank', bytes, headers)).toEqual([200, { text: bytes }]);
    });
    it.each([
      ['another signature', { 'bank-signature': signatureOf('something else') }, [403, 'AccessDeniedException']],
      ['none', {}, [401, 'Unauthenticated']],
    ] as const)('is not heard with %s', async (_, headers, expected) => {
      expect(await send(shape, '/webhooks/bank', body, headers)).toEqual(expected);
    });
    it('is not heard beyond the size of a message', async () => {
      const long = 'x'.repeat(300 * 1024);
      const headers = { 'bank-signature': signatureOf(long) };
      expect(await send(shape, '/webhooks/bank', long, headers)).toEqual([422, 'ValidationFailed']);
    });
  });

  describe('who holds a link', () => {
    const subject = 'inv_1';
    const until = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
    const token = (purpose = 'answer-invitation', minutes = 5) =>
      links.make({ purpose, subject, expires_at: until(minutes) });
    const answer = async (headers: Record<string, string>, body: unknown = { comes: true }) =>
      send(shape, '/invitations/answer', JSON.stringify(body), headers);

    it('answers by it, without session or CSRF token', async () => {
      const data = { invitation: subject, comes: true, signed_in: false };
      expect(await answer({ [linkHeader]: await token() })).toEqual([200, data]);
    });
    it('is nobody in particular, whatever cookies come along', async () => {
      const headers = { [linkHeader]: await token(), cookie: 'touchline-session=abc; touchline-csrf=abc' };
      expect(await answer(headers)).toEqual([200, { invitation: subject, comes: true, signed_in: false }]);
    });
    it('has its request judged as any other', async () =>
      expect(await answer({ [linkHeader]: await token() }, { comes: 'perhaps' })).toEqual([422, 'ValidationFailed']));
    it('can do nothing without it, with one for something else, one that is over or another’s', async () => {
      const another = createLinkTokens(randomBytes(32).toString('hex'));
      const foreign = await another.make({ purpose: 'answer-invitation', subject, expires_at: until(5) });
      for (const link of [undefined, await token('sign-document'), await token(undefined, -1), foreign, 'nonsense'])
        expect(await answer(link === undefined ? {} : { [linkHeader]: link })).toEqual([401, 'Unauthenticated']);
    });
  });
});
