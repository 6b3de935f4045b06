import type { Connection } from 'mongoose';
import { insertTogether, readTogether } from '../database/together.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import { countOf } from './counted.ts';
import { maxTries } from './document.ts';
import type { Sweep } from './service.ts';

/** How far a flow over several aggregates has come. Each flow has its own union of steps; `none` is one that has not begun. */
export interface Flow {
  readonly step: string;
  /** By when the next step has to be taken, ISO instant; null where nobody has to. */
  readonly deadline: string | null;
}

/** How a flow lies in its collection. `version` guards against two reactions at the same moment. */
interface FlowDocument<State extends Flow> {
  readonly _id: string;
  readonly version: number;
  readonly state: State;
  /** Since when its deadline has been missed, ISO instant. */
  readonly overdue_since: string | null;
}

export interface FlowDefinition<State extends Flow, News> {
  /** The name of the process and of its collection. */
  readonly name: string;
  readonly initialState: State;
  /** Pure: what becomes of the flow. The same state where the news is old: events may come twice and out of order. */
  readonly advance: (state: State, news: News) => State;
}

/**
 * A process manager: remembers in a document of its own how far a flow has come, and notices where it hangs. Its reactions
 * command the aggregates first, by commands that may be repeated, and then record what happened: a kill between the two is
 * made good when the event comes again.
 */
export interface ProcessManager<State extends Flow, News> {
  /** Records what happened to the flow of this id. Throws where others are faster again and again: the event comes again. */
  readonly record: (id: string, news: News) => Promise<State>;
  readonly find: (id: string) => Promise<State>;
  /** Marks the flows whose deadline has passed; each is logged once, until it goes on. */
  readonly sweep: Sweep;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ProcessManagerDependencies {
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly clock: () => Date;
}

const sweepMs = 30_000;
const perSweep = 500;
const duplicateKey = 11_000;

export const createProcessManager = <State extends Flow, News>(
  connection: Connection,
  { name, initialState, advance }: FlowDefinition<State, News>,
  { logger, metrics, clock }: ProcessManagerDependencies,
): ProcessManager<State, News> => {
  const collection = connection.collection<FlowDocument<State>>(name);
  let unwatch = (): void => {};

  const read = readTogether<FlowDocument<State>>(collection, {});
  const insert = insertTogether(collection);

  const write = async (before: FlowDocument<State> | null, id: string, state: State): Promise<boolean> => {
    const next = { state, version: (before?.version ?? 0) + 1, overdue_since: null };
    if (before)
      return (
        (await collection.updateOne({ _id: id, version: before.version } as never, { $set: next } as never))
          .matchedCount === 1
      );
    try {
      await insert({ _id: id, ...next });
      return true;
    } catch (error) {
      if ((error as { code?: number }).code === duplicateKey) return false;
      throw error;
    }
  };

  return {
    find: async (id) => ((await collection.findOne({ _id: id } as never))?.state as State | undefined) ?? initialState,
    record: async (id, news) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const before = await read(id);
        const state = before?.state ?? initialState;
        const next = advance(state, news);
        // Somebody else was faster: what happened is judged again by what is there now.
        if (next === state || (await write(before, id, next))) return next;
      }
      throw new Error(`${name} ${id}: lost ${maxTries} races in a row`);
    },
    sweep: {
      name: `overdue ${name}`,
      everyMs: sweepMs,
      run: async () => {
        const now = clock().toISOString();
        const late = { 'state.deadline': { $lte: now }, overdue_since: null } as never;
        const found = await collection.find(late).limit(perSweep).toArray();
        for (const { _id, state, version } of found) {
          const noted = await collection.updateOne(
            { _id, version } as never,
            { $set: { overdue_since: now } } as never,
          );
          if (noted.modifiedCount === 1)
            logger.error({ process: name, flow: _id, step: state.step, deadline: state.deadline }, 'a flow is overdue');
        }
        return found.length;
      },
    },
    start: async () => {
      const overdue = { partialFilterExpression: { overdue_since: { $type: 'string' } } };
      await collection.createIndexes([
        { key: { 'state.deadline': 1 }, name: 'deadline' },
        { key: { overdue_since: 1 }, name: 'overdue', ...overdue },
      ]);
      unwatch =
        metrics?.watchOverdue(name, () => countOf(collection, { overdue_since: { $type: 'string' } })) ?? unwatch;
    },
    stop: async () => unwatch(),
  };
};
