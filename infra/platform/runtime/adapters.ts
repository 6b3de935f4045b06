import { join } from 'node:path';
import type { Connection } from 'mongoose';
import {
  type Bus,
  createKafkaBus,
  createMemoryBus,
  createMemoryDeadLetters,
  createMongoDeadLetters,
  type DeadLetters,
  kafkaSecurity,
  makeKafkaTopics,
} from '../bus/index.ts';
import {
  type Cache,
  createLimiter,
  createMemoryCache,
  createRedisCache,
  type Limiter,
  type RedisCache,
} from '../cache/index.ts';
import { type Database, openDatabase, safeFrom } from '../database/index.ts';
import { createLocalFiles, createS3Files, type Files } from '../files/index.ts';
import { createMailbox, createSmtpMail, type Mail, type Mailbox, sentOnce } from '../mail/index.ts';
import type { Logger } from '../telemetry/index.ts';
import { clamAv, type Scan, unscanned } from '../uploads/index.ts';
import type { AdaptersEnvironment, ConnectionsEnvironment } from './adapters.environment.ts';
import type { HealthCheck } from './operations.ts';

/** What a process stands on, chosen by its environment: each part on its own, the real one or its embedded twin. */
export interface Adapters {
  readonly database: Database;
  readonly connect: (name: string) => Promise<Connection>;
  readonly bus: Bus;
  readonly deadLetters: DeadLetters;
  readonly cache: Cache;
  readonly files: Files;
  /** Looks at each file that people upload. */
  readonly scan: Scan;
  readonly mail: Mail;
  /** The mailbox that stands in for SMTP, where it does. */
  readonly mailbox: Mailbox | undefined;
  readonly limiter: (
    name: string,
    limit: { readonly points: number; readonly durationSeconds: number },
  ) => Promise<Limiter>;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly close: () => Promise<void>;
}

const fault = async (
  health: Promise<{ readonly ok: boolean; readonly reason?: string }>,
): Promise<string | undefined> => {
  const { ok, reason } = await health;
  return ok ? undefined : (reason ?? 'is not well');
};

const daySeconds = 24 * 3600;

/** What a process without a database of its own stands on. */
export type Connections = Pick<Adapters, 'bus' | 'deadLetters' | 'cache' | 'limiter' | 'checks' | 'close'>;

const kafkaOf = (env: ConnectionsEnvironment, clientId: string, logger: Logger) => ({
  brokers: env.KAFKA_BROKERS?.split(',') ?? [],
  clientId,
  logger,
  security: kafkaSecurity(env),
  topics: {
    partitions: env.KAFKA_PARTITIONS,
    replication: env.KAFKA_REPLICATION,
    minInSync: env.KAFKA_MIN_IN_SYNC,
  },
});

/** Makes those topics that are missing, and the ones for what can't be handled; answers which. Without a broker there are none. */
export const makeTopics = async (
  env: ConnectionsEnvironment,
  topics: readonly string[],
  logger: Logger,
): Promise<readonly string[]> =>
  env.KAFKA_BROKERS ? makeKafkaTopics(kafkaOf(env, 'touchline-topics', logger), topics) : [];

/** Bus and cache connect as soon as they can, and tell by their checks. Dead letters of a process without a database end with it. */
export const openConnections = async (
  env: ConnectionsEnvironment & Partial<Pick<AdaptersEnvironment, 'DAILY_RATES_TIMES'>>,
  name: string,
  logger: Logger,
  deadLetters: DeadLetters = createMemoryDeadLetters(),
  database?: Connection,
): Promise<Connections> => {
  const bus = env.KAFKA_BROKERS
    ? createKafkaBus({
        ...kafkaOf(env, name, logger),
        deadLetters,
        ...(database ? { safeFrom: () => safeFrom(database) } : {}),
      })
    : createMemoryBus({ deadLetters, logger });
  const redis: RedisCache | undefined = env.REDIS_URL
    ? await createRedisCache({
        url: env.REDIS_URL,
        sentinels: env.REDIS_SENTINELS?.split(','),
        sentinelPassword: env.REDIS_SENTINEL_PASSWORD,
        ca: env.REDIS_CA,
        logger,
      })
    : undefined;
  const cache = redis ?? createMemoryCache();
  return {
    bus,
    deadLetters,
    cache,
    limiter: (limited, limit) => {
      const times = limit.durationSeconds >= daySeconds ? (env.DAILY_RATES_TIMES ?? 1) : 1;
      return createLimiter({ name: limited, ...limit, points: limit.points * times, redis });
    },
    checks: { bus: () => fault(bus.health()), cache: () => fault(cache.health()) },
    close: async () => {
      await bus.stop();
      await cache.close();
    },
  };
};

const openSmtp = async (env: AdaptersEnvironment, connection: Connection): Promise<Mail> => {
  const mail = await createSmtpMail({ url: env.SMTP_URL ?? '', from: env.MAIL_FROM });
  return sentOnce({ mail, connection });
};

export interface AdaptersOptions {
  /** A part that keeps no files needs no place for them. Default true. */
  readonly keepsFiles?: boolean;
  /** Waits for a database that is away, as a process does that is to run; a command ends and says so. */
  readonly patient?: boolean;
  /** Messages that no SMTP server takes may be read on a page of the demo. Default false: their words are not kept. */
  readonly readableMail?: boolean;
}

export const openFiles = (env: AdaptersEnvironment): Promise<Files> =>
  env.S3_BUCKET
    ? createS3Files({
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      })
    : createLocalFiles({ directory: env.FILES_DIR ?? join(env.DATA_DIR, 'files') });

const none = async (): Promise<never> => {
  throw new Error('This part keeps no files.');
};
const noFiles: Files = {
  put: none,
  get: none,
  stream: none,
  exists: none,
  // biome-ignore lint/correctness/useYield: there is nothing to list
  list: async function* () {
    await none();
  },
  delete: none,
  health: async () => ({ ok: true }),
};

/** Opens them. The database has to answer; bus and cache connect as soon as they can and tell by their checks. */
export const openAdapters = async (
  env: AdaptersEnvironment,
  name: string,
  logger: Logger,
  { keepsFiles = true, patient = false, readableMail = false }: AdaptersOptions = {},
): Promise<Adapters> => {
  const directory = join(env.DATA_DIR, 'database');
  const database = await openDatabase({
    uri: env.MONGODB_URI,
    directory,
    timeoutMs: env.DATABASE_TIMEOUT_MS,
    logger,
    patient,
  });
  const operations = await database.connect(`${env.DATABASE_PREFIX}operations`);
  const deadLetters = createMongoDeadLetters(operations);
  const connections = await openConnections(env, name, logger, deadLetters, operations);
  const files = keepsFiles ? await openFiles(env) : noFiles;
  const mailbox = env.SMTP_URL
    ? undefined
    : await createMailbox({ connection: operations, readable: readableMail || env.KEEP_LETTERS });
  const mail = mailbox ?? (await openSmtp(env, operations));
  return {
    database,
    connect: (service) => database.connect(`${env.DATABASE_PREFIX}${service}`),
    ...connections,
    files,
    scan: env.CLAMAV_ADDRESS ? clamAv(env.CLAMAV_ADDRESS) : unscanned,
    mail,
    mailbox,
    checks: {
      ...connections.checks,
      database: async () => {
        await database.ping();
        return undefined;
      },
      ...(keepsFiles ? { files: () => fault(files.health()) } : {}),
    },
    close: async () => {
      await connections.close();
      await mail.close();
      await database.close();
    },
  };
};
