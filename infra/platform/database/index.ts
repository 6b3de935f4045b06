import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, ConnectOptions } from 'mongoose';
import type { Logger } from 'pino';
import { isUnavailable } from '../domain/index.ts';
import { endWritesWithTheirConnection, lookAtPoolsSeldom } from './driver.ts';
import { claimAlone, createDurability, guardDurability } from './durable.ts';
import { flushRun, readRun } from './engine.run.ts';
import { type Engine, startEngine } from './engine.ts';
import { renameCollections } from './renamed-collections.ts';

export { claimAlone, flush, lightly, type Safe, safeFrom } from './durable.ts';
export { type Engine, type EngineOptions, startEngine } from './engine.ts';

export interface Database {
  /** The address in use: the given one, or that of the engine started here. */
  readonly uri: string;
  /** The database of one service. All share one client; `close` ends them together. */
  connect(name: string): Promise<Connection>;
  /** Resolves when the server answers; rejects within the time limit with the reason otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A running server. Without it an engine is started on `directory`. */
  readonly uri?: string | undefined;
  readonly directory: string;
  /** Let the engine started here listen on this port of 127.0.0.1 (0 picks one). */
  readonly port?: number | undefined;
  /** Folder for libraries that the engine may need; default `.cache` of the repository. */
  readonly cache?: string | undefined;
  /** Every operation answers or fails within this time. Default 1,900 ms, so that a caller hears within two seconds. */
  readonly timeoutMs?: number | undefined;
  readonly logger?: Logger | undefined;
  /** A server that is away is waited for, however long that takes; what is wrong otherwise is an error all the same. */
  readonly patient?: boolean | undefined;
}

/** What a write is acknowledged for: without the journal one can be lost by a kill. */
const kept = {
  majority: { w: 'majority', j: true },
  // The engine that is embedded is one server; asked for a majority it answers while the journal is being written (decision 97).
  alone: { w: 1, j: true },
  // Files that go with the engine.
  nowhere: { w: 1, j: false },
} as const;

type Kept = keyof typeof kept;

const connectOptions = (timeoutMs: number, how: Kept): ConnectOptions => ({
  writeConcern: kept[how],
  retryWrites: true,
  // A read that is tried again on a server that hangs takes twice the limit; who asked may ask again.
  retryReads: false,
  serverSelectionTimeoutMS: timeoutMs,
  connectTimeoutMS: timeoutMs,
  socketTimeoutMS: timeoutMs,
  waitQueueTimeoutMS: timeoutMs,
  // One server can't be taken over by another, and its end is seen by its sockets: it is looked at seldom.
  heartbeatFrequencyMS: how === 'majority' ? 1_000 : 5_000,
  minPoolSize: 2,
  maxPoolSize: 50,
  // Waiting silently for a connection is a hang to the person who asked.
  bufferCommands: false,
});

/** Opens the database: connects to `uri`, or starts an engine in a child process on `directory` and connects to that. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const starting: Promise<Engine | undefined> =
    options.uri === undefined ? startEngine(options) : Promise.resolve(undefined);
  const [engine, { default: mongoose }] = await Promise.all([starting, import('mongoose')]);
  const uri = options.uri ?? engine?.uri ?? '';
  let death: Error | undefined;
  let current = engine;
  let closing = false;
  /** A database that ended (a full disk ends it) is started again: its address stays, so everybody finds it. */
  const supervise = async (): Promise<void> => {
    while (current?.lasting) {
      const reason = await current.died;
      death = reason;
      const port = options.port === undefined ? undefined : Number(new URL(uri).port);
      for (let pause = 200; ; pause = Math.min(pause * 2, 5_000)) {
        await wait(pause, undefined, { ref: false });
        if (closing) return;
        try {
          current = await startEngine({ ...options, port });
          if (closing) await current.close();
          death = undefined;
          options.logger?.warn('The database engine is started again.');
          break;
        } catch (error) {
          options.logger?.error({ err: error }, 'The database engine cannot be started again yet.');
        }
      }
    }
  };
  void supervise();
  endWritesWithTheirConnection();
  lookAtPoolsSeldom();
  const connectOnce = async (how: Kept): Promise<Connection> => {
    const made = mongoose.createConnection(uri, connectOptions(options.timeoutMs ?? 1_900, how));
    try {
      return await made.asPromise();
    } catch (error) {
      await made.close(true);
      throw error;
    }
  };
  const connectFirst = async (how: Kept): Promise<Connection> => {
    for (let pause = 500; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        return await connectOnce(how);
      } catch (error) {
        if (!options.patient || !isUnavailable(error)) {
          await engine?.close();
          throw new Error(`MongoDB does not answer: ${(error as Error).message}`, { cause: error });
        }
        options.logger?.warn({ err: error }, 'MongoDB does not answer; it is waited for.');
        await wait(pause);
      }
    }
  };
  const asked: Kept = engine ? 'alone' : 'majority';
  let root = await connectFirst(asked);
  const { modules } = await root.getClient().db('admin').command({ buildInfo: 1 });
  // The embedded engine, ours or another process's behind a port.
  if (Array.isArray(modules) && modules.includes('embedded')) {
    const first = await readRun(root.getClient());
    const how: Kept = first.ephemeral ? 'nowhere' : 'alone';
    if (how !== asked) {
      await root.close();
      root = await connectFirst(how);
    }
    const client = root.getClient();
    if (!first.ephemeral)
      guardDurability(
        client,
        createDurability(() => flushRun(client), first.run),
      );
  }
  // On a port it is offered to others.
  if (engine && options.port === undefined) claimAlone(root.getClient());
  root.on('error', (error) => options.logger?.error({ err: error }, 'The database connection reports an error.'));
  const renamed = new Map<string, Promise<void>>();
  return {
    uri,
    connect: async (name) => {
      const connection = root.useDb(name, { useCache: true });
      const renaming = renamed.get(name) ?? renameCollections(connection, options.logger);
      renamed.set(name, renaming);
      await renaming;
      return connection;
    },
    ping: async () => {
      if (death !== undefined) throw death;
      await root.db?.command({ ping: 1 });
    },
    close: async () => {
      closing = true;
      await root.close();
      await current?.close();
    },
  };
};
