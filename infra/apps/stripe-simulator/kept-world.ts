import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyWorld, type World } from './records.ts';

/** The world of the last run, or an empty one. It is written whole and put in place by one rename. */
export const readWorld = (file: string | undefined): World => {
  if (file === undefined) return emptyWorld();
  try {
    return { ...emptyWorld(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<World>) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyWorld();
    throw error;
  }
};

export const writeWorld = (file: string, world: World): void => {
  writeFileSync(`${file}.new`, JSON.stringify(world), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
