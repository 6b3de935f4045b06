import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

// biome-ignore lint/suspicious/noExplicitAny: the load looks into answers as a client without types does
type Json = any;

/** A command that was refused for good: nothing in the load expects that. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** How the load's commands fared, since the last `take`. */
export interface Pace {
  commands: number;
  repeats: number;
}

export interface Patience {
  readonly address: () => string;
  /** Nobody waits longer than this for one command, in ms. */
  readonly withinMs: number;
  readonly pace: Pace;
}

/** A person who sends each command under one Idempotency-Key until it is answered, whatever dies meanwhile. */
export interface PatientClient {
  readonly send: (method: string, path: string, body?: unknown) => Promise<Json>;
  readonly upload: (path: string, bytes: Uint8Array, name: string) => Promise<Json>;
  /** Asks until the answer holds. */
  readonly until: (path: string, holds: (data: Json) => boolean) => Promise<Json>;
  readonly signIn: (email: string, password: string) => Promise<Json>;
  readonly register: (body: unknown) => Promise<Json>;
  readonly as: (profile: { readonly id: string; readonly profile_type: string }) => void;
}

/** Answers that say "not now": everything else below 500 is for good. */
const passing = (status: number): boolean => status >= 500 || status === 429;

const attemptMs = 10_000;

/** @param from the address that this person's requests seem to come from: throttles count by it. */
export const patientClient = ({ address, withinMs, pace }: Patience, from: string): PatientClient => {
  let token: string | undefined;
  let profile: { id: string; profile_type: string } | undefined;
  let after: string[] = [];

  const attempt = async (method: string, path: string, key: string, body?: BodyInit, json = true): Promise<Response> =>
    fetch(`${address()}/api${path}`, {
      method,
      headers: {
        'x-auth-mode': 'token',
        'x-forwarded-for': from,
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(profile ? { 'x-profile-id': profile.id, 'x-profile-type': profile.profile_type } : {}),
        ...(after.length > 0 ? { 'touchline-after': after.join(',') } : {}),
        ...(body !== undefined && json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(attemptMs),
    });

  const call = async (method: string, path: string, body?: BodyInit, json = true): Promise<Json> => {
    const key = randomUUID();
    const until = Date.now() + withinMs;
    if (method !== 'GET') pace.commands += 1;
    for (let tries = 0; ; tries += 1) {
      if (tries > 0 && method !== 'GET') pace.repeats += 1;
      let outcome: string;
      try {
        const response = await attempt(method, path, key, body, json);
        const answer: Json = response.status === 204 ? null : await response.json();
        if (response.ok) {
          const written = response.headers.get('touchline-after');
          if (written) after = [...written.split(','), ...after].slice(0, 8);
          return answer?.data;
        }
        outcome = `${method} ${path}: ${response.status} ${JSON.stringify(answer)}`;
        if (!passing(response.status)) throw new Refused(outcome);
      } catch (error) {
        if (error instanceof Refused) throw error;
        outcome = `${method} ${path}: ${error}`;
      }
      if (Date.now() > until) throw new Error(`not answered within ${withinMs} ms: ${outcome}`);
      await wait(Math.min(25 * 2 ** tries, 400));
    }
  };
  const send: PatientClient['send'] = (method, path, body) =>
    call(method, path, body === undefined ? undefined : JSON.stringify(body));

  return {
    send,
    upload: (path, bytes, name) => {
      const form = new FormData();
      form.set('_method', 'PUT');
      form.set('file', new Blob([bytes as BlobPart]), name);
      return call('POST', path, form, false);
    },
    until: async (path, holds) => {
      const end = Date.now() + withinMs;
      for (;;) {
        const data = await send('GET', path).catch((error: unknown) => {
          // What comes by event may not be there yet.
          if (!(error instanceof Refused)) throw error;
        });
        if (data !== undefined && holds(data)) return data;
        if (Date.now() > end) throw new Error(`GET ${path} did not become what the load waits for`);
        await wait(30);
      }
    },
    as: (chosen) => {
      profile = { id: chosen.id, profile_type: chosen.profile_type };
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
