import { closeSync, openSync, readSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../runtime/refused.ts';

/** Without one of these the engine can't open a database that was there. */
const needed = ['WiredTiger.turtle', 'WiredTiger.wt', '_mdb_catalog.wt'];
/** WiredTiger's files of data begin with this number, the turtle with these words. */
const magic = Buffer.from([0x41, 0xd8, 0x01, 0x00]);
const words = Buffer.from('WiredTiger version string');

/** Whether the engine's own list of its files has this one: what a kill cut off while it was made is in no list, and empty. */
const isListed = async (directory: string, name: string): Promise<boolean> =>
  (await readFile(join(directory, 'WiredTiger.wt'))).includes(name.slice(0, -'.wt'.length));

const isEmpty = async (path: string): Promise<boolean> => (await stat(path)).size === 0;

/** At once: hundreds of files are looked at while a start waits for it, and each wait for a thread takes longer than its look. */
const beginsWith = (path: string, expected: Buffer): boolean => {
  const file = openSync(path, 'r');
  try {
    const found = Buffer.alloc(expected.length);
    return readSync(file, found, 0, expected.length, 0) === expected.length && found.equals(expected);
  } finally {
    closeSync(file);
  }
};

/**
 * Looks at the database's files before the engine does, which ends without a word where one is damaged, and may have written
 * by then. An empty directory is a database that isn't made yet.
 * @throws StartRefused that names the file
 */
export const assertSound = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!names.includes('WiredTiger')) return;
  const damaged = (name: string, what: string): StartRefused =>
    new StartRefused(
      `The database is damaged: ${join(directory, name)} ${what}. It was left as it is: put a backup of ${directory} in its place.`,
    );
  for (const name of needed) if (!names.includes(name)) throw damaged(name, 'is missing');
  for (const name of names) {
    const expected = name === 'WiredTiger.turtle' ? words : name.endsWith('.wt') ? magic : undefined;
    const path = join(directory, name);
    if (!expected || beginsWith(path, expected)) continue;
    if (needed.includes(name) || !(await isEmpty(path)) || (await isListed(directory, name)))
      throw damaged(name, 'does not begin as such a file does');
  }
};
