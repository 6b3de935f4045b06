import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../platform/runtime/free-port.mjs';

const run = promisify(execFile);

export interface RedisServer {
  readonly url: string;
  /** Lets it hang: its connections stand and nothing is answered. */
  freeze(): Promise<void>;
  wake(): Promise<void>;
  /** Ends the server at once. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** What this machine lacks to run Redis, as a sentence; nothing when it can. */
export const redisMissing = async (): Promise<string | undefined> => {
  if (process.env['TOUCHLINE_TESTCONTAINERS'] === '1') return undefined;
  return run('redis-server', ['--version']).then(
    () => undefined,
    () => 'Redis is missing: install redis-server.',
  );
};

const startContainer = async (): Promise<RedisServer> => {
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers');
  const port = await freePort();
  const container = await new GenericContainer('redis:7').withExposedPorts({ container: 6379, host: port }).start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: async () => {
      await (await getContainerRuntimeClient()).container.getById(container.getId()).pause();
    },
    wake: async () => {
      await (await getContainerRuntimeClient()).container.getById(container.getId()).unpause();
    },
    kill: async () => {
      await container.stop({ remove: false, timeout: 0 });
    },
    start: async () => {
      await container.restart();
    },
    close: async () => {
      await container.stop();
    },
  };
};

/** A real Redis for tests: a process of this machine, or a container when `TOUCHLINE_TESTCONTAINERS=1`. */
export const startRedis = async (): Promise<RedisServer> => {
  if (process.env['TOUCHLINE_TESTCONTAINERS'] === '1') return startContainer();
  const directory = await mkdtemp(join(tmpdir(), 'touchline-redis-'));
  const port = await freePort();
  const launch = async () => {
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory];
    const child = spawn('redis-server', ['--port', String(port), ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('redis-server ended')));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) resolve();
      });
    });
    const endWithParent = (): void => {
      child.kill('SIGKILL');
    };
    process.once('exit', endWithParent);
    const kill = async (): Promise<void> => {
      process.off('exit', endWithParent);
      child.kill('SIGKILL');
      await ended;
    };
    return { signal: (signal: NodeJS.Signals) => void child.kill(signal), kill };
  };
  let server = await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: async () => server.signal('SIGSTOP'),
    wake: async () => server.signal('SIGCONT'),
    kill: () => server.kill(),
    start: async () => {
      server = await launch();
    },
    close: async () => {
      await server.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
