import { Rejected } from '@touchline/platform/domain';
import type { Logger } from '@touchline/platform/telemetry';

/** Work that nobody waits for with his request: it is done before the service stops. */
export interface Background {
  readonly run: (work: Promise<unknown>) => void;
  /** Resolves when all that was begun is done. */
  readonly done: () => Promise<void>;
}

export const createBackground = (logger: Logger): Background => {
  const underWay = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      const kept = work
        .catch((error: unknown) => {
          // What a rule refuses is told to nobody: whoever asked has his answer.
          if (!(error instanceof Rejected)) logger.error({ err: error }, 'work in the background failed');
        })
        .finally(() => underWay.delete(kept));
      underWay.add(kept);
    },
    done: async () => {
      await Promise.all(underWay);
    },
  };
};
