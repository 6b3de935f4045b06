import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageConfig } from '@touchline/contracts/protocol/boot';
import { frontendNames, remoteNames, type ServiceName } from '@touchline/contracts/topology';
import { createBff, inProcess, openBffLimits, type Remote } from '../../../bff/src/bff.ts';
import type { StripeOptions } from '../../../services/billing/src/payments/stripe.ts';
import { billingRates, createBilling } from '../../../services/billing/src/service.ts';
import {
  type AuthorityAddress,
  createDocuments,
  createWordings,
  documentsRates,
  newSealingIdentity,
} from '../../../services/documents/src/service.ts';
import { staffNeedFactor } from '../../../services/identity/src/second-factor/staff-factor.environment.ts';
import { createIdentity, type Identity, identityRates } from '../../../services/identity/src/service.ts';
import { createOffers, offersRates } from '../../../services/offers/src/service.ts';
import {
  createProfile,
  type ProfileService,
  profileRates,
  scoutingBudgets,
} from '../../../services/profile/src/service.ts';
import { createTrials, trialsRates } from '../../../services/trials/src/service.ts';
import type { Service } from '../../platform/aggregate/index.ts';
import { auditedApi, createAuditLog, openAudit } from '../../platform/audit/index.ts';
import { watchBus } from '../../platform/bus/index.ts';
import { openThrottles, type Rate, type Throttle } from '../../platform/cache/index.ts';
import { createTemporaryFiles } from '../../platform/files/index.ts';
import { createActorSigner, createAuthenticator, type HttpServer, listen } from '../../platform/http/index.ts';
import type { AdaptersEnvironment } from '../../platform/runtime/adapters.environment.ts';
import { type Adapters, openAdapters } from '../../platform/runtime/adapters.ts';
import { hasPem, isSecret, keptSecret, newKeyPair } from '../../platform/runtime/keys.ts';
import type { HealthCheck } from '../../platform/runtime/operations.ts';
import { StartRefused } from '../../platform/runtime/refused.ts';
import { createMetrics, type Logger, type Metrics } from '../../platform/telemetry/index.ts';
import type { SimulatorServer } from '../stripe-simulator/index.ts';
import { createBuildEvents } from './build-events.ts';
import { devRoutes } from './dev.routes.ts';
import { openPayments } from './payments.ts';

export interface AllInOneOptions {
  readonly env: AdaptersEnvironment;
  readonly host: string;
  readonly port: number;
  /** The address that people type; by default that of `host` and `port`. */
  readonly origin?: string | undefined;
  readonly logger: Logger;
  readonly clock?: () => Date;
  /** Staff may do without a second factor; in the demo alone. */
  readonly staffFactorOffered?: (() => boolean) | undefined;
  /** Wraps each throttle of production. */
  readonly throttled?: (production: Throttle) => Throttle;
  /** What one session may ask in a second, in the middle of two. */
  readonly requestsPerSecond?: number | undefined;
  /** How many refusals of one person or network the audit keeps. */
  readonly auditedRefusals?: Rate;
  /** How many proxies stand before us and may name the client's address. Default 0. */
  readonly trustedProxies?: number;
  /** Why the product can't serve yet, beside its own start. */
  readonly unready?: () => string | undefined;
  /** Open pages are told of each new build of a frontend; in development alone. */
  readonly followBuilds?: boolean;
  /** Replaces what the process stands on: a test plants its faults here. */
  readonly adapt?: (adapters: Adapters) => Adapters;
  readonly remotes?: readonly Remote[];
  /** How long after the decision on a person the identification is kept, in days. */
  readonly identificationKeptDays?: number | undefined;
  /** How much the clips of all players together may take, in gigabytes. */
  readonly clipsMaxGb?: number | undefined;
  /** Real money. Without it the demo has a simulator, and elsewhere nobody can pay. */
  readonly stripe?: StripeOptions | undefined;
  /** Who confirms the time of each seal; without one it is the product's own word. */
  readonly timestampAuthority?: AuthorityAddress | undefined;
  /** Where the lists of revoked certificates are that each seal keeps; without them it keeps none. */
  readonly revocationLists?: readonly string[] | undefined;
  /** The language of new contracts; by default English. */
  readonly contractLanguage?: string | undefined;
  readonly page: PageConfig;
  readonly onCspReport?: (report: unknown) => void;
}

/** The whole product in one process. */
export interface AllInOne {
  /** Where it listens. */
  readonly address: string;
  /** What people type. */
  readonly origin: string;
  readonly adapters: Adapters;
  readonly identity: Identity;
  readonly profile: ProfileService;
  readonly metrics: Metrics;
  /** Puts the newest state of every aggregate of every service out again; answers how many. */
  readonly republish: () => Promise<number>;
  readonly server: HttpServer;
  /** Stands in for Stripe in the demo. */
  readonly simulator: SimulatorServer | undefined;
  readonly dependencies: Readonly<Record<string, HealthCheck>>;
  readonly stop: () => Promise<void>;
}

const isKeyPair = hasPem('privateKey', 'publicKey');
const isSealing = hasPem('privateKey', 'certificateChain', 'rootCertificate');
const frontends = resolve(import.meta.dirname, '..', '..', '..', 'frontends');

/** The remotes that are built beside us. */
export const builtRemotes: readonly Remote[] = remoteNames.map((name) => ({
  name,
  from: { directory: join(frontends, name, 'dist') },
}));

/** Starts adapters, services and the BFF, and listens. Keys are made once and kept under the data directory. */
export const startAllInOne = async (options: AllInOneOptions): Promise<AllInOne> => {
  const { env, logger, page } = options;
  if (options.staffFactorOffered && !page.demo) throw new StartRefused(staffNeedFactor);
  const clock = options.clock ?? (() => new Date());
  const secrets = resolve(env.DATA_DIR, 'secrets');
  const random = () => randomBytes(32).toString('hex');
  const readSecrets = Promise.all([
    keptSecret(secrets, 'actor-keys', newKeyPair, isKeyPair),
    keptSecret(secrets, 'proof-keys', newKeyPair, isKeyPair),
    keptSecret(secrets, 'mail-key', random, isSecret),
    keptSecret(secrets, 'second-factor-key', random, isSecret),
    keptSecret(secrets, 'csrf-key', random, isSecret),
    keptSecret(secrets, 'sealing', () => newSealingIdentity(clock()), isSealing),
  ]);
  // One that is damaged is found out about before anything is written; new ones are made while the database starts.
  if (existsSync(secrets)) await readSecrets;
  const [opened, [actorKeys, proofKeys, mailKey, factorKey, csrfKey, sealing]] = await Promise.all([
    openAdapters(env, 'touchline', logger, { readableMail: page.demo }),
    readSecrets,
  ]);
  const adapters = options.adapt?.(opened) ?? opened;
  const { bus, cache, files, scan, mail } = adapters;
  const metrics = createMetrics();
  const authenticate = await createAuthenticator(actorKeys.publicKey);
  const sign = await createActorSigner(actorKeys.privateKey);
  const isEverywhere = options.host === '0.0.0.0' || options.host === '::';
  const origin = options.origin ?? `http://${isEverywhere ? '127.0.0.1' : options.host}:${options.port}`;
  const audit = await openAudit({
    connection: await adapters.connect('operations'),
    process: 'touchline',
    ...(options.auditedRefusals ? { refusals: options.auditedRefusals } : {}),
    logger,
    clock,
    metrics,
  });
  const common = { bus, operations: await adapters.connect('operations'), authenticate, metrics, clock };
  const of = async (name: string) => ({
    ...common,
    connection: await adapters.connect(name),
    logger: logger.child({ service: name }),
  });

  const identity = createIdentity({
    ...(await of('identity')),
    audit,
    cache,
    files,
    scan,
    mail,
    deadLetters: adapters.deadLetters,
    auditLog: createAuditLog(await adapters.connect('operations')),
    origin,
    limits: await openThrottles(adapters.limiter, identityRates, options.throttled),
    identificationKeptDays: options.identificationKeptDays,
    secretKey: mailKey,
    factorKey,
    staffFactorOffered: options.staffFactorOffered,
    proofKey: proofKeys.privateKey,
  });
  const profile = createProfile({
    ...(await of('profile')),
    files,
    scan,
    budgets: await scoutingBudgets(adapters),
    limits: await openThrottles(adapters.limiter, profileRates, options.throttled),
    clipsMaxGb: options.clipsMaxGb,
    searchFile: join(env.DATA_DIR, 'scouting.columns'),
  });
  let listening: HttpServer | undefined;
  const own = () => `http://${isEverywhere ? '127.0.0.1' : options.host}:${listening?.address.port ?? options.port}`;
  const { payments, simulator } = await openPayments({
    stripe: options.stripe,
    demo: page.demo
      ? {
          directory: env.DATA_DIR,
          own: () => (listening ? own() : undefined),
          origin: () => (options.port === 0 ? own() : origin),
        }
      : undefined,
    clock,
    logger: logger.child({ service: 'stripe-simulator' }),
  });
  const forBilling = {
    ...(await of('billing')),
    payments,
    limits: await openThrottles(adapters.limiter, billingRates, options.throttled),
    origin,
  };
  const billing = createBilling(forBilling);
  const offers = createOffers({
    ...(await of('offers')),
    limits: await openThrottles(adapters.limiter, offersRates, options.throttled),
  });
  const documents = createDocuments({
    ...(await of('documents')),
    files,
    scan,
    proofPublicKey: proofKeys.publicKey,
    sealing,
    timestampAuthority: options.timestampAuthority,
    revocationLists: options.revocationLists,
    wordings: createWordings(options.contractLanguage),
    limits: await openThrottles(adapters.limiter, documentsRates, options.throttled),
  });
  const trials = createTrials({
    ...(await of('trials')),
    limits: await openThrottles(adapters.limiter, trialsRates, options.throttled),
  });
  const services = Object.values({ identity, profile, billing, offers, documents, trials } satisfies Record<
    ServiceName,
    Service
  >);

  const temporary = await createTemporaryFiles(join(env.DATA_DIR, 'tmp'));
  const builds = options.followBuilds
    ? createBuildEvents(Object.fromEntries(frontendNames.map((name) => [name, join(frontends, name, '.cache')])))
    : undefined;
  const bff = createBff({
    upstream: inProcess(Object.fromEntries(services.map((s) => [s.name, auditedApi(s.api, audit, authenticate)]))),
    sign,
    cache,
    metrics,
    origin,
    csrfKey,
    page,
    logger: logger.child({ service: 'bff' }),
    trustedProxies: options.trustedProxies ?? 0,
    limits: await openBffLimits(options.requestsPerSecond, options.throttled),
    temporary,
    shell: { directory: join(frontends, 'shell', 'dist') },
    remotes: options.remotes ?? builtRemotes,
    unready: options.unready ?? (() => undefined),
    ...(page.demo ? { dev: devRoutes(adapters.mailbox, simulator?.pages, origin) } : {}),
    builds: builds?.handle,
    onCspReport: options.onCspReport,
  });

  for (const subscription of [...services.flatMap((s) => s.subscriptions), ...bff.subscriptions])
    bus.subscribe(subscription);
  watchBus(metrics, adapters, [...services.flatMap((s) => s.subscriptions), ...bff.subscriptions]);
  await bus.start();
  await Promise.all(services.map((service) => service.start()));
  const server = await listen(bff.app, options.host, options.port, logger);
  listening = server;
  simulator?.webhooks.start();

  return {
    address: own(),
    origin: options.port === 0 ? own() : origin,
    adapters,
    identity,
    profile,
    metrics,
    server,
    simulator,
    dependencies: { ...bff.dependencies, ...adapters.checks },
    republish: async () => {
      let count = 0;
      for (const service of services) count += await service.republish();
      return count;
    },
    stop: async () => {
      bff.stop();
      builds?.close();
      await server.stop();
      await Promise.all(services.map((service) => service.stop()));
      await simulator?.stop();
      await audit.stop();
      await adapters.close();
      await temporary.close();
    },
  };
};
