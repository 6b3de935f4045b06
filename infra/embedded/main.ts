import { resolve } from 'node:path';
import { z } from 'zod';
import { surroundings } from '../adapters/index.ts';
import type { Throttle } from '../cache/index.ts';
import { parseEnvironment, runProcess, serveOperations } from '../runtime/index.ts';
import { createLogger } from '../telemetry/index.ts';
import { demoPassword } from './demo/people.ts';
import { accounts, prepareDemo, seedDemo } from './demo/seed.ts';
import { startWhole } from './whole.ts';

const flag = (otherwise: boolean) => z.stringbool().default(otherwise);

const environment = surroundings.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ORIGIN: z.url().optional(),
  /** /livez, /readyz and /metrics on a port of their own; without it nobody can read the metrics. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The demo world and its accounts; for trying out, never for the public. */
  DEMO: flag(true),
  /** States every aggregate again at the start: for a read model that was lost or is in doubt. */
  RESTATE: flag(false),
  RELEASE: z.string().default(''),
  PENDING_VARIANT: z.enum(['pre-launch', 'post-launch']).default('post-launch'),
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.enum(['development', 'staging', 'production']).optional(),
  LOG_LEVEL: surroundings.shape.LOG_LEVEL.unwrap().default('warn'),
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
const logger = createLogger('touchline', env.LOG_LEVEL);
const data = resolve(env.DATA_DIR);

/** Sixty people come aboard from one address within seconds: while the demo is made, and then alone, nobody is slowed. */
let seeding = env.DEMO;
let usable = !env.DEMO;
const unlessSeeding = ({ take, reset }: Throttle): Throttle => ({
  take: async (key) => (seeding ? undefined : take(key)),
  reset,
});

await runProcess(logger, async () => {
  if (env.DEMO) await prepareDemo(data);
  const whole = await startWhole({
    env: { ...env, DATA_DIR: data },
    host: env.HOST,
    port: env.PORT,
    origin: env.ORIGIN?.replace(/\/$/, ''),
    logger,
    throttled: unlessSeeding,
    checks: { demo: async () => (usable ? undefined : 'the demo world is being made') },
    page: {
      demo: env.DEMO,
      environment: env.SENTRY_ENVIRONMENT ?? 'development',
      release: env.RELEASE,
      sentry_dsn: env.SENTRY_DSN ?? null,
      pending_variant: env.PENDING_VARIANT,
    },
  });
  const operations =
    env.OPERATIONS_PORT === undefined
      ? undefined
      : await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, whole.metrics, whole.adapters.checks);
  console.log(`Touchline: ${whole.address}`);
  if (env.RESTATE) console.log(`${await whole.restate()} aggregates stated again.`);
  if (env.DEMO) {
    const demo = await seedDemo(whole, data);
    usable = true;
    const width = Math.max(...accounts.map(({ who }) => who.length));
    console.log(`Demo accounts, password "${demoPassword}":`);
    for (const { who, email } of accounts) console.log(`  ${who.padEnd(width)}  ${email}`);
    console.log(`Mail of the demo: ${whole.address}/dev/mailbox`);
    demo.complete
      .catch((error: unknown) =>
        logger.error({ err: error }, 'the demo world could not be completed; the next start goes on'),
      )
      .finally(() => {
        seeding = false;
      });
  }
  return {
    stop: async () => {
      await whole.stop();
      await operations?.stop();
    },
  };
});
