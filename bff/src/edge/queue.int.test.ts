import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp, errorHandler, type HttpServer, jsonBody, listen } from '@touchline/platform/http';
import { silentLogger } from '@touchline/platform/telemetry';
import { createQueue, queueRequests } from './queue.ts';

/** More than the buffers of both sides of a connection take. */
const large = Buffer.alloc(32 * 1024 * 1024);

let server: HttpServer;
const sockets: Socket[] = [];
/** Paths of requests that were worked on, in order. */
let begun: string[];
let answers: Map<string, () => void>;

beforeEach(async () => {
  [begun, answers] = [[], new Map()];
  const logger = silentLogger();
  const app = createApp();
  const queues = {
    session: createQueue({ concurrency: 1, waiting: 10 }),
    network: createQueue({ concurrency: 2, waiting: 10 }),
  };
  const tokenOf = (req: { headers: { authorization?: string | undefined } }) =>
    req.headers.authorization ? { token: req.headers.authorization, mode: 'token' as const } : undefined;
  app.use(queueRequests(queues, { tokenOf }));
  app.get('/large', (_req, res) => {
    begun.push('/large');
    res.end(large);
  });
  app.use(jsonBody('1kb'), (req, res) => {
    begun.push(req.path);
    answers.set(req.path, () => res.end());
  });
  app.use(errorHandler(logger, () => ''));
  server = await listen(app, '127.0.0.1', 0, logger);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const answer of answers.values()) answer();
  await server.stop(0);
});

/** Sends a request by hand and reads nothing of its answer. */
const send = async (path: string, token?: string, rest = 'GET') => {
  const socket = connect(server.address.port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  const [method, body = ''] = rest.split(' ');
  const headers = token ? `authorization: ${token}\r\n` : '';
  const length = method === 'GET' ? '' : 'content-type: application/json\r\ncontent-length: 900\r\n';
  socket.pause().write(`${method} ${path} HTTP/1.1\r\nhost: here\r\n${headers}${length}\r\n${body}`);
  return socket;
};
/** A request of nobody’s queue has been answered: what was sent before it has arrived. */
const arrived = async () => {
  const path = `/arrived/${randomUUID()}`;
  const reply = fetch(`http://127.0.0.1:${server.address.port}${path}`, {
    headers: { authorization: path },
    method: 'POST',
    body: '{}',
  });
  while (!answers.has(path)) await new Promise((resolve) => setImmediate(resolve));
  answers.get(path)?.();
  await reply;
  begun = begun.filter((each) => each !== path);
};

describe('requests at the door', () => {
  it('of one session wait for each other; a guest’s and another’s don’t', async () => {
    await send('/1', 'mine');
    await arrived();
    await send('/2', 'mine');
    await send('/3', 'theirs');
    await arrived();
    expect(begun).toEqual(['/1', '/3']);
    answers.get('/1')?.();
    await arrived();
    expect(begun).toEqual(['/1', '/3', '/2']);
  });
  it('of many sessions of one network wait too', async () => {
    for (const token of ['a', 'b', 'c']) {
      await send(`/${token}`, token);
      await arrived();
    }
    expect(begun).toEqual(['/a', '/b']);
  });
  it('that nobody reads the answer of, or sends the end of, hold nobody else of the network', async () => {
    for (const token of ['a', 'b', 'c']) {
      await send('/large', token);
      await send('/slow', `${token} too`, 'POST {');
      await arrived();
    }
    await send('/beside', 'd');
    await arrived();
    expect(begun).toEqual(['/large', '/large', '/large', '/beside']);
  });
  it('whose sender has gone while they waited are not worked on', async () => {
    await send('/1', 'mine');
    await arrived();
    const gone = await send('/2', 'mine');
    await send('/3', 'mine');
    await arrived();
    gone.destroy();
    await once(gone, 'close');
    await arrived();
    answers.get('/1')?.();
    await arrived();
    expect(begun).toEqual(['/1', '/3']);
  });
});
