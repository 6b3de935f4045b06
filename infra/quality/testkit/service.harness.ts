import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Service } from '../../platform/aggregate/index.ts';
import { type Bus, createMemoryBus, createMemoryDeadLetters, type DeadLetters } from '../../platform/bus/index.ts';
import { type Cache, createMemoryCache } from '../../platform/cache/index.ts';
import { derivedId } from '../../platform/domain/index.ts';
import { createLocalFiles, createTemporaryFiles, type Files } from '../../platform/files/index.ts';
import {
  type Authenticate,
  createActorSigner,
  createAuthenticator,
  type Principal,
  type RawReply,
} from '../../platform/http/index.ts';
import type { Mail, Message } from '../../platform/mail/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { type Logger, silentLogger } from '../../platform/telemetry/index.ts';
import { responseCheck } from './response-check.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** What a service under test gets: real engine, real bus within the process, a clock that the test moves. */
export interface ServiceHarness {
  readonly database: TestDatabase;
  readonly bus: Bus;
  readonly deadLetters: DeadLetters;
  readonly cache: Cache;
  readonly files: Files;
  readonly messages: Message[];
  readonly mail: Mail;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** Moves the clock by so many ms, or to an instant. */
  readonly travel: (to: number | string) => void;
  /** Publishes a neighbour's event, of a story where a correlation id is given; `sequence` counts up per subject by itself. */
  readonly tell: (type: string, subject: string, data: unknown, correlationid?: string) => Promise<void>;
  /** Starts the service with the bus; ends with the harness. */
  readonly run: (service: Service) => Promise<ServiceClient>;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  /** A webhook's body. */
  readonly raw?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers as a client without types does
type Json = any;

export interface TestReply extends RawReply {
  readonly data: Json;
  readonly error: string | undefined;
  readonly json: Json;
}

export interface ServiceClient {
  /** Calls an operation as this actor (null: a guest), and checks the answer against the service's OpenAPI document. */
  readonly call: (actor: Principal | null, operation: string, options?: CallOptions) => Promise<TestReply>;
  readonly service: Service;
}

export const serviceHarness = async (start = '2026-11-19T08:00:00.000Z'): Promise<ServiceHarness> => {
  const database = await testDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'touchline-test-'));
  const logger = silentLogger();
  const deadLetters = createMemoryDeadLetters();
  const bus = createMemoryBus({ deadLetters, logger });
  const cache = createMemoryCache();
  const files = await createLocalFiles({ directory });
  const temporary = await createTemporaryFiles(join(directory, 'tmp'));
  const messages: Message[] = [];
  const keys = newKeyPair();
  const sign = await createActorSigner(keys.privateKey);
  const authenticate = await createAuthenticator(keys.publicKey);
  let now = Date.parse(start);
  const clock = () => new Date(now);
  const sequences = new Map<string, number>();
  const services: Service[] = [];
  return {
    database,
    bus,
    deadLetters,
    cache,
    files,
    messages,
    logger,
    clock,
    authenticate,
    mail: {
      send: async (message) => {
        if (!messages.some((l) => l.idempotencyKey === message.idempotencyKey)) messages.push(message);
      },
      health: async () => ({ ok: true }),
      close: async () => {},
    },
    travel: (to) => {
      now = typeof to === 'string' ? Date.parse(to) : now + to;
    },
    tell: async (type, subject, data, correlationid) => {
      const sequence = (sequences.get(subject) ?? 0) + 1;
      sequences.set(subject, sequence);
      const topic = type.split('.').slice(0, 2).join('.');
      const id = derivedId('evt', subject, type, String(sequence));
      const story = correlationid === undefined ? {} : { correlationid };
      await bus.publish(topic, [
        { id, type, source: 'touchline/test', subject, time: clock().toISOString(), sequence, data, ...story },
      ]);
    },
    run: async (service) => {
      for (const subscription of service.subscriptions) bus.subscribe(subscription);
      await service.start();
      await bus.start();
      services.push(service);
      return {
        service,
        call: async (actor, operation, options = {}) => {
          const answer = await temporary.during(async (path) => {
            const { bytes } = options;
            if (bytes) await writeFile(path, bytes);
            return service.api.call(operation, {
              params: options.params ?? {},
              query: options.query ?? {},
              headers: {
                authorization: `Bearer ${await sign(actor)}`,
                'x-request-id': randomUUID(),
                'x-client-ip': '127.0.0.1',
                'x-client-agent': 'a test',
                ...options.headers,
              },
              ...(bytes ? { upload: { path, size: bytes.byteLength } } : { json: options.body }),
              ...(options.raw ? { raw: options.raw } : {}),
            });
          });
          const { stream, ...reply } = answer.stream ? { ...answer, bytes: await buffer(answer.stream) } : answer;
          stream?.destroy();
          // As it goes over the wire: what JSON leaves out isn't there.
          const json: Json = reply.json === undefined ? undefined : JSON.parse(JSON.stringify(reply.json));
          responseCheck(service.name)(
            { operation },
            {
              status: reply.status,
              contentType: reply.headers['content-type'] ?? (json === undefined ? undefined : 'application/json'),
              header: (name) => reply.headers[name],
              content: json ?? reply.bytes,
            },
          );
          return { ...reply, json, data: json?.data, error: json?.error };
        },
      };
    },
    close: async () => {
      for (const service of services) await service.stop();
      await bus.stop();
      await cache.close();
      await database.close();
      await temporary.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** An actor of a test: whoever is named, signed in just now. */
export const actorOf = (
  user_id: string,
  profile: Principal['profile'] = null,
  given: Partial<Principal> = {},
): Principal => ({
  user_id,
  session_id: 'ses_test',
  is_admin: false,
  authenticated_at: '2026-11-19T08:00:00.000Z',
  profile,
  ...given,
});
