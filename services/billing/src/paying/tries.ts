/** How often something was tried that has to be done at last: pure. Instants are UTC ISO 8601. */
export interface Tries {
  readonly tries: number;
  /** When it is tried next; null: it is done. */
  readonly due_at: string | null;
  readonly since: string;
}

/** How long after the last sign of life of whoever tries it somebody else takes it up, in ms. */
export const leaseMs = 4_000;
/** Between two signs of life, in ms. */
export const beatMs = 1_000;
const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;
/** Of so old a thing that isn't done operations are told, in ms. */
export const patienceMs = 15 * 60_000;

const later = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString();

/** Somebody begins to try it. */
export const begun = ({ tries }: Tries, now: string) => ({ tries: tries + 1, ...alive(now) });

/** Somebody is still at it. */
export const alive = (now: string) => ({ due_at: later(now, leaseMs) });

/** It did not work this time: the pause doubles, up to ten minutes. */
export const postponed = ({ tries }: Tries, now: string) => ({
  due_at: later(now, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1))),
});

/** Nobody waits for its outcome any more. */
export const isLate = ({ since }: Tries, now: string): boolean => now >= later(since, patienceMs);
