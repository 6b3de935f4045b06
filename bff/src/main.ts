import { type ServiceName, services } from '@touchline/contracts/http/bff';
import { openAdapters, surroundings } from '@touchline/infra/adapters';
import { createActorSigner, listen } from '@touchline/infra/http';
import { pem } from '@touchline/infra/process';
import { parseEnvironment, runProcess, serveOperations } from '@touchline/infra/runtime';
import { createLogger, createMetrics } from '@touchline/infra/telemetry';
import { z } from 'zod';
import { createBff, overHttp } from './bff.ts';

const names = Object.keys(services) as ServiceName[];
const address = z.url().transform((url) => url.replace(/\/$/, ''));

const environment = surroundings.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535),
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
  /** The shell's build folder. */
  SHELL_DIR: z.string(),
  ADMIN_MANIFEST_URL: z.string(),
  PLAYER_MANIFEST_URL: z.string(),
  CLUB_MANIFEST_URL: z.string(),
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.enum(['development', 'staging', 'production']).default('production'),
  RELEASE: z.string().default(''),
  PENDING_VARIANT: z.enum(['pre-launch', 'post-launch']).default('post-launch'),
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
  const adapters = await openAdapters(env, 'touchline-bff', logger);
  const url = (name: ServiceName): string => env[`${name.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`];
  const bff = createBff({
    upstream: overHttp(Object.fromEntries(names.map((name) => [name, url(name)])) as Record<ServiceName, string>),
    sign: await createActorSigner(env.ACTOR_PRIVATE_KEY),
    cache: adapters.cache,
    logger,
    metrics,
    origin: env.ORIGIN,
    csrfKey: env.CSRF_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    shell: env.SHELL_DIR,
    remotes: [
      { name: 'admin', from: { manifest: env.ADMIN_MANIFEST_URL } },
      { name: 'player', from: { manifest: env.PLAYER_MANIFEST_URL } },
      { name: 'club', from: { manifest: env.CLUB_MANIFEST_URL } },
    ],
    page: {
      demo: false,
      environment: env.SENTRY_ENVIRONMENT,
      release: env.RELEASE,
      sentry_dsn: env.SENTRY_DSN ?? null,
      pending_variant: env.PENDING_VARIANT,
    },
    checks: {
      bus: adapters.checks.bus ?? (async () => undefined),
      cache: adapters.checks.cache ?? (async () => undefined),
    },
  });
  for (const subscription of bff.subscriptions) adapters.bus.subscribe(subscription);
  await adapters.bus.start();
  const server = await listen(bff.app, env.HOST, env.PORT);
  const operations = await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, metrics, adapters.checks);
  return {
    stop: async () => {
      bff.stop();
      await server.stop();
      await adapters.close();
      await operations.stop();
    },
  };
});
