import { type ServiceName, services } from '@touchline/contracts/http/bff';
import { openConnections, surroundings } from '@touchline/infra/adapters';
import { watchBus } from '@touchline/infra/bus';
import { createActorSigner, listen } from '@touchline/infra/http';
import { pem } from '@touchline/infra/process';
import { createState, drainMs, parseEnvironment, runProcess, serveOperations } from '@touchline/infra/runtime';
import { createLogger, createMetrics } from '@touchline/infra/telemetry';
import { z } from 'zod';
import { createBff, overHttp } from './bff.ts';

const names = Object.keys(services) as ServiceName[];
const address = z.url().transform((url) => url.replace(/\/$/, ''));

const environment = surroundings.pick({ KAFKA_BROKERS: true, REDIS_URL: true, LOG_LEVEL: true }).extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535),
  DRAIN_MS: drainMs,
  ORIGIN: address,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  ACTOR_PRIVATE_KEY: pem,
  CSRF_KEY: z.string().regex(/^[0-9a-f]{64,}$/, 'At least 32 random bytes, hex'),
  IDENTITY_URL: address,
  PROFILE_URL: address,
  BILLING_URL: address,
  OFFERS_URL: address,
  DOCUMENTS_URL: address,
  TRIALS_URL: address,
  /** The host of the pages' files, with `/<name>/` for each frontend. */
  FRONTENDS_URL: address,
  /** Instead of that, for a frontend that has a host of its own: the address of its build folder. */
  SHELL_URL: address.optional(),
  ADMIN_URL: address.optional(),
  PLAYER_URL: address.optional(),
  CLUB_URL: address.optional(),
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.enum(['development', 'staging', 'production']).default('production'),
  RELEASE: z.string().default(''),
  PENDING_VARIANT: z.enum(['pre-launch', 'post-launch']).default('post-launch'),
  SUPPORT_EMAIL: z.email().optional(),
});

const read = () => {
  try {
    return parseEnvironment(environment, process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
};

const env = read();
const logger = createLogger('bff', env.LOG_LEVEL);
await runProcess(logger, async () => {
  const metrics = createMetrics();
  // Health can be asked from the first moment: a broker that hangs may keep us waiting.
  const state = createState();
  const at = { host: env.HOST, port: env.OPERATIONS_PORT };
  const operations = await serveOperations(at, metrics, state);
  const connections = await openConnections(env, 'touchline-bff', logger);
  state.dependsOn(connections.checks);
  const url = (name: ServiceName): string => env[`${name.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`];
  const bff = createBff({
    upstream: overHttp(Object.fromEntries(names.map((name) => [name, url(name)])) as Record<ServiceName, string>),
    sign: await createActorSigner(env.ACTOR_PRIVATE_KEY),
    cache: connections.cache,
    logger,
    metrics,
    origin: env.ORIGIN,
    csrfKey: env.CSRF_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    shell: { host: env.SHELL_URL ?? `${env.FRONTENDS_URL}/shell` },
    remotes: [
      { name: 'admin', from: { host: env.ADMIN_URL ?? `${env.FRONTENDS_URL}/admin` } },
      { name: 'player', from: { host: env.PLAYER_URL ?? `${env.FRONTENDS_URL}/player` } },
      { name: 'club', from: { host: env.CLUB_URL ?? `${env.FRONTENDS_URL}/club` } },
    ],
    page: {
      demo: false,
      environment: env.SENTRY_ENVIRONMENT,
      release: env.RELEASE,
      sentry_dsn: env.SENTRY_DSN ?? null,
      pending_variant: env.PENDING_VARIANT,
      support_email: env.SUPPORT_EMAIL ?? null,
    },
    unready: state.reason,
  });
  state.dependsOn(bff.dependencies);
  for (const subscription of bff.subscriptions) connections.bus.subscribe(subscription);
  watchBus(metrics, connections, bff.subscriptions);
  await connections.bus.start();
  const server = await listen(bff.app, env.HOST, env.PORT, logger);
  state.started();
  return {
    drain: () => state.stopping(env.DRAIN_MS),
    stop: async () => {
      bff.stop();
      await server.stop();
      await connections.close();
      await operations.stop();
    },
  };
});
