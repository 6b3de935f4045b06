import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mains, type Part } from './parts.ts';

/** One part as a process of its own; it can be ended and started again on the same ports. */
export interface PartProcess {
  readonly part: Part;
  readonly url: string;
  /** Where /livez, /readyz and /metrics are. */
  readonly operations: string;
  readonly pid: () => number | undefined;
  readonly running: () => boolean;
  /** Starts it, with more environment or options of Node than the last time. Doesn't wait until it is ready. */
  readonly start: (more?: { readonly env?: NodeJS.ProcessEnv; readonly node?: readonly string[] }) => void;
  /** Resolves when /readyz says so; throws with what the process said when it ends before, or after `withinMs`. */
  readonly ready: (withinMs?: number) => Promise<void>;
  /** Sends the signal and resolves when the process is gone; at once when it is already. */
  readonly end: (signal?: NodeJS.Signals) => Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Resolves when the process ends, whoever ended it. */
  readonly ended: () => Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Runs the same program beside it with these arguments, `republish` say; resolves when that has ended well. */
  readonly command: (args: readonly string[]) => Promise<void>;
  /** The last of what it wrote. */
  readonly said: () => string;
}

export interface PartOptions {
  readonly part: Part;
  readonly port: number;
  readonly operationsPort: number;
  /** All that it may know beside the ports. */
  readonly env: NodeJS.ProcessEnv;
}

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..', '..');

const living = new Set<ChildProcess>();
// A run that is thrown away must not leave processes behind.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** A process that gets its environment and nothing of ours. */
export const createPartProcess = ({ part, port, operationsPort, env }: PartOptions): PartProcess => {
  let child: ChildProcess | undefined;
  let gone: Promise<{ code: number | null; signal: string | null }> = Promise.resolve({ code: 0, signal: null });
  let said = '';
  const operations = `http://127.0.0.1:${operationsPort}`;
  const running = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    part,
    url: `http://127.0.0.1:${port}`,
    operations,
    pid: () => child?.pid,
    running,
    said: () => said,
    ended: () => gone,
    start: (more = {}) => {
      if (running()) throw new Error(`${part} runs already`);
      const options = ['--disable-warning=ExperimentalWarning'];
      const started = spawn(process.execPath, [...options, ...(more.node ?? []), mains[part]], {
        cwd: repository,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...env, ...more.env, PORT: String(port), OPERATIONS_PORT: String(operationsPort) },
      });
      child = started;
      said = '';
      const listen = (chunk: Buffer): void => {
        said = (said + chunk.toString()).slice(-8_000);
      };
      started.stdout?.on('data', listen);
      started.stderr?.on('data', listen);
      living.add(started);
      gone = new Promise((settle) => {
        started.once('exit', (code, signal) => {
          living.delete(started);
          settle({ code, signal });
        });
      });
    },
    ready: async (withinMs = 180_000) => {
      const until = Date.now() + withinMs;
      for (;;) {
        if (!running()) throw new Error(`${part} ended before it was ready:\n${said}`);
        const answer = await fetch(`${operations}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
          () => undefined,
        );
        const missing = answer?.ok ? undefined : await answer?.text().catch(() => undefined);
        if (answer?.ok) {
          await answer.body?.cancel();
          return;
        }
        if (Date.now() > until) throw new Error(`${part} is not ready: ${missing ?? 'no answer'}\n${said}`);
        await wait(50);
      }
    },
    command: async (args) => {
      await run(process.execPath, ['--disable-warning=ExperimentalWarning', mains[part], ...args], {
        cwd: repository,
        // The very settings of the process that serves: that is how an operator asks it, within a pod.
        env: { ...env, PORT: String(port), OPERATIONS_PORT: String(operationsPort) },
      });
    },
    end: async (signal = 'SIGTERM') => {
      if (running()) child?.kill(signal);
      return gone;
    },
  };
};
