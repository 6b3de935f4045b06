import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { freePort } from '@touchline/platform/runtime';
import express from 'express';
import { filesOf, textOf } from '../pages/frontend.ts';
import { overHttp } from './upstream.ts';

/**
 * A node is lost: its processes still stand behind an address, and answer nobody. Here two stand behind one address, and
 * the system leads each connection to one of them: this process, and one that is held and whose queue is full.
 */

const held = `
const server = require('node:net').createServer();
server.listen({ host: '127.0.0.1', port: Number(process.argv[1]), backlog: 1, reusePort: true }, () => console.log('there'));
`;

let port: number;
let lost: ChildProcess;
const servers: Server[] = [];
const queue: Socket[] = [];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
});
beforeAll(async () => {
  port = await freePort();
  lost = spawn(process.execPath, ['-e', held, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(lost.stdout as NodeJS.ReadableStream, 'data');
  lost.kill('SIGSTOP');
  for (let place = 0; place < 8; place++) queue.push(connect({ host: '127.0.0.1', port }).on('error', () => {}));
  await Promise.all(queue.slice(0, 2).map((socket) => once(socket, 'connect')));
  const answering = createServer((req, res) => {
    asked.push(String(req.headers['x-request-id'] ?? req.url));
    res.writeHead(req.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' }).end('{"data":null}');
  });
  servers.push(answering);
  await new Promise<void>((taken) => answering.listen({ host: '127.0.0.1', port, reusePort: true }, taken));
});

afterAll(async () => {
  for (const socket of queue) socket.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  lost?.kill('SIGKILL');
});

it('of two processes behind an address one is lost: every question is answered by the other, once', async () => {
  const upstream = overHttp({ offers: `http://127.0.0.1:${port}` }, 60_000);
  const questions = Array.from({ length: 24 }, (_, at) => `req_${at}`);
  const ask = (id: string, at: number) =>
    upstream.call('offers', at % 2 === 0 ? 'listOffers' : 'makeOffer', {
      ...{ params: {}, query: {}, headers: { 'x-request-id': id } },
      ...(at % 2 === 0 ? {} : { json: {} }),
    });
  const replies = await Promise.all(questions.map(ask));
  expect(replies.map(({ status }) => status)).toEqual(questions.map((_, at) => (at % 2 === 0 ? 200 : 201)));
  expect(asked.toSorted()).toEqual(questions.toSorted());
}, 90_000);

it('of two hosts of files behind an address one is lost: every file comes from the other', async () => {
  const site = createServer(express().use('/mf/player', filesOf({ host: `http://127.0.0.1:${port}/player` })));
  servers.push(site);
  await new Promise<void>((taken) => site.listen(0, '127.0.0.1', taken));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const names = Array.from({ length: 24 }, (_, at) => `/${at}.js?v=1`);
  const replies = await Promise.all(names.map((name) => fetch(`${address}/mf/player${name}`)));
  expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(asked.toSorted()).toEqual(names.map((name) => `/player${name}`).toSorted());
}, 90_000);

it('of two hosts of files behind an address one is lost: what is read of it comes from the other', async () => {
  const names = Array.from({ length: 24 }, (_, at) => `${at}.html`);
  const texts = await Promise.all(names.map((name) => textOf({ host: `http://127.0.0.1:${port}` }, name, 1)()));
  expect(texts).toEqual(names.map(() => '{"data":null}'));
}, 90_000);
