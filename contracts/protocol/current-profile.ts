import { z } from 'zod';
import { type CurrentProfile, currentProfile } from '../values.ts';

/** In whose name a page acts: its requests say so in headers, what a browser asks by itself (stream, PDF, download) in a cookie. */

export const currentProfileCookie = 'current-profile';
export const profileIdHeader = 'x-profile-id';
export const profileTypeHeader = 'x-profile-type';

const cookieText = z
  .string()
  .transform((text) => {
    const at = text.indexOf(':');
    return { type: text.slice(0, at), id: text.slice(at + 1) };
  })
  .pipe(currentProfile.extend({ id: z.string().min(1) }));

/** `<type>:<id>`; null for what isn't that. */
export const readCurrentProfileCookie = (text: string | undefined): CurrentProfile | null =>
  cookieText.safeParse(text).data ?? null;

export const currentProfileCookieOf = ({ id, type }: CurrentProfile): string => `${type}:${id}`;
