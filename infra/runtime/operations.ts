import { createApp, type HttpServer, listen } from '../http/index.ts';
import type { Metrics } from '../telemetry/index.ts';

/** Answers undefined where a part is well, else in words what is missing. */
export type HealthCheck = () => Promise<string | undefined>;

/** Who asks gives up after two seconds. */
const answerWithinMs = 1_500;

export const readiness = async (checks: Readonly<Record<string, HealthCheck>>): Promise<Record<string, string>> => {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const fault = await Promise.race([
        check().catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
        new Promise<string>((resolve) => setTimeout(() => resolve('does not answer'), answerWithinMs).unref()),
      ]);
      return [name, fault] as const;
    }),
  );
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
};

/**
 * /livez, /readyz (naming the part that is missing) and /metrics, on a port of their own. Without a part of `checks` the
 * process is not ready; one of `beside` is named and costs only what needs it.
 */
export const serveOperations = (
  { host, port }: { readonly host: string; readonly port: number },
  metrics: Metrics,
  checks: Readonly<Record<string, HealthCheck>>,
  beside: Readonly<Record<string, HealthCheck>> = {},
): Promise<HttpServer> => {
  const app = createApp();
  app.get('/livez', (_req, res) => void res.json({ status: 'alive' }));
  app.get('/readyz', async (_req, res) => {
    const [missing, missingBeside] = await Promise.all([readiness(checks), readiness(beside)]);
    const ready = Object.keys(missing).length === 0;
    const status = ready ? 'ready' : 'not ready';
    res.status(ready ? 200 : 503).json({ status, missing: { ...missing, ...missingBeside } });
  });
  app.get('/metrics', async (_req, res) => {
    res.setHeader('content-type', metrics.registry.contentType);
    res.end(await metrics.registry.metrics());
  });
  return listen(app, host, port);
};
