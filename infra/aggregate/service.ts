import { setTimeout as wait } from 'node:timers/promises';
import type { Subscription } from '../bus/index.ts';
import { isUnavailable } from '../domain/index.ts';
import type { Api } from '../http/index.ts';
import type { Logger } from '../telemetry/index.ts';

/** Clock work: looks for what is due and acts on it with ordinary commands. Safe on every replica. */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  /** Answers how many it dealt with. */
  readonly run: () => Promise<number>;
}

/** What every service is made of; `create<Name>(deps)` answers one. */
export interface Service {
  readonly name: string;
  readonly api: Api;
  readonly subscriptions: readonly Subscription[];
  readonly sweeps: readonly Sweep[];
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Puts the newest state of every aggregate out again; answers how many. */
  readonly restate: () => Promise<number>;
}

interface Part {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly restate?: () => Promise<number>;
}

const startTries = 30;
const startPauseMs = 500;

interface ServiceGiven {
  readonly name: string;
  readonly api: Api;
  readonly subscriptions: readonly Subscription[];
  readonly sweeps?: readonly Sweep[];
  /** Stores and read models: indexes are made at start, relays ended at stop. */
  readonly parts: readonly Part[];
  readonly logger: Logger;
}

/** A service from its parts: starts stores and sweeps, stops them gracefully. */
export const composeService = ({ name, api, subscriptions, sweeps = [], parts, logger }: ServiceGiven): Service => {
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<unknown>>();
  const startSweep = (sweep: Sweep): void => {
    let busy = false;
    const tick = (): void => {
      if (busy) return;
      busy = true;
      const run = sweep
        .run()
        .catch((error: unknown) => logger.warn({ err: error, sweep: sweep.name }, 'a sweep failed and will run again'))
        .finally(() => {
          busy = false;
          underWay.delete(run);
        });
      underWay.add(run);
    };
    const timer = setInterval(tick, sweep.everyMs);
    timer.unref();
    timers.push(timer);
  };
  /** An index over much data, or on a slow machine, takes longer than an operation may: it is asked for again. */
  const startPart = async (part: Part): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await part.start();
      } catch (error) {
        if (tries === startTries || !isUnavailable(error)) throw error;
        logger.warn({ err: error, service: name }, 'the database is not ready for the start; it is tried again');
        await wait(startPauseMs);
      }
    }
  };
  return {
    name,
    api,
    subscriptions,
    sweeps,
    start: async () => {
      await Promise.all(parts.map(startPart));
      for (const sweep of sweeps) startSweep(sweep);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
      await Promise.all(parts.map((part) => part.stop()));
    },
    restate: async () => {
      let count = 0;
      for (const part of parts) count += (await part.restate?.()) ?? 0;
      return count;
    },
  };
};
