import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { HealthCheck } from './operations.ts';

/** How long a process that is to stop goes on while those who send it work learn of it: 0 where nobody balances. */
export const drainMs = z.coerce.number().int().min(0).max(60_000).default(0);

/** Whether a process is starting, working or stopping, as a check beside those of its parts. */
export interface ProcessState {
  /** Live: what is added by `started` is looked at from then on. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly started: (checks: Readonly<Record<string, HealthCheck>>) => void;
  /** Not ready from now on; resolves after `ms`. */
  readonly stopping: (ms: number) => Promise<void>;
}

export const createState = (): ProcessState => {
  let now: string | undefined = 'is starting';
  const checks: Record<string, HealthCheck> = { process: async () => now };
  return {
    checks,
    started: (more) => {
      Object.assign(checks, more);
      now = undefined;
    },
    stopping: async (ms) => {
      now = 'is stopping';
      if (ms > 0) await wait(ms);
    },
  };
};
