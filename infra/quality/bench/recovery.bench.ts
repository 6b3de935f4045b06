/**
 * The embedded product is killed while people write, and started again on what it left; against its ordinary restart
 * under the same load, by SIGTERM.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { bench } from './bench.ts';
import { inTurns } from './measure.ts';
import { type Program, startProgram } from './program.ts';

const people = 8;

await bench('Recovery after a kill', async ({ pick, directory, ends }) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = () =>
    startProgram({
      main: 'infra/apps/all-in-one/main.ts',
      env: {
        DEMO: 'false',
        DATA_DIR: join(directory, 'data'),
        PORT: String(port),
        LOG_LEVEL: 'silent',
        REQUESTS_PER_SECOND: '10000',
      },
      readyAt: `${address}/readyz`,
    });
  let product: Program = await start();
  ends(() => product.end());

  const send = (method: string, path: string, body: unknown, token = '') =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-auth-mode': 'token',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const tokens = await Promise.all(
    Array.from({ length: people }, async (_, n) => {
      const answer = await send('POST', '/register', {
        email: `${randomUUID()}@bench.example`,
        password: 'floodlights at dusk',
        name: `Person ${n}`,
        profile_type: 'player',
        accepts_terms: true,
      });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    }),
  );

  /** Somebody writes for as long as the product answers, and tells when some writes were answered. */
  const write = async (token: string, underWay: () => void): Promise<void> => {
    for (let written = 0; ; written += 1) {
      const answer = await send('PUT', '/me/name', { name: `Name ${written}` }, token).catch(() => undefined);
      if (answer?.status !== 200) return;
      await answer.arrayBuffer().catch(() => undefined);
      if (written === pick(15, 2)) underWay();
    }
  };
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    const { promise: underWay, resolve } = Promise.withResolvers<void>();
    const writing = tokens.map((token) => write(token, resolve));
    await underWay;
    const ended = performance.now();
    // A kill takes the database's process too, as a power cut would.
    await product.end(signal, signal === 'SIGKILL');
    product = await start();
    const seconds = (performance.now() - ended) / 1000;
    await Promise.all(writing);
    return { seconds, start: product.readyAfterMs / 1000 };
  };
  const rounds = await inTurns(
    { killed: end('SIGKILL'), asked: end('SIGTERM') },
    { rounds: pick(3, 1), warmUp: pick(1, 0) },
  );
  return {
    figures: [
      {
        what: 'From SIGKILL to ready again',
        unit: 's',
        against: 'from SIGTERM to ready again',
        ours: rounds.killed.map((round) => round.seconds),
        bare: rounds.asked.map((round) => round.seconds),
      },
      {
        what: 'The start alone, after a SIGKILL',
        unit: 's',
        against: 'the start alone, after a SIGTERM',
        ours: rounds.killed.map((round) => round.start),
        bare: rounds.asked.map((round) => round.start),
      },
    ],
    notes: [
      `${people} people change their names without pause. The kill takes the database’s process too, at any moment; the engine then replays its journal. A restart by SIGTERM waits for what is under way, and up to a second for connections that clients keep open.`,
    ],
  };
});
