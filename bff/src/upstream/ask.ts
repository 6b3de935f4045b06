import type { Operation } from '@touchline/contracts/http';
import { services } from '@touchline/contracts/http/bff';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { cut } from '@touchline/contracts/text';
import { type ServiceName, serviceNames } from '@touchline/contracts/topology';
import { Rejected } from '@touchline/platform/domain';
import { errorReply, type Principal, type RawReply, type RawRequest, Unavailable } from '@touchline/platform/http';
import { currentTrace, type Logger, type Observe, span } from '@touchline/platform/telemetry';
import type { Request } from 'express';
import { z } from 'zod';
import type { DataOf, Input, MetaOf, OperationId, OperationOf } from './operations.ts';
import type { Upstream } from './upstream.ts';

interface From {
  /** Who acts; null for a guest and for the BFF itself. */
  readonly actor?: Principal | null;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** One question to one service, signed by the BFF: who acts, and nothing that came from outside but what is named here. */
export type Call<Op> = From & Input<Op>;

interface Answered {
  readonly status: number;
  readonly headers: RawReply['headers'];
  /** As it came, to be passed on. */
  readonly reply: RawReply;
}
export type Answer<Op> =
  | (Answered & { readonly ok: true; readonly data: DataOf<Op>; readonly meta: MetaOf<Op> })
  | (Answered & { readonly ok: false });

/** What a browser asks for and a service answers: passed on as it came. */
export interface Forwarded extends From {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly upload?: RawRequest['upload'];
  readonly raw?: RawRequest['raw'];
}

/**
 * Asks a service by the name of one of its operations, with what that takes and for what it answers. An answer that isn't
 * of the contract's shape is none: the service counts as away.
 */
export type Ask = {
  readonly [Service in ServiceName]: <Id extends OperationId<Service>>(
    operation: Id,
    call: Call<OperationOf<Service, Id>>,
  ) => Promise<Answer<OperationOf<Service, Id>>>;
};

/** As `Ask`, for what comes from a browser by the fixed table of operations: its service judges it and answers. */
export type ToService = (service: ServiceName, operation: Operation, forward: Forwarded) => Promise<RawReply>;

/** A service that doesn't take our signature (a clock that went wrong, an old key) is away; the person is still signed in. */
const trusted = (service: ServiceName, { actor }: From, reply: RawReply): RawReply => {
  if (actor && reply.status === 401 && (reply.json as { error?: string } | undefined)?.error === 'Unauthenticated')
    throw new Unavailable(
      service,
      new Error(`${service} does not take our signature: its keys or its clock are wrong`),
    );
  return reply;
};

const texts = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const wholes = new WeakMap<Operation, z.ZodType<{ readonly data: unknown; readonly meta?: unknown }>>();

/** A whole answer of an operation; made once, since making a schema takes longer than reading an answer by it. */
const wholeOf = (operation: Operation): z.ZodType<{ readonly data: unknown; readonly meta?: unknown }> => {
  const known = wholes.get(operation);
  if (known) return known;
  const meta = operation.meta.extend({ stale: z.boolean().optional() }).optional();
  const whole = z.object({ data: operation.reply, meta });
  wholes.set(operation, whole);
  return whole;
};

interface AskDependencies {
  readonly upstream: Upstream;
  readonly sign: (actor: Principal | null) => Promise<string>;
  readonly logger: Logger;
  /** By service: how its answers are measured. */
  readonly observe?: ((service: ServiceName) => Observe) | undefined;
}

/** Answers 503 where a service can't be reached; the cause is logged and counted. */
export const createAsk = (given: AskDependencies): { readonly ask: Ask; readonly toService: ToService } => {
  const { upstream, sign, logger, observe } = given;
  const measured = new Map(serviceNames.map((service) => [service, observe?.(service)]));

  const question = async <T>(
    service: ServiceName,
    operation: string,
    { actor = null, headers = {}, ...forward }: Forwarded,
    read: (reply: RawReply) => T,
    refused: (reply: RawReply) => T,
  ): Promise<T> => {
    const requestId = headers['x-request-id'] ?? '';
    const end = measured.get(service)?.();
    let status = 503;
    try {
      const authorization = `Bearer ${await sign(actor)}`;
      const { params, query, body, upload, raw } = forward;
      const request = { params, query, headers: { ...headers, traceparent: currentTrace(), authorization } };
      const reply = await upstream.call(service, operation, {
        ...request,
        ...(upload ? { upload } : raw ? { raw } : { json: body }),
      });
      const answer = read(trusted(service, { actor }, reply));
      status = reply.status;
      return answer;
    } catch (error) {
      const reply = errorReply(error, requestId, (cause) =>
        logger.warn(
          { err: cause, upstream: service, operation, request_id: requestId },
          'a service could not be asked',
        ),
      );
      status = reply.status;
      return refused(reply);
    } finally {
      end?.(operation, status);
    }
  };
  const traced = <T extends { readonly status: number }>(
    service: ServiceName,
    operation: string,
    ask: () => Promise<T>,
  ): Promise<T> =>
    span({ name: `${service} ${operation}`, kind: 'client', parent: currentTrace() }, ask, ({ status }) => ({
      failed: status >= 500,
      attributes: { 'http.response.status_code': status },
    }));

  const answerOf = (service: ServiceName, operation: Operation, reply: RawReply): Answer<unknown> => {
    const { status, headers } = reply;
    if (status >= 400) return { ok: false, status, headers, reply };
    if (operation.status === 204)
      return { ok: true, status, headers, reply, data: undefined, meta: undefined } as never;
    const parsed = wholeOf(operation).safeParse(reply.json);
    if (!parsed.success) throw new Unavailable(service, parsed.error);
    // The document that the types come from is made of this very schema.
    return { ok: true, status, headers, reply, ...parsed.data } as never;
  };
  const asking = (service: ServiceName) => (id: string, call: From & Input<unknown>) => {
    const operation = (services[service] as Readonly<Record<string, Operation>>)[id];
    if (!operation) throw new Error(`${service} has no operation ${id}`);
    const { actor, headers, params, query, ...rest } = call as From & Partial<Record<string, Record<string, unknown>>>;
    const forward: Forwarded = {
      ...{ actor: actor ?? null, headers: headers ?? {}, params: texts(params), query: texts(query) },
      body: 'unjudged' in rest ? rest.unjudged : rest.body,
    };
    return traced(service, id, () =>
      question(
        service,
        id,
        forward,
        (reply) => answerOf(service, operation, reply),
        (reply) => answerOf(service, operation, reply),
      ),
    );
  };
  const same = (reply: RawReply): RawReply => reply;
  return {
    ask: Object.fromEntries(serviceNames.map((service) => [service, asking(service)])) as unknown as Ask,
    toService: (service, { id }, forward) => traced(service, id, () => question(service, id, forward, same, same)),
  };
};

/** `Idempotency-Key`, where there is one. One of another form is refused: its sender would believe in it. */
const idempotencyKey = (req: Request): string | undefined => {
  const given = req.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[\w-]{8,100}$/.test(given)) return given;
  throw new Rejected('ValidationFailed', {
    details: [{ path: 'Idempotency-Key', message: 'Send 8 to 100 letters, digits, - or _.' }],
  });
};

/** Where a request comes from, under names of our own: whatever else it brings, this can be told of it. */
export const comingFrom = (req: Request): Record<string, string | undefined> => ({
  'x-request-id': req.requestId,
  'x-client-ip': req.ip ?? '',
  'x-client-agent': cut(String(req.headers['user-agent'] ?? ''), 300),
});

/** What of a request goes on to a service. */
export const forwarded = (req: Request): Record<string, string | undefined> => ({
  ...comingFrom(req),
  'idempotency-key': idempotencyKey(req),
  [consistencyHeader]: req.consistencyTokens,
});
