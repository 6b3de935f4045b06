import { gatewayOperations } from '@touchline/contracts/http/bff';
import type { PageConfig } from '@touchline/contracts/protocol/boot';
import { buildsPath } from '@touchline/contracts/protocol/builds';
import { registryPath, remotesPath } from '@touchline/contracts/protocol/remotes';
import { serviceNames } from '@touchline/contracts/topology';
import type { Subscription } from '@touchline/platform/bus';
import type { Cache } from '@touchline/platform/cache';
import { Rejected } from '@touchline/platform/domain';
import type { TemporaryFiles } from '@touchline/platform/files';
import { createApp, createOperationsRouter, errorHandler, jsonBody, type Principal } from '@touchline/platform/http';
import type { HealthCheck } from '@touchline/platform/runtime';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Express, RequestHandler, Router } from 'express';
import { type Concurrency, createGate } from './edge/concurrency.ts';
import { observeRequests } from './edge/observe.ts';
import { packAnswers } from './edge/packing.ts';
import { createQueue, type QueueBounds, queueRequests } from './edge/queue.ts';
import { type BffLimits, boundRequests, uploadGate } from './edge/rates.ts';
import { tellRefusals } from './edge/refusals.ts';
import { identifyRequest } from './edge/request.ts';
import { securityHeaders } from './edge/security.ts';
import { createAdmission, gateway } from './gateway/gateway.ts';
import { icons } from './icons/icons.ts';
import { createLive } from './live/live.ts';
import { filesOf, type Site } from './pages/frontend.ts';
import { pages } from './pages/pages.ts';
import { releasingOf } from './pages/releases.ts';
import { remoteLists } from './pages/remotes.ts';
import { createTemplate } from './pages/template.ts';
import { screens } from './screens/screens.ts';
import { createCsrf } from './session/csrf.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { createBffSessions } from './session/sessions.ts';
import { createAsk } from './upstream/ask.ts';
import type { Upstream } from './upstream/upstream.ts';

export { openBffLimits } from './edge/rates.ts';
export type { Site } from './pages/frontend.ts';
export { inProcess, overHttp, type Upstream } from './upstream/upstream.ts';

/** A remote: where its build lies. It is always served from this site, under /mf/<name>/. */
export interface Remote {
  readonly name: string;
  readonly from: Site;
}

export interface BffDependencies {
  readonly upstream: Upstream;
  readonly sign: (actor: Principal | null) => Promise<string>;
  readonly cache: Cache;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  /** The site's own address, without a slash at the end. */
  readonly origin: string;
  /** At least 32 random bytes, hex. */
  readonly csrfKey: string;
  readonly limits: BffLimits;
  /** Where uploads lie while they are looked at. */
  readonly temporary: TemporaryFiles;
  /** How many proxies stand before us and may name the client's address. */
  readonly trustedProxies: number;
  /** Where the shell's build lies. */
  readonly shell: Site;
  readonly remotes: readonly Remote[];
  readonly page: PageConfig;
  /** Why the process can't serve; undefined while it can. */
  readonly unready: () => string | undefined;
  /** Routes of the demo alone, under /api/dev. */
  readonly dev?: Router;
  /** A stream of news of builds, for who develops. */
  readonly builds?: RequestHandler | undefined;
  /** Told of each report of the content security policy. */
  readonly onCspReport?: ((report: unknown) => void) | undefined;
}

export interface Bff {
  readonly app: Express;
  readonly subscriptions: readonly Subscription[];
  /** The services behind it and the pages' host. One that is missing costs its panels, not the site. */
  readonly dependencies: Readonly<Record<string, HealthCheck>>;
  readonly stop: () => void;
}

/** A person's tabs; an academy or an office behind one address; and what one process bears. */
const concurrency = {
  streams: { perPerson: 12, perNetwork: 400, total: 5_000 },
  uploads: { perPerson: 1, perNetwork: 12, total: 24 },
  /** Clips: minutes long on a slow connection, and on disk meanwhile. */
  longUploads: { perPerson: 1, perNetwork: 6, total: 8 },
  /** A page of clips asks for the beginning of each; a browser keeps few connections open. */
  downloads: { perPerson: 12, perNetwork: 200, total: 500 },
} as const satisfies Readonly<Record<string, Concurrency>>;

/**
 * Of what a browser asks at the same time. Rates bound how much one may ask, these how much of it is worked on at a moment: an
 * office's network has many people. `waiting`: as many as the rates let through, so that who asks a lot at once is answered.
 */
const queues = {
  session: { concurrency: 3, waiting: 120 },
  network: { concurrency: 12, waiting: 1_200 },
} as const satisfies Readonly<Record<string, QueueBounds>>;

/** The one thing that a browser talks to. */
export const createBff = (given: BffDependencies): Bff => {
  const { upstream, cache, logger, origin, metrics } = given;
  const secure = origin.startsWith('https://');
  const { ask, toService } = createAsk({ upstream, sign: given.sign, logger, observe: metrics?.questions });
  const sessions = createBffSessions({ ask, cache, secure });
  const csrf = createCsrf(given.csrfKey, origin);
  const admission = createAdmission({ sessions, csrf, secure });
  const bounded = boundRequests(given.limits, sessions);
  const queued = queueRequests(
    { session: createQueue(queues.session), network: createQueue(queues.network) },
    sessions,
  );
  const packed = packAnswers();
  const { temporary } = given;
  const gates = {
    uploads: uploadGate(createGate(concurrency.uploads), given.limits),
    longUploads: uploadGate(createGate(concurrency.longUploads), given.limits),
    downloads: createGate(concurrency.downloads),
  };
  const passing = { toService, sessions, csrf, secure, temporary, ...gates };
  const live = createLive({ cache, sessions, gate: createGate(concurrency.streams) });
  // In development the shell is built again while we run.
  const template = createTemplate(given.shell, releasingOf(given.shell, logger), given.page.demo ? 0 : 60_000);
  const app = createApp();
  app.set('trust proxy', given.trustedProxies);
  app.use(identifyRequest, securityHeaders(secure, given.page.sentry_dsn));

  const dependencies: Readonly<Record<string, HealthCheck>> = {
    ...Object.fromEntries(serviceNames.map((name) => [name, () => upstream.health(name)])),
    pages: async () => void (await template(undefined)),
  };
  // Anybody may ask here: what lies behind has no names.
  app.get('/readyz', (_req, res) => {
    const ready = given.unready() === undefined;
    res.setHeader('cache-control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/livez', (_req, res) => void res.json({ status: 'alive' }));

  app.use(observeRequests({ observe: metrics?.requests('bff'), logger }));

  const api = createOperationsRouter();
  api.post(
    '/csp-reports',
    jsonBody('16kb', ['application/csp-report', 'application/reports+json', 'application/json']),
    (req, res) => {
      logger.warn({ request_id: req.requestId }, 'the content security policy stopped something');
      given.onCspReport?.(req.body);
      res.status(204).end();
    },
  );
  api.get('/live', live.handle);
  // A stream is open for an hour, a clip for as long as it is watched: they have bounds of their own.
  api.use(gateway({ ...passing, table: gatewayOperations.filter(({ operation }) => operation.streamed) }));
  api.use(queued, packed);
  if (given.dev) api.use('/dev', given.dev);
  api.use(sessionRoutes({ ask, sessions, csrf, secure }));
  api.use(screens({ ask, admission, parts: dependencies }));
  api.use(gateway({ ...passing, table: gatewayOperations.filter(({ operation }) => !operation.streamed) }));
  api.use(() => {
    throw new Rejected('NotFound');
  });
  api.use(tellRefusals({ ask, sessions, logger }));
  if (given.builds) app.get(buildsPath, bounded, given.builds);
  app.use('/api', bounded, api);

  app.get('/icons/:prefix.json', packed, icons);
  const remotes = given.remotes.map(({ name, from }) => ({ name, releasing: releasingOf(from, logger) }));
  const lists = remoteLists({ remotes, sessions });
  app.get(registryPath, lists.addresses);
  app.get(remotesPath, lists.pinned);
  for (const { name, from } of given.remotes) app.use(`/mf/${name}`, filesOf(from));
  app.use('/mf', () => {
    throw new Rejected('NotFound');
  });
  app.get(['/favicon.svg', '/assets/{*path}'], filesOf(given.shell));
  const page = pages({ ask, sessions, csrf, template, config: given.page, origin, secure, logger });
  app.get(/.*/, bounded, queued, packed, page);
  app.use(() => {
    throw new Rejected('NotFound');
  });
  app.use(errorHandler(logger, (req) => req.requestId));

  return { app, subscriptions: [sessions.subscription], dependencies, stop: live.stop };
};
