import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildsFolder, orderFile, readBuild, readOrder, type StoredBuild } from './builds.ts';

/**
 * Puts a build that was just made beside those that people may still have open: into a folder of its own that never changes.
 * The same build again changes nothing but which is the newest. `keep`: so many stay, the newest ones.
 */
export const publishBuild = async (made: string, to: string, keep: number): Promise<StoredBuild> => {
  const { build } = await readBuild(made);
  const builds = join(to, buildsFolder);
  const folder = join(builds, build);
  await mkdir(builds, { recursive: true });
  const before = await readOrder(to);
  if (!before.includes(build)) {
    // Whole or not at all: a folder that is there is a build that may be given out.
    await rm(`${folder}.new`, { recursive: true, force: true });
    await cp(made, `${folder}.new`, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.new`, folder);
  }
  const order = [build, ...before.filter((name) => name !== build)];
  await writeFile(join(builds, `${orderFile}.new`), `${JSON.stringify(order.slice(0, keep))}\n`);
  await rename(join(builds, `${orderFile}.new`), join(builds, orderFile));
  for (const name of order.slice(keep)) await rm(join(builds, name), { recursive: true, force: true });
  return readBuild(folder);
};
