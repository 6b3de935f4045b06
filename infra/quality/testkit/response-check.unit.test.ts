import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browserClient } from './browser-client.ts';
import { checkAgainst, type OpenApiDocument, type SeenAnswer } from './response-check.ts';

const shirt = {
  type: 'object',
  properties: { id: { type: 'string' }, number: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
  required: ['id', 'number'],
  additionalProperties: false,
};
const string = { type: 'string' };
const json = (schema: object) => ({ 'application/json': { schema } });
const document: OpenApiDocument = {
  paths: {
    '/shirts/{shirt_id}': {
      get: {
        operationId: 'getShirt',
        responses: {
          200: {
            headers: {
              'Cache-Control': { required: true, schema: { ...string, pattern: '^no-store$' } },
              'Touchline-After': { schema: { ...string, pattern: '^[a-z]{3}_1@[0-9]+$' } },
            },
            content: json(shirt),
          },
          404: { content: json({ $ref: '#/components/schemas/Error' }) },
        },
      },
      delete: { operationId: 'burnShirt', responses: { 204: {} } },
    },
    '/shirts/newest': { get: { operationId: 'newest', responses: { 200: { content: json(string) } } } },
    '/shirts/{shirt_id}/picture': {
      get: {
        operationId: 'picture',
        responses: { 200: { content: { 'image/png': { schema: { ...string, format: 'binary' } } } } },
      },
    },
  },
  components: {
    schemas: { Error: { type: 'object', properties: { error: { enum: ['NotFound'] } }, required: ['error'] } },
  },
};
const check = checkAgainst(document);
const answer = (
  content: unknown,
  given: Partial<SeenAnswer> = {},
  headers: Record<string, string> = {},
): SeenAnswer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  header: (name) => ({ 'cache-control': 'no-store', ...headers })[name],
  content,
  ...given,
});
const asked = { method: 'GET', path: '/shirts/7' };
const good = { id: 'shirt', number: 7 };

describe('an answer as documented passes', () => {
  it.each<[string, Parameters<typeof check>[0], SeenAnswer]>([
    ['by method and path', asked, answer(good)],
    ['by the operation’s id', { operation: 'getShirt' }, answer({ ...good, at: '2026-11-19T08:00:00.000Z' })],
    ['with an optional header', asked, answer(good, {}, { 'touchline-after': 'off_1@3' })],
    ['a refusal', asked, answer({ error: 'NotFound' }, { status: 404 })],
    ['an empty one', { operation: 'burnShirt' }, answer(undefined, { status: 204, contentType: undefined })],
    ['a fixed path before a template', { method: 'GET', path: '/shirts/newest' }, answer('shirt')],
    ['a file', { operation: 'picture' }, answer(new Uint8Array([1]), { contentType: 'image/png' })],
    ['a 404 where nothing is', { method: 'GET', path: '/socks' }, answer({ error: 'NotFound' }, { status: 404 })],
  ])('%s', (_, question, given) => expect(() => check(question, given)).not.toThrow());
});

describe('a planted fault is caught and named', () => {
  it.each<[string, Parameters<typeof check>[0], SeenAnswer, string]>([
    [
      'status',
      asked,
      answer({}, { status: 418 }),
      'getShirt, 418 (GET /shirts/{shirt_id}): the document knows only 200, 404',
    ],
    ['property', asked, answer({ ...good, secret: 1 }), '/ must NOT have additional properties (secret)'],
    ['missing property', asked, answer({ id: 'shirt' }), "/ must have required property 'number'"],
    ['type', asked, answer({ ...good, number: '7' }), '/number must be integer'],
    ['format', asked, answer({ ...good, at: 'yesterday' }), '/at must match format "date-time"'],
    ['null', asked, answer(null), '/ must be object'],
    [
      'code',
      asked,
      answer({ error: 'Oops' }, { status: 404 }),
      '/error must be equal to one of the allowed values (NotFound, not "Oops")',
    ],
    [
      'content type',
      asked,
      answer(good, { contentType: 'text/html' }),
      'the content type is “text/html”, not application/json',
    ],
    ['missing header', asked, answer(good, { header: () => undefined }), 'the header Cache-Control is missing'],
    ['header', asked, answer(good, {}, { 'touchline-after': 'x' }), 'the header Touchline-After is “x”'],
    [
      'body where none is',
      { operation: 'burnShirt' },
      answer({}, { status: 204 }),
      'the document promises an empty body',
    ],
    ['empty file', { operation: 'picture' }, answer(undefined, { contentType: 'image/png' }), 'the file is empty'],
    ['operation', { method: 'GET', path: '/socks' }, answer({}), 'the document names no such operation'],
  ])('%s', (_, question, given, message) => expect(() => check(question, given)).toThrow(message));
});

describe('the clients of the tests look', () => {
  let server: Server;
  let address: string;
  let planted: unknown;
  beforeAll(async () => {
    server = createServer((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      res.end(JSON.stringify(planted));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('at what the BFF’s own document says', async () => {
    planted = { data: [], meta: { next_cursor: null, unread: 0, answers: 0 } };
    expect((await browserClient(address).send('GET', '/inbox?limit=5')).meta.unread).toBe(0);
    planted = { data: [], meta: { next_cursor: null, unread: 0, answers: 0, password_hash: 'x' } };
    await expect(browserClient(address).send('GET', '/inbox?limit=5')).rejects.toThrow(
      'Not as documented: listNotifications, 200 (GET /inbox): /meta must NOT have additional properties (password_hash)',
    );
  });
});
