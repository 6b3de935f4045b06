import { randomUUID } from 'node:crypto';
import { hasSession, linkHeader, type Operation } from '@touchline/contracts/http';
import {
  type ConsistencyToken,
  consistencyHeader,
  formatTokens,
  parseTokens,
} from '@touchline/contracts/protocol/consistency';
import { id } from '@touchline/contracts/values';
import type { z } from 'zod';
import { Rejected } from '../domain/index.ts';
import { inCorrelation, type Logger, type Observe, span } from '../telemetry/index.ts';
import { errorReply, fieldErrors } from './errors.ts';
import type { Authenticate } from './identity-token.ts';
import { partOf } from './ranges.ts';
import type { KeyedRequest, Repeats } from './repeats.ts';
import type { Answer, Context, Handlers, Opened, Principal, RawReply, RawRequest } from './request.ts';

/** A service's HTTP face: its operations, callable over a socket (`createRouter`) and within the process (`call`). */
export interface Api {
  readonly operations: Readonly<Record<string, Operation>>;
  /** The read models that its reads wait for. */
  readonly checkpoints: NonNullable<ApiDependencies['checkpoints']>;
  readonly call: (operation: string, request: RawRequest) => Promise<RawReply>;
}

export interface ApiDependencies {
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly observe?: Observe | undefined;
  /** The first answers to requests with an idempotency key; an API that changes nothing has none. */
  readonly repeats?: Repeats;
  /** How far the read models have come that its reads show: they wait for what the reader has just done. */
  readonly checkpoints?: readonly { readonly waitFor: (tokens: readonly ConsistencyToken[]) => Promise<boolean> }[];
}

/** A decision that says so (`fresh`) needs a password that was given at most this long ago, in ms. */
export const freshForMs = 15 * 60_000;

const parsePart = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Rejected('ValidationFailed', { details: fieldErrors(parsed.error) });
  return parsed.data;
};

/** What an address names. An id of another form names nothing, as one of the form that nobody has; any other value is told as a field. */
const namedBy = <Schema extends z.ZodObject>(schema: Schema, value: unknown): z.output<Schema> => {
  const named = schema.safeParse(value);
  if (named.success) return named.data;
  if (named.error.issues.every(({ path: [name] }) => schema.shape[String(name)] === id)) throw new Rejected('NotFound');
  throw new Rejected('ValidationFailed', { details: fieldErrors(named.error) });
};

/** What a request says, in the shape of its operation; refuses with a detail per field. */
export const shapeOf = <Op extends Operation>(
  { params, query, body, upload }: Op,
  request: Pick<RawRequest, 'params' | 'query' | 'json'>,
): Pick<Context<Op>, 'params' | 'query' | 'body'> => ({
  params: namedBy<Op['params']>(params, request.params),
  query: parsePart<Op['query']>(query, request.query),
  body: parsePart<Op['body']>(body, upload ? {} : (request.json ?? {})),
});

/** What a request without a session has to bring: the header with its signature, or with the token of its link. */
export const proofHeaderOf = (operation: Operation): string | undefined =>
  hasSession(operation) ? undefined : operation.access === 'webhook' ? operation.signature : linkHeader;

/** Staff without the second factor that is required of them are told what is missing. */
const refuseWhoIsNoStaff = (actor: Pick<Principal, 'lacks_second_factor'> | null): never => {
  throw new Rejected(actor?.lacks_second_factor ? 'SecondFactorSetupRequired' : 'AccessDeniedException');
};

/** Role, then how long ago the password was given: judged once the request has its shape. */
export const refuseWhoMayNot = (operation: Operation, actor: Principal | null, now: Date): void => {
  if (operation.access === 'admin' && !actor?.is_admin) refuseWhoIsNoStaff(actor);
  if (operation.fresh && actor && now.getTime() - Date.parse(actor.authenticated_at) > freshForMs)
    throw new Rejected('FreshAuthenticationRequired');
};

/** What the BFF asks for itself holds secrets (tokens, proofs), as answers do that say so: those are never kept. */
const keyedOf = (operation: Operation, actor: Principal | null, request: RawRequest): KeyedRequest | undefined => {
  const key = request.headers['idempotency-key'];
  const isKept = operation.method !== 'GET' && !operation.secret && !['bff', 'webhook'].includes(operation.access);
  return key !== undefined && isKept ? { operation, actor, key, request } : undefined;
};

/** A file as it is read, whole or the part that was asked for. */
const streamedReply = async (
  { size, open }: Opened,
  headers: Readonly<Record<string, string>>,
  { range, requestId }: Context,
): Promise<RawReply> => {
  const part = partOf(range, size);
  if (part === 'none') {
    const refused = errorReply(new Rejected('RangeNotSatisfiable', { size }), requestId, () => {});
    return { ...refused, headers: { ...refused.headers, 'content-range': `bytes */${size}` } };
  }
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part;
  return {
    status: part === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      ...(part === 'whole' ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
    stream: await open({ start, end }),
  };
};

/**
 * Binds handlers to the operations of a contract. The order of refusals (`contracts/errors/order.ts`) is the same everywhere:
 * signed in → shape of the request → role → the handler's own. Each answer is cut to the shape that the contract names.
 */
export const createApi = <Ops extends Readonly<Record<string, Operation>>>(
  operations: Ops,
  handlers: Handlers<Ops>,
  { authenticate, logger, clock, observe, repeats, checkpoints = [] }: ApiDependencies,
): Api => {
  const work = async (operation: Operation, context: Context): Promise<RawReply> => {
    const handler = handlers[operation.id] as unknown as (context: Context) => Promise<Answer<unknown>>;
    const behind =
      operation.method === 'GET' && context.consistencyTokens.length > 0
        ? await Promise.all(checkpoints.map(({ waitFor }) => waitFor(context.consistencyTokens)))
        : [];
    const result = await handler(context);
    const meta = behind.some(Boolean) ? { ...result.meta, stale: true } : result.meta;
    const { keptSeconds } = operation;
    const kept = keptSeconds === null ? 'no-store' : `public, max-age=${keptSeconds}`;
    const headers: Record<string, string> = { 'cache-control': kept, ...result.headers };
    if (result.consistencyTokens?.length) headers[consistencyHeader] = formatTokens(result.consistencyTokens);
    if (result.file) {
      const disposition = `${result.file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(result.file.name.toWellFormed())}`;
      const named = { ...headers, 'content-type': result.file.content_type, 'content-disposition': disposition };
      return 'open' in result.file
        ? streamedReply(result.file, named, context)
        : { status: 200, headers: named, bytes: result.file.bytes };
    }
    const status = result.status ?? operation.status;
    const data = status === 204 ? undefined : operation.reply.parse(result.data);
    return { status, headers, ...(status === 204 ? {} : { json: meta ? { data, meta } : { data } }) };
  };
  const answer = async (operation: Operation, request: RawRequest, requestId: string): Promise<RawReply> => {
    const actor = await authenticate(request.headers);
    if (!actor && (operation.access === 'member' || operation.access === 'admin'))
      throw new Rejected('Unauthenticated');
    const now = clock();
    const proof = proofHeaderOf(operation);
    if (proof !== undefined && !request.headers[proof]) throw new Rejected('Unauthenticated');
    if (operation.upload && !request.upload)
      throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Choose a file.' }] });
    const context: Context = {
      ...shapeOf(operation, request),
      file: {
        ...(request.upload ?? { path: '', size: 0 }),
        name: decodeURIComponent(request.headers['x-file-name'] ?? 'file'),
        content_type: request.headers['content-type'] ?? 'application/octet-stream',
      },
      actor,
      idempotencyKey: request.headers['idempotency-key'],
      consistencyTokens: parseTokens(request.headers[consistencyHeader]),
      ip: request.headers['x-client-ip'] ?? '',
      userAgent: request.headers['x-client-agent'] ?? '',
      device: request.headers['x-client-device'] ?? '',
      raw: request.raw ?? new Uint8Array(),
      signature: operation.signature === '' ? '' : (request.headers[operation.signature] ?? ''),
      range: operation.streamed ? request.headers['range'] : undefined,
      link: operation.access === 'link' ? (request.headers[linkHeader] ?? '') : '',
      requestId,
      now,
    };
    refuseWhoMayNot(operation, actor, now);
    const keyed = keyedOf(operation, actor, request);
    if (!keyed || !repeats) return work(operation, context);
    return repeats.once(
      keyed,
      () => work(operation, context),
      (error) => logger.warn({ err: error, operation: operation.id }, 'an answer was not kept'),
    );
  };

  return {
    operations,
    checkpoints,
    call: async (name, request) => {
      const operation = operations[name];
      const requestId = request.headers['x-request-id'] ?? '';
      if (!operation) return errorReply(new Rejected('NotFound'), requestId, () => {});
      const end = observe?.();
      const started = performance.now();
      // The trace of the click goes on into the events that it causes.
      const reply = await inCorrelation(requestId || randomUUID(), () =>
        span(
          {
            name,
            kind: 'server',
            parent: request.headers.traceparent,
            attributes: { 'touchline.request_id': requestId },
          },
          async () => {
            const answered = await answer(operation, request, requestId).catch((error: unknown) =>
              errorReply(error, requestId, (unexpected) =>
                logger.error({ err: unexpected, operation: name, request_id: requestId }, 'request failed'),
              ),
            );
            const ms = Math.round(performance.now() - started);
            logger.info({ request_id: requestId, operation: name, status: answered.status, ms }, 'answered');
            return answered;
          },
          ({ status }) => ({ failed: status >= 500, attributes: { 'http.response.status_code': status } }),
        ),
      );
      end?.(name, reply.status);
      return reply;
    },
  };
};
