import { z } from 'zod';
import { parseEnvironment, readOrExit } from '../../platform/runtime/environment.ts';
import { runProcess } from '../../platform/runtime/lifecycle.ts';
import { serveOperations } from '../../platform/runtime/operations.ts';
import { createState, drainMs } from '../../platform/runtime/state.ts';
import { createLogger, createMetrics } from '../../platform/telemetry/index.ts';
import { startStripeSimulator } from './index.ts';

/** The simulator as a process of its own: never where real people pay. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535),
  DRAIN_MS: drainMs,
  /** Keeps its state there; without it, in memory alone. */
  DATA_DIR: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Where webhooks go: `https://…/api/webhooks/stripe`. */
  WEBHOOK_URL: z.url(),
  /** Where a browser finds its pages. */
  ORIGIN: z.url().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const env = readOrExit(() => parseEnvironment(environment, process.env));
const logger = createLogger('stripe-simulator', env.LOG_LEVEL);
await runProcess(logger, async () => {
  const { ORIGIN: origin } = env;
  const simulator = await startStripeSimulator({
    host: env.HOST,
    port: env.PORT,
    directory: env.DATA_DIR,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    webhookUrl: () => env.WEBHOOK_URL,
    ...(origin === undefined ? {} : { pages: () => origin.replace(/\/$/, '') }),
    logger,
  });
  const state = createState();
  const operations = await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, createMetrics(), state);
  state.started();
  logger.info({ port: simulator.url.port }, 'ready');
  return {
    drain: () => state.stopping(env.DRAIN_MS),
    stop: async () => {
      await simulator.stop();
      await operations.stop();
    },
  };
});
