import { beginSpan, inTrace, type Logger, type Observe } from '@touchline/platform/telemetry';
import type { Request, RequestHandler } from 'express';

/** The template of the route that answered: never the path itself, which holds ids. */
const operationOf = (req: Request): string => {
  const path: unknown = req.route?.path;
  if (typeof path === 'string') return `${req.method} ${req.baseUrl}${path}`;
  if (path !== undefined) return `${req.method} page`;
  // Express puts the base address back when a router has nothing for a request.
  return /^\/(assets|mf)\//.test(req.originalUrl) ? 'GET file' : 'unmatched';
};

/** One line, one span and one measurement for each request, whatever answers it. A stream counts while it is open. */
export const observeRequests =
  ({ observe, logger }: { readonly observe: Observe | undefined; readonly logger: Logger }): RequestHandler =>
  (req, res, next) => {
    const end = observe?.();
    const started = performance.now();
    const given = req.headers.traceparent;
    const span = beginSpan({
      name: req.method,
      kind: 'server',
      parent: typeof given === 'string' ? given : undefined,
      attributes: { 'touchline.request_id': req.requestId },
    });
    inTrace(span.traceparent, () => {
      // `finish` doesn't come when the client is gone; then `close` does, and routers have put their traces away.
      let operation: string | undefined;
      res.once('finish', () => {
        operation = operationOf(req);
      });
      res.once('close', () =>
        inTrace(span.traceparent, () => {
          const name = operation ?? operationOf(req);
          const { statusCode: status } = res;
          end?.(name, status);
          const ms = Math.round(performance.now() - started);
          logger.info({ request_id: req.requestId, operation: name, status, ms }, 'answered');
          span.end({
            name,
            failed: status >= 500,
            attributes: { 'http.response.status_code': status, 'http.request.method': req.method },
          });
        }),
      );
      next();
    });
  };
