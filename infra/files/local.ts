import { randomUUID } from 'node:crypto';
import { mkdir, open as openFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertKey, FileMissing, type Files, StorageFull } from './files.ts';

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
  const [{ FileStorage }, { LocalStorageAdapter }] = await Promise.all([
    import('@flystorage/file-storage'),
    import('@flystorage/local-fs'),
  ]);
  await mkdir(join(root, incoming), { recursive: true });
  await forgetAbandoned(join(root, incoming));
  const storage = new FileStorage(new LocalStorageAdapter(root));

  const flushDirectory = async (path: string): Promise<void> => {
    const handle = await openFile(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
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

  const assertThere = async (key: string): Promise<void> => {
    assertKey(key);
    if (!(await storage.fileExists(key))) throw new FileMissing(key);
  };

  return {
    put: async (key, bytes, { leavesRoom = false }) => {
      assertKey(key);
      if (leavesRoom) await assertRoom(key, bytes.byteLength);
      const target = join(root, key);
      const draft = join(root, incoming, randomUUID());
      try {
        await mkdir(dirname(target), { recursive: true });
        await write(draft, bytes);
        await rename(draft, target);
        await flushDirectory(dirname(target));
      } catch (error) {
        await rm(draft, { force: true });
        if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw new StorageFull(`no room for ${key}`, { cause: error });
        throw error;
      }
    },
    get: async (key) => {
      await assertThere(key);
      return storage.readToUint8Array(key);
    },
    stream: async (key) => {
      await assertThere(key);
      return storage.read(key);
    },
    exists: async (key) => {
      assertKey(key);
      return storage.fileExists(key);
    },
    delete: async (key) => {
      assertKey(key);
      await storage.deleteFile(key);
    },
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
