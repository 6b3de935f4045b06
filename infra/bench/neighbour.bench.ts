/**
 * Somebody's page while somebody else does the worst that is allowed, against the same page while nobody does anything:
 * pictures that unpack to hundreds of megabytes, large documents, passwords to be hashed, streams left open.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { freePort } from '../runtime/index.ts';
import { bench } from './bench.ts';
import { inTurns, msOf } from './measure.ts';
import { startProgram } from './program.ts';

const password = 'floodlights at dusk';

/** In ms: of a hundred, the slowest but one. */
const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? Number.NaN;

await bench('A neighbour who does the worst that is allowed', async ({ pick, directory, ends }) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = await startProgram({
    main: 'infra/embedded/main.ts',
    env: { DEMO: 'false', DATA_DIR: join(directory, 'data'), PORT: String(port), LOG_LEVEL: 'silent' },
    readyAt: `${address}/readyz`,
  });
  ends(() => product.end());

  const asJson = { 'content-type': 'application/json', 'x-auth-mode': 'token' };
  const register = async (): Promise<string> => {
    const answer = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({
        email: `${randomUUID()}@bench.example`,
        password,
        name: 'Some Body',
        profile_type: 'player',
        accepts_terms: true,
      }),
    });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  };
  const upload = async (token: string, bytes: Uint8Array, name: string): Promise<number> => {
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('file', new Blob([bytes as BlobPart]), name);
    const answer = await fetch(`${address}/api/me/identification?kind=passport`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  const side = pick(7_050, 2_000);
  const picture = await sharp({ create: { width: side, height: side, channels: 4, background: '#0a7b' } })
    .png({ progressive: true })
    .toBuffer();
  // Right in its head alone: opened, looked through and refused.
  const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(pick(9_900_000, 500_000))]);
  const witness = await register();

  const look = async (): Promise<void> => {
    const answer = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${witness}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the neighbour's page answers ${answer.status}`);
  };
  const looks = pick(400, 40);
  /** The neighbour's p99, in ms, while `harm` is done again and again. */
  const beside = (harm?: (token: string) => Promise<unknown>) => async () => {
    const token = harm ? await register() : '';
    let going = true;
    const harming = Promise.all(
      Array.from({ length: harm ? 4 : 0 }, async () => {
        while (going) await harm?.(token);
      }),
    );
    const times: number[] = [];
    for (let n = 0; n < looks; n += 1) times.push(await msOf(look));
    going = false;
    await harming;
    return { p99: p99(times) };
  };
  /** Refused at once when it is too much: whoever harms asks again a moment later, as a program does. */
  const pause = (status: number): Promise<void> =>
    status === 429 ? new Promise((resolve) => setTimeout(resolve, 50)) : Promise.resolve();

  const streams = async (token: string): Promise<void> => {
    const control = new AbortController();
    const answer = await fetch(`${address}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: control.signal,
    }).catch(() => undefined);
    control.abort();
    await pause(answer?.status ?? 0);
  };
  const guesses = async (): Promise<void> => {
    const answer = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ email: `${randomUUID()}@bench.example`, password }),
    });
    await answer.arrayBuffer();
    await pause(answer.status);
  };
  const rounds = await inTurns(
    {
      idle: beside(),
      pictures: beside(async (token) => pause(await upload(token, picture, 'bomb.png'))),
      documents: beside(async (token) => pause(await upload(token, document, 'large.pdf'))),
      guesses: beside(guesses),
      streams: beside(streams),
    },
    { rounds: pick(3, 1), warmUp: pick(1, 0) },
  );
  const idle = rounds.idle.map((round) => round.p99);
  const figure = (what: string, name: Exclude<keyof typeof rounds, 'idle'>) => ({
    what: `Another person’s page, p99: ${what}`,
    unit: 'ms' as const,
    against: 'nobody does anything',
    ours: rounds[name].map((round) => round.p99),
    bare: idle,
  });
  return {
    figures: [
      figure(`four uploads at a time of a picture of ${side} by ${side} pixels`, 'pictures'),
      figure('four uploads at a time of ten megabytes that are no document', 'documents'),
      figure('four guesses at a password at a time', 'guesses'),
      figure('event streams opened and left, four at a time', 'streams'),
    ],
    notes: [
      `${looks} requests of the page one after the other in each round. Whoever is refused for asking too often asks again after 50 ms.`,
    ],
  };
});
