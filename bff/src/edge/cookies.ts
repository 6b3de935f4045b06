import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/** We write only what can be decoded: anything else isn't ours. */
const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** A request's cookies. The first of a name counts; what can't be decoded isn't there. */
export const cookiesOf = (req: Request): Readonly<Record<string, string | undefined>> =>
  parseCookie(req.headers.cookie ?? '', { decode });

/** Appends a cookie, whatever has been set before. */
export const setCookie = (
  res: Response,
  name: string,
  value: string,
  {
    maxAgeSeconds,
    ...options
  }: { readonly secure: boolean; readonly httpOnly: boolean; readonly maxAgeSeconds?: number },
): void => {
  const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  res.append('Set-Cookie', stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...options, ...age }));
};
