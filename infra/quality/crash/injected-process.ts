import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Injection, Killed } from './points.ts';

/** How one process is armed from outside: by its environment at the start and a file from then on. */
export interface Armed {
  readonly env: NodeJS.ProcessEnv;
  readonly arm: (arm: Injection) => void;
  readonly disarm: () => boolean;
  /** What the process left when it killed itself; once. */
  readonly left: () => Killed | undefined;
}

const preload = pathToFileURL(join(import.meta.dirname, 'fault-injection.ts')).href;

export const armed = (directory: string, name: string): Armed => {
  const file = join(directory, `${name}.arm`);
  const left = `${file}.killed`;
  return {
    env: { CRASH_ARM: file, NODE_OPTIONS: `--import=${preload} --disable-warning=ExperimentalWarning` },
    arm: (arm) => writeFileSync(file, JSON.stringify(arm)),
    disarm: () => {
      try {
        rmSync(file);
        return true;
      } catch {
        return false; // it has come by
      }
    },
    left: () => {
      if (!existsSync(left)) return undefined;
      const killed = JSON.parse(readFileSync(left, 'utf8')) as Killed;
      rmSync(left);
      return killed;
    },
  };
};
