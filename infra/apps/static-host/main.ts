import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { frontendNames } from '@touchline/contracts/topology';
import { z } from 'zod';
import { assets, createApp, errorHandler, listen } from '../../platform/http/index.ts';
import { parseEnvironment, readOrExit } from '../../platform/runtime/environment.ts';
import { runProcess } from '../../platform/runtime/lifecycle.ts';
import { serveOperations } from '../../platform/runtime/operations.ts';
import { createState, drainMs } from '../../platform/runtime/state.ts';
import { createLogger, createMetrics } from '../../platform/telemetry/index.ts';

/**
 * The host of the pages' files: `/<name>/…` is the build folder of that frontend. It knows nobody and keeps nothing. A
 * team may run one for its own frontend alone: `FRONTENDS=club`.
 */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535),
  DRAIN_MS: drainMs,
  FRONTENDS: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/, 'Names like shell,admin')
    .default(frontendNames.join(',')),
  /** Holds `<name>/dist` of each. */
  FRONTENDS_DIR: z.string().default(resolve(import.meta.dirname, '..', '..', '..', 'frontends')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const env = readOrExit(() => parseEnvironment(environment, process.env));
const logger = createLogger('frontends', env.LOG_LEVEL);
await runProcess(logger, async () => {
  const metrics = createMetrics();
  const folders = env.FRONTENDS.split(',').map((name) => ({ name, folder: join(env.FRONTENDS_DIR, name, 'dist') }));
  const missing = folders.filter(({ folder }) => !existsSync(folder)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: not built. "npm run build" makes the pages.`);
  const app = createApp();
  app.use((_req, res, next) => {
    res.setHeader('x-content-type-options', 'nosniff');
    next();
  });
  for (const { name, folder } of folders) app.use(`/${name}`, assets(folder));
  app.use((_req, res) => void res.status(404).end());
  app.use(errorHandler(logger, () => ''));
  const server = await listen(app, env.HOST, env.PORT, logger);
  const state = createState();
  const operations = await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, metrics, state);
  state.started();
  logger.info({ port: server.address.port }, 'ready');
  return {
    drain: () => state.stopping(env.DRAIN_MS),
    stop: async () => {
      await server.stop();
      await operations.stop();
    },
  };
});
