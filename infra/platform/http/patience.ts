import type { IncomingMessage, ServerResponse } from 'node:http';

/** So long may a request take to arrive, in ms. */
const patienceMs = 30_000;
/** No request may take longer, whatever it brings, in ms. */
export const longestArrivalMs = 20 * 60_000;
/** A telephone on a slow connection sends so much in a second, in bytes. */
const slowest = 100_000;

interface Arrival {
  readonly res: ServerResponse;
  readonly timer: NodeJS.Timeout;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

const give = (req: IncomingMessage, res: ServerResponse, ms: number): void => {
  const timer = setTimeout(() => {
    if (req.complete || req.socket.destroyed) return;
    if (!res.headersSent) req.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    req.socket.destroy();
  }, ms).unref();
  arrivals.set(req, { res, timer });
};

/** Whoever sends a body byte by byte holds a place: it is taken from him after half a minute. */
export const boundArrival = (req: IncomingMessage, res: ServerResponse, ms = patienceMs): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  if (Number(length ?? 0) === 0 && encoding === undefined) return;
  give(req, res, ms);
  const arrived = (): void => clearTimeout(arrivals.get(req)?.timer);
  req.once('end', arrived).once('close', arrived);
};

/** A file of so many bytes may take as long as a slow connection needs. */
export const giveTimeFor = (req: IncomingMessage, bytes: number): void => {
  const arrival = arrivals.get(req);
  const ms = Math.min(longestArrivalMs, (bytes / slowest) * 1_000);
  if (!arrival || req.complete || ms <= patienceMs) return;
  clearTimeout(arrival.timer);
  give(req, arrival.res, ms);
};
