import { open, readdir, readFile, stat } from 'node:fs/promises';
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

const beginsWith = async (path: string, expected: Buffer): Promise<boolean> => {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0);
    return bytesRead === expected.length && buffer.equals(expected);
  } finally {
    await file.close();
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
    if (!expected || (await beginsWith(path, expected))) continue;
    if (needed.includes(name) || !(await isEmpty(path)) || (await isListed(directory, name)))
      throw damaged(name, 'does not begin as such a file does');
  }
};
