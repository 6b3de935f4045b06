/**
 * Somebody's page while somebody else does the worst that is allowed, against the same page while nobody does anything:
 * pictures that unpack to hundreds of megabytes, large documents, passwords to be hashed, streams left open, requests
 * without a pause.
 */
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { bench } from './bench.ts';
import { inTurns, msOf, p99 } from './measure.ts';
import type { Harm } from './neighbour.harm.ts';
import { startProgram } from './program.ts';

const password = 'floodlights at dusk';
/** A person who looks often. In ms. */
const betweenLooksMs = 20;

await bench('A neighbour who does the worst that is allowed', async ({ pick, directory, ends }) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = await startProgram({
    main: 'infra/apps/all-in-one/main.ts',
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
  const side = pick(7_050, 2_000);
  const picture = await sharp({ create: { width: side, height: side, channels: 4, background: '#0a7b' } })
    .png({ progressive: true })
    .toBuffer();
  // Right in its head alone: opened, looked through and refused.
  const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(pick(9_900_000, 500_000))]);
  const form = async (bytes: Uint8Array, name: string): Promise<{ readonly body: string; readonly type: string }> => {
    const fields = new FormData();
    fields.set('_method', 'PUT');
    fields.set('file', new Blob([bytes as BlobPart]), name);
    const request = new Request(address, { method: 'POST', body: fields });
    const body = join(directory, `${name}.form`);
    await writeFile(body, new Uint8Array(await request.arrayBuffer()));
    return { body, type: request.headers.get('content-type') ?? '' };
  };
  const forms = { picture: await form(picture, 'bomb.png'), document: await form(document, 'large.pdf') };
  const witness = await register();

  const look = async (): Promise<void> => {
    const answer = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${witness}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the neighbour's page answers ${answer.status}`);
  };
  const looks = pick(300, 40);
  const answers: Record<string, string> = {};
  /** The neighbour's p99, in ms, while a process beside us does harm, as somebody who has just registered. */
  const beside = (name: string, harm?: (token: string) => Omit<Harm, 'address'>) => async () => {
    const child = harm && fork(join(import.meta.dirname, 'neighbour.harm.ts'), { execArgv: process.execArgv });
    const gone = child && new Promise((settle) => child.once('exit', settle));
    if (child && harm) {
      const begun = new Promise<void>((settle) =>
        child.on('message', (seen: Record<number, number>) => {
          answers[name] = Object.entries(seen)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', ');
          settle();
        }),
      );
      child.send({ address, ...harm(await register()) });
      await begun;
    }
    const times: number[] = [];
    for (let n = 0; n < looks; n += 1) {
      times.push(await msOf(look));
      await wait(betweenLooksMs);
    }
    child?.kill('SIGKILL');
    await gone;
    return { p99: p99(times) };
  };
  const uploads =
    ({ body, type }: { readonly body: string; readonly type: string }) =>
    (token: string): Omit<Harm, 'address'> => ({
      method: 'POST',
      path: '/api/me/identification?kind=passport',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
      workers: 4,
    });
  const asking =
    (path: string, workers: number, leaves = false) =>
    (token: string): Omit<Harm, 'address'> => ({
      ...{ method: 'GET', path, workers, leaves },
      headers: { authorization: `Bearer ${token}` },
    });
  const guess = join(directory, 'guess.json');
  await writeFile(guess, JSON.stringify({ email: `${randomUUID()}@bench.example`, password }));
  const rounds = await inTurns(
    {
      idle: beside('idle'),
      pictures: beside('pictures', uploads(forms.picture)),
      documents: beside('documents', uploads(forms.document)),
      guesses: beside('guesses', () => ({
        ...{ method: 'POST', path: '/api/login', headers: asJson, body: guess, workers: 4 },
      })),
      streams: beside('streams', asking('/api/live', 4, true)),
      requests: beside('requests', asking('/api/home', 8)),
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
      figure('home asked for without a pause, eight at a time', 'requests'),
    ],
    notes: [
      `${looks} requests of the page in each round, ${betweenLooksMs} ms between them, while a process of its own does harm. Whoever is refused for asking too often asks again after 50 ms.`,
      `Answers to whoever does harm, in the last round: ${Object.entries(answers)
        .map(([name, counts]) => `${name} ${counts}`)
        .join('; ')}.`,
    ],
  };
});
