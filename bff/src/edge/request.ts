import { randomUUID } from 'node:crypto';
import { formatAfter, maxAfter, parseAfter } from '@touchline/infra/http';
import type { RequestHandler, Response } from 'express';
import { cookiesOf, setCookie } from './cookies.ts';

declare global {
  namespace Express {
    interface Request {
      requestId: string;
      /** The positions that this client has written: header of a script, cookie of a page load. */
      after: string | undefined;
    }
  }
}

const afterCookie = 'touchline-after';
/** Longer than any projection needs, shorter than a person needs to notice. */
const afterSeconds = 10;

export const identifyRequest: RequestHandler = (req, res, next) => {
  req.requestId = randomUUID();
  const cookie = cookiesOf(req)[afterCookie];
  const header = req.headers['touchline-after'];
  const positions = parseAfter([typeof header === 'string' ? header : '', cookie ?? ''].filter(Boolean).join(','));
  req.after = positions.length > 0 ? formatAfter(positions) : undefined;
  res.setHeader('x-request-id', req.requestId);
  next();
};

/** Remembers for the next page load what a command has just changed. */
export const rememberAfter = (
  res: Response,
  before: string | undefined,
  written: string | undefined,
  secure: boolean,
): void => {
  if (!written) return;
  const newest = [...parseAfter(written), ...parseAfter(before)];
  const unique = newest.filter((a, i) => newest.findIndex((b) => b.id === a.id) === i).slice(0, maxAfter);
  setCookie(res, afterCookie, formatAfter(unique), { secure, httpOnly: true, maxAgeSeconds: afterSeconds });
};
