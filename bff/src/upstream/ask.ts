import type { ServiceName } from '@touchline/contracts/http/bff';
import { type Actor, errorReply, type RawReply, Unavailable } from '@touchline/infra/http';
import { currentTrace, span } from '@touchline/infra/telemetry';
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
const trusted = (service: ServiceName, { actor, headers }: Asked, reply: RawReply): RawReply =>
  actor && reply.status === 401 && (reply.json as { error?: string } | undefined)?.error === 'Unauthenticated'
    ? errorReply(new Unavailable(service), headers?.['x-request-id'] ?? '', () => {})
    : reply;

export const createAsk = (upstream: Upstream, sign: (actor: Actor | null) => Promise<string>): Ask => {
  const ask =
    (service: ServiceName) =>
    async (operation: string, asked: Asked): Promise<RawReply> =>
      span(
        { name: `${service} ${operation}`, kind: 'client', parent: currentTrace() },
        async () =>
          trusted(
            service,
            asked,
            await upstream.call(service, operation, {
              params: asked.params ?? {},
              query: asked.query ?? {},
              headers: {
                ...asked.headers,
                traceparent: currentTrace(),
                authorization: `Bearer ${await sign(asked.actor ?? null)}`,
              },
              ...(asked.bytes ? { bytes: asked.bytes } : { json: asked.body }),
            }),
          ),
        ({ status }) => ({ failed: status >= 500, attributes: { 'http.response.status_code': status } }),
      );
  return {
    identity: ask('identity'),
    profile: ask('profile'),
    billing: ask('billing'),
    offers: ask('offers'),
    documents: ask('documents'),
    trials: ask('trials'),
  };
};

/** What of a request goes on to a service, under names of our own. */
export const forwarded = (req: Request): Record<string, string | undefined> => ({
  'x-request-id': req.requestId,
  'x-client-ip': req.ip ?? '',
  'x-client-agent': String(req.headers['user-agent'] ?? '').slice(0, 300),
  'idempotency-key': /^[\w-]{8,100}$/.exec(String(req.headers['idempotency-key'] ?? ''))?.[0],
  'touchline-after': req.after,
});
