import { randomUUID } from 'node:crypto';
import {
  consistencyCookie,
  consistencyHeader,
  formatTokens,
  mergeTokens,
  parseTokens,
} from '@touchline/contracts/protocol/consistency';
import type { RequestHandler, Response } from 'express';
import { cookiesOf, setCookie } from './cookies.ts';

declare global {
  namespace Express {
    interface Request {
      requestId: string;
      /** What this client has written last, as consistency tokens: header of a script, cookie of a page load. */
      consistencyTokens: string | undefined;
    }
  }
}

/** Longer than any projection needs, shorter than a person needs to notice. */
const tokensKeptSeconds = 10;

export const identifyRequest: RequestHandler = (req, res, next) => {
  req.requestId = randomUUID();
  const cookie = cookiesOf(req)[consistencyCookie];
  const header = req.headers[consistencyHeader];
  const tokens = parseTokens([typeof header === 'string' ? header : '', cookie ?? ''].filter(Boolean).join(','));
  req.consistencyTokens = tokens.length > 0 ? formatTokens(tokens) : undefined;
  res.setHeader('x-request-id', req.requestId);
  next();
};

/** Remembers for the next page load what a command has just changed. */
export const rememberTokens = (
  res: Response,
  before: string | undefined,
  written: string | undefined,
  secure: boolean,
): void => {
  if (!written) return;
  const tokens = mergeTokens(parseTokens(before), parseTokens(written));
  setCookie(res, consistencyCookie, formatTokens(tokens), { secure, httpOnly: true, maxAgeSeconds: tokensKeptSeconds });
};
