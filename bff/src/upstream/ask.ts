import type { ServiceName } from '@touchline/contracts/http/bff';
import { cut } from '@touchline/contracts/text';
import { Rejected } from '@touchline/infra/domain';
import { type Actor, errorReply, type RawReply, Unavailable } from '@touchline/infra/http';
import { currentTrace, type Logger, type Observe, span } from '@touchline/infra/telemetry';
import type { Request } from 'express';
import type { Upstream } from './upstream.ts';

export interface Asked {
  readonly actor?: Actor | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** One question to one service, signed by the BFF: who acts, and nothing that came from outside but what is named here. */
export type Ask = Readonly<Record<ServiceName, (operation: string, asked: Asked) => Promise<RawReply>>>;

/** A service that doesn't take our signature (a clock that went wrong, an old key) is away; the person is still signed in. */
const trusted = (service: ServiceName, { actor }: Asked, reply: RawReply): RawReply => {
  if (actor && reply.status === 401 && (reply.json as { error?: string } | undefined)?.error === 'Unauthenticated')
    throw new Unavailable(
      service,
      new Error(`${service} does not take our signature: its keys or its clock are wrong`),
    );
  return reply;
};

interface AskDependencies {
  readonly upstream: Upstream;
  readonly sign: (actor: Actor | null) => Promise<string>;
  readonly logger: Logger;
  /** By service: how its answers are measured. */
  readonly observe?: ((service: ServiceName) => Observe) | undefined;
}

/** A service that can't be asked is a 503 to the person; what stood in the way is in the log, and counted. */
export const createAsk = ({ upstream, sign, logger, observe }: AskDependencies): Ask => {
  const ask = (service: ServiceName) => {
    const measured = observe?.(service);
    const question = async (operation: string, asked: Asked): Promise<RawReply> => {
      const requestId = asked.headers?.['x-request-id'] ?? '';
      const end = measured?.();
      const reply = await upstream
        .call(service, operation, {
          params: asked.params ?? {},
          query: asked.query ?? {},
          headers: {
            ...asked.headers,
            traceparent: currentTrace(),
            authorization: `Bearer ${await sign(asked.actor ?? null)}`,
          },
          ...(asked.bytes ? { bytes: asked.bytes } : { json: asked.body }),
        })
        .then((answered) => trusted(service, asked, answered))
        .catch((error: unknown) =>
          errorReply(error, requestId, (cause) =>
            logger.warn(
              { err: cause, asked: service, operation, request_id: requestId },
              'a service could not be asked',
            ),
          ),
        );
      end?.(operation, reply.status);
      return reply;
    };
    return (operation: string, asked: Asked): Promise<RawReply> =>
      span(
        { name: `${service} ${operation}`, kind: 'client', parent: currentTrace() },
        () => question(operation, asked),
        ({ status }) => ({ failed: status >= 500, attributes: { 'http.response.status_code': status } }),
      );
  };
  return {
    identity: ask('identity'),
    profile: ask('profile'),
    billing: ask('billing'),
    offers: ask('offers'),
    documents: ask('documents'),
    trials: ask('trials'),
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

/** What of a request goes on to a service, under names of our own. */
export const forwarded = (req: Request): Record<string, string | undefined> => ({
  'x-request-id': req.requestId,
  'x-client-ip': req.ip ?? '',
  'x-client-agent': cut(String(req.headers['user-agent'] ?? ''), 300),
  'idempotency-key': idempotencyKey(req),
  'touchline-after': req.after,
});
