import { join } from 'node:path';
import workerpool from 'workerpool';
import { Rejected, Unavailable } from '../domain/index.ts';
import type { Inspection, Verdict } from './inspector.worker.ts';

export type { Accepting, Inspected } from './inspector.worker.ts';

/**
 * Looks into files of strangers in a process of its own: a picture that unpacks to gigabytes, or a PDF that never ends,
 * takes that process and nothing of the product's.
 */
export interface Inspector {
  /**
   * What lies at a path, as it may be kept, or what is wrong with it: what takes too long or too much memory is too large
   * inside. Refuses with `TooManyRequests`.
   */
  readonly inspect: (asked: Inspection) => Promise<Verdict>;
  readonly stop: () => Promise<void>;
}

export interface InspectorOptions {
  /** So many files wait at most; the next one is asked to come again. */
  readonly waiting?: number;
  /** So long may one file take, in ms. */
  readonly patienceMs?: number;
  /** So long after its last file the process ends, in ms. */
  readonly idleMs?: number;
}

/** Of JavaScript, in MB. What pictures take is bounded by their pixels and by looking at one at a time. */
const memoryMb = 384;
const retryAfterSeconds = 5;

/** By our own guard or the kernel, or by Node where its heap is full; whoever stops the product sends other signals. */
const endedForMemory = (cause: unknown): boolean =>
  cause instanceof Error && /signalCode: `(SIGKILL|SIGABRT|SIGTRAP|SIGILL)`/.test(cause.message);

export const createInspector = ({
  waiting = 16,
  patienceMs = 20_000,
  idleMs = 5_000,
}: InspectorOptions = {}): Inspector => {
  let open: ReturnType<typeof workerpool.pool> | undefined;
  let under = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = open;
    open = undefined;
    await ending?.terminate(true);
  };
  const start = () =>
    workerpool.pool(join(import.meta.dirname, 'inspector.worker.ts'), {
      workerType: 'process',
      maxWorkers: 1,
      forkOpts: {
        execArgv: [`--max-old-space-size=${memoryMb}`, '--disable-warning=ExperimentalWarning'],
        // Nothing of the product's secrets goes to where strangers' files are opened.
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      },
    });

  const inspect = async (asked: Inspection): Promise<Verdict> => {
    if (under >= waiting) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
    clearTimeout(idle);
    under += 1;
    open ??= start();
    try {
      return (await open.exec('inspect', [asked]).timeout(patienceMs)) as Verdict;
    } catch (cause) {
      // Its process was ended for it, by the clock or by its memory: the next file has a new one.
      if (cause instanceof workerpool.Promise.TimeoutError || endedForMemory(cause))
        return { problem: 'too-large-inside' };
      throw new Unavailable('the inspection of files', cause);
    } finally {
      under -= 1;
      if (under === 0) idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  return { inspect, stop: end };
};
