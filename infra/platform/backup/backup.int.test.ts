import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { createLocalFiles } from '../files/index.ts';
import { backUp, NotStill, type World } from './backup.ts';
import { BackupDamaged, NotEmpty, restore, verifyBackup } from './restore.ts';

/** Databases and files of one world, as they come back in another. */

const now = new Date('2026-11-24T04:00:00.000Z');
let database: TestDatabase;
let directory: string;
let made = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-backup-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const openWorld = async (): Promise<World> => {
  made += 1;
  const prefix = `b${made}${randomBytes(3).toString('hex')}_`;
  return {
    databases: ['operations', 'offers'],
    connect: (name) => database.connect(`${prefix}${name}`),
    files: await createLocalFiles({ directory: join(directory, `files-${made}`) }),
  };
};

const kinds = [
  { _id: 'off_1', amount: mongo.Long.fromNumber(4_200_000), ratio: new mongo.Double(1), at: new Date(0), none: null },
  {
    _id: 'off_2',
    count: 7,
    id: new mongo.ObjectId(),
    bytes: new mongo.Binary(Buffer.from('seal')),
    nested: [{ a: [1] }],
  },
] as const;

const filled = async (): Promise<World> => {
  const world = await openWorld();
  await (await world.connect('offers')).collection<{ _id: string }>('offers').insertMany([...kinds]);
  const many = Array.from({ length: 1_203 }, (_, n) => ({ _id: `row_${n}`, text: 'x'.repeat(n) }));
  await (await world.connect('operations')).collection<{ _id: string }>('mailbox').insertMany(many);
  await world.files.put('documents/doc_1/sealed.pdf', randomBytes(200_000), { contentType: 'application/pdf' });
  await world.files.put('photos/prf_1', new Uint8Array(), { contentType: 'image/jpeg' });
  return world;
};

/** Everything of a world, byte for byte. */
const contentOf = async ({ databases, connect, files }: World): Promise<unknown> => {
  const rows: string[] = [];
  for (const name of databases) {
    const connection = await connect(name);
    for (const { name: collection } of (await connection.db?.listCollections().toArray()) ?? [])
      for (const raw of await connection
        .collection(collection)
        .find({}, { raw: true, sort: { _id: 1 } })
        .toArray())
        rows.push(`${name}.${collection} ${Buffer.from(raw as unknown as Uint8Array).toString('base64')}`);
  }
  for await (const { key } of files.list()) rows.push(`${key} ${Buffer.from(await files.get(key)).toString('base64')}`);
  return rows.toSorted();
};

it('brings back every document and every file as it was', async () => {
  const [world, other] = [await filled(), await openWorld()];
  const backup = join(directory, 'backup');
  const { collections, files } = await backUp(world, backup, now);
  expect(collections.map(({ database: name, collection, documents }) => [name, collection, documents])).toEqual([
    ['operations', 'mailbox', 1_203],
    ['offers', 'offers', 2],
  ]);
  expect(files.map(({ key }) => key).toSorted()).toEqual(['documents/doc_1/sealed.pdf', 'photos/prf_1']);
  await restore(other, backup);
  expect(await contentOf(other)).toEqual(await contentOf(world));
});

it('goes into a directory of its own, and back into an empty place alone', async () => {
  const world = await filled();
  const backup = join(directory, 'backup');
  await backUp(world, backup, now);
  await expect(backUp(world, backup, now)).rejects.toThrow(/is not empty/);
  await expect(restore(world, backup)).rejects.toThrow(NotEmpty);
  const other = await openWorld();
  await other.files.put('photos/prf_9', randomBytes(9), { contentType: 'image/jpeg' });
  await expect(restore(other, backup)).rejects.toThrow(NotEmpty);
  expect(await contentOf(other)).toHaveLength(1);
});

it.each([
  ['a document changed', 'databases/offers/offers.bson'],
  ['a file changed', 'files/documents/doc_1/sealed.pdf'],
  ['the manifest is gone', 'manifest.json'],
] as const)('is refused where %s, and nothing is written', async (_what, path) => {
  const backup = join(directory, 'backup');
  await backUp(await filled(), backup, now);
  await verifyBackup(backup);
  if (path === 'manifest.json') await rm(join(backup, path));
  else await appendFile(join(backup, path), 'x');
  const other = await openWorld();
  await expect(restore(other, backup)).rejects.toThrow(BackupDamaged);
  expect(await contentOf(other)).toEqual([]);
});

it('is refused where its manifest leads elsewhere', async () => {
  const backup = join(directory, 'backup');
  const manifest = await backUp(await filled(), backup, now);
  const [file] = manifest.files;
  const path = 'files/../../outside';
  await writeFile(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files: [{ ...file, path }] }));
  await expect(restore(await openWorld(), backup)).rejects.toThrow(BackupDamaged);
});

it('is refused where somebody writes meanwhile', async () => {
  const world = await filled();
  const list = async function* () {
    await (await world.connect('offers')).collection<{ _id: string }>('offers').insertOne({ _id: 'off_3' });
    yield* world.files.list();
  };
  const busy = { ...world, files: { ...world.files, list } };
  await expect(backUp(busy, join(directory, 'backup'), now)).rejects.toThrow(NotStill);
  await expect(verifyBackup(join(directory, 'backup'))).rejects.toThrow(BackupDamaged);
});
