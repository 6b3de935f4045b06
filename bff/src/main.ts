import { tmpdir } from 'node:os';
import { frontendNames, remoteNames, type ServiceName, serviceNames } from '@touchline/contracts/topology';
import { watchBus } from '@touchline/platform/bus';
import { createTemporaryFiles, temporaryRoot } from '@touchline/platform/files';
import { createActorSigner, listen } from '@touchline/platform/http';
import {
  connectionsEnvironment,
  createState,
  openConnections,
  parseEnvironment,
  pem,
  processEnvironment,
  readOrExit,
  runProcess,
  serveOperations,
} from '@touchline/platform/runtime';
import { createLogger, createMetrics } from '@touchline/platform/telemetry';
import { z } from 'zod';
import { createBff, openBffLimits, overHttp } from './bff.ts';
import { clientSettings } from './pages/client-settings.ts';

/** `<NAME>_URL` for each. */
const addressesOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, schema])) as Record<
    `${Uppercase<Name>}_URL`,
    Schema
  >;
const address = z.url().transform((url) => url.replace(/\/$/, ''));

const environment = connectionsEnvironment.extend({
  ...processEnvironment.shape,
  PORT: processEnvironment.shape.PORT.default(3000),
  ORIGIN: address,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  ACTOR_PRIVATE_KEY: pem,
  CSRF_KEY: z.string().regex(/^[0-9a-f]{64,}$/, 'At least 32 random bytes, hex'),
  ...addressesOf(serviceNames, address),
  /** The host of the pages' files, with `/<name>/` for each frontend. Needed where not each has a host of its own. */
  FRONTENDS_URL: address.optional(),
  /** Instead of that, for a frontend that has a host of its own: the address of its build folder. */
  ...addressesOf(frontendNames, address.optional()),
  /** How long a service may take to answer, in ms. */
  SERVICE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** What one session may ask of this process in a second, in the middle of two. */
  REQUESTS_PER_SECOND: z.coerce.number().int().min(1).optional(),
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.enum(['development', 'staging', 'production']).default('production'),
  RELEASE: z.string().default(''),
  PENDING_VARIANT: z.enum(['pre-launch', 'post-launch']).default('post-launch'),
  SUPPORT_EMAIL: z.email().optional(),
  CLIENT_SETTINGS: clientSettings,
});

const env = readOrExit(() => parseEnvironment(environment, process.env));
const hosts = readOrExit(() =>
  Object.fromEntries(
    frontendNames.map((name) => {
      const own = env[`${name.toUpperCase() as Uppercase<typeof name>}_URL`];
      if (own === undefined && env.FRONTENDS_URL === undefined)
        throw new Error(
          `The environment is not complete:\n  ${name.toUpperCase()}_URL, or FRONTENDS_URL for all of them`,
        );
      return [name, { host: own ?? `${env.FRONTENDS_URL}/${name}` }];
    }),
  ),
) as Record<(typeof frontendNames)[number], { readonly host: string }>;
const logger = createLogger('bff', env.LOG_LEVEL);
await runProcess(logger, async () => {
  const metrics = createMetrics();
  metrics.build({ service: 'bff', version: env.VERSION, revision: env.REVISION });
  // Answer health checks from the first moment: a broker that hangs may keep us waiting.
  const state = createState();
  const at = { host: env.HOST, port: env.OPERATIONS_PORT };
  const operations = await serveOperations(at, metrics, state);
  const connections = await openConnections(env, 'touchline-bff', logger);
  state.dependsOn(connections.checks);
  const temporary = await createTemporaryFiles(temporaryRoot(tmpdir()));
  const url = (name: ServiceName): string => env[`${name.toUpperCase() as Uppercase<ServiceName>}_URL`];
  const bff = createBff({
    upstream: overHttp(
      Object.fromEntries(serviceNames.map((name) => [name, url(name)])) as Record<ServiceName, string>,
      env.SERVICE_TIMEOUT_MS,
    ),
    sign: await createActorSigner(env.ACTOR_PRIVATE_KEY),
    cache: connections.cache,
    logger,
    metrics,
    origin: env.ORIGIN,
    csrfKey: env.CSRF_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    limits: await openBffLimits(env.REQUESTS_PER_SECOND),
    temporary,
    shell: hosts.shell,
    remotes: remoteNames.map((name) => ({ name, from: hosts[name] })),
    page: {
      demo: false,
      environment: env.SENTRY_ENVIRONMENT,
      release: env.RELEASE,
      sentry_dsn: env.SENTRY_DSN ?? null,
      pending_variant: env.PENDING_VARIANT,
      support_email: env.SUPPORT_EMAIL ?? null,
      client: env.CLIENT_SETTINGS,
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
      await temporary.close();
      await operations.stop();
    },
  };
});
