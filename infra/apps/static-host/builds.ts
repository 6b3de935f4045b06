import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Build } from '@touchline/contracts/protocol/remotes';

/** A build as it lies in a folder. */
export interface StoredBuild extends Build {
  readonly folder: string;
}

/** Kept builds lie in folders of their names under it, … */
export const buildsFolder = 'builds';
/** … and this file beside them has their names, the newest first. */
export const orderFile = 'order.json';

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const integrityOf = (digest: Buffer): string => `sha256-${digest.toString('base64')}`;

/** Read by whoever doesn't know the build yet. All other files are named by these, and by their content. */
const isAsked = (path: string): boolean => path === 'mf-manifest.json' || /^remoteEntry\.[0-9a-f]+\.js$/.test(path);

/** What lies in a folder, by its content: the same files are the same build, wherever and whenever they were built. */
export const readBuild = async (folder: string): Promise<StoredBuild> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => ({ path, digest: sha256(await readFile(join(folder, path))) })),
  );
  const whole = sha256(files.map(({ path, digest }) => `${digest.toString('hex')} ${path}\n`).join(''));
  return {
    folder,
    build: whole.toString('hex').slice(0, 16),
    integrity: integrityOf(whole),
    files: Object.fromEntries(
      files.filter(({ path }) => isAsked(path)).map(({ path, digest }) => [path, integrityOf(digest)]),
    ),
  };
};

/** The names of the builds that are kept, the newest first. */
export const readOrder = async (directory: string): Promise<readonly string[]> => {
  const file = join(directory, buildsFolder, orderFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as readonly string[]) : [];
};

/**
 * The builds of a frontend, the newest first: those that are kept, else the one that was just made (`dist`).
 * @throws where a kept folder isn't what its name says: somebody has changed files that have been given out
 */
export const readBuilds = async (directory: string): Promise<readonly StoredBuild[]> => {
  const order = await readOrder(directory);
  if (order.length === 0) {
    const made = join(directory, 'dist');
    return existsSync(made) ? [await readBuild(made)] : [];
  }
  return Promise.all(
    order.map(async (name) => {
      const found = await readBuild(join(directory, buildsFolder, name));
      if (found.build !== name) throw new Error(`The build ${name} in ${directory} is no longer what was published.`);
      return found;
    }),
  );
};
