import type { Connection } from 'mongoose';
import type { SimulatorServer } from '../../apps/stripe-simulator/index.ts';
import type { Injection, Killed, Point } from './points.ts';

/** One of the product's processes that can be armed: `touchline` in the one-process shape, a part in the other. */
export type Victim = string;

/** The product in one of its shapes, as the crash test sees it from outside. */
export interface Harness {
  readonly shape: 'embedded' | 'cluster';
  /** What a browser opens. It stays. */
  readonly address: string;
  /** Which process can be killed where. */
  readonly places: readonly (readonly [Victim, Point])[];
  /** Stands in for Stripe; nothing kills it. */
  readonly stripe: SimulatorServer;
  /** How many may be armed at the same time. */
  readonly concurrency: number;
  readonly arm: (victim: Victim, arm: Injection) => void;
  /** Takes the arm away from one that did not come by; false when it was faster. */
  readonly disarm: (victim: Victim) => boolean;
  /** Resolves when the process has ended. */
  readonly ended: (victim: Victim) => Promise<void>;
  /** What a process left that was killed at its point. */
  readonly left: (victim: Victim) => Killed | undefined;
  /** Starts it again; resolves when it is ready. */
  readonly restart: (victim: Victim) => Promise<void>;
  /** Kills the database's process, and starts it again `afterMs` later. Resolves when everything is ready again. */
  readonly killDatabase: (afterMs: number) => Promise<void>;
  /** The database of a service, read from outside; valid until the next restart. */
  readonly database: (name: string) => Promise<Connection>;
  /** Every service states all its aggregates again; resolves when that is sent. */
  readonly republish: () => Promise<void>;
  /** What was published, by subject: sequence → the ids of the events under it. Nothing where no log is kept. */
  readonly published?: () => Promise<ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>>;
  /** The last that the processes wrote: for a fault that has to be understood. */
  readonly said: () => string;
  readonly close: () => Promise<void>;
}

const tries = 4;

/** Starts as whoever watches over processes does: one that ends before it is ready is started again. */
export const persistently = async <T>(start: () => Promise<T>): Promise<T> => {
  for (let at = 1; ; at += 1) {
    try {
      return await start();
    } catch (error) {
      if (at === tries) throw error;
    }
  }
};
