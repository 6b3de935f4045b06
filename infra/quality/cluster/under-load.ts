import { aggregates } from '@touchline/contracts/topology';
import type { Connection } from 'mongoose';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import type { Pace } from '../crash/client.ts';
import { createLedger } from '../crash/ledger.ts';
import { startLoad } from '../crash/load.ts';
import { admin, bringPeople, type People } from '../crash/people.ts';
import { meetEverybody, patienceMs, settle, takeStock } from '../crash/settle.ts';
import { forward } from './command.ts';
import { address, makeAdmin } from './deployment.ts';
import { watchFromOutside } from './outside.ts';

/** What people outside noticed while something was done to the cluster, and what became of their commands. */
export interface Noticed {
  readonly what: string;
  readonly seconds: number;
  /** Commands that were acknowledged. */
  readonly commands: number;
  /** What requests were answered that failed at their first try, and how often. */
  readonly answers: ReadonlyMap<string, number>;
  /** Pages asked for over new connections, and what of it failed. */
  readonly pages: number;
  readonly failedPages: readonly string[];
  /** The slowest page, and the slowest request of a command or a read, ms. */
  readonly longestMs: number;
  readonly longestRequestMs: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

export interface Load {
  /** Has something done by others, of whom nobody counts what they do. */
  readonly aside: <Done>(mark: string, act: (others: People) => Promise<Done>) => Promise<Done>;
  /** Does it while people work, then compares what is there with what was acknowledged. */
  readonly during: (what: string, act: () => Promise<unknown>) => Promise<Noticed>;
  readonly end: () => Promise<void>;
}

export interface LoadSettings {
  /** A request that takes longer is sent again, ms; by default as in the crash test. */
  readonly attemptMs?: number | undefined;
  /** How long each of them rests after a command, ms; by default not at all: as much as there can be. */
  readonly restMs?: number | undefined;
}

/** People at work in the cluster: the load of the crash test, whose commands a ledger keeps. */
export const openLoad = async (seed: number, { attemptMs, restMs }: LoadSettings = {}): Promise<Load> => {
  const way = await forward('mongo', 27017);
  const database: Database = await openDatabase({
    uri: `mongodb://127.0.0.1:${way.port}/?directConnection=true`,
    directory: '',
    timeoutMs: 20_000,
  });
  const open = (name: string): Promise<Connection> => database.connect(name);
  const pace: Pace = { commands: 0, repeats: 0 };
  // The first one's second factor may be in somebody's hands.
  const clerk = { ...admin, email: `clerk-${seed}@demo.example` };
  await makeAdmin(clerk, `admin-${seed}`);
  const bring = (mark: string): Promise<People> =>
    bringPeople(
      { database: open },
      { address: () => address, withinMs: patienceMs, pace, ...(attemptMs === undefined ? {} : { attemptMs }) },
      clerk,
      mark,
    );
  const people = await bring(`load-${seed}.`);
  const ledger = createLedger();
  await takeStock(open, ledger);
  await meetEverybody(open, ledger, [...people.clubs, ...people.players]);
  const load = startLoad(people, ledger, seed, restMs === undefined ? {} : { restMs });
  /** What others have made is there, and is none of ours. */
  const passOver = async (): Promise<void> => {
    for (const { service, collection } of aggregates.values()) {
      const found = (await open(service)).collection<{ _id: string }>(collection).find({}, { projection: { _id: 1 } });
      for await (const { _id } of found) if (!ledger.aggregates.has(_id)) ledger.uncounted(_id);
    }
  };
  return {
    aside: async (mark, act) => {
      const others = await bring(mark);
      await passOver();
      try {
        return await act(others);
      } finally {
        await passOver();
      }
    },
    during: async (what, act) => {
      Object.assign(pace, { commands: 0, repeats: 0, answers: new Map(), longestMs: 0 });
      const pages = watchFromOutside(address, ['/', '/login']);
      const began = Date.now();
      load.go();
      try {
        await act();
      } finally {
        await load.rest();
        await pages.end();
      }
      const seconds = Math.round((Date.now() - began) / 1_000);
      if (load.failure() !== undefined) throw new Error(`a command failed: ${load.failure()}`);
      const { lost, doubled } = await settle(open, ledger, { ids: ledger.touched() });
      ledger.settled();
      return {
        ...{ what, seconds, commands: pace.commands, answers: pace.answers ?? new Map() },
        ...{ pages: pages.asked(), failedPages: pages.failed(), longestMs: pages.longest(), lost, doubled },
        longestRequestMs: pace.longestMs ?? 0,
      };
    },
    end: async () => {
      await load.end();
      await database.close();
      await way.close();
    },
  };
};
