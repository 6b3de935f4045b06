import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, open as openFile, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { assertKey, type Content, FileMissing, type Files, StorageFull, sizeOf } from './files.ts';

export interface LocalFilesOptions {
  readonly directory: string;
  /** How files are opened for writing; for tests of a full disk. */
  readonly open?: typeof openFile;
  /** How much room there is; for tests of a disk that fills up. */
  readonly room?: (path: string) => Promise<{ bsize: number; bavail: number; blocks: number }>;
}

/** What uploads leave free for the database and the contracts: a gigabyte, or a tenth of a small disk. */
const reserveBytes = 1024 ** 3;
const reserveShare = 0.1;

const incoming = '.incoming';

/** Ten megabytes in some forty pieces: each is a turn of the event loop. */
const pieces = { highWaterMark: 256 * 1024 };

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** No writing takes as long as this: what is older was left by a process that was killed. */
const abandonedMs = 60 * 60_000;

/** The directory is everybody's who shares the files: what another process writes right now stays. */
const forgetAbandoned = async (directory: string): Promise<void> => {
  const names = await readdir(directory);
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > abandonedMs) await rm(path, { force: true });
    }),
  );
};

/**
 * Files in a directory. Bytes are written beside their place, flushed, and moved there in one step: whatever happens,
 * a key holds the old bytes or the new ones.
 */
export const createLocalFiles = async ({
  directory,
  open = openFile,
  room = statfs,
}: LocalFilesOptions): Promise<Files> => {
  const root = resolve(directory);
  await mkdir(join(root, incoming), { recursive: true });
  await forgetAbandoned(join(root, incoming));

  const flushDirectory = async (path: string): Promise<void> => {
    const handle = await openFile(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const write = async (path: string, content: Content): Promise<void> => {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(content instanceof Uint8Array ? content : createReadStream(content.path, pieces));
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const assertRoom = async (key: string, needed: number): Promise<void> => {
    const { bsize, bavail, blocks } = await room(root);
    const kept = Math.min(reserveBytes, bsize * blocks * reserveShare);
    if (bsize * bavail - needed < kept) throw new StorageFull(`no room for uploads: ${key}`);
  };

  const orMissing = (key: string) => (error: unknown) => {
    throw ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error)) ? new FileMissing(key, { cause: error }) : error;
  };
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };

  return {
    put: async (key, content, { leavesRoom = false }) => {
      const target = pathOf(key);
      if (leavesRoom) await assertRoom(key, sizeOf(content));
      const draft = join(root, incoming, randomUUID());
      try {
        await mkdir(dirname(target), { recursive: true });
        await write(draft, content);
        await rename(draft, target);
        await flushDirectory(dirname(target));
      } catch (error) {
        await rm(draft, { force: true });
        if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw new StorageFull(`no room for ${key}`, { cause: error });
        throw error;
      }
    },
    get: async (key) => readFile(pathOf(key)).catch(orMissing(key)),
    stream: async (key, part) => (await openFile(pathOf(key), 'r').catch(orMissing(key))).createReadStream(part),
    exists: async (key) =>
      stat(pathOf(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    list: async function* () {
      for await (const entry of await opendir(root, { recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).replaceAll(sep, '/');
        if (!entry.isFile() || key.startsWith(`${incoming}/`)) continue;
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key, size: found.size };
      }
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    health: async () => {
      const probe = join(root, incoming, randomUUID());
      try {
        await write(probe, new Uint8Array(1));
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: `the files directory cannot be written (${codeOf(error)})` };
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
};
