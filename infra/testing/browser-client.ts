import { responseCheck } from './response-check.ts';

/**
 * A client in cookie mode, as a browser is: keeps cookies, sends the CSRF header, reads its own writes. Every answer is
 * checked against the OpenAPI document for browsers.
 */

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers as a client without types does
type Json = any;

export interface Reply {
  readonly status: number;
  readonly data: Json;
  readonly meta: Json;
  readonly error: string | undefined;
  readonly details: Json;
  readonly headers: Headers;
}

export interface BrowserClient {
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  readonly upload: (path: string, bytes: Uint8Array, name?: string, headers?: Record<string, string>) => Promise<Reply>;
  readonly as: (profile: { readonly id: string; readonly profile_type: string } | null) => void;
  readonly cookies: Map<string, string>;
}

/** Reads what `fetch` got below `/api`, and checks that it is as documented. Routes of the demo alone (`/dev`) have no document. */
export const readReply = async (method: string, path: string, response: Response): Promise<Reply> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = response.headers.get('content-type') ?? undefined;
  const json: Json = contentType?.startsWith('application/json') ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  if (!path.startsWith('/dev/'))
    responseCheck('browser')(
      { method, path: path.replace(/[?#].*$/, '') },
      {
        status: response.status,
        contentType,
        header: (name) => response.headers.get(name) ?? undefined,
        content: json ?? (bytes.length > 0 ? bytes : undefined),
      },
    );
  return {
    status: response.status,
    data: json?.data,
    meta: json?.meta,
    error: json?.error,
    details: json?.details,
    headers: response.headers,
  };
};

export const browserClient = (address: string): BrowserClient => {
  const cookies = new Map<string, string>();
  let profile: { id: string; profile_type: string } | null = null;
  let after: string[] = [];

  const raw = async (
    method: string,
    path: string,
    init: { body?: BodyInit; headers?: Record<string, string> },
    meant = method,
  ): Promise<Reply> => {
    const headers: Record<string, string> = { ...init.headers };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (method !== 'GET') headers['x-csrf-token'] ??= decodeURIComponent(cookies.get('touchline-csrf') ?? '');
    if (profile) {
      headers['x-profile-id'] ??= profile.id;
      headers['x-profile-type'] ??= profile.profile_type;
    }
    if (after.length > 0) headers['touchline-after'] = after.join(',');
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(init.body === undefined ? {} : { body: init.body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const written = response.headers.get('touchline-after');
    if (written) after = [...written.split(','), ...after].slice(0, 8);
    return readReply(meant, path, response);
  };
  const withCsrf = async (method: string): Promise<void> => {
    if (method !== 'GET' && !cookies.has('touchline-csrf')) await raw('GET', '/csrf', {});
  };

  return {
    cookies,
    as: (chosen) => {
      profile = chosen && { id: chosen.id, profile_type: chosen.profile_type };
    },
    send: async (method, path, body, headers = {}) => {
      await withCsrf(method);
      return raw(method, path, {
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    upload: async (path, bytes, name = 'file.pdf', headers = {}) => {
      await withCsrf('POST');
      const form = new FormData();
      form.set('_method', 'PUT');
      form.set('file', new Blob([bytes as BlobPart]), name);
      return raw('POST', path, { body: form, headers }, 'PUT');
    },
  };
};
