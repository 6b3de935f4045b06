import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfHeader } from '@touchline/contracts/protocol/csrf';
import { Rejected } from '@touchline/platform/domain';
import type { Request } from 'express';

/** A guest's CSRF token is bound to being a guest; signing in makes a new one. */
export const guestBinding = 'guest';

/**
 * A token that a page reads from its cookie and sends in a header. It is bound to the session (or to being a guest), so
 * that one planted by a neighbouring site is worth nothing.
 */
export interface Csrf {
  readonly issue: (binding: string) => string;
  /** Whether a cookie is of this binding: one that outlived its session would only be refused. */
  readonly fits: (cookie: string, binding: string) => boolean;
  /** Refuses with `CsrfTokenMismatch`: header and cookie differ, the binding is another's, or the origin is. */
  readonly check: (req: Request, cookie: string | undefined, binding: string) => void;
}

/** `key`: at least 32 bytes, hex. `origin`: the site's own. */
export const createCsrf = (key: string, origin: string): Csrf => {
  const mac = (nonce: string, binding: string) =>
    createHmac('sha256', key).update(`${nonce}\u0000${binding}`).digest('base64url');
  const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
  const fits = (cookie: string, binding: string): boolean => {
    const [nonce, signature] = cookie.split('.');
    return Boolean(nonce && signature && equal(signature, mac(nonce, binding)));
  };
  return {
    fits,
    issue: (binding) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${mac(nonce, binding)}`;
    },
    check: (req, cookie, binding) => {
      const sent = req.headers[csrfHeader];
      const site = req.headers['sec-fetch-site'];
      const from = req.headers.origin;
      const foreign =
        (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && from !== origin);
      if (foreign || typeof sent !== 'string' || !cookie || !equal(sent, cookie) || !fits(cookie, binding))
        throw new Rejected('CsrfTokenMismatch');
    },
  };
};
