import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { Rejected } from '../domain/index.ts';
import type { Logger } from '../telemetry/index.ts';
import { errorReply } from './errors.ts';
import { boundArrival, longestArrivalMs } from './patience.ts';
import { writeReply } from './router.ts';

/** An Express application with what every one of ours has: no x-powered-by, strict queries. */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  return app;
};

const malformed = (message: string): Rejected => new Rejected('ValidationFailed', { details: [{ path: '', message }] });

/** What is wrong with a body, by the name that body-parser gives it. */
const wrongBodies: Readonly<Record<string, string>> = {
  'entity.too.large': 'The request is too long.',
  'request.aborted': 'The request broke off.',
  'encoding.unsupported': 'Send the request as it is, not packed.',
};

/** Body-parser's own errors in the catalogue's words; all others as they are. */
const inOurWords = (error: unknown): unknown => {
  if (error instanceof Rejected) return error;
  if (error instanceof URIError) return new Rejected('NotFound');
  // `expose`: the sender's own fault, as `http-errors` has it.
  const { type, expose } = error as { type?: string; expose?: boolean };
  return type && expose ? malformed(wrongBodies[type] ?? 'The request is not valid JSON.') : error;
};

/**
 * Body-parser's refusals and all that is unexpected, in the catalogue's words. Mount it last. `requestIdOf`: the name
 * under which the request stands in the log, from whoever may give it one.
 */
export const errorHandler =
  (logger: Logger, requestIdOf: (req: Request) => string): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const requestId = requestIdOf(req);
    writeReply(
      res,
      errorReply(inOurWords(error), requestId, (e) =>
        logger.error({ err: e, request_id: requestId }, 'request failed'),
      ),
    );
  };

export interface HttpServer {
  readonly address: { readonly host: string; readonly port: number };
  /** Stops taking connections, lets what is under way end (at most `graceMs`), then closes. */
  readonly stop: (graceMs?: number) => Promise<void>;
  readonly server: Server;
}

/** A client that reuses a connection may be sending on it while we stop; so long idle ones are left open. */
const lingerMs = 1_000;

/**
 * Listens and stops gracefully: what is under way and what is still sent over open connections is answered, each answer
 * ends its connection, idle ones are closed after a second. A connection that breaks costs its own request alone.
 */
export const listen = async (
  app: Express | RequestHandler,
  host: string,
  port: number,
  logger?: Logger,
  /** How long a request may take to arrive, in ms; for tests. */
  arrivalMs?: number,
): Promise<HttpServer> => {
  const server = createServer(app as Express);
  // The longest that anything may take; `boundArrival` says how long most may.
  server.requestTimeout = longestArrivalMs;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  const answering = new Set<ServerResponse>();
  let stopping = false;
  const last = (res: ServerResponse): void => {
    if (!res.headersSent) res.setHeader('connection', 'close');
  };
  server.prependListener('request', (req, res) => {
    // An 'error' that nobody listens for ends the process, and with it everybody's request. Whoever waits for this one
    // hears of it by its own means (a promise that rejects, 'close').
    for (const stream of [req, res]) stream.on('error', (error) => logger?.debug({ err: error }, 'a connection broke'));
    boundArrival(req, res, arrivalMs);
    if (stopping) last(res);
    answering.add(res);
    res.once('close', () => answering.delete(res));
  });
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
        stopping = true;
        for (const res of answering) last(res);
        const force = setTimeout(() => {
          logger?.error({ requests: answering.size, graceMs }, 'the stop takes too long; requests under way are cut');
          server.closeAllConnections();
        }, graceMs);
        const idle = setInterval(() => server.closeIdleConnections(), lingerMs);
        // Node's own close for HTTP would cut idle connections at once, and with them what is being sent over them.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(force);
          clearInterval(idle);
          resolve();
        });
      }),
  };
};
