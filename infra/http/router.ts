import express, { type Request, type Response, type Router } from 'express';
import { Rejected } from '../domain/index.ts';
import type { Api } from './api.ts';
import { errorReply } from './errors.ts';
import { jsonBody } from './json-body.ts';
import type { RawReply, RawRequest } from './request.ts';

/** Largest JSON body and largest upload that a service reads, in bytes. */
export const limits = { json: 256 * 1024, upload: 11 * 1024 * 1024 };

export const writeReply = (res: Response, reply: RawReply): void => {
  res.status(reply.status);
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value);
  if (reply.bytes) res.end(reply.bytes);
  else if (reply.json !== undefined) res.json(reply.json);
  else res.end();
};

export const rawRequest = (req: Request, upload: boolean): RawRequest => ({
  params: req.params as Record<string, string>,
  query: req.query as Record<string, unknown>,
  headers: req.headers as Record<string, string | undefined>,
  ...(upload && Buffer.isBuffer(req.body) ? { bytes: req.body } : { json: req.body as unknown }),
});

/** An Express router over an API: each operation under its method and path, everything else a 404 in JSON. */
export const createRouter = (api: Api): Router => {
  const router = express.Router();
  const json = jsonBody(limits.json);
  const bytes = express.raw({ limit: limits.upload, type: () => true });
  for (const [name, operation] of Object.entries(api.operations)) {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](operation.path, operation.upload ? bytes : json, async (req, res) => {
      writeReply(res, await api.call(name, rawRequest(req, operation.upload)));
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
