import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '../domain/index.ts';
import type { Api } from '../http/index.ts';
import { everyBeat } from '../runtime/beat.ts';
import { createTurns } from '../runtime/turns.ts';
import type { Logger } from '../telemetry/index.ts';
import type { Consumer } from './consumer.ts';

/** Clock work: looks for what is due and acts on it with ordinary commands. Safe on every replica. */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  /** Answers how many it dealt with. */
  readonly run: () => Promise<number>;
  /** How many of its turns may be left out, by what the last one has found and what was done here since. None without it. */
  readonly leaveOut?: () => number;
}

/** What every service is made of; `create<Name>(deps)` answers one. */
export interface Service {
  readonly name: string;
  readonly api: Api;
  readonly subscriptions: readonly Consumer[];
  readonly sweeps: readonly Sweep[];
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Puts the newest state of every aggregate out again; answers how many. */
  readonly republish: () => Promise<number>;
}

interface Part {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly republish?: () => Promise<number>;
}

const startTries = 30;
const startPauseMs = 500;
/**
 * Parts of all services of this process that start at the same moment. An engine makes one index after the other: asked for eighty at
 * once, it answers the last when that one's time limit is long over, and all those that gave up ask it once more.
 */
const starting = createTurns({ atOnce: 8, waiting: Number.POSITIVE_INFINITY });

interface ServiceGiven {
  readonly name: string;
  readonly api: Api;
  readonly subscriptions: readonly Consumer[];
  readonly sweeps?: readonly Sweep[];
  /** Repositories and read models: indexes are made at start, relays ended at stop. */
  readonly parts: readonly Part[];
  readonly logger: Logger;
}

/** Refuses a service whose reads would show one of its read models before it has what the reader has just done. */
const mustWaitForReadModels = ({ name, api, subscriptions }: ServiceGiven): void => {
  for (const { group, checkpoints } of subscriptions)
    if (checkpoints && !api.checkpoints.includes(checkpoints))
      throw new Error(`${name}: no read waits for ${group}; its checkpoints belong to those of the API`);
};

/** A service from its parts: starts repositories and sweeps, stops them gracefully. */
export const composeService = (given: ServiceGiven): Service => {
  const { name, api, subscriptions, sweeps = [], parts, logger } = given;
  mustWaitForReadModels(given);
  const ends: (() => void)[] = [];
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
    ends.push(everyBeat(sweep.everyMs, tick, sweep.leaveOut));
  };
  /** An index over much data, or on a slow machine, takes longer than an operation may: it is asked for again. */
  const startPart = async (part: Part): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await starting.run(part.start);
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
      for (const end of ends.splice(0)) end();
      await Promise.all(underWay);
      await Promise.all(parts.map((part) => part.stop()));
    },
    republish: async () => {
      let count = 0;
      for (const part of parts) count += (await part.republish?.()) ?? 0;
      return count;
    },
  };
};
