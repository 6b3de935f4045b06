import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { Connection } from 'mongoose';
import { silentLogger, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { claimAlone } from '../database/durable.ts';
import { createErasure, type Erasure } from './erasure.ts';

let database: TestDatabase;
let connection: Connection;
let erasure: Erasure;

const { user } = userEvents.accountClosed.example as { user: PublicUser };

const erasureOf = (there: Connection): Erasure => {
  const clock = () => new Date('2026-11-29T10:00:00.000Z');
  const profilesOf = async (userId: string) => [
    `${userId.replace('usr', 'prf')}_1`,
    `${userId.replace('usr', 'prf')}_2`,
  ];
  return createErasure(there, { name: 'test', profilesOf, holders: [], clock }, { logger: silentLogger });
};
const leaves = (user_id: string, told: Erasure): Promise<void> =>
  told.subscription.handle({
    ...{ id: user_id, type: userEvents.accountClosed.type, source: 'touchline/test', subject: user_id, sequence: 9 },
    ...{
      time: '2026-11-29T09:00:00.000Z',
      data: { ...userEvents.accountClosed.example, user: { ...user, user_id } },
    },
  });

beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect();
  erasure = erasureOf(connection);
  await erasure.start();
  for (const user_id of ['usr_davi', 'usr_rui']) await leaves(user_id, erasure);
});
afterAll(() => database?.close());

it('knows who has left by the user and by each profile; of nobody it asks nothing', async () => {
  const asked = [['usr_davi'], ['prf_davi_2'], ['prf_saskia', 'prf_rui_1'], ['usr_saskia'], []];
  const answers: boolean[] = [];
  for (const ids of asked) answers.push(await erasure.isForgotten(ids));
  expect(answers).toEqual([true, true, true, false, false]);
});

it('is asked once by all who ask at the same moment, each told of its own', async () => {
  const find = jest.spyOn(connection.collection('former_members'), 'find');
  const asked = [['usr_davi'], ['usr_saskia', 'prf_saskia'], [], ['prf_rui_2', 'usr_saskia']];
  expect(await Promise.all(asked.map(erasure.isForgotten))).toEqual([true, false, false, true]);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});

it('asks the database once where this process alone writes, until somebody leaves', async () => {
  const own = await testDatabase();
  const there = await own.connect();
  claimAlone(there.getClient());
  const known = erasureOf(there);
  await known.start();
  const find = jest.spyOn(there.collection('former_members'), 'find');
  const asked = () => known.isForgotten(['usr_davi', 'prf_davi_1']);
  expect([await asked(), await asked()]).toEqual([false, false]);
  expect(find).toHaveBeenCalledTimes(1);
  await leaves('usr_davi', known);
  expect([await asked(), await asked(), await known.isForgotten(['prf_davi_2'])]).toEqual([true, true, true]);
  expect(find).toHaveBeenCalledTimes(3);
  await own.close();
});
