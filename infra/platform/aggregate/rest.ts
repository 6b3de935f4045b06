/** Whether a sweep may leave turns out: it has found nothing, and nothing was begun here since. */
export interface Rest {
  /** Something is begun here that the next look will find. */
  readonly wake: () => void;
  /** Looks. Where nothing is found, and nothing was begun meanwhile, turns may be left out; a look that fails is made again at once. */
  readonly look: <Found>(find: () => Promise<Found>, isNothing: (found: Found) => boolean) => Promise<Found>;
  /** For the sweep. */
  readonly leaveOut: () => number;
}

/** Whoever rests looks so often nevertheless: what another process has begun, and left behind when it died, is found then. */
const restMs = 30_000;
/** Turns that a sweep with this period may leave out at most. */
export const restTurns = (everyMs: number): number => Math.ceil(restMs / everyMs) - 1;

/** @param everyMs the period of the sweep. */
export const createRest = (everyMs: number): Rest => {
  let begun = 0;
  let rests = false;
  return {
    wake: () => {
      begun += 1;
      rests = false;
    },
    look: async (find, isNothing) => {
      rests = false;
      const before = begun;
      const found = await find();
      rests = isNothing(found) && begun === before;
      return found;
    },
    leaveOut: () => (rests ? restTurns(everyMs) : 0),
  };
};
