import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import {
  type PublicProfile,
  type PublicSubscription,
  profileEvents,
  subscriptionEvents,
} from '@touchline/contracts/events';
import { claimAlone } from '@touchline/platform/database';
import { silentLogger, type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import { createMeView, type MeView } from './me.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());

const { profile } = profileEvents.verified.example as { profile: PublicProfile };
const { subscription } = subscriptionEvents.started.example as { subscription: PublicSubscription };
const around = { source: 'touchline/test', time: '2026-11-20T08:00:00.000Z' };
let sequence = 0;
const told = (me: MeView, type: string, subject: string, data: object) => {
  sequence += 1;
  return me.subscription.handle({ ...around, id: `evt_${sequence}`, type, subject, sequence, data });
};
const ofProfile = (me: MeView, profile_id: string, name: string) => {
  const data = { ...profileEvents.verified.example, profile: { ...profile, profile_id, name, user_id: 'usr_davi' } };
  return told(me, profileEvents.verified.type, profile_id, data);
};

it.each([
  ['where others write as well', false, 5],
  ['where this process alone writes, asking the database once after events', true, 4],
])('a person’s profiles are as the last event left them, %s', async (_, isAlone, looks) => {
  const connection = await database.connect(isAlone ? 'alone' : 'shared');
  if (isAlone) claimAlone(connection.getClient());
  const me = createMeView(connection, {
    logger: silentLogger,
    clock: () => new Date('2026-11-20T08:00:00.000Z'),
    changed: async () => undefined,
  });
  await me.start();
  const find = jest.spyOn(connection.collection('me_profiles'), 'find');
  const profiles = async () =>
    (await me.profilesOf('usr_davi')).map(({ id, name, is_subscribed }) => [id, name, is_subscribed]);
  expect(await profiles()).toEqual([]);
  await ofProfile(me, 'prf_1', 'Davi');
  expect(await profiles()).toEqual([['prf_1', 'Davi', false]]);
  expect(await profiles()).toEqual([['prf_1', 'Davi', false]]);
  await ofProfile(me, 'prf_1', 'Davi Adeyinka');
  await ofProfile(me, 'prf_2', 'Davi’s agent');
  expect((await profiles()).map(([, , isSubscribed]) => isSubscribed)).toEqual([false, false]);
  const started = {
    ...subscriptionEvents.started.example,
    subscription: { ...subscription, profile_id: 'prf_1', is_subscribed: true },
  };
  await told(me, subscriptionEvents.started.type, subscription.subscription_id, started);
  expect(await profiles()).toEqual([
    ['prf_1', 'Davi Adeyinka', true],
    ['prf_2', 'Davi’s agent', false],
  ]);
  expect(find).toHaveBeenCalledTimes(looks);
});
