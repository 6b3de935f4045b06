import type { IncomingMessage, ServerResponse } from 'node:http';

/** So long may a request take to arrive, and a long one be silent, in ms. */
const patienceMs = 30_000;
/** No request may take longer, whatever it brings, in ms. */
export const longestArrivalMs = 20 * 60_000;
/** A telephone on a slow connection sends so much in a second, in bytes. */
const slowest = 100_000;

interface Arrival {
  readonly res: ServerResponse;
  readonly patienceMs: number;
  timer?: NodeJS.Timeout;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

const end = (req: IncomingMessage, res: ServerResponse): void => {
  if (req.socket.destroyed) return;
  if (!res.headersSent) req.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  req.socket.destroy();
};

/** Ends a request that isn't whole after `ms`, and before that one of which nothing has come for a while. */
const bound = (req: IncomingMessage, arrival: Arrival, ms: number): void => {
  const until = Date.now() + ms;
  const { res } = arrival;
  const lookLater = (): void => {
    const before = req.socket.bytesRead;
    const look = (): void => {
      if (req.complete) return;
      if (req.socket.bytesRead === before || Date.now() >= until) end(req, res);
      else lookLater();
    };
    arrival.timer = setTimeout(look, Math.min(arrival.patienceMs, Math.max(0, until - Date.now()))).unref();
  };
  clearTimeout(arrival.timer);
  lookLater();
};

/** Whoever sends a body byte by byte holds a place: it is taken from him after half a minute. */
export const boundArrival = (req: IncomingMessage, res: ServerResponse, patience = patienceMs): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  if (Number(length ?? 0) === 0 && encoding === undefined) return;
  const arrival: Arrival = { res, patienceMs: patience };
  arrivals.set(req, arrival);
  bound(req, arrival, patience);
  const arrived = (): void => clearTimeout(arrival.timer);
  req.once('end', arrived).once('close', arrived);
};

/** A file of so many bytes may take as long as a slow connection needs, as long as something comes. */
export const giveTimeFor = (req: IncomingMessage, bytes: number): void => {
  const arrival = arrivals.get(req);
  const ms = Math.min(longestArrivalMs, (bytes / slowest) * 1_000);
  if (arrival && !req.complete && ms > arrival.patienceMs) bound(req, arrival, ms);
};
