import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from '@jest/globals';
import { freePort } from '@touchline/platform/runtime';
import express, { type NextFunction, type Request, type Response } from 'express';
import { filesOf } from './frontend.ts';

const running: Server[] = [];
const listening = async (server: Server): Promise<string> => {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const answerOf = (address: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });

it('leaves nothing behind on a browser’s connection, over which all files of a page come', async () => {
  const host = await listening(createServer((request, response) => response.end(request.url)));
  const site = createServer(express().use(filesOf({ host })));
  const connections: Socket[] = [];
  site.on('connection', (socket) => connections.push(socket));
  const address = await listening(site);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const listeners = (): readonly [string | symbol, number][] =>
    (connections[0]?.eventNames() ?? []).map((name) => [name, connections[0]?.listenerCount(name) ?? 0]);

  expect(await answerOf(`${address}/first.js`, agent)).toBe('/first.js');
  const before = listeners();
  for (let file = 0; file < 12; file += 1) expect(await answerOf(`${address}/${file}.js`, agent)).toBe(`/${file}.js`);
  expect(connections).toHaveLength(1);
  expect(listeners()).toEqual(before);
  agent.destroy();
});

it('passes a file on as the host answers it, and tells the host nothing of who asks', async () => {
  const asked: IncomingMessage[] = [];
  const packed = gzipSync('a file');
  const host = await listening(
    createServer((request, response) => {
      asked.push(request);
      response.writeHead(206, {
        ...{ 'content-type': 'text/javascript', 'content-encoding': 'gzip', 'content-length': packed.byteLength },
        ...{ etag: '"a1"', 'cache-control': 'no-cache', 'keep-alive': 'timeout=7' },
      });
      response.end(request.method === 'HEAD' ? undefined : packed);
    }),
  );
  const site = await listening(createServer(express().use('/mf/club', filesOf({ host: `${host}/club/` }))));
  const headers = { cookie: 'a=b', authorization: 'Bearer c', 'if-none-match': '"a0"', 'accept-encoding': 'gzip' };
  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await fetch(`${site}/mf/club/a/b%20c.js?d`, { method, headers });
    expect({ status: reply.status, text: await reply.text() }).toEqual({
      status: 206,
      text: method === 'GET' ? 'a file' : '',
    });
    expect(reply.headers.get('etag')).toBe('"a1"');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('keep-alive')).not.toBe('timeout=7');
  }
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
    ['GET', 'HEAD'].map((method) => `${method} /club/a/b%20c.js?d`),
  );
  for (const request of asked) {
    expect(request.headers).toMatchObject({ 'if-none-match': '"a0"', 'accept-encoding': 'gzip' });
    expect(Object.keys(request.headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(request.headers)).not.toEqual(expect.arrayContaining(['authorization']));
  }
  expect((await fetch(`${site}/mf/club/a.js`, { method: 'POST' })).status).toBe(404);
});

it('asks a host no longer than the browser waits, and cuts what the host cuts', async () => {
  const came = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const host = await listening(
    createServer((request, response) => {
      if (request.url === '/waits') {
        came.resolve();
        response.once('close', () => left.resolve());
        return;
      }
      response.writeHead(200, { 'content-length': 100 });
      response.write('half of it', () => response.destroy());
    }),
  );
  const faults: unknown[] = [];
  const app = express().use(filesOf({ host }), (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    faults.push(error);
    res.sendStatus(503);
  });
  const site = await listening(createServer(app));
  const gone = new AbortController();
  const waiting = fetch(`${site}/waits`, { signal: gone.signal });
  const refused = expect(waiting).rejects.toThrow('aborted');
  await expect(fetch(`${site}/halved`).then((reply) => reply.text())).rejects.toThrow('terminated');
  await came.promise;
  gone.abort();
  await refused;
  await left.promise;
  expect(faults).toEqual([]);
});

it('a host that nobody answers at is told as what it is', async () => {
  const port = await freePort();
  const app = express().use(filesOf({ host: `http://127.0.0.1:${port}` }));
  app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
    res.status(503).send(error.name);
  });
  const site = await listening(createServer(app));
  const reply = await fetch(`${site}/a.js`);
  expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 503, text: 'Unavailable' });
});
