import type { Response } from 'express';

/**
 * Begins a stream of server-sent events that nothing on the way keeps or holds back.
 * @param retryMs after how long a browser comes again whose stream has ended
 */
export const beginEvents = (res: Response, retryMs: number): void => {
  res.status(200);
  res.setHeader('content-type', 'text/event-stream');
  res.setHeader('cache-control', 'no-store, no-transform');
  res.setHeader('x-accel-buffering', 'no');
  res.flushHeaders();
  res.write(`retry: ${retryMs}\n\n`);
};
