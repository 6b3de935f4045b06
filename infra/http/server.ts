import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { Rejected } from '../domain/index.ts';
import type { Logger } from '../telemetry/index.ts';
import { errorReply } from './errors.ts';
import { writeReply } from './router.ts';

/** An Express application with what every one of ours has: no x-powered-by, strict queries. */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  return app;
};

/** Body-parser's refusals and all that is unexpected, in the catalogue's words. Mount it last. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const type = (error as { type?: string }).type ?? '';
    const known =
      type === 'entity.too.large'
        ? new Rejected('FileTooLarge')
        : type.startsWith('entity.') || type === 'charset.unsupported' || type === 'encoding.unsupported'
          ? new Rejected('ValidationFailed', { details: [{ path: '', message: 'The request is not valid JSON.' }] })
          : error instanceof URIError
            ? new Rejected('NotFound')
            : error;
    const requestId = String(req.headers['x-request-id'] ?? '');
    writeReply(
      res,
      errorReply(known, requestId, (e) => logger.error({ err: e, request_id: requestId }, 'request failed')),
    );
  };

export interface HttpServer {
  readonly address: { readonly host: string; readonly port: number };
  /** Stops taking connections, lets what is under way end (at most `graceMs`), then closes. */
  readonly stop: (graceMs?: number) => Promise<void>;
  readonly server: Server;
}

/** Listens and stops gracefully: requests under way are answered, idle connections closed. */
export const listen = async (app: Express | RequestHandler, host: string, port: number): Promise<HttpServer> => {
  const server = createServer(app as Express);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const bound = server.address();
  return {
    server,
    address: { host, port: typeof bound === 'object' && bound ? bound.port : port },
    stop: (graceMs = 10_000) =>
      new Promise<void>((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
