import { Rejected } from '@touchline/platform/domain';
import { generateKeyBetween } from 'fractional-indexing';
import { PlaceTaken } from './plan.repository.ts';
import type { Known } from './state.ts';

type Placed = Pick<Known, 'plan_id' | 'rank'>;

/**
 * The rank directly before one of these plans, or behind the last where `before` is null. `plans` in their order, without the
 * one that moves. `NotFound`: there is no such plan to stand before.
 */
export const rankBefore = (plans: readonly Placed[], before: string | null): string => {
  if (before === null) return generateKeyBetween(plans.at(-1)?.rank ?? null, null);
  const at = plans.findIndex(({ plan_id }) => plan_id === before);
  if (at < 0) throw new Rejected('NotFound');
  return generateKeyBetween(plans[at - 1]?.rank ?? null, plans[at]?.rank ?? null);
};

/** So often a place is looked for again that somebody else has taken meanwhile. */
const maxTries = 30;

/** Does what needs a place of its own; where another plan takes it first, looks for the next one. */
export const atFreePlace = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PlaceTaken) || tries === maxTries) throw error;
    }
  }
};
