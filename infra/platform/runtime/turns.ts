import { Rejected } from '../domain/index.ts';

/** Work of which only so much is done at once: so many wait for their turn, in the order in which they came. */
export interface Turns {
  /** Refuses with `TooManyRequests` where too many wait already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export const createTurns = ({
  atOnce,
  waiting,
  retryAfterSeconds = 5,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly retryAfterSeconds?: number;
}): Turns => {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
    // Whoever is done hands the turn on: it is never free in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
};
