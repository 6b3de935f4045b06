import type { ErrorCode } from '@touchline/contracts/errors';
import type { paths } from '@touchline/contracts/http/gen/browser.gen';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { createFetch, FetchError } from 'ofetch';
import type { CurrentProfile } from '../session/current-profile.ts';
import { contentOf } from './command-keys.ts';
import { type ApiFailure, failureOf, unknownOutcome, unread, unsent } from './failure.ts';
import { markLate, saysLate } from './late.ts';
import { canReach } from './reach.ts';
import { type ClientEnvironment, ensureCsrf, headersFor, isUnsafe, refuseCsrf, spoofedPut } from './requests.ts';
import { addressOf, byToken } from './settings.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type OperationAt<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;
type ContentOf<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined;
type ReplyOf<O> = O extends { responses: infer R } ? ContentOf<R[Extract<keyof R, 200 | 201 | 202 | 204>]> : never;
type BodyOf<O> = O extends { requestBody?: infer B }
  ? [NonNullable<B>] extends [never]
    ? undefined
    : NonNullable<B> extends { content: infer C }
      ? C[keyof C] | FormData
      : undefined
  : undefined;
type ParametersOf<O, K extends 'path' | 'query'> = O extends { parameters: { [N in K]?: infer V } } ? V : undefined;
/** A field of a query that is undefined is left out of the address. */
type Leavable<Query> = {
  [Field in keyof Query]: Record<never, never> extends Pick<Query, Field> ? Query[Field] | undefined : Query[Field];
};
type OptionalWhenEmpty<K extends string, V> = [Exclude<V, undefined>] extends [never]
  ? { readonly [N in K]?: undefined }
  : undefined extends V
    ? { readonly [N in K]?: V }
    : Record<never, never> extends V
      ? { readonly [N in K]?: V }
      : { readonly [N in K]: V };

/**
 * Who is told of a failure beside the caller. Of a command that a person gave everybody is told by a toast, also where it
 * stands at its field; not of these codes, which lead on to another step. A read is `quiet` where its panel says it.
 */
type Told<M extends Method> = M extends 'get'
  ? { readonly quiet?: boolean }
  : {
      readonly quiet?: readonly ErrorCode[];
      /** Nobody pressed anything: a page does it by itself, and says it in its place. */
      readonly unasked?: boolean;
    };

export type CallOptions = {
  readonly signal?: AbortSignal;
  /**
   * The token of the link that somebody was sent: the request is made by it alone, whoever is signed in on this browser. That it
   * is over ends no session.
   */
  readonly link?: string;
  /** One of the person's own profiles that asks in the place of the current one. */
  readonly as?: CurrentProfile;
  /** One per act of a person; made here unless a repeat must carry the first one again. */
  readonly idempotencyKey?: string;
  /** That nobody is signed in is an answer here, and sends nobody to sign in. */
  readonly mayBeGuest?: boolean;
};
export type Input<P extends keyof paths, M extends Method> = CallOptions &
  Told<M> &
  OptionalWhenEmpty<'params', ParametersOf<OperationAt<P, M>, 'path'>> &
  OptionalWhenEmpty<'query', Leavable<ParametersOf<OperationAt<P, M>, 'query'>>> &
  OptionalWhenEmpty<'body', BodyOf<OperationAt<P, M>>>;
/** What a person fills in: the content of the request as JSON. */
export type Body<P extends keyof paths, M extends Method> = Exclude<BodyOf<OperationAt<P, M>>, FormData | undefined>;
type Arguments<I> = Record<never, never> extends I ? [input?: I] : [input: I];
export type Reply<P extends keyof paths, M extends Method> = ReplyOf<OperationAt<P, M>>;
type Call<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...args: Arguments<Input<P, M>>
) => Promise<Reply<P, M>>;

export type Client = {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
};

/** After this long without an answer a command is given up: its connection is closed, so it can't leave later. */
export const COMMAND_MS = 30_000;

/** A read model that lags is given this long to catch up. */
const LATE_MS = 400;

type LooseInput = Telling & {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};

/** Refusals that ask for something more and go on: no failure to the person. */
const steps: readonly ErrorCode[] = ['FreshAuthenticationRequired', 'SecondFactorRequired'];

export type Telling = CallOptions & { readonly quiet?: boolean | readonly ErrorCode[]; readonly unasked?: boolean };

const isTold = ({ code }: ApiFailure, { quiet = [], unasked = false }: Telling): boolean =>
  !unasked && quiet !== true && !steps.includes(code) && !(Array.isArray(quiet) && quiet.includes(code));

/** Judges a failure once for every caller: who sees it, and how. */
export const settleFailure = (failure: ApiFailure, telling: Telling, environment: ClientEnvironment): ApiFailure => {
  const { link, mayBeGuest = false } = telling;
  if (failure.status === 401 && link === undefined) {
    environment.token.write(null);
    if (!mayBeGuest) environment.onUnauthenticated();
  } else if (failure.status === 419) {
    // Only told to the log; the person's next try asks for another token first.
    refuseCsrf(environment);
    if (!mayBeGuest) environment.warn('CSRF token mismatch');
  } else if (isTold(failure, telling)) environment.onFailure(failure);
  return failure;
};

/** In token mode signing in answers the session's token, and signing out ends it. */
const keepToken = ({ token }: ClientEnvironment, path: string, reply: unknown): void => {
  const given = (reply as { data?: { token?: unknown } } | undefined)?.data?.token;
  if (typeof given === 'string') token.write(given);
  else if (path === '/logout') token.write(null);
};

/**
 * The one way to the BFF, typed from its OpenAPI document. Resolves to the body of the answer, rejects with an
 * `ApiFailure`. Retries are ofetch's own: once for a safe method on 408, 409, 425, 429 and 5xx, never for a command.
 * A command that can't leave fails at once and is over; one that got no answer says that nobody knows what became of it.
 */
export const createClient = (environment: ClientEnvironment): Client => {
  const request = createFetch({
    fetch: environment.fetch,
    defaults: { credentials: 'include', redirect: 'manual' },
  });
  const call = async (verb: string, path: string, input: LooseInput = {}): Promise<unknown> => {
    const { method, body } = spoofedPut(verb, input.body);
    const command = isUnsafe(method);
    const { settings } = environment;
    const address = addressOf(settings, path, input.params);
    const content = command ? contentOf(method, address, body) : '';
    const key = command ? environment.keys.take(content, input.idempotencyKey) : undefined;
    let left = false;
    try {
      if (command && !(await canReach(environment))) throw unsent(false);
      if (command && input.link === undefined) await ensureCsrf(environment);
      const send = () => {
        left = true;
        return request.raw(address, {
          baseURL: settings.base_url,
          method,
          body: body as BodyInit | undefined,
          query: input.query ?? {},
          signal: input.signal ?? null,
          ...(command ? { timeout: COMMAND_MS } : {}),
          headers: headersFor(environment, method, key, input),
        });
      };
      const response = await send();
      environment.consistency.remember(response.headers.get(consistencyHeader));
      if (byToken(settings)) keepToken(environment, path, response._data);
      // With redirects handled by hand a redirect is an answer without a body, which no operation has.
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
        throw failureOf(response.status, undefined);
      if (command || !saysLate(response._data)) return response._data;
      // Asked once more, a moment later; what still lags is marked.
      await new Promise((settled) => setTimeout(settled, LATE_MS));
      const again: unknown = (await send())._data;
      if (saysLate(again)) markLate(again);
      return again;
    } catch (reason) {
      if (input.signal?.aborted) throw reason;
      const failure = isFailure(reason)
        ? reason
        : reason instanceof FetchError && reason.status
          ? failureOf(reason.status, reason.data)
          : unanswered(command, left, environment.online());
      if (failure.outcome === 'unknown' && key) environment.keys.unknown(content, key);
      throw settleFailure(failure, input, environment);
    }
  };
  const verb = (name: string) => (path: string, input?: LooseInput) => call(name, path, input);
  return {
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
  } as unknown as Client;
};

const unanswered = (command: boolean, left: boolean, online: boolean): ApiFailure => {
  if (!command) return unread(online);
  return left ? unknownOutcome() : unsent(online);
};

const isFailure = (reason: unknown): reason is ApiFailure =>
  typeof reason === 'object' && reason !== null && 'code' in reason && 'message' in reason && 'status' in reason;
