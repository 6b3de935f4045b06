import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import express from 'express';
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
