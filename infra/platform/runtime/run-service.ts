import { tmpdir } from 'node:os';
import { aggregates } from '@touchline/contracts/topology';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { Service } from '../aggregate/index.ts';
import { type Audit, auditedApi, openAudit } from '../audit/index.ts';
import { watchBus } from '../bus/index.ts';
import { createTemporaryFiles, temporaryRoot } from '../files/index.ts';
import {
  type Authenticate,
  createApp,
  createAuthenticator,
  createRouter,
  errorHandler,
  listen,
} from '../http/index.ts';
import { createLogger, createMetrics, type Logger, type Metrics } from '../telemetry/index.ts';
import { adaptersEnvironment, pem } from './adapters.environment.ts';
import { type Adapters, makeTopics, openAdapters } from './adapters.ts';
import { parseEnvironment, readOrExit } from './environment.ts';
import { runProcess } from './lifecycle.ts';
import { serveOperations } from './operations.ts';
import { processEnvironment } from './process.environment.ts';
import { createState } from './state.ts';

/** What every service's process reads, beside its own. */
const environment = adaptersEnvironment.extend({
  ...processEnvironment.shape,
  /** The BFF's public key: nobody else may call a service. Two, one after the other, while it is changed. */
  ACTOR_PUBLIC_KEY: pem,
});

export interface ServiceEnvironment<Own> {
  readonly adapters: Adapters;
  readonly common: {
    readonly bus: Adapters['bus'];
    /** The database that all services share: audit, dead letters, what is on its way to a person's archive. */
    readonly operations: Connection;
    readonly authenticate: Authenticate;
    readonly audit: Audit;
    readonly logger: Logger;
    readonly metrics: Metrics;
    readonly clock: () => Date;
  };
  readonly env: Own;
}

/** What a process does, and ends, where it is told so by its first word. */
const tasks = ['prepare', 'republish'] as const;

/**
 * Runs one service as a process of its own: environment → adapters → service → router, with health and metrics on a port
 * of their own. With the argument `republish` it puts the newest state of every aggregate out again and ends; with `prepare` it
 * makes the topics and indexes that this version wants and ends, so that no roll-out waits for them. `own` names the variables that this
 * service alone needs; each that is missing or malformed is named.
 */
export const runService = async <Own extends z.ZodRawShape>(
  name: string,
  own: z.ZodObject<Own>,
  create: (given: ServiceEnvironment<z.output<z.ZodObject<Own>>>) => Promise<Service>,
  { keepsFiles = false }: { readonly keepsFiles?: boolean } = {},
): Promise<void> => {
  // Read at once, so that all that is missing is named at once.
  const read = readOrExit(() => parseEnvironment(environment.extend(own.shape), process.env));
  const [env, mine] = [read as z.output<typeof environment>, read as z.output<z.ZodObject<Own>>];
  const logger = createLogger(name, env.LOG_LEVEL);
  const metrics = createMetrics();
  metrics.build({ service: name, version: env.VERSION, revision: env.REVISION });
  await runProcess(logger, async () => {
    // Health can be asked from the first moment: a broker that hangs may keep us waiting.
    const state = createState();
    const task = tasks.find((one) => process.argv.includes(one));
    // It may run beside a process that has the port.
    const port = task ? 0 : env.OPERATIONS_PORT;
    const operations = await serveOperations({ host: env.HOST, port }, metrics, state);
    state.dependsOn({ database: async () => 'is waited for' });
    const adapters = await openAdapters(env, `touchline-${name}`, logger, { keepsFiles, patient: true });
    state.dependsOn(adapters.checks);
    const authenticate = await createAuthenticator(env.ACTOR_PUBLIC_KEY);
    const clock = () => new Date();
    const shared = await adapters.connect('operations');
    const audit = await openAudit({ connection: shared, process: name, logger, clock, metrics });
    const common = { bus: adapters.bus, operations: shared, authenticate, audit, logger, metrics, clock };
    const service = await create({ adapters, common, env: mine });
    const stop = async () => {
      await service.stop();
      await audit.stop();
      await adapters.close();
    };
    if (task === 'prepare') {
      // The bus stays still: what is published waits for who runs.
      await service.start();
      const own = [...aggregates.values()].filter((aggregate) => aggregate.service === name).map(({ topic }) => topic);
      const topics = [...new Set([...own, ...service.subscriptions.flatMap((subscription) => subscription.topics)])];
      const made = await makeTopics(env, topics, logger);
      await stop();
      console.log(
        `${name}: its indexes are there, and its ${topics.length} topics; made now: ${made.join(', ') || 'none'}.`,
      );
      process.exit(0);
    }
    for (const subscription of service.subscriptions) adapters.bus.subscribe(subscription);
    watchBus(metrics, adapters, service.subscriptions);
    await adapters.bus.start();
    await service.start();
    if (task === 'republish') {
      console.log(`${name}: ${await service.republish()} aggregates published again.`);
      await stop();
      process.exit(0);
    }
    const app = createApp();
    app.get('/livez', (_req, res) => void res.json({ status: 'alive', time: clock().toISOString() }));
    const temporary = await createTemporaryFiles(temporaryRoot(tmpdir()));
    app.use(createRouter(auditedApi(service.api, audit, authenticate), temporary));
    app.use(errorHandler(logger, (req) => String(req.headers['x-request-id'] ?? '')));
    const server = await listen(app, env.HOST, env.PORT, logger);
    state.started();
    logger.info({ port: server.address.port }, 'ready');
    return {
      drain: () => state.stopping(env.DRAIN_MS),
      stop: async () => {
        await server.stop();
        await temporary.close();
        await stop();
        await operations.stop();
      },
    };
  });
};
