import type { Request, Response } from 'express';

/** A request's cookies. The first of a name counts; what can't be decoded isn't there. */
export const cookiesOf = (req: Request): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (name in cookies) continue;
    try {
      cookies[name] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // Not ours: we write only what can be decoded.
    }
  }
  return cookies;
};

/** Appends a cookie, whatever has been set before. */
export const setCookie = (
  res: Response,
  name: string,
  value: string,
  options: { readonly secure: boolean; readonly httpOnly: boolean; readonly maxAgeSeconds?: number },
): void => {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.httpOnly) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  res.append('Set-Cookie', parts.join('; '));
};
