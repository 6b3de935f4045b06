import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Operation } from '@touchline/contracts/http';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Rejected } from '../domain/index.ts';
import type { TemporaryFiles } from '../files/index.ts';
import type { Api } from './api.ts';
import { errorReply } from './errors.ts';
import { jsonBody, rawBody, rawOf } from './json-body.ts';
import { giveTimeFor } from './patience.ts';
import type { RawReply, RawRequest } from './request.ts';

/** Largest JSON body and largest upload that is read where an operation says nothing else, in bytes. */
export const limits = { json: 256 * 1024, upload: 11 * 1024 * 1024 };

/** What is still sent of so little is read to its end: the connection stays of use. In bytes. */
const shortBody = 64 * 1024;
/** Whoever sends all before he reads gets the answer before his connection is cut. In ms. */
const lingerMs = 500;

/** More of the request is still on its way than we care to read. */
const isLong = (req: Request): boolean =>
  !req.complete &&
  (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > shortBody);

/** Answers and cuts the connection: what is still sent of a refused request is never read. */
const endEarly = (res: Response, reply: RawReply): void => {
  const body = reply.json === undefined ? '' : JSON.stringify(reply.json);
  res.setHeader('connection', 'close');
  res.setHeader('content-length', Buffer.byteLength(body));
  if (body) res.type('json').write(body);
  else res.flushHeaders();
  res.req.unpipe();
  res.req.pause();
  // Whole for who reads it, and open for us: its end would cut the connection at once.
  const end = setTimeout(() => res.end(), lingerMs);
  res.once('close', () => clearTimeout(end));
};

/** As fast as it is read; who is gone, or who asks for the headers alone, ends the reading. */
const sendStream = (res: Response, stream: Readable): void => {
  if (res.req.method === 'HEAD' || res.closed) {
    stream.destroy();
    res.end();
    return;
  }
  // A file that breaks off breaks this connection off: what came is shorter than was promised.
  pipeline(stream, res).catch(() => {});
};

export const writeReply = (res: Response, reply: RawReply): void => {
  res.status(reply.status);
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value);
  if (reply.status >= 400 && isLong(res.req)) endEarly(res, reply);
  else if (reply.stream) sendStream(res, reply.stream);
  else if (reply.bytes) res.end(reply.bytes);
  else if (reply.json !== undefined) res.json(reply.json);
  else res.end();
};

const requestOf = (req: Request): Pick<RawRequest, 'params' | 'query' | 'headers'> => ({
  params: req.params as Record<string, string>,
  query: req.query as Record<string, unknown>,
  headers: req.headers as Record<string, string | undefined>,
});

const tooLarge = (maxBytes: number): Rejected => new Rejected('FileTooLarge', { max_bytes: maxBytes });

/** The reader of an operation's JSON body. */
export const jsonBodyOf = ({ maxBytes }: Pick<Operation, 'maxBytes'>): RequestHandler =>
  jsonBody(maxBytes ?? limits.json);

/** A router of operations: each under the address that the contract has, to the letter. */
export const createOperationsRouter = (): Router => express.Router({ caseSensitive: true, strict: true });

/** The largest file that an operation takes, in bytes. */
export const maxBytesOf = ({ maxBytes }: Pick<Operation, 'maxBytes'>): number => maxBytes ?? limits.upload;

/**
 * Writes what is sent to a file of its owner alone; answers its size in bytes. Refuses with `FileTooLarge`, and leaves
 * the connection open for that answer.
 */
export const storeUpload = async (sent: Readable, path: string, maxBytes: number): Promise<number> => {
  let size = 0;
  await pipeline(
    async function* () {
      for await (const piece of sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += piece.byteLength;
        if (size > maxBytes) throw tooLarge(maxBytes);
        yield piece;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return size;
};

/**
 * An Express router over an API: each operation under its method and path, everything else a 404 in JSON. `temporary`:
 * where uploads lie while they are looked at.
 */
export const createRouter = (api: Api, temporary: TemporaryFiles): Router => {
  const router = createOperationsRouter();
  for (const [name, operation] of Object.entries(api.operations)) {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    if (operation.upload)
      router[method](operation.path, (req, res) =>
        temporary.during(async (path) => {
          const maxBytes = maxBytesOf(operation);
          if (Number(req.headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
          giveTimeFor(req, maxBytes);
          const size = await storeUpload(req, path, maxBytes);
          writeReply(res, await api.call(name, { ...requestOf(req), upload: { path, size } }));
        }),
      );
    else if (operation.access === 'webhook')
      router[method](operation.path, rawBody(limits.json), async (req, res) => {
        writeReply(res, await api.call(name, { ...requestOf(req), raw: rawOf(req) }));
      });
    else
      router[method](operation.path, jsonBodyOf(operation), async (req, res) => {
        writeReply(res, await api.call(name, { ...requestOf(req), json: req.body as unknown }));
      });
  }
  router.use((_req, res) =>
    writeReply(
      res,
      errorReply(new Rejected('NotFound'), '', () => {}),
    ),
  );
  return router;
};
