import {
  type ConsistencyToken,
  consistencyHeader,
  formatTokens,
  mergeTokens,
  parseTokens,
} from '@touchline/contracts/protocol/consistency';
import { csrfCookie, csrfHeader, csrfPath } from '@touchline/contracts/protocol/csrf';
import { profileIdHeader, profileTypeHeader } from '@touchline/contracts/protocol/current-profile';

/**
 * The one client of the API for whoever is no browser: the people of the demo, of tests and of load. In cookie mode it does as
 * a browser does (keeps cookies, sends the CSRF header), in token mode as a program; in both it reads its own writes.
 */

// biome-ignore lint/suspicious/noExplicitAny: tests and demo look into answers as a client without types does
export type Json = any;

export interface Reply {
  readonly status: number;
  readonly data: Json;
  readonly meta: Json;
  /** The catalogue's code of a refusal. */
  readonly error: string | undefined;
  readonly details: Json;
  readonly headers: Headers;
}

export interface ApiClient {
  /** @param path below `/api` */
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** Sends a form with one file, as the pages do: PUT, or POST for what is added. */
  readonly upload: (
    path: string,
    bytes: Uint8Array,
    name?: string,
    headers?: Record<string, string>,
    method?: 'PUT' | 'POST',
  ) => Promise<Reply>;
  /** From now on as this profile. */
  readonly as: (profile: { readonly id: string; readonly profile_type: string } | null) => void;
  readonly cookies: Map<string, string>;
}

export interface ApiClientOptions {
  /** Where the product is; asked anew each time where it may move. */
  readonly address: string | (() => string);
  readonly mode: 'cookie' | 'token';
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** After so many ms a request has failed. */
  readonly timeoutMs?: number;
  /** Reads a reply; a test checks it against its contract as well. */
  readonly read?: (method: string, path: string, response: Response) => Promise<Reply>;
}

/** What `fetch` got, as the product's own replies are made. */
export const readReply = async (response: Response): Promise<Reply> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const json: Json = isJson ? await response.json() : await response.arrayBuffer().then(() => null);
  return {
    status: response.status,
    data: json?.data,
    meta: json?.meta,
    error: json?.error,
    details: json?.details,
    headers: response.headers,
  };
};

export const createApiClient = ({
  address,
  mode,
  headers: own = {},
  timeoutMs,
  read = (_method, _path, response) => readReply(response),
}: ApiClientOptions): ApiClient => {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  let profile: { id: string; profile_type: string } | null = null;
  let written: readonly ConsistencyToken[] = [];

  const identity = (method: string): Record<string, string> => {
    if (mode === 'token') return { 'x-auth-mode': 'token', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return {
      ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
      ...(method === 'GET' ? {} : { [csrfHeader]: decodeURIComponent(cookies.get(csrfCookie) ?? '') }),
    };
  };

  /** @param meant the method that a form stands for. */
  const request = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
    meant = method,
  ): Promise<Reply> => {
    const response = await fetch(`${typeof address === 'string' ? address : address()}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...own,
        ...identity(method),
        ...(profile ? { [profileIdHeader]: profile.id, [profileTypeHeader]: profile.profile_type } : {}),
        ...(written.length > 0 ? { [consistencyHeader]: formatTokens(written) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    written = mergeTokens(written, parseTokens(response.headers.get(consistencyHeader)));
    const reply = await read(meant, path, response);
    if (mode === 'token' && typeof reply.data?.token === 'string') token = reply.data.token;
    return reply;
  };
  const withCsrf = async (method: string): Promise<void> => {
    if (mode === 'cookie' && method !== 'GET' && !cookies.has(csrfCookie)) await request('GET', csrfPath, {});
  };

  return {
    cookies,
    as: (chosen) => {
      profile = chosen && { id: chosen.id, profile_type: chosen.profile_type };
    },
    send: async (method, path, body, headers = {}) => {
      await withCsrf(method);
      return body === undefined
        ? request(method, path, headers)
        : request(method, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
    },
    upload: async (path, bytes, name = 'file.pdf', headers = {}, method = 'PUT') => {
      await withCsrf('POST');
      const form = new FormData();
      if (method === 'PUT') form.set('_method', method);
      form.set('file', new Blob([bytes as BlobPart]), name);
      return request('POST', path, headers, form, method);
    },
  };
};
