import pTimeout from 'p-timeout';
import { createApp, type HttpServer, listen } from '../http/index.ts';
import type { Metrics } from '../telemetry/index.ts';
import type { ProcessState } from './state.ts';

/** Answers undefined where a dependency is well, else in words what is wrong with it. */
export type HealthCheck = () => Promise<string | undefined>;

/** Who asks gives up after two seconds. */
const answerWithinMs = 1_500;
/** A scrape waits no longer than that for all it reads. */
const scrapedWithinMs = 1_000;

/** What is wrong with each; undefined where nothing is. */
export const faultsOf = async (
  checks: Readonly<Record<string, HealthCheck>>,
  withinMs = answerWithinMs,
): Promise<Readonly<Record<string, string | undefined>>> => {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const said = check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      const fault = await pTimeout(said, { milliseconds: withinMs, fallback: () => 'does not answer' });
      return [name, fault] as const;
    }),
  );
  return Object.fromEntries(entries);
};

/**
 * /livez, /readyz and /metrics, on a port of their own. Ready means that this process can serve: started and not stopping.
 * What it depends on is shared by all replicas, so that taking them all away for it would help nobody: a dependency that is
 * away is a value of `touchline_dependency_up`, and named at /readyz?verbose.
 */
export const serveOperations = (
  { host, port }: { readonly host: string; readonly port: number },
  metrics: Metrics,
  state: Pick<ProcessState, 'reason' | 'dependencies'>,
): Promise<HttpServer> => {
  metrics.watchDependencies(async () => {
    const faults = await faultsOf(state.dependencies, scrapedWithinMs);
    return Object.entries(faults).map(([dependency, fault]) => ({ dependency, up: fault === undefined }));
  });
  const app = createApp();
  app.get('/livez', (_req, res) => void res.json({ status: 'alive' }));
  app.get('/readyz', async (req, res) => {
    const reason = state.reason();
    const verbose = req.query['verbose'] === undefined ? undefined : await faultsOf(state.dependencies);
    res.status(reason === undefined ? 200 : 503).json({
      status: reason === undefined ? 'ready' : 'not ready',
      ...(reason === undefined ? {} : { reason }),
      ...(verbose
        ? { dependencies: Object.fromEntries(Object.entries(verbose).map(([name, fault]) => [name, fault ?? 'up'])) }
        : {}),
    });
  });
  app.get('/metrics', async (_req, res) => {
    res.setHeader('content-type', metrics.registry.contentType);
    res.end(await metrics.registry.metrics());
  });
  return listen(app, host, port);
};
