import { describe, expect, it } from '@jest/globals';
import { createApp, listen } from './server.ts';

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
