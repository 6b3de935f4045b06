import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '../telemetry/index.ts';
import { jsonBody } from './json-body.ts';
import { createApp, errorHandler, listen } from './server.ts';

/** A server with one request under way, which is answered when `answer` is called. */
const busy = async () => {
  const said: unknown[] = [];
  const logger = { error: (...line: unknown[]) => said.push(line), debug: () => {} };
  const app = createApp();
  let answer = (): void => {};
  const arrived = new Promise<void>((arrive) => {
    app.get('/slow', (_req, res) => {
      answer = () => void res.end('whole');
      arrive();
    });
  });
  const server = await listen(app, '127.0.0.1', 0, logger as never);
  const reply = fetch(`http://127.0.0.1:${server.address.port}/slow`).then((response) => response.text());
  const outcome = reply.catch(() => 'cut');
  await arrived;
  return { server, outcome, said, answer: () => answer() };
};

describe('a body that can’t be read', () => {
  const given = JSON.stringify({ text: 'Abc' });
  it.each([
    ['cut off', '{"text":', {}, 'The request is not valid JSON.'],
    ['no object', '"Abc"', {}, 'The request is not valid JSON.'],
    ['too long', JSON.stringify({ text: 'a'.repeat(2_000) }), {}, 'The request is too long.'],
    ['packed', gzipSync(given), { 'content-encoding': 'gzip' }, 'Send the request as it is, not packed.'],
    ['packed, as it says', given, { 'content-encoding': 'gzip' }, 'Send the request as it is, not packed.'],
    ['packed in no known way', given, { 'content-encoding': 'zzz' }, 'Send the request as it is, not packed.'],
    [
      'in letters that nobody knows',
      given,
      { 'content-type': 'application/json; charset=zzz' },
      'The request is not valid JSON.',
    ],
  ])('is refused as what it is: %s', async (_, body, headers, message) => {
    const app = createApp();
    app.post('/texts', jsonBody('1kb'), (_req, res) => void res.end());
    app.use(errorHandler(silentLogger(), () => 'req_1'));
    const server = await listen(app, '127.0.0.1', 0);
    const reply = await fetch(`http://127.0.0.1:${server.address.port}/texts`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      422,
      { error: 'ValidationFailed', details: [{ path: '', message }] },
    ]);
    await server.stop();
  });
});

describe('a server that stops', () => {
  it('answers what is under way, and says nothing', async () => {
    const { server, outcome, said, answer } = await busy();
    const stopped = server.stop();
    answer();
    expect(await outcome).toBe('whole');
    await stopped;
    expect(said).toEqual([]);
  });
  it('cuts what takes too long, and says how many requests that were', async () => {
    const { server, outcome, said } = await busy();
    await server.stop(50);
    expect(await outcome).toBe('cut');
    expect(said).toEqual([[{ requests: 1, graceMs: 50 }, 'the stop takes too long; requests under way are cut']]);
  });
});
