import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { bffOperations, gatewayOperations } from '@touchline/contracts/http/bff';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { eventually } from '../testkit/index.ts';

/**
 * Whoever breaks off a request harms his own alone: each operation of the contract is cut, shortened, reset and stalled
 * at many points, by somebody who has just registered, while another person's page goes on answering.
 */

/** What asks for no more than a connection: the streams, beside the operations. */
const stream: Operation = {
  ...(bffOperations.csrf as Operation),
  id: 'live',
  path: '/live',
};
const operations: readonly Operation[] = [
  ...(Object.values(bffOperations) as Operation[]),
  ...gatewayOperations.map((p) => p.operation),
  stream,
];
const password = 'floodlights at dusk';

let directory: string;
let port: number;
let product: ChildProcess;
let said = '';
let mallory: string;
let witness: string;

const register = async (email: string): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
    body: JSON.stringify({ email, password, name: 'Some Body', profile_type: 'player', accepts_terms: true }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-cut-'));
  port = await freePort();
  product = spawn(process.execPath, ['infra/apps/all-in-one/main.ts'], {
    env: {
      ...process.env,
      MONGODB_URI: process.env['TOUCHLINE_TEST_MONGODB'],
      DATABASE_PREFIX: `c${randomBytes(4).toString('hex')}_`,
      DATA_DIR: directory,
      PORT: String(port),
      DEMO: 'false',
      LOG_LEVEL: 'error',
      // The witness asks without a pause, so that no moment is missed.
      REQUESTS_PER_SECOND: '10000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const out of [product.stdout, product.stderr])
    out?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await eventually(
    async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
    'the product is ready',
    { within: 60_000 },
  );
  mallory = await register('mallory@example.com');
  witness = await register('witness@example.com');
});
afterAll(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    const gone = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await gone;
  }
  await rm(directory, { recursive: true, force: true });
});

const boundary = 'cut-here';
/** A file under a name that nobody reads is a stream as well. */
const parts = ['file', 'other'] as const;
type PartName = (typeof parts)[number];
const bodyOf = ({ upload }: Operation, part: PartName = 'file'): Buffer =>
  upload
    ? Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="_method"\r\n\r\nPUT\r\n--${boundary}\r\n` +
            `Content-Disposition: form-data; name="${part}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        randomBytes(60_000),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
    : Buffer.from(JSON.stringify({ values: { text: 'x'.repeat(2_000), list: [1, 2, { a: null }] } }));

const headOf = (operation: Operation, framing: string): string =>
  [
    `${operation.method} /api${operation.path.replace(/:[a-z_]+/g, 'x_0')} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${mallory}`,
    `content-type: ${operation.upload ? `multipart/form-data; boundary=${boundary}` : 'application/json'}`,
    framing,
    '\r\n',
  ].join('\r\n');

/** How a request is broken off, once `sent` of its `body` is on its way. */
const ways = {
  /** The sender says that nothing more comes, though more was promised. */
  ended: (socket: Socket) => void socket.end(),
  /** The connection is gone without a word. */
  reset: (socket: Socket) => void socket.resetAndDestroy(),
  /** All that was promised came; what came is no whole body. */
  short: () => {},
  /** A chunk of no length that could be read follows. */
  garbled: (socket: Socket) => void socket.write('ZZ\r\nnonsense\r\n'),
} as const;

const patienceMs = 10_000;

/** The status that was answered; nothing where there was nobody left to answer. */
const breakOff = (
  operation: Operation,
  way: keyof typeof ways,
  sent: number,
  part?: PartName,
): Promise<number | undefined> =>
  new Promise((resolve) => {
    const whole = bodyOf(operation, part);
    const body = whole.subarray(0, sent);
    const framing =
      way === 'garbled' ? 'transfer-encoding: chunked' : `content-length: ${way === 'short' ? sent : whole.length}`;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const settle = (): void => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    };
    socket.setTimeout(patienceMs, settle);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      // A stream of events never ends by itself: what it begins with is its answer.
      settle();
    });
    // A reset connection is what was asked for.
    socket.on('error', settle);
    socket.on('close', settle);
    socket.write(headOf(operation, framing));
    if (way === 'garbled') socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body, () => ways[way](socket));
  });

const pointsOf = (operation: Operation, part: PartName): readonly number[] => {
  const { length } = bodyOf(operation, part);
  // Within the head of the file's part, its first byte, its middle, and the end of the form.
  return [...new Set([1, 40, 190, Math.floor(length / 2), length - 12, length - 5])].filter(
    (point) => point > 0 && point < length,
  );
};

const alive = (): void => {
  expect([product.exitCode, product.signalCode, said]).toEqual([null, null, expect.not.stringContaining('unexpected')]);
};

/** Somebody else's page, asked for again and again until `stop`; answers the statuses seen and the longest wait in ms. */
const watchWitness = () => {
  let going = true;
  const seen = new Set<number | string>();
  let longest = 0;
  const done = (async () => {
    while (going) {
      const started = Date.now();
      const status = await fetch(`http://127.0.0.1:${port}/api/me`, {
        headers: { authorization: `Bearer ${witness}` },
      }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        (error: Error) => error.message,
      );
      seen.add(status);
      longest = Math.max(longest, Date.now() - started);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await done;
      return { seen: [...seen], longest };
    },
  };
};

const cases = operations.flatMap((operation) =>
  parts
    .filter((part) => part === 'file' || operation.upload)
    .map(
      (part) =>
        [part === 'file' ? operation.id : `${operation.id} with a file of another name`, operation, part] as const,
    ),
);

describe('whoever breaks off', () => {
  it.each(cases)('%s', async (_, operation, part) => {
    const watched = watchWitness();
    const broken = pointsOf(operation, part).flatMap((sent) =>
      (Object.keys(ways) as (keyof typeof ways)[]).map((way) => ({ way, sent })),
    );
    const answers: { readonly way: string; readonly sent: number; readonly status: number | undefined }[] = [];
    const breakAll = async (some: typeof broken): Promise<void> => {
      const statuses = await Promise.all(some.map(({ way, sent }) => breakOff(operation, way, sent, part)));
      answers.push(...some.map((each, at) => ({ ...each, status: statuses[at] })));
    };
    // One upload of a person is read at a moment, and one that was broken off counts until that is noticed.
    if (operation.upload)
      for (const each of broken)
        await eventually(async () => {
          const status = await breakOff(operation, each.way, each.sent, part);
          expect(status).not.toBe(429);
          answers.push({ ...each, status });
        }, 'the one before is over');
    else await breakAll(broken);
    const { seen, longest } = await watched.stop();
    alive();
    expect(seen).toEqual([200]);
    expect(longest).toBeLessThan(5_000);
    // Who still listens is told what was wrong, in words: never that we failed, and never nothing.
    expect(answers.filter(({ status }) => status !== undefined && status >= 500)).toEqual([]);
    const short = answers.filter(({ way }) => way === 'short').map(({ status }) => status);
    expect(short).not.toContain(undefined);
    if (operation.upload) expect(new Set(short)).toEqual(new Set([422]));
  });

  it('stalls all of them at once, and lets go', async () => {
    const sockets = operations.map((operation) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const body = bodyOf(operation);
      socket.write(headOf(operation, `content-length: ${body.length}`));
      socket.write(body.subarray(0, Math.floor(body.length / 2)));
      return socket;
    });
    await Promise.all(
      sockets.map(
        (socket) => new Promise((resolve) => (socket.connecting ? socket.once('connect', resolve) : resolve(0))),
      ),
    );
    const watched = watchWitness();
    await eventually(async () => (await breakOff(stream, 'short', 1)) !== undefined, 'others are answered');
    for (const socket of sockets) socket.resetAndDestroy();
    const { seen, longest } = await watched.stop();
    alive();
    expect(seen).toEqual([200]);
    expect(longest).toBeLessThan(5_000);
    // All this was said by somebody who was let in.
    const me = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { authorization: `Bearer ${mallory}` } });
    expect(me.status).toBe(200);
  });
});
