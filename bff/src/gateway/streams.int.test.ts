import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkHeader, operation, operations } from '@touchline/contracts/http';
import { createMemoryCache } from '@touchline/platform/cache';
import { createTemporaryFiles, type TemporaryFiles } from '@touchline/platform/files';
import { createApi, createApp, createRouter, errorHandler, type HttpServer, listen } from '@touchline/platform/http';
import { silentLogger } from '@touchline/platform/telemetry';
import { eventually } from '@touchline/quality/testkit';
import express from 'express';
import { z } from 'zod';
import { createGate } from '../edge/concurrency.ts';
import { openBffLimits, uploadGate } from '../edge/rates.ts';
import { identifyRequest } from '../edge/request.ts';
import { createCsrf } from '../session/csrf.ts';
import { createBffSessions } from '../session/sessions.ts';
import { createAsk } from '../upstream/ask.ts';
import { inProcess, overHttp } from '../upstream/upstream.ts';
import { gateway } from './gateway.ts';

/** Files that are larger than memory should hold, there and back, in both shapes. */

const megabyte = 1024 * 1024;
const operationsOfFiles = operations({
  readFilm: operation({
    summary: 'A film, or a part of it',
    method: 'GET',
    path: '/films/:film',
    access: 'guest',
    download: ['video/mp4'],
    streamed: true,
    params: z.strictObject({ film: z.string() }),
    errors: ['RangeNotSatisfiable'],
  }),
  keepFilm: operation({
    summary: 'A film',
    method: 'POST',
    path: '/films',
    access: 'link',
    upload: true,
    maxBytes: 20 * megabyte,
    reply: z.object({ size: z.number() }),
  }),
  keepPicture: operation({
    summary: 'A picture, smaller than others may be',
    method: 'POST',
    path: '/pictures',
    access: 'link',
    upload: true,
    maxBytes: megabyte,
    reply: z.object({ size: z.number() }),
  }),
});

const film = randomBytes(3 * megabyte);
/** Read so far of the film that never ends, and whether somebody still reads it. */
const endless = { read: 0, open: 0 };
const withoutEnd = (): Readable => {
  endless.open += 1;
  return new Readable({
    read() {
      endless.read += 64 * 1024;
      this.push(Buffer.alloc(64 * 1024));
    },
    destroy(error, done) {
      endless.open -= 1;
      done(error);
    },
  });
};
const breaking = (): Readable =>
  Readable.from(
    (async function* () {
      yield film.subarray(0, 1000);
      throw new Error('the disk is gone');
    })(),
  );

const logger = silentLogger();
const api = createApi(
  operationsOfFiles,
  {
    readFilm: async ({ params }) => ({
      data: null,
      file: {
        ...{ content_type: 'video/mp4', name: 'film.mp4', inline: true },
        size: params.film === 'endless' ? 1024 ** 4 : film.length,
        open: async ({ start, end }) => {
          if (params.film === 'endless') return withoutEnd();
          if (params.film === 'broken') return breaking();
          return Readable.from([film.subarray(start, end + 1)]);
        },
      },
    }),
    keepFilm: async ({ file }) => ({ data: { size: file.size } }),
    keepPicture: async ({ file }) => ({ data: { size: file.size } }),
  },
  { authenticate: async () => null, logger, clock: () => new Date('2026-11-22T10:00:00.000Z') },
);

let directory: string;
let temporary: TemporaryFiles;
const servers: HttpServer[] = [];
const addresses = new Map<string, string>();
const places = { perPerson: 2, perNetwork: 2, total: 2 };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-streams-'));
  temporary = await createTemporaryFiles(join(directory, 'tmp'));
  const service = createApp();
  service.use(
    createRouter(api, temporary),
    errorHandler(logger, () => ''),
  );
  const behind = await listen(service, '127.0.0.1', 0, logger);
  servers.push(behind);
  const billing = `http://127.0.0.1:${behind.address.port}`;
  const table = Object.values(operationsOfFiles).map((one) => ({ service: 'billing' as const, operation: one }));
  for (const [shape, upstream] of [
    ['one process', inProcess({ billing: api })],
    ['separate processes', overHttp({ billing }, 5_000, { billing: operationsOfFiles })],
  ] as const) {
    const { ask, toService } = createAsk({ upstream, sign: async () => 'signed', logger });
    const sessions = createBffSessions({ ask, cache: createMemoryCache(), secure: false });
    const app = createApp();
    const csrf = createCsrf(randomBytes(32).toString('hex'), 'http://127.0.0.1');
    const gateOfUploads = uploadGate(createGate(places), await openBffLimits(1_000));
    const gates = { uploads: gateOfUploads, longUploads: gateOfUploads, downloads: createGate(places) };
    const given = { toService, sessions, secure: false, temporary, table, csrf, ...gates };
    app.use(identifyRequest, express.Router().use('/api', gateway(given)));
    app.use(errorHandler(logger, () => ''));
    const server = await listen(app, '127.0.0.1', 0, logger);
    servers.push(server);
    addresses.set(shape, `http://127.0.0.1:${server.address.port}/api`);
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await temporary?.close();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['one process', 'separate processes'])('in %s', (shape) => {
  const at = (path: string): string => `${addresses.get(shape)}${path}`;
  /** Begins to read, and reads no more than what fits between. */
  const begin = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(at(path), resolve).on('error', reject);
    });

  const statusOf = async (path: string): Promise<number> => {
    const reply = await fetch(at(path));
    await reply.arrayBuffer();
    return reply.status;
  };

  describe('a file that is read while it comes', () => {
    it('comes whole, with its length, and says that parts may be asked for', async () => {
      const reply = await fetch(at('/films/short'));
      expect(reply.status).toBe(200);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        ...{ 'content-type': 'video/mp4', 'content-length': String(film.length), 'accept-ranges': 'bytes' },
        ...{ 'content-disposition': "inline; filename*=UTF-8''film.mp4" },
        'content-security-policy': expect.stringContaining('sandbox'),
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(Buffer.compare(Buffer.from(await reply.arrayBuffer()), film)).toBe(0);
    });
    it('comes in part', async () => {
      const reply = await fetch(at('/films/short'), { headers: { range: 'bytes=1000-1999' } });
      expect([
        reply.status,
        reply.headers.get('content-range'),
        reply.headers.get('content-length'),
        Buffer.compare(Buffer.from(await reply.arrayBuffer()), film.subarray(1000, 2000)),
      ]).toEqual([206, `bytes 1000-1999/${film.length}`, '1000', 0]);
    });
    it('RangeNotSatisfiable beyond its end', async () => {
      const reply = await fetch(at('/films/short'), { headers: { range: `bytes=${film.length}-` } });
      expect([reply.status, reply.headers.get('content-range'), await reply.json()]).toEqual([
        416,
        `bytes */${film.length}`,
        expect.objectContaining({ error: 'RangeNotSatisfiable', details: { size: film.length } }),
      ]);
    });
    it('has its head told alone, and is not read for it', async () => {
      const reply = await fetch(at('/films/endless'), { method: 'HEAD' });
      expect([reply.status, reply.headers.get('content-length')]).toEqual([200, String(1024 ** 4)]);
      await eventually(async () => expect(endless.open).toBe(0), 'nobody reads it');
    });
    it('is read no further than it is taken, and no longer than somebody takes it', async () => {
      endless.read = 0;
      const reply = await begin('/films/endless');
      reply.once('data', () => reply.pause());
      let before = -1;
      await eventually(async () => {
        const now = endless.read;
        const stands = now > 0 && now === before;
        before = now;
        expect(stands).toBe(true);
      }, 'the reading stops');
      // What lies in the buffers of both sides and between.
      expect(endless.read).toBeLessThan(32 * megabyte);
      reply.destroy();
      await eventually(async () => expect(endless.open).toBe(0), 'nobody reads it');
    });
    it('breaks off where it breaks off: what came is no whole file', async () => {
      const broken = fetch(at('/films/broken')).then((reply) => reply.arrayBuffer());
      await expect(broken).rejects.toThrow();
      expect(await statusOf('/films/short')).toBe(200);
    });
    it('TooManyRequests: of one person so many at a moment, until they are over', async () => {
      const held = [await begin('/films/endless'), await begin('/films/endless')];
      const third = await fetch(at('/films/short'));
      expect([third.status, ((await third.json()) as { error: string }).error]).toEqual([429, 'TooManyRequests']);
      for (const reply of held) reply.destroy();
      await eventually(async () => expect(await statusOf('/films/short')).toBe(200), 'there is room again');
    });
  });

  describe('a file that is sent', () => {
    const sent = async (path: string, size: number) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.alloc(size)]), 'a.mp4');
      const reply = await fetch(at(path), { method: 'POST', body: form, headers: { [linkHeader]: 'link' } });
      const { data, error, details } = (await reply.json()) as { data?: unknown; error?: string; details?: unknown };
      return [reply.status, data ?? error, details];
    };
    it('may be as large as its operation says', async () => {
      expect(await sent('/films', 20 * megabyte)).toEqual([200, { size: 20 * megabyte }, undefined]);
      expect(await sent('/pictures', megabyte)).toEqual([200, { size: megabyte }, undefined]);
    });
    it('FileTooLarge beyond it, whatever others may be', async () => {
      for (const [path, max_bytes] of [
        ['/films', 20 * megabyte],
        ['/pictures', megabyte],
      ] as const) {
        const expected = [413, 'FileTooLarge', { max_bytes }];
        expect(await sent(path, max_bytes + 1)).toEqual(expected);
        expect(await sent(path, max_bytes + 200_000).catch(() => expected)).toEqual(expected);
      }
      const [own = ''] = await readdir(join(directory, 'tmp'));
      expect(await readdir(join(directory, 'tmp', own))).toEqual([]);
    });
  });
});
