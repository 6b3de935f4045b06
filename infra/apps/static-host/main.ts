import { join, resolve } from 'node:path';
import { pins } from '@touchline/contracts/protocol/remotes';
import { frontendNames } from '@touchline/contracts/topology';
import { z } from 'zod';
import { listen } from '../../platform/http/index.ts';
import { parseEnvironment, readOrExit } from '../../platform/runtime/environment.ts';
import { runProcess } from '../../platform/runtime/lifecycle.ts';
import { serveOperations } from '../../platform/runtime/operations.ts';
import { processEnvironment } from '../../platform/runtime/process.environment.ts';
import { createState } from '../../platform/runtime/state.ts';
import { createLogger, createMetrics } from '../../platform/telemetry/index.ts';
import { readBuilds } from './builds.ts';
import { createHost } from './host.ts';
import { releasesOf } from './releases.ts';

/** A team may run one for its own frontend alone: `FRONTENDS=club`. */
const environment = processEnvironment.extend({
  FRONTENDS: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/, 'Names like shell,admin')
    .default(frontendNames.join(',')),
  /** Holds `<name>/builds` of each, or `<name>/dist`. */
  FRONTENDS_DIR: z.string().default(resolve(import.meta.dirname, '..', '..', '..', 'frontends')),
  /** JSON: which builds are released, by frontend. Without it people get the newest of each. */
  RELEASES: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('JSON, or the file RELEASES_FILE that holds it');
        return z.NEVER;
      }
    })
    .pipe(pins)
    .default({}),
});

const env = readOrExit(() => parseEnvironment(environment, process.env));
const logger = createLogger('frontends', env.LOG_LEVEL);
await runProcess(logger, async () => {
  const metrics = createMetrics();
  metrics.build({ service: 'frontends', version: env.VERSION, revision: env.REVISION });
  const frontends = await Promise.all(
    env.FRONTENDS.split(',').map(async (name) => {
      const builds = await readBuilds(join(env.FRONTENDS_DIR, name));
      return { name, builds, releases: releasesOf(name, builds, env.RELEASES) };
    }),
  );
  const state = createState();
  const operations = await serveOperations({ host: env.HOST, port: env.OPERATIONS_PORT }, metrics, state);
  const server = await listen(createHost(frontends, logger, metrics), env.HOST, env.PORT, logger);
  state.started();
  const released = Object.fromEntries(frontends.map(({ name, releases }) => [name, releases.stable.build]));
  logger.info({ port: server.address.port, released }, 'ready');
  return {
    drain: () => state.stopping(env.DRAIN_MS),
    stop: async () => {
      await server.stop();
      await operations.stop();
    },
  };
});
