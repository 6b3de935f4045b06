import type { CurrentProfile } from '../session/current-profile.ts';
import type { After } from './after.ts';
import { AFTER_HEADER } from './after.ts';
import type { CommandKeys } from './command-keys.ts';
import type { ApiFailure } from './failure.ts';

export const CSRF_COOKIE = 'touchline-csrf';
const CSRF_HEADER = 'X-CSRF-Token';
export const CSRF_PATH = '/csrf';

/** What the client needs of its surroundings; the browser's are in `client.ts`. */
export type Surroundings = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: () => string;
  readonly profile: () => CurrentProfile | null;
  readonly after: After;
  readonly keys: CommandKeys;
  /** What the browser says; wrong where it runs on the product's own machine. */
  readonly online: () => boolean;
  /** A 401: the session is over. */
  readonly onUnauthenticated: () => void;
  /** A refusal that nobody asked to handle quietly. */
  readonly onFailure: (failure: ApiFailure) => void;
  readonly warn: (message: string) => void;
};

export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());

export const csrfToken = (cookies: string): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${CSRF_COOKIE}=`));
  const value = pair?.slice(CSRF_COOKIE.length + 1);
  return value ? decodeURIComponent(value) : undefined;
};

/** The headers every call carries; a command its key and token, a read what it must not miss. */
export const headersFor = (
  { profile, after, cookies }: Surroundings,
  method: string,
  key: string | undefined,
): Record<string, string> => {
  const current = profile();
  const token = isUnsafe(method) ? csrfToken(cookies()) : undefined;
  const seen = isUnsafe(method) ? undefined : after.header();
  return {
    Accept: 'application/json',
    ...(current ? { 'X-Profile-Id': current.profile_id, 'X-Profile-Type': current.profile_type } : {}),
    ...(token ? { [CSRF_HEADER]: token } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(seen ? { [AFTER_HEADER]: seen } : {}),
  };
};

/** A browser form can't be PUT: with form data a PUT goes as POST with `_method`. */
export const spoofedPut = (method: string, body: unknown): { method: string; body: unknown } => {
  if (method !== 'PUT' || !(body instanceof FormData)) return { method, body };
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  form.set('_method', 'PUT');
  return { method: 'POST', body: form };
};

/** Before a command: without the cookie there is no token, so it is asked for first. */
export const ensureCsrf = async ({ base, cookies, fetch }: Surroundings): Promise<void> => {
  if (!csrfToken(cookies())) await renewCsrf({ base, fetch });
};

/** The token belongs to a session: one that outlived its session is refused until there is a new one. */
export const renewCsrf = async ({ base, fetch }: Pick<Surroundings, 'base' | 'fetch'>): Promise<void> => {
  await fetch(`${base}${CSRF_PATH}`, { credentials: 'include', headers: { Accept: 'application/json' } });
};
