import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { giveTimeFor } from './patience.ts';
import { createApp, type HttpServer, listen } from './server.ts';

/** Far above what a busy machine holds up a whole request, far below what a long file may take. */
const patienceMs = 800;
/** As long as a slow connection needs for so many bytes. */
const [longMs, longBytes] = [3_000, 300_000];

let server: HttpServer;
beforeAll(async () => {
  const app = createApp();
  app.put('/short', async (req, res) => {
    for await (const _ of req);
    res.end('whole');
  });
  app.put('/long', async (req, res) => {
    giveTimeFor(req, longBytes);
    for await (const _ of req);
    res.end('whole');
  });
  server = await listen(app, '127.0.0.1', 0, undefined, patienceMs);
});
afterAll(() => server.stop());

/** Sends a byte after each pause; the status that was answered, and after how many ms. */
const drip = async (path: string, pauses: readonly number[], length = pauses.length) => {
  const socket = connect(server.address.port, '127.0.0.1');
  const began = Date.now();
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const answered = new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    socket.once('close', () => resolve());
  });
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`);
  for (const pause of pauses) {
    await wait(pause);
    if (socket.destroyed || answer) break;
    socket.write('x');
  }
  await answered;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), took: Date.now() - began };
};
const every = (ms: number, times: number): number[] => Array.from({ length: times }, () => ms);

describe('a request that arrives slowly', () => {
  it('is answered within half a minute, and ended after it, though something comes', async () => {
    expect((await drip('/short', every(1, 3))).status).toBe(200);
    const slow = await drip('/short', every(50, 200));
    expect(slow.status).toBe(408);
    expect(slow.took).toBeLessThan(longMs);
  });
  it('is given the time that its file needs, as long as something comes', async () => {
    const slow = await drip('/long', every(100, 12));
    expect(slow.status).toBe(200);
    expect(slow.took).toBeGreaterThan(patienceMs);
  });
  it('is ended once that is over', async () => {
    const slow = await drip('/long', every(100, 100));
    expect(slow.status).toBe(408);
    expect(slow.took).toBeGreaterThanOrEqual(longMs - 50);
  });
  it('is ended when nothing comes any more: who lost the connection can begin anew', async () => {
    const silent = await drip('/long', every(10, 5), 100);
    expect(silent.status).toBe(408);
    expect(silent.took).toBeLessThan(longMs);
  });
  it('without a body is left alone', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.address.port}/short`, { method: 'PUT' });
    expect(await reply.text()).toBe('whole');
  });
});
