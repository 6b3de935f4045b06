import type { ErrorCode } from '@touchline/contracts/errors';
import type { paths } from '@touchline/contracts/http/gen/browser.gen';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { createFetch, FetchError } from 'ofetch';
import type { CurrentProfile } from '../session/current-profile.ts';
import { contentOf } from './command-keys.ts';
import { type ApiFailure, failureOf, unknownOutcome, unread, unsent } from './failure.ts';
import { markLate, saysLate } from './late.ts';
import { canReach } from './reach.ts';
import { type ClientEnvironment, ensureCsrf, headersFor, isUnsafe, renewCsrf, spoofedPut } from './requests.ts';

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

export type CallOptions = {
  /** true: no toast at all; codes: no toast for these, since the caller shows them where they belong. */
  readonly quiet?: boolean | readonly ErrorCode[];
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
};
export type Input<P extends keyof paths, M extends Method> = CallOptions &
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

type LooseInput = CallOptions & {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};

/** `/offers/{offer_id}` with `{ offer_id: 'off_1' }` → `/offers/off_1` */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Judges a failure once for every caller: who sees it, and how. */
export const settleFailure = (
  failure: ApiFailure,
  quiet: CallOptions['quiet'],
  environment: ClientEnvironment,
  link?: string,
): ApiFailure => {
  if (failure.status === 401 && link === undefined) environment.onUnauthenticated();
  else if (failure.status === 419) environment.warn('CSRF token mismatch');
  else if (quiet !== true && !(Array.isArray(quiet) && quiet.includes(failure.code))) environment.onFailure(failure);
  return failure;
};

/**
 * The one way to the BFF, typed from its OpenAPI document. Resolves to the body of the answer, rejects with an
 * `ApiFailure`. Retries are ofetch's own: once for a safe method on 408, 409, 425, 429 and 5xx, never for a command. Only
 * a command whose token outlived its session, which is refused before anything is done, is sent again, with a new one.
 * A command that can't leave fails at once and is over; one that got no answer says that nobody knows what became of it.
 */
export const createClient = (environment: ClientEnvironment): Client => {
  const request = createFetch({
    fetch: environment.fetch,
    defaults: { baseURL: environment.base, credentials: 'include', redirect: 'manual' },
  });
  const call = async (verb: string, path: string, input: LooseInput = {}): Promise<unknown> => {
    const { method, body } = spoofedPut(verb, input.body);
    const command = isUnsafe(method);
    const address = fillPath(path, input.params);
    const content = command ? contentOf(method, address, body) : '';
    const key = command ? environment.keys.take(content, input.idempotencyKey) : undefined;
    let left = false;
    try {
      if (command && !(await canReach(environment))) throw unsent(false);
      if (command && input.link === undefined) await ensureCsrf(environment);
      const send = () => {
        left = true;
        return request.raw(address, {
          method,
          body: body as BodyInit | undefined,
          query: input.query ?? {},
          signal: input.signal ?? null,
          ...(command ? { timeout: COMMAND_MS } : {}),
          headers: headersFor(environment, method, key, input),
        });
      };
      const response = await send().catch(async (reason: unknown) => {
        if (!(reason instanceof FetchError) || reason.status !== 419) throw reason;
        environment.warn('CSRF token mismatch');
        left = false; // it was refused before anything was done
        await renewCsrf(environment);
        return send();
      });
      environment.consistency.remember(response.headers.get(consistencyHeader));
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
      throw settleFailure(failure, input.quiet, environment, input.link);
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
