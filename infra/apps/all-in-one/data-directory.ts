import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDirectory } from '../../platform/runtime/claim.ts';
import { StartRefused } from '../../platform/runtime/refused.ts';

const mark = '.touchline';
/** All that the product itself puts into its data directory. */
const own = [
  mark,
  ...['database', 'files', 'secrets', 'tmp', 'scouting.columns', 'scouting.columns.new'],
  ...['demo-started', 'demo-ready', 'demo-complete'],
] as const;
/** A disk that is mounted for it alone has this. */
const notForeign = new Set<string>([...own, 'lost+found']);

/** How far the demo world in a data directory has come. */
export const demoMarks = (directory: string) => ({
  started: join(directory, 'demo-started'),
  ready: join(directory, 'demo-ready'),
  complete: join(directory, 'demo-complete'),
});

/**
 * Takes the data directory for this process: an empty or new one, or one that it made before. Nobody else may have it, and
 * what isn't ours is neither used nor changed.
 * @throws StartRefused
 */
export const takeDataDirectory = async (directory: string): Promise<void> => {
  await assertOurs(directory);
  await claimDirectory(directory);
  if (!existsSync(join(directory, mark)))
    await writeFile(
      join(directory, mark),
      'Made by Touchline (npm start). Without this file it takes no directory with files in it.\n',
    );
};

const assertOurs = async (directory: string): Promise<void> => {
  const there = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    if (error.code === 'ENOTDIR') throw new StartRefused(`${directory} is no directory: name one by DATA_DIR=…`);
    throw error;
  });
  // One of an earlier version has no mark, but the database's own.
  if (there.includes(mark) || existsSync(join(directory, 'database', 'WiredTiger'))) return;
  const foreign = there.filter((name) => !notForeign.has(name));
  if (foreign.length > 0)
    throw new StartRefused(
      `${directory} has files that are not Touchline's (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ' …' : ''}): ` +
        'name an empty or a new directory by DATA_DIR=… Nothing there was changed.',
    );
};

/** Removes all that the product made, and nothing else that lies beside it. Only for who has taken the directory. */
export const clearOwn = async (directory: string): Promise<void> => {
  for (const name of own) if (name !== mark) await rm(join(directory, name), { recursive: true, force: true });
};

/**
 * Before the database is opened, in a directory that this process has taken: a demo that was cut off before anybody could
 * use it is begun anew. What the product didn't make stays.
 */
export const prepareDemo = async (directory: string): Promise<void> => {
  const { started, ready } = demoMarks(directory);
  if (existsSync(started) && !existsSync(ready)) await clearOwn(directory);
  if (existsSync(join(directory, 'database'))) return;
  await writeFile(started, '');
};
