import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connection } from 'mongoose';
import type { Files } from '../files/index.ts';
import { type Manifest, manifestName } from './manifest.ts';

export interface World {
  /** Every database of the product, by its name without a prefix. */
  readonly databases: readonly string[];
  readonly connect: (name: string) => Promise<Connection>;
  readonly files: Files;
}

/** Somebody writes while it is read: a backup of several moments fits together nowhere. */
export class NotStill extends Error {
  override readonly name = 'NotStill';
}

const hashing = (hash: Hash, counted: (bytes: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      counted(chunk.byteLength);
      done(null, chunk);
    },
  });

/** Writes a file whole, and answers what it holds. */
const keep = async (path: string, content: Readable): Promise<{ size: number; sha256: string }> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const counting = hashing(hash, (bytes) => {
    size += bytes;
  });
  await pipeline(content, counting, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
};

const collectionsOf = async (connection: Connection): Promise<readonly string[]> => {
  const found = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
};

/** Every document of a collection, raw, in one order. */
async function* rowsOf(connection: Connection, collection: string): AsyncGenerator<Buffer> {
  const cursor = connection.collection(collection).find({}, { raw: true, sort: { _id: 1 }, timeout: false });
  for await (const row of cursor) yield row as unknown as Buffer;
}

/** As the SHA-256 of the file that it is copied into. */
const hashOf = async (connection: Connection, collection: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const row of rowsOf(connection, collection)) hash.update(row);
  return hash.digest('hex');
};

/**
 * Copies databases and files into an empty directory: collections as `mongodump` writes them (`databases/<name>/<collection>.bson`),
 * files under their keys, and at last a manifest with the SHA-256 of each. The product has to stand still meanwhile.
 * Keys are no part of it: they are kept where secrets are.
 * @throws NotStill; an error where the directory holds anything.
 */
export const backUp = async ({ databases, connect, files }: World, directory: string, now: Date): Promise<Manifest> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0)
    throw new Error(`${directory} is not empty: a backup goes into a directory of its own.`);
  const collections: Manifest['collections'][number][] = [];
  const stored: Manifest['files'][number][] = [];
  for (const database of databases) {
    const connection = await connect(database);
    for (const collection of await collectionsOf(connection)) {
      let documents = 0;
      const rows = async function* () {
        for await (const row of rowsOf(connection, collection)) {
          documents += 1;
          yield row;
        }
      };
      const path = join('databases', database, `${collection}.bson`);
      const written = await keep(join(directory, path), Readable.from(rows(), { objectMode: true }));
      collections.push({ database, collection, documents, path, ...written });
    }
  }
  for await (const { key } of files.list()) {
    const path = `files/${key}`;
    stored.push({ key, path, ...(await keep(join(directory, path), await files.stream(key))) });
  }
  // Read again, each is what was copied: so there was a moment at which all of it held.
  const again: string[] = [];
  for (const database of databases) {
    const connection = await connect(database);
    for (const collection of await collectionsOf(connection)) again.push(await hashOf(connection, collection));
  }
  if (again.join() !== collections.map(({ sha256 }) => sha256).join())
    throw new NotStill(
      'Something was written meanwhile: stop the product first, or take a snapshot of the servers themselves.',
    );
  const manifest: Manifest = { format: 1, made_at: now.toISOString(), collections, files: stored };
  // Its being there says that all of it is.
  await writeFile(join(directory, `${manifestName}.part`), JSON.stringify(manifest, null, 2), {
    mode: 0o600,
    flush: true,
  });
  await rename(join(directory, `${manifestName}.part`), join(directory, manifestName));
  return manifest;
};
