import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../platform/runtime/free-port.mjs';

const repository = resolve(import.meta.dirname, '..', '..', '..');

/** A Node program beside us. */
export interface Program {
  readonly pid: number;
  /** From its start until the address answered with 200. */
  readonly readyAfterMs: number;
  /** What it keeps in memory, in MB; with its children. */
  readonly residentMb: () => { readonly own: number; readonly children: number };
  /** Sends the signal to it, and to its children when asked; resolves when it is gone. */
  readonly end: (signal?: NodeJS.Signals, withChildren?: boolean) => Promise<void>;
}

export interface ProgramOptions {
  readonly main: string;
  readonly args?: readonly string[];
  readonly nodeArgs?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Answers 200 once it is ready. */
  readonly readyAt: string;
  readonly withinMs?: number;
}

// Whoever is told to end ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Waits for what is to become true, and says what it waited for when it doesn't. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 300_000,
): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await wait(5);
  }
};

const residentOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number).filter(Boolean);

/** Linux counts in hundredths of a second, whatever the processor. */
const tickMs = 10;

/** What a process and its children have taken of the processor since they began, ms. */
export const cpuMs = (pid: number): number => {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs + childrenOf(pid).reduce((sum, id) => sum + cpuMs(id), 0);
};

const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(address).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
};

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts a program and resolves when it is ready. */
export const startProgram = async (options: ProgramOptions): Promise<Program> => {
  const { main, args = [], nodeArgs = [], env = {}, readyAt, withinMs = 120_000 } = options;
  const started = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArgs, main, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const gone = new Promise<void>((settle) => child.once('exit', () => settle()));
  // A benchmark that is thrown away leaves nothing behind.
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const { pid } = child;
  while (!(await isReady(readyAt))) {
    if (pid === undefined || ended(child) || performance.now() - started > withinMs) {
      child.kill('SIGKILL');
      throw new Error(`${main} did not become ready:\n${said}`);
    }
    await wait(5);
  }
  return {
    pid: pid as number,
    readyAfterMs: performance.now() - started,
    residentMb: () => ({
      own: residentOf(pid as number),
      children: childrenOf(pid as number).reduce((sum, one) => sum + residentOf(one), 0),
    }),
    end: async (signal = 'SIGTERM', withChildren = false) => {
      process.off('exit', endWithUs);
      if (ended(child)) return;
      for (const each of withChildren ? childrenOf(pid as number) : []) process.kill(each, signal);
      child.kill(signal);
      await gone;
    },
  };
};

/** The product in one process on this engine, with its demo world; `whole`: once all of that world is there. */
export const startDemo = async ({
  uri,
  data,
  env = {},
  whole = true,
}: {
  /** Of an engine that others have as well; without it the product has its own. */
  readonly uri?: string;
  readonly data: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly whole?: boolean;
}): Promise<{ readonly address: string; readonly end: Program['end'] }> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { end } = await startProgram({
    main: 'infra/apps/all-in-one/main.ts',
    env: {
      ...(uri ? { MONGODB_URI: uri } : {}),
      ...{ DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'warn', REQUESTS_PER_SECOND: '100000' },
      ...env,
    },
    readyAt: `${address}/readyz`,
  });
  if (whole) await until(() => existsSync(join(data, 'demo-complete')), 'the demo world is whole');
  return { address, end };
};
