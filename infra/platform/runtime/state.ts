import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { HealthCheck } from './operations.ts';

/** How long a process that is to stop goes on while those who send it work learn of it: 0 where nobody balances. */
export const drainMs = z.coerce.number().int().min(0).max(60_000).default(0);

/** Whether a process can serve, and what it depends on. */
export interface ProcessState {
  /** Why it can't serve; undefined while it can. */
  readonly reason: () => string | undefined;
  /** Live: what is added by `dependsOn` is looked at from then on. */
  readonly dependencies: Readonly<Record<string, HealthCheck>>;
  readonly dependsOn: (checks: Readonly<Record<string, HealthCheck>>) => void;
  readonly started: () => void;
  /** Not ready from now on; resolves after `ms`. */
  readonly stopping: (ms: number) => Promise<void>;
}

export const createState = (): ProcessState => {
  let now: string | undefined = 'is starting';
  const dependencies: Record<string, HealthCheck> = {};
  return {
    reason: () => now,
    dependencies,
    dependsOn: (checks) => void Object.assign(dependencies, checks),
    started: () => {
      now = undefined;
    },
    stopping: async (ms) => {
      now = 'is stopping';
      if (ms > 0) await wait(ms);
    },
  };
};
