import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@touchline/contracts/topology';
import { type AllInOne, startAllInOne } from '../../apps/all-in-one/all-in-one.ts';
import { adaptersEnvironment } from '../../platform/runtime/adapters.environment.ts';
import type { Adapters } from '../../platform/runtime/adapters.ts';
import { type Logger, silentLogger } from '../../platform/telemetry/index.ts';

export interface AllInOneHarness {
  readonly product: AllInOne;
  /** Where it keeps its files. */
  readonly directory: string;
  readonly travel: (ms: number) => void;
  /** Throttles are off unless a test turns them on. */
  readonly throttle: (on: boolean) => void;
  /** Staff may do without a second factor, as in the demo, unless a test requires it of them. */
  readonly requireStaffFactor: (on: boolean) => void;
  readonly close: () => Promise<void>;
}

export interface AllInOneHarnessOptions {
  readonly logger?: Logger;
  readonly brokers?: readonly string[];
  /** A browser names the origin that it asks from: for one the port has to be known before. */
  readonly port?: number;
  /** What one person may ask, where throttles are on: few, for who has to come to its end on a busy machine. */
  readonly requestsPerSecond?: number;
  readonly followBuilds?: boolean;
}

/**
 * The whole product on the engine of this test run (or, without `uri`, one of its own), on a port of its own, with a
 * clock that the test moves.
 */
export const allInOneHarness = async (
  uri: string | undefined,
  adapt?: (adapters: Adapters) => Adapters,
  { logger = silentLogger(), brokers, port = 0, requestsPerSecond, followBuilds = false }: AllInOneHarnessOptions = {},
): Promise<AllInOneHarness> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-whole-'));
  const prefix = `w${randomBytes(4).toString('hex')}_`;
  let ahead = 0;
  let throttled = false;
  let isFactorRequired = false;
  const product = await startAllInOne({
    env: adaptersEnvironment.parse({
      MONGODB_URI: uri,
      DATABASE_PREFIX: prefix,
      // Time limits have their own tests; on a busy machine none of the others is about them.
      DATABASE_TIMEOUT_MS: '20000',
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      ...(brokers ? { KAFKA_BROKERS: brokers.join(',') } : {}),
    }),
    host: '127.0.0.1',
    port,
    logger,
    requestsPerSecond,
    followBuilds,
    clock: () => new Date(Date.now() + ahead),
    staffFactorOffered: () => !isFactorRequired,
    auditedRefusals: { points: 100_000, durationSeconds: 900 },
    throttled: ({ take, attempt, reset }) => ({
      take: async (key) => (throttled ? take(key) : undefined),
      attempt: (key, work) => (throttled ? attempt(key, work) : work()),
      reset,
    }),
    page: {
      demo: true,
      environment: 'test',
      release: '',
      sentry_dsn: null,
      pending_variant: 'post-launch',
      support_email: null,
    },
    ...(adapt ? { adapt } : {}),
  });
  return {
    product,
    directory,
    travel: (ms) => {
      ahead += ms;
    },
    throttle: (on) => {
      throttled = on;
    },
    requireStaffFactor: (on) => {
      isFactorRequired = on;
    },
    close: async () => {
      for (const name of ['operations', ...serviceNames]) await (await product.adapters.connect(name)).dropDatabase();
      await product.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
