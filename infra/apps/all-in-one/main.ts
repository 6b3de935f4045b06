import { resolve } from 'node:path';
import { z } from 'zod';
import { clientSettings } from '../../../bff/src/pages/client-settings.ts';
import { stripeEnvironment, stripeOptions } from '../../../services/billing/src/payments/stripe.environment.ts';
import { contractEnvironment } from '../../../services/documents/src/contract-pdf/contract.environment.ts';
import {
  revocationListsOf,
  timestampAuthorityOf,
  timestampEnvironment,
} from '../../../services/documents/src/sealing/timestamp.environment.ts';
import { identificationKeptDays } from '../../../services/identity/src/service.ts';
import { clipsMaxGb } from '../../../services/profile/src/service.ts';
import type { Throttle } from '../../platform/cache/index.ts';
import { isLoopback } from '../../platform/http/index.ts';
import { adaptersEnvironment } from '../../platform/runtime/adapters.environment.ts';
import { parseEnvironment, readOrExit } from '../../platform/runtime/environment.ts';
import { runProcess } from '../../platform/runtime/lifecycle.ts';
import { serveOperations } from '../../platform/runtime/operations.ts';
import { refusedCode } from '../../platform/runtime/refused.ts';
import { createState } from '../../platform/runtime/state.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { startAllInOne } from './all-in-one.ts';
import { prepareDemo, takeDataDirectory } from './data-directory.ts';
import { assertDemoIsAtHome, assertPortIsFree, assertStaffHaveFactor } from './refusals.ts';

const launched = Date.now();
const flag = (otherwise: boolean) => z.stringbool().default(otherwise);

const environment = adaptersEnvironment.extend({
  ...stripeEnvironment.shape,
  ...timestampEnvironment.shape,
  ...contractEnvironment.shape,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ORIGIN: z.url().optional(),
  /** /livez, /readyz and /metrics on a port of their own; without it nobody can read the metrics. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The demo world and its accounts; for trying out, never for the public. */
  DEMO: flag(true),
  /** The demo, or a directory that has its accounts, on an address that others reach. */
  DEMO_FOR_EVERYBODY: flag(false),
  /** `offered` is what the demo says by itself; elsewhere nothing starts with it. */
  STAFF_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  /** How many proxies stand before us and may name a client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** What one session may ask in a second, in the middle of two. */
  REQUESTS_PER_SECOND: z.coerce.number().int().min(1).optional(),
  /** How long after the decision on a person the identification is kept, in days. */
  IDENTIFICATION_KEPT_DAYS: identificationKeptDays,
  /** How much the clips of all players together may take, in gigabytes. */
  CLIPS_MAX_GB: clipsMaxGb,
  /** States every aggregate again at the start: for a read model that was lost or is in doubt. */
  REPUBLISH: flag(false),
  /** `npm run dev`: open pages are told of each new build of a frontend. */
  FOLLOW_BUILDS: flag(false),
  /** When a person typed the command that started this process: milliseconds since 1970. */
  STARTED_AT: z.coerce.number().optional(),
  RELEASE: z.string().default(''),
  PENDING_VARIANT: z.enum(['pre-launch', 'post-launch']).default('post-launch'),
  SUPPORT_EMAIL: z.email().optional(),
  CLIENT_SETTINGS: clientSettings,
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.enum(['development', 'staging', 'production']).optional(),
  LOG_LEVEL: adaptersEnvironment.shape.LOG_LEVEL.unwrap().default('warn'),
});

const env = readOrExit(() => {
  const given = parseEnvironment(environment, process.env);
  return {
    ...given,
    stripe: stripeOptions(given),
    timestampAuthority: timestampAuthorityOf(given),
    revocationLists: revocationListsOf(given),
  };
}, refusedCode);
const logger = createLogger('touchline', env.LOG_LEVEL);
/** What people type. A passkey belongs to a name, never to an address. */
const named = isLoopback(env.HOST) && env.PORT > 0 ? `http://localhost:${env.PORT}` : undefined;
const origin = env.ORIGIN?.replace(/\/$/, '') ?? named;
const data = resolve(env.DATA_DIR);

/** Sixty people come aboard from one address within seconds: while the demo is made, and then alone, nobody is slowed. */
let seeding = env.DEMO;
const state = createState();
const unlessSeeding = ({ take, attempt, reset }: Throttle): Throttle => ({
  take: async (key) => (seeding ? undefined : take(key)),
  attempt: (key, work) => (seeding ? work() : attempt(key, work)),
  reset,
});

/** The demo turns the clock back while the first people come aboard; in ms, 0 from then on and elsewhere. */
let ahead = 0;
const travel = (ms: number): void => {
  ahead += ms;
};

// What is written here is its owner's alone.
process.umask(0o077);
await runProcess(logger, async () => {
  const asked = env.DEMO_FOR_EVERYBODY;
  assertDemoIsAtHome({ demo: env.DEMO, host: env.HOST, directory: data, asked });
  assertStaffHaveFactor({ demo: env.DEMO, asked: env.STAFF_SECOND_FACTOR });
  await assertPortIsFree(env.HOST, env.PORT);
  await takeDataDirectory(data);
  if (env.DEMO) await prepareDemo(data);
  const whole = await startAllInOne({
    env: { ...env, DATA_DIR: data },
    host: env.HOST,
    port: env.PORT,
    origin,
    logger,
    ...(env.DEMO ? { clock: () => new Date(Date.now() + ahead) } : {}),
    ...((env.STAFF_SECOND_FACTOR ?? (env.DEMO ? 'offered' : 'required')) === 'offered'
      ? { staffFactorOffered: () => true }
      : {}),
    throttled: unlessSeeding,
    unready: state.reason,
    followBuilds: env.FOLLOW_BUILDS,
    trustedProxies: env.TRUSTED_PROXIES,
    identificationKeptDays: env.IDENTIFICATION_KEPT_DAYS,
    clipsMaxGb: env.CLIPS_MAX_GB,
    requestsPerSecond: env.REQUESTS_PER_SECOND,
    stripe: env.stripe,
    timestampAuthority: env.timestampAuthority,
    revocationLists: env.revocationLists,
    contractLanguage: env.CONTRACT_LANGUAGE,
    page: {
      demo: env.DEMO,
      environment: env.SENTRY_ENVIRONMENT ?? 'development',
      release: env.RELEASE,
      sentry_dsn: env.SENTRY_DSN ?? null,
      pending_variant: env.PENDING_VARIANT,
      // The demo has one of its own, so that what hangs on it can be seen.
      support_email: env.SUPPORT_EMAIL ?? (env.DEMO ? 'support@touchline.example' : null),
      client: env.CLIENT_SETTINGS,
    },
  });
  state.dependsOn(whole.dependencies);
  const operations =
    env.OPERATIONS_PORT === undefined
      ? undefined
      : await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, whole.metrics, state);
  console.log(`Touchline: ${whole.origin}`);
  if (!env.DEMO && !env.SMTP_URL)
    console.error(
      'SMTP_URL is not set: no message leaves this machine, neither confirmations nor PINs. They are not kept to be read either.',
    );
  if (!env.DEMO && !env.stripe) console.error('STRIPE_SECRET_KEY is not set: nobody can pay for a plan.');
  if (!env.DEMO) state.started();
  if (env.REPUBLISH) console.log(`${await whole.republish()} aggregates published again.`);
  if (env.DEMO) {
    const [{ accounts, seedDemo }, { demoPassword }] = await Promise.all([
      import('./demo/seed.ts'),
      import('./demo/people.ts'),
    ]);
    const demo = await seedDemo(whole, data, { travel });
    const width = Math.max(...accounts.map(({ who }) => who.length));
    console.log(`Demo accounts, password "${demoPassword}":`);
    for (const { who, email } of accounts) console.log(`  ${who.padEnd(width)}  ${email}`);
    console.log(`Mail of the demo: ${whole.origin}/dev/mailbox`);
    demo.complete
      .catch((error: unknown) =>
        logger.error({ err: error }, 'the demo world could not be completed; the next start goes on'),
      )
      .finally(() => {
        seeding = false;
      });
  }
  state.started();
  const seconds = (Date.now() - (env.STARTED_AT ?? launched)) / 1_000;
  console.log(`Touchline is ready at ${whole.origin} after ${seconds.toFixed(1)} s.`);
  // Whoever started us and starts us again has to know a bad start from a sudden end.
  process.send?.('ready');
  return {
    drain: () => state.stopping(0),
    stop: async () => {
      await whole.stop();
      await operations?.stop();
    },
  };
});
