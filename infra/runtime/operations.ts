import { createApp, type HttpServer, listen } from '../http/index.ts';
import type { Metrics } from '../telemetry/index.ts';

/** Answers undefined where a part is well, else in words what is missing. */
export type HealthCheck = () => Promise<string | undefined>;

export const readiness = async (checks: Readonly<Record<string, HealthCheck>>): Promise<Record<string, string>> => {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const fault = await Promise.race([
        check().catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
        new Promise<string>((resolve) => setTimeout(() => resolve('does not answer'), 1500).unref()),
      ]);
      return [name, fault] as const;
    }),
  );
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
};

/** /livez, /readyz (naming the part that is missing) and /metrics, on a port of their own. */
export const serveOperations = (
  { host, port }: { readonly host: string; readonly port: number },
  metrics: Metrics,
  checks: Readonly<Record<string, HealthCheck>>,
): Promise<HttpServer> => {
  const app = createApp();
  app.get('/livez', (_req, res) => void res.json({ status: 'alive' }));
  app.get('/readyz', async (_req, res) => {
    const missing = await readiness(checks);
    const ready = Object.keys(missing).length === 0;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', missing });
  });
  app.get('/metrics', async (_req, res) => {
    res.setHeader('content-type', metrics.registry.contentType);
    res.end(await metrics.registry.metrics());
  });
  return listen(app, host, port);
};
