import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Operation } from '@touchline/contracts/http';
import { services } from '@touchline/contracts/http/bff';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import type { ServiceName } from '@touchline/contracts/topology';
import { type Api, type RawReply, type RawRequest, Unavailable } from '@touchline/platform/http';
import { fetch, type RequestInit, type Response } from 'undici';
import { connections, untilTaken } from './connections.ts';

/** The services behind the BFF: a fixed table of operations, over a socket or within the process. */
export interface Upstream {
  /** @throws Unavailable with the cause, where the service can't be reached or doesn't answer in time. */
  readonly call: (service: ServiceName, operation: string, request: RawRequest) => Promise<RawReply>;
  /** Answers what is wrong with a service, or undefined. */
  readonly health: (service: ServiceName) => Promise<string | undefined>;
}

/** The embedded shape: a call, not a socket. The JSON round trip keeps both shapes alike. */
export const inProcess = (apis: Readonly<Partial<Record<ServiceName, Api>>>): Upstream => ({
  call: async (service, operation, request) => {
    const api = apis[service];
    if (!api) throw new Unavailable(service);
    const reply = await api.call(operation, {
      ...request,
      ...(request.json === undefined ? {} : { json: JSON.parse(JSON.stringify(request.json)) as unknown }),
    });
    return reply.json === undefined ? reply : { ...reply, json: JSON.parse(JSON.stringify(reply.json)) as unknown };
  },
  health: async (service) => (apis[service] ? undefined : 'is not there'),
});

/** What we sign is good for 30 s: clocks further apart are a fault that somebody has to mend. */
const trustedSeconds = 20;

const path = (operation: Operation, { params, query }: RawRequest): string => {
  const filled = operation.path.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') search.set(name, value);
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** Passed on from a service's answer; everything else is its own business. */
const keptHeaders = [
  'content-type',
  'content-disposition',
  consistencyHeader,
  'retry-after',
  'cache-control',
  'content-range',
];
/** Of a file that is passed on while it comes. */
const streamHeaders = ['content-length', 'accept-ranges'];
/** What a service takes in within a ms at least, beside what it has to look at. */
const bytesInMs = 1_000;

const headersOf = (response: Response, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The cluster shape. `addresses`: the base address of each service. A service has `timeoutMs` to answer. */
export const overHttp = (
  addresses: Readonly<Partial<Record<ServiceName, string>>>,
  timeoutMs = 5000,
  operations: Readonly<Partial<Record<ServiceName, Readonly<Record<string, Operation>>>>> = services,
): Upstream => ({
  call: async (service, name, request) => {
    const operation = operations[service]?.[name];
    if (!operation) throw new Error(`${service} has no operation ${name}`);
    const headers: Record<string, string> = {};
    for (const [header, value] of Object.entries(request.headers)) if (value !== undefined) headers[header] = value;
    // Read from where it lies while it is sent, and again where it has to be sent again.
    const upload = request.upload && (await openAsBlob(request.upload.path));
    const body = upload ?? request.raw ?? (operation.method === 'GET' ? undefined : JSON.stringify(request.json ?? {}));
    if (!upload && !request.raw && body !== undefined) headers['content-type'] = 'application/json';
    const repeatable = operation.method === 'GET' || headers['idempotency-key'] !== undefined;
    // A large file takes a while to send and to look at; a file that comes takes as long as its reader.
    const patience = new AbortController();
    const late = (): void => patience.abort(new DOMException('no answer in time', 'TimeoutError'));
    const timer = setTimeout(late, timeoutMs + (request.upload?.size ?? 0) / bytesInMs);
    const send = () =>
      fetch(`${addresses[service]}${path(operation, request)}`, {
        method: operation.method,
        headers,
        ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
        redirect: 'error',
        signal: patience.signal,
        dispatcher: connections,
      });
    try {
      const response = await untilTaken(send, repeatable);
      const kept = headersOf(response, keptHeaders);
      if (operation.streamed && response.ok && response.body) {
        const stream = Readable.fromWeb(response.body as ReadableStream);
        return { status: response.status, headers: { ...kept, ...headersOf(response, streamHeaders) }, stream };
      }
      if (response.headers.get('content-type')?.startsWith('application/json') && !(operation.download && response.ok))
        return { status: response.status, headers: kept, json: (await response.json()) as unknown };
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: kept, ...(bytes.byteLength > 0 ? { bytes } : {}) };
    } catch (cause) {
      throw new Unavailable(service, cause);
    } finally {
      clearTimeout(timer);
    }
  },
  health: async (service) => {
    try {
      const response = await fetch(`${addresses[service]}/livez`, { signal: AbortSignal.timeout(1000) });
      if (!response.ok) return `answers ${response.status}`;
      const { time } = (await response.json()) as { time?: string };
      const ahead = Math.round((Date.parse(time ?? '') - Date.now()) / 1_000);
      return Math.abs(ahead) > trustedSeconds ? `its clock is ${ahead} s from ours` : undefined;
    } catch {
      return 'does not answer';
    }
  },
});
