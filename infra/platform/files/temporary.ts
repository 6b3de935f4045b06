import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files that last as long as the request that needs them: readable by their owner alone, gone with their process. */
export interface TemporaryFiles {
  /** Runs the work with a path where nothing lies yet, in a directory of its own that is removed afterwards, also when it fails. */
  readonly during: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  /** Removes all of them. */
  readonly close: () => Promise<void>;
}

/** Of this process: another one that starts beside it in the same directory leaves them alone. */
const ours = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What a process left that was killed: its directory begins with its number. In a container the next one has the same. */
const forgetLeft = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    if (!pid || ours.has(name) || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
};

/** Where a process that keeps no data of its own puts them. */
export const temporaryRoot = (under: string): string => join(under, `touchline-${process.getuid?.() ?? 'files'}`);

/** Below `root`, in a directory of this process's own. Clears what processes left there that are gone. */
export const createTemporaryFiles = async (root: string): Promise<TemporaryFiles> => {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await forgetLeft(root);
  const own = await mkdtemp(join(root, `${process.pid}-`));
  ours.add(basename(own));
  return {
    during: async (work) => {
      const directory = join(own, randomUUID());
      await mkdir(directory, { mode: 0o700 });
      try {
        return await work(join(directory, 'content'));
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    close: async () => {
      await rm(own, { recursive: true, force: true });
      ours.delete(basename(own));
    },
  };
};
