import { setTimeout as wait } from 'node:timers/promises';

// biome-ignore lint/suspicious/noExplicitAny: the demo reads answers as a client without types does
type Json = any;

/** A person of the demo at the real API, in token mode. */
export interface DemoClient {
  readonly send: (method: string, path: string, body?: unknown) => Promise<Json>;
  readonly upload: (path: string, bytes: Uint8Array, name: string) => Promise<Json>;
  /** From now on as this profile. */
  readonly as: (profile: { readonly id: string; readonly profile_type: string }) => void;
  /** Asks until an answer is as it has to be: what others did arrives by events. */
  readonly until: (path: string, holds: (data: Json) => boolean) => Promise<Json>;
  readonly signIn: (email: string, password: string) => Promise<Json>;
  readonly register: (body: unknown) => Promise<Json>;
}

const patienceMs = 20_000;

export const createDemoClient = (address: string): DemoClient => {
  let token: string | undefined;
  let profile: { id: string; profile_type: string } | undefined;
  let after: string[] = [];

  const call = async (
    method: string,
    path: string,
    init: { body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Json> => {
    const headers: Record<string, string> = { ...init.headers, 'x-auth-mode': 'token' };
    if (token) headers.authorization = `Bearer ${token}`;
    if (profile) {
      headers['x-profile-id'] = profile.id;
      headers['x-profile-type'] = profile.profile_type;
    }
    if (after.length > 0) headers['touchline-after'] = after.join(',');
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(init.body === undefined ? {} : { body: init.body }),
    });
    const written = response.headers.get('touchline-after');
    if (written) after = [...written.split(','), ...after].slice(0, 8);
    const answer: Json = response.status === 204 ? null : await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer?.data;
  };
  const send: DemoClient['send'] = (method, path, body) =>
    call(
      method,
      path,
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    );

  return {
    send,
    upload: (path, bytes, name) => {
      const form = new FormData();
      form.set('_method', 'PUT');
      form.set('file', new Blob([bytes as BlobPart]), name);
      return call('POST', path, { body: form });
    },
    as: (chosen) => {
      profile = { id: chosen.id, profile_type: chosen.profile_type };
    },
    until: async (path, holds) => {
      const end = Date.now() + patienceMs;
      for (;;) {
        const data = await send('GET', path).catch((error: unknown) => {
          if (Date.now() > end) throw error;
        });
        if (data !== undefined && holds(data)) return data;
        if (Date.now() > end) throw new Error(`GET ${path} did not become what the demo waits for`);
        await wait(30);
      }
    },
    signIn: async (email, password) => {
      const { token: given, user } = await send('POST', '/login', { email, password });
      token = given;
      return user;
    },
    register: async (body) => {
      const { token: given, user } = await send('POST', '/register', body);
      token = given;
      return user;
    },
  };
};
