import type { Connection } from 'mongoose';

/**
 * The embedded engine acknowledges journaled updates a moment before they are safe: of kills right after an
 * acknowledgement every fourth lost the last one or two. A flush of its files lost none. Who must not lose what was
 * acknowledged waits for `durable` before it says so; with a server of its own there is nothing to wait for.
 */
type Barrier = (patienceMs?: number) => Promise<void>;
const barriers = new WeakMap<object, Barrier>();

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

export const guardDurability = (client: object, flush: () => Promise<void>): void => {
  barriers.set(client, createBarrier(flush));
};

/** Resolves when everything acknowledged so far survives a kill; a patient caller lets others begin the flush. */
export const durable = (connection: Connection, patienceMs = 0): Promise<void> =>
  barriers.get(connection.getClient())?.(patienceMs) ?? Promise.resolve();
