import { z } from 'zod';

/** What every process may read of its environment. Without an address the embedded twin is used. */
export const adaptersEnvironment = z.object({
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
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^,\s]+:\d+(,[^,\s]+:\d+)*$/, 'Addresses like host:9092,host:9092')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'An address like redis://host:6379')
    .optional(),
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
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type AdaptersEnvironment = z.output<typeof adaptersEnvironment>;
