import { z } from 'zod';
import { processEnvironment } from './process.environment.ts';

/** Keys are PEM with real or written-out (`\n`) line ends. */
export const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => /^\s*-----BEGIN [^-]+-----[^"']+$/.test(text), 'A key in PEM, without quotes around it');

const addresses = (example: string) =>
  z.string().regex(/^[^,\s]+:\d+(,[^,\s]+:\d+)*$/, `Addresses like ${example},${example}`);

/** The broker and the cache, which services and the BFF share. Without an address the embedded twin is used. */
export const connectionsEnvironment = z.object({
  KAFKA_BROKERS: addresses('host:9092').optional(),
  /** Whether the brokers are spoken to by TLS. */
  KAFKA_TLS: z.stringbool().default(false),
  /** Who vouches for the brokers, where it is nobody that every machine trusts. */
  KAFKA_CA: pem.optional(),
  /** Who we are, where brokers know their clients by certificates. */
  KAFKA_CERTIFICATE: pem.optional(),
  KAFKA_KEY: pem.optional(),
  /** Who we are, where brokers ask for a name and a password. */
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  /** Of topics that are made here; as many members of a group can work side by side. A topic that is there keeps its own. */
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(1_000).default(6),
  /** Copies of each partition of topics that are made here; the brokers' own setting where none is named. */
  KAFKA_REPLICATION: z.coerce.number().int().min(1).max(9).optional(),
  /** So many copies have to have an event before it counts as published, of topics that are made here. */
  KAFKA_MIN_IN_SYNC: z.coerce.number().int().min(1).max(9).optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'An address like redis://host:6379')
    .optional(),
  /** Who knows which server leads; the host of REDIS_URL is then the name of the group that they watch. */
  REDIS_SENTINELS: addresses('host:26379').optional(),
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  /** Who vouches for the servers of `rediss://`, where it is nobody that every machine trusts. */
  REDIS_CA: pem.optional(),
});
export type ConnectionsEnvironment = z.output<typeof connectionsEnvironment>;

/** What every service's process may read of its environment. Without an address the embedded twin is used. */
export const adaptersEnvironment = connectionsEnvironment.extend({
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'An address like mongodb://host:27017')
    .optional(),
  /** Put before the name of each service's database, where one server holds several worlds. */
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{0,20}$/, 'Up to 20 small letters, digits and _')
    .default(''),
  /** What one question to the database may take, in ms; who waits longer is answered a 503. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(1_900),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'An address like smtp://host:25')
    .optional(),
  /** Keeps the words of messages that no SMTP server takes, PINs and links, in the database: for tests, never for people. */
  KEEP_LETTERS: z.stringbool().default(false),
  /** So many times what may be tried in a day is let through: for loads in which few people deal all the time, never for people. */
  DAILY_RATES_TIMES: z.coerce.number().int().min(1).max(1_000_000).default(1),
  MAIL_FROM: z.string().default('Touchline <no-reply@touchline.example>'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** ClamAV's daemon, that looks at each file before it is kept. Without it nobody does. */
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^\S+:\d{1,5}$/, 'An address like host:3310')
    .optional(),
  /** Where the embedded twins keep what they hold. */
  DATA_DIR: z.string().default('.data'),
  FILES_DIR: z.string().optional(),
  LOG_LEVEL: processEnvironment.shape.LOG_LEVEL,
});
export type AdaptersEnvironment = z.output<typeof adaptersEnvironment>;
