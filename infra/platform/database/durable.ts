import type { Connection } from 'mongoose';
import { Unavailable } from '../domain/index.ts';

/**
 * On the embedded engine a write is safe once it is acknowledged, as it is everywhere (decision 97). What was read may not be yet, and
 * what was written `lightly` is not: who promises something because of it waits for `flush`. With a server of its own there is
 * nothing to wait for: it is read as most of its members have it, and written in no other way.
 */
type Barrier = (patienceMs?: number) => Promise<void>;

/**
 * One flush at a time; those who come while one runs share the next, which begins after their writes. Who is patient
 * begins none for so long: the next that somebody else begins serves them too.
 */
export const createBarrier = (flush: () => Promise<void>): Barrier => {
  let current: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let patient: PromiseWithResolvers<void> | undefined;
  let patience: NodeJS.Timeout | undefined;
  const begin = (): Promise<void> => {
    const served = patient;
    patient = undefined;
    clearTimeout(patience);
    const running = flush().finally(() => {
      current = undefined;
    });
    current = running;
    if (served) running.then(served.resolve, served.reject);
    return running;
  };
  const next = (): Promise<void> => {
    if (!current) return begin();
    queued ??= current
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return begin();
      });
    return queued;
  };
  return (patienceMs = 0) => {
    if (patienceMs === 0) return next();
    if (!patient) {
      patient = Promise.withResolvers<void>();
      // Whoever waits hears of a flush that failed.
      patience = setTimeout(() => void next().catch(() => undefined), patienceMs);
    }
    return patient.promise;
  };
};

/** The engine died meanwhile: what it acknowledged and had not flushed is gone, and asking again doesn't bring it back. */
export class StartedAnew extends Unavailable {
  constructor() {
    super('the database', new Error('it was started anew, and may have lost what it acknowledged'));
  }
}

/**
 * Resolves when what was written since it was taken survives a kill.
 * @throws StartedAnew where it may be lost; anything else may be asked again.
 */
export type Safe = (patienceMs?: number) => Promise<void>;

/**
 * Promises hold for one run of the engine: what it acknowledged and had not flushed when it died is gone, and a flush of the
 * next run says nothing about it. Whoever began to write before a new run was found hears so, and does the work again.
 * @param flush answers which run of the engine flushed.
 * @param first the run that is connected to.
 */
export const createDurability = (flush: () => Promise<string>, first: string): (() => Safe) => {
  let run = first;
  let restarts = 0;
  const barrier = createBarrier(async () => {
    const now = await flush();
    if (now !== run) restarts += 1;
    run = now;
  });
  return () => {
    const since = restarts;
    return async (patienceMs) => {
      await barrier(patienceMs);
      if (restarts !== since) throw new StartedAnew();
    };
  };
};

/** Options of a write that needn't be safe once it is acknowledged. */
type Lightly = { readonly writeConcern?: { readonly w: 1; readonly j: false } };

const kept = new WeakMap<object, () => Safe>();

export const guardDurability = (client: object, durability: () => Safe): void => {
  kept.set(client, durability);
};

/** To be taken before what it is about is written; with a server that keeps its word there is nothing to wait for. */
export const safeFrom = (connection: Connection): Safe => kept.get(connection.getClient())?.() ?? (async () => {});

/** Resolves when everything acknowledged a moment ago survives a kill; a patient caller lets others begin the flush. */
export const flush = (connection: Connection, patienceMs = 0): Promise<void> => safeFrom(connection)(patienceMs);

/** For what a flush comes behind, or its neighbours' next write: the journal is written in order. */
export const lightly = (connection: Connection): Lightly =>
  kept.has(connection.getClient()) ? { writeConcern: { w: 1, j: false } } : {};

const alone = new WeakSet<object>();

/** Says that nobody else can write on this connection's server: its files are claimed by this process. */
export const claimAlone = (client: object): void => void alone.add(client);

/** Whether this process alone can write there: then what it knows of a row stays true until it writes itself. */
export const isAlone = (connection: Connection): boolean => alone.has(connection.getClient());
