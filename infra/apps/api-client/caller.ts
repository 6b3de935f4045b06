import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, type ApiClientOptions, createApiClient, type Json, type Reply } from './api-client.ts';
import { createApp, setUpFactor } from './authenticator.ts';

/** A request that was answered, and not as its sender needs it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string | undefined;
  readonly details: Json;

  constructor(what: string, { status, error, details }: Reply) {
    super(`${what}: ${status} ${JSON.stringify({ error, details })}`);
    this.status = status;
    this.code = error;
    this.details = details;
  }
}

/** Somebody who gets on with his work through the API: answers are their data, a refusal is thrown. */
export interface Caller {
  /** The client below, for who looks at refusals. */
  readonly client: ApiClient;
  readonly send: (method: string, path: string, body?: unknown) => Promise<Json>;
  readonly upload: (path: string, bytes: Uint8Array, name: string) => Promise<Json>;
  /** A file that takes no other's place. */
  readonly add: (path: string, bytes: Uint8Array, name: string) => Promise<Json>;
  /** From now on as this profile. */
  readonly as: ApiClient['as'];
  /** Asks until an answer holds: what others did arrives by events. */
  readonly until: (path: string, holds: (data: Json) => boolean) => Promise<Json>;
  /** Sends until it isn't refused by one of these codes: what it needs is still on its way. */
  readonly untilDone: (method: string, path: string, passing: readonly string[]) => Promise<Json>;
  /** Staff's decision (`verify`, `reject`, `reopen`) on what they see now, at the address of a person or a profile. */
  readonly decide: (address: string, decision: string, body?: object) => Promise<Json>;
  /** Both answer the user. Staff who need a second factor set one up, and pass its codes from then on. */
  readonly signIn: (email: string, password: string) => Promise<Json>;
  readonly register: (body: unknown) => Promise<Json>;
}

export interface CallerOptions {
  readonly client: ApiClient;
  /** How long `until` asks, in ms. */
  readonly patienceMs: number;
  /** Sends a request; may send it again under the same headers. By default it is sent once. */
  readonly deliver?: (
    method: string,
    what: string,
    send: (headers: Record<string, string>) => Promise<Reply>,
  ) => Promise<Reply>;
}

const turnMs = 30;

/** The apps that people of this process have set up, by the address of their account. */
const apps = new Map<string, ReturnType<typeof createApp>>();

/** A program that somebody works through. */
export const programClient = (options: Omit<ApiClientOptions, 'mode' | 'read'>): ApiClient =>
  createApiClient({ ...options, mode: 'token' });

export const createCaller = ({ client, patienceMs, deliver }: CallerOptions): Caller => {
  const dataOf = async (
    method: string,
    path: string,
    request: (headers: Record<string, string>) => Promise<Reply>,
  ): Promise<Json> => {
    const what = `${method} ${path}`;
    const reply = await (deliver ? deliver(method, what, request) : request({}));
    if (reply.status >= 400) throw new Refused(what, reply);
    return reply.data;
  };
  const send: Caller['send'] = (method, path, body) =>
    dataOf(method, path, (headers) => client.send(method, path, body, headers));
  const enter = async (path: string, body: unknown): Promise<Json> => (await send('POST', path, body)).user;

  const untilDone = async (
    method: string,
    path: string,
    passing: readonly string[],
    bodyNow: () => Promise<unknown> = async () => undefined,
  ): Promise<Json> => {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        return await send(method, path, await bodyNow());
      } catch (error) {
        const comes = error instanceof Refused && passing.includes(error.code ?? '');
        if (!comes || Date.now() > end) throw error;
        await wait(turnMs);
      }
    }
  };

  const signIn: Caller['signIn'] = async (email, password) => {
    const user = await enter('/login', { email, password }).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code !== 'SecondFactorRequired') throw error;
      const { token } = error.details;
      return enter('/login/second-factor', { code: apps.get(email)?.next(), ...(token ? { token } : {}) });
    });
    if (user.second_factor.required && !user.second_factor.on) apps.set(email, createApp(await setUpFactor(client)));
    return user;
  };

  return {
    client,
    send,
    upload: (path, bytes, name) => dataOf('PUT', path, (headers) => client.upload(path, bytes, name, headers)),
    add: (path, bytes, name) => dataOf('POST', path, (headers) => client.upload(path, bytes, name, headers, 'POST')),
    as: client.as,
    until: async (path, holds) => {
      const end = Date.now() + patienceMs;
      for (;;) {
        let refusal: Refused | undefined;
        const data = await send('GET', path).catch((error: unknown) => {
          // What comes by event may not be there yet.
          if (!(error instanceof Refused)) throw error;
          refusal = error;
        });
        if (data !== undefined && holds(data)) return data;
        if (Date.now() > end) throw new Error(`GET ${path} did not become what somebody waits for`, { cause: refusal });
        await wait(turnMs);
      }
    },
    untilDone,
    decide: (address, decision, body = {}) =>
      // What somebody handed in may still be on its way: then staff look again.
      untilDone('POST', `${address}/${decision}`, ['StaleVersion'], async () => {
        const { submission } = await send('GET', address);
        return { submission, ...body };
      }),
    signIn,
    register: (body) => enter('/register', body),
  };
};
