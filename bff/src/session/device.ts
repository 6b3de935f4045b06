import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { cookiesOf, setCookie } from '../edge/cookies.ts';

/**
 * What a browser is recognised by, whoever signs in with it: a random id that says nothing and opens nothing. Identity keeps
 * a digest of it with each account; a sign-in with one that the account doesn't know is told to its owner.
 */
const nameOf = (secure: boolean): string => (secure ? '__Host-touchline-device' : 'touchline-device');
const yearSeconds = 365 * 86_400;

/** The browser's id, or a new one where it has none of ours. */
export const deviceOf = (req: Request, secure: boolean): string => {
  const given = cookiesOf(req)[nameOf(secure)] ?? '';
  return /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
};

/** Only for somebody who has just shown a right password: a page view tells nobody apart. */
export const rememberDevice = (res: Response, device: string, secure: boolean): void =>
  setCookie(res, nameOf(secure), device, { secure, httpOnly: true, maxAgeSeconds: yearSeconds });
