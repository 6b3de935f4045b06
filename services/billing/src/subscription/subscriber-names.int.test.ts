import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { silentLogger, type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import { createSubscriberNames, type SubscriberNames } from './subscriber-names.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect('billing');
});
afterAll(() => database?.close());

const rows = () => connection.collection<{ _id: string; name: string; name_key?: string }>('subscriber_names');
let names: SubscriberNames;
beforeEach(async () => {
  await rows().deleteMany({});
  // As they were kept before: found without their marks, they are given what they are found by at the start.
  await rows().insertMany(
    ['Łucía Peña', 'Ødegaard, Mårten', 'lucia pena-wolf', '⚽'].map((name) => ({ _id: `prf_${name}`, name })),
  );
  names = createSubscriberNames(connection, { logger: silentLogger });
  await names.start();
});

it('finds subscribers by any part of their names, however these are typed', async () => {
  const found = async (text: string) => [...((await names.search(text)) ?? ['everybody'])].sort();
  for (const typed of ['Lucia', 'łucía  peña', 'CIA PEN', 'lucía-pena'])
    expect([typed, await found(typed)]).toEqual([typed, ['prf_lucia pena-wolf', 'prf_Łucía Peña']]);
  expect(await found('odegaard marten')).toEqual(['prf_Ødegaard, Mårten']);
  expect(await found('peña wolf')).toEqual(['prf_lucia pena-wolf']);
  expect(await found('nobody')).toEqual([]);
});

it('looks for nobody where nothing is typed that a name could have', async () => {
  for (const typed of ['', '  ', '.*', '⚽']) expect([typed, await names.search(typed)]).toEqual([typed, undefined]);
});

it('changes a row at the start once', async () => {
  await rows().updateOne({ _id: 'prf_⚽' }, { $set: { name_key: 'kept' } });
  await names.start();
  expect((await rows().findOne({ _id: 'prf_⚽' }))?.name_key).toBe('kept');
});
