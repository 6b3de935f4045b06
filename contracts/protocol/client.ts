import { z } from 'zod';
import { csrfCookie, csrfHeader, csrfPath } from './csrf.ts';

/**
 * How the pages' one client reaches the product. It comes with every page and is parsed once there; what is left out is as
 * in `standardClient`.
 */

const path = z.string().startsWith('/');

export const clientModes = ['cookie', 'token'] as const;

const parts = z.object({
  /** Before every address of the API: a path of the site, or an address elsewhere. */
  base_url: z.string().min(1),
  /** Behind the base. */
  endpoints: z.object({ login: path, logout: path, user: path, csrf: path }),
  /** `cookie`: the browser carries the session, and a CSRF token stands beside it. `token`: a header carries it. */
  mode: z.enum(clientModes),
  /** Where the CSRF token is read and how it is sent; in cookie mode alone. */
  csrf: z.object({ cookie: z.string().min(1), header: z.string().min(1) }),
  /** Where the token is kept, in token mode alone: until the browser forgets, or until the tab is closed. */
  token_storage: z.enum(['local', 'session']).optional(),
  redirect: z.object({
    /** Where a person lands who has signed in, unless sent here from somewhere. */
    login: path,
    /** And who has signed out. */
    logout: path,
    /** Whether a session that is over leads to `unauthenticated`; else as a sign-out does. */
    if_unauthenticated: z.boolean(),
    unauthenticated: path,
    /** Whether signing in again leads back to where one was. */
    keep_place: z.boolean(),
  }),
});

export type ClientSettings = Readonly<z.output<typeof parts>>;

export const standardClient: ClientSettings = {
  base_url: '/api',
  endpoints: { login: '/login', logout: '/logout', user: '/me', csrf: csrfPath },
  mode: 'cookie',
  csrf: { cookie: csrfCookie, header: csrfHeader },
  redirect: { login: '/', logout: '/login', if_unauthenticated: true, unauthenticated: '/login', keep_place: true },
};

/** What may be set: any part, and within a part any of its fields. */
export const clientOverrides = z.strictObject({
  base_url: parts.shape.base_url.optional(),
  endpoints: parts.shape.endpoints.partial().optional(),
  mode: parts.shape.mode.optional(),
  csrf: parts.shape.csrf.partial().optional(),
  token_storage: parts.shape.token_storage,
  redirect: parts.shape.redirect.partial().optional(),
});
export type ClientOverrides = Readonly<z.output<typeof clientOverrides>>;

/** The client can't work as it is configured: names what is missing or malformed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const words: Readonly<Record<string, string>> = {
  base_url: 'the base of the API',
  'endpoints.login': 'the login endpoint',
  'endpoints.logout': 'the logout endpoint',
  'endpoints.user': 'the user endpoint',
  'endpoints.csrf': 'the CSRF endpoint',
  'csrf.cookie': 'the CSRF cookie',
  'csrf.header': 'the CSRF header',
  csrf: 'the CSRF cookie and header',
  token_storage: 'the token storage',
  redirect: 'the redirect settings',
};

/** The nearest name that people have for it: `redirect.login` is one of the redirect settings. */
const wordOf = (at: string): string => words[at] ?? words[at.split('.')[0] ?? ''] ?? at;

const complete = parts.superRefine(({ mode, token_storage }, context) => {
  if (mode === 'token' && token_storage === undefined)
    context.addIssue({ code: 'custom', path: ['token_storage'], message: 'missing' });
});

/** @throws ConfigurationError naming all that is missing or malformed. */
export const parseClientSettings = (given: unknown): ClientSettings => {
  const parsed = complete.safeParse(given);
  if (parsed.success) return parsed.data;
  const named = new Set(parsed.error.issues.map((issue) => wordOf(issue.path.join('.'))));
  throw new ConfigurationError(`The client is not configured: ${[...named].join(', ')}.`);
};

/** The standard with these parts in place of its own. @throws ConfigurationError as `parseClientSettings` */
export const clientSettingsOf = (overrides: ClientOverrides = {}): ClientSettings =>
  parseClientSettings({
    ...standardClient,
    ...overrides,
    endpoints: { ...standardClient.endpoints, ...overrides.endpoints },
    csrf: { ...standardClient.csrf, ...overrides.csrf },
    redirect: { ...standardClient.redirect, ...overrides.redirect },
  });
