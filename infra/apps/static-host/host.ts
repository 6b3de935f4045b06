import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Releases, releasesFile } from '@touchline/contracts/protocol/remotes';
import express, { type Express } from 'express';
import { assets, createApp, errorHandler } from '../../platform/http/index.ts';
import type { Logger, Metrics } from '../../platform/telemetry/index.ts';
import type { StoredBuild } from './builds.ts';

export interface HostedFrontend {
  readonly name: string;
  /** The newest first. */
  readonly builds: readonly StoredBuild[];
  readonly releases: Releases;
}

/** Named by its content, so that it is the same file in whatever build it lies. */
const namedByContent = /\.[0-9a-f]{8,}\.[\w.]+$/;

/** The build that a file is read from by who names none: the release, or an earlier one that has a file of this name. */
const folderOf = ({ builds, releases }: HostedFrontend, path: string): string => {
  const order = [...builds].sort(
    (a, b) => Number(b.build === releases.stable.build) - Number(a.build === releases.stable.build),
  );
  const found = namedByContent.test(path) ? order.find(({ folder }) => existsSync(join(folder, path))) : undefined;
  return (found ?? (order[0] as StoredBuild)).folder;
};

const frontendRoutes = (frontend: HostedFrontend): express.Router => {
  const router = express.Router();
  router.get(`/${releasesFile}`, (_req, res) => {
    res.setHeader('cache-control', 'no-cache');
    res.json(frontend.releases);
  });
  // A folder that never changes: whatever lies in it may be kept for good.
  for (const { build, folder } of frontend.builds) router.use(`/${build}`, assets(folder, { immutable: true }));
  const served = new Map(frontend.builds.map(({ folder }) => [folder, assets(folder)]));
  router.use((req, res, next) => served.get(folderOf(frontend, decodeURIComponent(req.path)))?.(req, res, next));
  return router;
};

/**
 * The host of the pages' files: `/<name>/<build>/…` is a build of that frontend, `/<name>/releases.json` says which one people
 * get. It knows nobody and keeps nothing.
 */
export const createHost = (frontends: readonly HostedFrontend[], logger: Logger, metrics: Metrics): Express => {
  const app = createApp();
  const observe = metrics.requests('frontends');
  app.use((req, res, next) => {
    const answered = observe();
    const started = performance.now();
    const name = frontends.find((frontend) => req.path.startsWith(`/${frontend.name}/`))?.name ?? 'elsewhere';
    res.once('close', () => {
      answered(name, res.statusCode);
      const ms = Math.round(performance.now() - started);
      logger.info({ operation: name, file: req.path.slice(0, 200), status: res.statusCode, ms }, 'answered');
    });
    res.setHeader('x-content-type-options', 'nosniff');
    next();
  });
  for (const frontend of frontends) app.use(`/${frontend.name}`, frontendRoutes(frontend));
  app.use((_req, res) => void res.status(404).end());
  app.use(errorHandler(logger, () => ''));
  return app;
};
