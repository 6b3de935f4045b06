import type { Operation } from '@touchline/contracts/http';
import { Rejected } from '../domain/index.ts';
import { type Logger, type Observe, span } from '../telemetry/index.ts';
import { formatAfter, parseAfter } from './after.ts';
import { errorReply, fieldErrors } from './errors.ts';
import type { Authenticate } from './identity-token.ts';
import type { Actor, Answer, Context, Handlers, RawReply, RawRequest } from './request.ts';

/** A service's HTTP face: its operations, callable over a socket (`createRouter`) and within the process (`call`). */
export interface Api {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly call: (operation: string, request: RawRequest) => Promise<RawReply>;
}

export interface ApiDependencies {
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly observe?: Observe;
}

/** A staff decision needs a password that was given at most this long ago, in ms. */
export const freshForMs = 15 * 60_000;

const parsePart = <T>(
  schema: { safeParse: (v: unknown) => { success: boolean; data?: T; error?: unknown } },
  value: unknown,
): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Rejected('ValidationFailed', { details: fieldErrors(parsed.error as never) });
  return parsed.data as T;
};

const admit = (operation: Operation, actor: Actor | null, now: Date): void => {
  if (operation.access === 'admin') {
    if (!actor?.is_admin) throw new Rejected('AccessDeniedException');
    if (operation.fresh && now.getTime() - Date.parse(actor.authenticated_at) > freshForMs)
      throw new Rejected('FreshAuthenticationRequired');
  }
};

/**
 * Binds handlers to the operations of a contract. The order of refusals is the same everywhere: signed in → shape of the
 * request → role → the handler's own. Each answer is cut to the shape that the contract names.
 */
export const createApi = <Ops extends Readonly<Record<string, Operation>>>(
  operations: Ops,
  handlers: Handlers<Ops>,
  { authenticate, logger, clock, observe }: ApiDependencies,
): Api => {
  const answer = async (operation: Operation, request: RawRequest, requestId: string): Promise<RawReply> => {
    const actor = await authenticate(request.headers);
    if (!actor && (operation.access === 'member' || operation.access === 'admin'))
      throw new Rejected('Unauthenticated');
    const now = clock();
    if (operation.upload && !request.bytes)
      throw new Rejected('ValidationFailed', { details: [{ path: 'file', message: 'Choose a file.' }] });
    const context = {
      params: parsePart(operation.params, request.params),
      query: parsePart(operation.query, request.query),
      body: parsePart(operation.body, operation.upload ? {} : (request.json ?? {})),
      file: {
        bytes: request.bytes ?? new Uint8Array(),
        name: decodeURIComponent(request.headers['x-file-name'] ?? 'file'),
        content_type: request.headers['content-type'] ?? 'application/octet-stream',
      },
      actor,
      idempotencyKey: request.headers['idempotency-key'],
      after: parseAfter(request.headers['touchline-after']),
      ip: request.headers['x-client-ip'] ?? '',
      userAgent: request.headers['x-client-agent'] ?? '',
      requestId,
      now,
    };
    admit(operation, actor, now);
    const handler = handlers[operation.id] as unknown as (context: Context) => Promise<Answer<unknown>>;
    const result = await handler(context as unknown as Context);
    const headers: Record<string, string> = { 'cache-control': 'no-store', ...result.headers };
    if (result.after?.length) headers['touchline-after'] = formatAfter(result.after);
    if (result.file) {
      const disposition = `${result.file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(result.file.name.toWellFormed())}`;
      return {
        status: 200,
        headers: { ...headers, 'content-type': result.file.content_type, 'content-disposition': disposition },
        bytes: result.file.bytes,
      };
    }
    const status = result.status ?? operation.status;
    if (status === 204) return { status, headers };
    const data = operation.reply.parse(result.data);
    return { status, headers, json: result.meta ? { data, meta: result.meta } : { data } };
  };

  return {
    operations,
    call: async (name, request) => {
      const operation = operations[name];
      const requestId = request.headers['x-request-id'] ?? '';
      if (!operation) return errorReply(new Rejected('NotFound'), requestId, () => {});
      const end = observe?.();
      const started = performance.now();
      // The trace of the click goes on into the events that it causes.
      const reply = await span(
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
      );
      end?.(name, reply.status);
      return reply;
    },
  };
};
