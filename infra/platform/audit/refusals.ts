import { createLimiter, type Rate } from '../cache/index.ts';

/** Of what costs nobody anything, refusals first, so many entries per person or network, and per process. */
export const keptRefusals: Rate = { points: 60, durationSeconds: 15 * 60 };

/** Whether a refusal gets an entry; the first that gets none of its own says that there were more. */
export type Keeping = 'kept' | 'last' | 'dropped';

/**
 * An entry is for good, and whoever is refused pays nothing for it: so many are kept. Where it goes on, throttles,
 * metrics and the log tell.
 */
export const createKeeping = async (rate: Rate): Promise<(who: string) => Promise<Keeping>> => {
  const [kept, last] = await Promise.all([
    createLimiter({ name: 'audit-refusals', ...rate, redis: undefined }),
    createLimiter({ name: 'audit-last', ...rate, points: 1, redis: undefined }),
  ]);
  return async (who) => {
    if ((await kept.consume(who)).allowed) return 'kept';
    return (await last.consume(who)).allowed ? 'last' : 'dropped';
  };
};
