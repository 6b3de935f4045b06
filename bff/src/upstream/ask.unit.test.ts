import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { freePort } from '@touchline/platform/runtime';
import { createLogger, createMetrics } from '@touchline/platform/telemetry';
import { type Ask, createAsk } from './ask.ts';
import { overHttp } from './upstream.ts';

/** A service that can't be reached is a 503 to the person; operators read which one, and why. */

const names = ['identity', 'profile', 'billing', 'offers', 'documents', 'trials'] as const;

const asking = (address: string, timeoutMs?: number) => {
  const lines: string[] = [];
  const into = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics();
  const upstream = overHttp(Object.fromEntries(names.map((name) => [name, address])) as never, timeoutMs);
  const logger = createLogger('bff', 'info', into);
  const { ask } = createAsk({ upstream, sign: async () => 'signed', logger, observe: metrics.questions });
  return {
    question: () => ask.offers('listOffers', { actor: null, headers: { 'x-request-id': 'req_1' } }),
    logged: () => lines.map((line) => JSON.parse(line)),
    counted: async () => (await metrics.registry.metrics()).match(/^touchline_question_seconds_count\{.*$/gm),
  };
};

it('that refuses connections is named in the log with the cause, and counted', async () => {
  const { question, logged, counted } = asking(`http://127.0.0.1:${await freePort()}`);
  expect((await question()).status).toBe(503);
  expect(logged()).toEqual([
    expect.objectContaining({ level: 40, upstream: 'offers', operation: 'listOffers', request_id: 'req_1' }),
  ]);
  expect(JSON.stringify(logged())).toContain('ECONNREFUSED');
  expect(await counted()).toEqual(['touchline_question_seconds_count{service="offers",status="503"} 1']);
});

it('that is too late has a cause of its own', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { question, logged } = asking(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 50);
  expect((await question()).status).toBe(503);
  expect(JSON.stringify(logged())).toMatch(/TimeoutError/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('that doesn’t take our signature has one too, and leaves the person signed in', async () => {
  const server = createServer((_req, res) => {
    res.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Unauthenticated"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream = overHttp(Object.fromEntries(names.map((name) => [name, address])) as never);
  const causes: unknown[] = [];
  const logger = { warn: (about: { err: Error }) => causes.push((about.err.cause as Error).message) } as never;
  const { ask } = createAsk({ upstream, sign: async () => 'signed', logger });
  const actor = { user_id: 'usr_1' } as never;
  expect((await ask.offers('listOffers', { actor })).status).toBe(503);
  expect(causes).toEqual(['offers does not take our signature: its keys or its clock are wrong']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('an answer of another shape than the contract’s is none', async () => {
  const causes: unknown[] = [];
  const logger = { warn: (about: { err: Error }) => causes.push(about.err.message) } as never;
  const answering = (json: unknown) =>
    createAsk({
      upstream: { call: async () => ({ status: 200, headers: {}, json }), health: async () => undefined },
      sign: async () => 'signed',
      logger,
    }).ask.identity('me', { actor: null });
  expect(await answering({ data: { name: 'Davi' } })).toMatchObject({ ok: false, status: 503 });
  expect(causes).toEqual(['identity is not available']);
});

it('what the contract doesn’t have does not compile', () => {
  const mistyped = (ask: Ask): readonly unknown[] => [
    // @ts-expect-error no such operation
    ask.offers('listOfers', {}),
    // @ts-expect-error of another service
    ask.billing('listOffers', {}),
    // @ts-expect-error trials calls it otherwise
    ask.trials('listTrials', {}),
    // @ts-expect-error no such value of the query
    ask.offers('listOffers', { query: { turn: 'yours' } }),
    // @ts-expect-error no such parameter of the query
    ask.offers('listOffers', { query: { trun: 'mine' } }),
    // @ts-expect-error the parameter of the path is missing
    ask.offers('getOffer', {}),
    // @ts-expect-error a field of the body is missing
    ask.documents('signDocument', { params: { document_id: 'doc_1' }, body: { sha256: '' } }),
    ask.identity('me', {}).then((me) => {
      // @ts-expect-error whether it answered has to be looked at first
      const early: unknown = me.data;
      // @ts-expect-error no such field of the answer
      return me.ok ? me.data.nane : early;
    }),
  ];
  expect(mistyped).toBeInstanceOf(Function);
});
