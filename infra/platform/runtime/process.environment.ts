import { z } from 'zod';
import { drainMs } from './state.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** What every process of the product reads: where it answers, how it ends, and what it is a build of. */
export const processEnvironment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  OPERATIONS_PORT: port,
  DRAIN_MS: drainMs,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Written into its image: the version, and the commit that it was built from. */
  VERSION: z.string().default(''),
  REVISION: z.string().default(''),
});
