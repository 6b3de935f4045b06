import type { ClientSettings } from '@touchline/contracts/protocol/client';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { profileIdHeader, profileTypeHeader } from '@touchline/contracts/protocol/current-profile';
import { linkHeader } from '@touchline/contracts/protocol/link';
import type { CurrentProfile } from '../session/current-profile.ts';
import type { CommandKeys } from './command-keys.ts';
import type { KnownTokens } from './consistency-token.ts';
import type { ApiFailure } from './failure.ts';
import { addressOf, byToken } from './settings.ts';
import type { TokenStore } from './token-store.ts';

/** What the client needs of its environment; the browser's are in `client.ts`. */
export type ClientEnvironment = {
  readonly settings: ClientSettings;
  readonly token: TokenStore;
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

export const csrfToken = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value ? decodeURIComponent(value) : undefined;
};

/** Cookies with which a command was refused: the next one asks for another first. */
const refused = new WeakMap<ClientSettings, string>();
export const refuseCsrf = ({ settings, cookies }: Pick<ClientEnvironment, 'settings' | 'cookies'>): void => {
  const token = csrfToken(cookies(), settings.csrf.cookie);
  if (token !== undefined) refused.set(settings, token);
};

/** What says in whose session a call is made: the token, in token mode; for a command of a browser the CSRF token. */
const sessionHeaders = (
  { settings, token, cookies }: Pick<ClientEnvironment, 'settings' | 'token' | 'cookies'>,
  method: string,
): Record<string, string> => {
  if (byToken(settings)) {
    const known = token.read();
    return { 'X-Auth-Mode': 'token', ...(known ? { Authorization: `Bearer ${known}` } : {}) };
  }
  const csrf = isUnsafe(method) ? csrfToken(cookies(), settings.csrf.cookie) : undefined;
  return csrf ? { [settings.csrf.header]: csrf } : {};
};

/**
 * The headers every call carries; a command its key and token, a read what it must not miss. A link stands for its holder;
 * `as` is one of the person's own profiles in the place of the current one.
 */
export const headersFor = (
  environment: ClientEnvironment,
  method: string,
  key: string | undefined,
  { link, as }: { readonly link?: string | undefined; readonly as?: CurrentProfile | undefined } = {},
): Record<string, string> => {
  if (link !== undefined)
    return { Accept: 'application/json', [linkHeader]: link, ...(key ? { 'Idempotency-Key': key } : {}) };
  const current = as ?? environment.profile();
  const seen = isUnsafe(method) ? undefined : environment.consistency.header();
  return {
    Accept: 'application/json',
    ...(current ? { [profileIdHeader]: current.profile_id, [profileTypeHeader]: current.profile_type } : {}),
    ...sessionHeaders(environment, method),
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

/** Fetches the CSRF token before a command where there is no cookie yet, or where its token was refused. */
export const ensureCsrf = async (
  environment: Pick<ClientEnvironment, 'settings' | 'cookies' | 'fetch'>,
): Promise<void> => {
  const { settings, cookies, fetch } = environment;
  if (byToken(settings)) return;
  const known = csrfToken(cookies(), settings.csrf.cookie);
  if (known !== undefined && known !== refused.get(settings)) return;
  const address = `${settings.base_url}${addressOf(settings, '/csrf')}`;
  await fetch(address, { credentials: 'include', headers: { Accept: 'application/json' } });
};
