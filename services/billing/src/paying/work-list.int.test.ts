import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, silentLogger, type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import { createWorkList } from './work-list.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect('lists');
});
afterAll(() => database.close());

it('a list leaves turns of its sweep out while nothing lies there, and none while something does, due or not', async () => {
  const worked: string[] = [];
  const given = { name: 'calls', connection, logger: silentLogger, clock: () => new Date() };
  const list = createWorkList<object>({
    ...given,
    work: async ({ _id, tries }) => {
      worked.push(_id);
      if (tries === 1) throw new Error('not yet');
    },
  });
  await list.start();
  expect(list.sweep.leaveOut?.()).toBe(0);
  expect(await list.sweep.run()).toBe(0);
  expect(list.sweep.leaveOut?.()).toBeGreaterThan(0);

  await list.add([{ _id: 'one' }]);
  expect(list.sweep.leaveOut?.()).toBe(0);
  await eventually(() => worked.length === 1, 'it was tried');
  // It failed, and is due later.
  await list.stop();
  expect(await list.sweep.run()).toBe(0);
  expect(list.sweep.leaveOut?.()).toBe(0);
  await connection.collection('calls').updateMany({}, { $set: { due_at: null } });
  await list.sweep.run();
  expect(list.sweep.leaveOut?.()).toBeGreaterThan(0);
});
