import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mandateEvents, type PublicMandate } from '@touchline/contracts/events';
import type { Connection } from 'mongoose';
import { silentLogger, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { claimAlone } from '../database/durable.ts';
import { createRepresentations, type Representations } from './representations.ts';

let database: TestDatabase;
let connection: Connection;
let representations: Representations;

const { mandate } = mandateEvents.confirmed.example as { mandate: PublicMandate };
const day = '2026-11-29';
const inForce = (agent: string, player: string, changes: Partial<PublicMandate> = {}, told = representations) => {
  const mandate_id = `man_${agent.slice(4)}${player.slice(4)}`;
  const known: PublicMandate = {
    ...{ ...mandate, mandate_id, status: 'active', starts_on: '2026-07-01', until: '2027-06-30' },
    agent: { ...mandate.agent, profile_id: agent },
    player: { ...mandate.player, profile_id: player, name: player },
    ...changes,
  };
  return told.subscription.handle({
    ...{
      id: mandate_id,
      type: mandateEvents.confirmed.type,
      source: 'touchline/test',
      subject: mandate_id,
      sequence: 1,
    },
    ...{ time: '2026-11-20T08:00:00.000Z', data: { ...mandateEvents.confirmed.example, mandate: known } },
  });
};

beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect();
  representations = createRepresentations(connection, 'test', { logger: silentLogger });
  await representations.start();
  await inForce('prf_bea', 'prf_davi');
  await inForce('prf_carlos', 'prf_davi', { starts_on: '2026-01-01' });
  await inForce('prf_bea', 'prf_aylin');
  await inForce('prf_carlos', 'prf_rui', { until: '2026-11-28' });
});
afterAll(() => database?.close());

it('tells who represents whom on a day, who began first the first; players by name', async () => {
  const agents = async (player: string) =>
    (await representations.agentsOf(player, day)).map(({ agent }) => agent.profile_id);
  const players = async (agent: string) =>
    (await representations.playersOf(agent, day)).map((one) => one.player.profile_id);
  expect([await agents('prf_davi'), await agents('prf_rui'), await agents('prf_nobody')]).toEqual([
    ['prf_carlos', 'prf_bea'],
    [],
    [],
  ]);
  expect([await players('prf_bea'), await players('prf_carlos')]).toEqual([['prf_aylin', 'prf_davi'], ['prf_davi']]);
});

it('is asked once by all who ask at the same moment, each told of its own', async () => {
  const find = jest.spyOn(connection.collection('representations'), 'find');
  const found = await Promise.all(
    ['prf_davi', 'prf_aylin', 'prf_davi', 'prf_rui'].map((player) => representations.agentsOf(player, day)),
  );
  expect(found.map((some) => some.length)).toEqual([2, 1, 2, 0]);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});

it('asks the database once where this process alone writes, until a mandate says otherwise', async () => {
  const own = await testDatabase();
  const there = await own.connect();
  claimAlone(there.getClient());
  const known = createRepresentations(there, 'test', { logger: silentLogger });
  await known.start();
  const find = jest.spyOn(there.collection('representations'), 'find');
  const agents = async () => (await known.agentsOf('prf_davi', day)).map(({ agent }) => agent.profile_id);
  const players = async () => (await known.playersOf('prf_bea', day)).map(({ player }) => player.profile_id);
  for (let n = 0; n < 2; n += 1) expect([await agents(), await players()]).toEqual([[], []]);
  expect(find).toHaveBeenCalledTimes(2);
  await inForce('prf_bea', 'prf_davi', {}, known);
  for (let n = 0; n < 2; n += 1) expect([await agents(), await players()]).toEqual([['prf_bea'], ['prf_davi']]);
  expect(find).toHaveBeenCalledTimes(4);
  await own.close();
});
