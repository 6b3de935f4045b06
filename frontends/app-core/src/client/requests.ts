import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { csrfCookie, csrfHeader, csrfPath } from '@touchline/contracts/protocol/csrf';
import { profileIdHeader, profileTypeHeader } from '@touchline/contracts/protocol/current-profile';
import { linkHeader } from '@touchline/contracts/protocol/link';
import type { CurrentProfile } from '../session/current-profile.ts';
import type { CommandKeys } from './command-keys.ts';
import type { KnownTokens } from './consistency-token.ts';
import type { ApiFailure } from './failure.ts';

/** What the client needs of its environment; the browser's are in `client.ts`. */
export type ClientEnvironment = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: () => string;
  readonly profile: () => CurrentProfile | null;
  readonly consistency: KnownTokens;
  readonly keys: CommandKeys;
  /** What the browser says; wrong where it runs on the product's own machine. */
  readonly online: () => boolean;
  /** A 401: the session is over. */
  readonly onUnauthenticated: () => void;
  /** Called with every refusal that its caller doesn't show itself. */
  readonly onFailure: (failure: ApiFailure) => void;
  readonly warn: (message: string) => void;
};

export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());

export const csrfToken = (cookies: string): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${csrfCookie}=`));
  const value = pair?.slice(csrfCookie.length + 1);
  return value ? decodeURIComponent(value) : undefined;
};

/**
 * The headers every call carries; a command its key and token, a read what it must not miss. A link stands for its holder;
 * `as` is one of the person's own profiles in the place of the current one.
 */
export const headersFor = (
  { profile, consistency, cookies }: ClientEnvironment,
  method: string,
  key: string | undefined,
  { link, as }: { readonly link?: string | undefined; readonly as?: CurrentProfile | undefined } = {},
): Record<string, string> => {
  if (link !== undefined)
    return { Accept: 'application/json', [linkHeader]: link, ...(key ? { 'Idempotency-Key': key } : {}) };
  const current = as ?? profile();
  const token = isUnsafe(method) ? csrfToken(cookies()) : undefined;
  const seen = isUnsafe(method) ? undefined : consistency.header();
  return {
    Accept: 'application/json',
    ...(current ? { [profileIdHeader]: current.profile_id, [profileTypeHeader]: current.profile_type } : {}),
    ...(token ? { [csrfHeader]: token } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(seen ? { [consistencyHeader]: seen } : {}),
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

/** Fetches the CSRF token before a command where there is no cookie yet. */
export const ensureCsrf = async ({ base, cookies, fetch }: ClientEnvironment): Promise<void> => {
  if (!csrfToken(cookies())) await renewCsrf({ base, fetch });
};

/** The token belongs to a session: one that outlived its session is refused until there is a new one. */
export const renewCsrf = async ({ base, fetch }: Pick<ClientEnvironment, 'base' | 'fetch'>): Promise<void> => {
  await fetch(`${base}${csrfPath}`, { credentials: 'include', headers: { Accept: 'application/json' } });
};
