import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Collection } from 'mongoose';
import { type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { countOf, lowestOf } from './counted.ts';

let database: TestDatabase;
let collection: Collection<{ _id: string; of: string }>;
beforeAll(async () => {
  database = await testDatabase();
  collection = (await database.connect('counted')).collection('rows');
  await collection.createIndex({ of: 1 }, { name: 'by_whom' });
  await collection.insertMany(['a', 'b', 'b', 'b'].map((of, n) => ({ _id: String(n), of })));
});
afterAll(() => database?.close());

it.each([
  ['those that meet a condition', { of: 'b' }, {}, 3],
  ['those that meet one of several', { $or: [{ of: 'a' }, { _id: '3' }] }, {}, 2],
  ['none', { of: 'nobody' }, {}, 0],
  ['no more than are wanted', { of: 'b' }, { limit: 2 }, 2],
  ['by the index that is named', { of: 'b' }, { hint: 'by_whom' }, 3],
  ['all', {}, {}, 4],
  ['all, no more than are wanted', {}, { limit: 3 }, 3],
] as const)('counts %s', async (_, filter, options, count) => {
  expect(await countOf(collection, filter, options)).toBe(count);
});

it('an index that isn’t there is none to count by', async () => {
  await expect(countOf(collection, { of: 'b' }, { hint: 'nowhere' })).rejects.toThrow();
});

it.each([
  ['of those that meet a condition', { of: 'b' }, '1'],
  ['of all', {}, '0'],
  ['of nobody’s', { of: 'nobody' }, undefined],
])('finds the lowest %s', async (_, filter, id) => {
  expect(await lowestOf(collection, '_id', filter)).toBe(id);
});

it('finds the lowest of what lies deeper', async () => {
  const deep = (await database.connect('deep')).collection<{ _id: string; state: { on: string } }>('rows');
  await deep.insertMany(['2026-11-20', '2026-11-18', '2026-11-19'].map((on, n) => ({ _id: String(n), state: { on } })));
  expect(await lowestOf(deep, 'state.on', {})).toBe('2026-11-18');
});

it('nobody in the product counts in the dearer way', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const files = globSync('{bff,services/*,infra/apps,infra/platform}/**/*.ts', { cwd: root }).filter(
    (file) => !/node_modules|\.test\.ts$|\.fixtures\.ts$|counted\.ts$/.test(file),
  );
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('countDocuments('))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
