import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import type { World } from './backup.ts';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';

/** The backup is not what its manifest says, or there is none. Nothing was written. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

/** Something is there already, which a restore would mix with. Nothing was written. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

const batchSize = 500;

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(join(directory, manifestName), 'utf8').catch(() => {
    throw new BackupDamaged(`${directory} holds no whole backup: there is no ${manifestName} in it.`);
  });
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    // told below, as what is no manifest
  }
  const parsed = manifestSchema.safeParse(said);
  if (!parsed.success) throw new BackupDamaged(`${manifestName} is not that of a backup this version reads.`);
  return parsed.data;
};

/** Reads every file of a backup and compares it with the manifest. @throws BackupDamaged */
export const verifyBackup = async (directory: string): Promise<Manifest> => {
  const manifest = await readManifest(directory);
  for (const { path, size, sha256 } of [...manifest.collections, ...manifest.files]) {
    const full = join(directory, path);
    const found = await stat(full).catch(() => undefined);
    if (found?.size !== size || (await hashOf(full)) !== sha256)
      throw new BackupDamaged(`${path} is not what was written: it is ${found ? 'changed' : 'missing'}.`);
  }
  return manifest;
};

/** The documents of a file as `mongodump` writes them, raw: each begins with its own length. */
async function* documentsOf(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = rest.byteLength === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const length = rest.byteLength >= 4 ? rest.readInt32LE(0) : 0;
      if (length === 0 || rest.byteLength < length) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.byteLength > 0) throw new BackupDamaged(`${path} ends within a document.`);
}

/**
 * Brings a backup into empty databases and an empty place for files, after all of it was compared with its manifest. Indexes are
 * made by `prepare`, or by the product when it starts; the broker is filled by `republish`.
 * @throws BackupDamaged | NotEmpty
 */
export const restore = async ({ databases, connect, files }: World, directory: string): Promise<Manifest> => {
  const manifest = await verifyBackup(directory);
  const foreign = manifest.collections.find(({ database }) => !databases.includes(database));
  if (foreign) throw new BackupDamaged(`${foreign.database} is no database of this product.`);
  for (const { database, collection } of manifest.collections)
    if (await (await connect(database)).collection(collection).findOne({}, { projection: { _id: 1 } }))
      throw new NotEmpty(`${database}.${collection} is not empty.`);
  for await (const { key } of files.list()) throw new NotEmpty(`there are files already, ${key} among them.`);

  for (const { database, collection, documents, path } of manifest.collections) {
    const target = (await connect(database)).collection(collection);
    let brought = 0;
    let batch: mongo.Document[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) brought += (await target.insertMany(batch, { ordered: false })).insertedCount;
      batch = [];
    };
    for await (const raw of documentsOf(join(directory, path))) {
      // Numbers keep their kinds: what was a Long or a Double is one again.
      batch.push(mongo.BSON.deserialize(raw, { promoteValues: false, promoteLongs: false }));
      if (batch.length >= batchSize) await flush();
    }
    await flush();
    if (brought !== documents) throw new Error(`${database}.${collection}: ${brought} of ${documents} documents came.`);
  }
  for (const { key, path, size } of manifest.files)
    await files.put(key, { path: join(directory, path), size }, { contentType: 'application/octet-stream' });
  return manifest;
};
