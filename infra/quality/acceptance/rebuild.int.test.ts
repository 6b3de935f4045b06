import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';

let database: TestDatabase;
let harness: AllInOneHarness;
beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri);
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

/** Every read model that follows events of others, with what identifies its rows. */
const readModels = [
  ['identity', 'me_profiles'],
  ['identity', 'people'],
  ['profile', 'participant_users'],
  ['profile', 'participant_profiles'],
  ['offers', 'participant_users'],
  ['offers', 'participant_profiles'],
  ['documents', 'participant_users'],
  ['billing', 'participant_profiles'],
] as const;

it('read models that were lost are what they were after everything is stated again', async () => {
  for (const profile_type of ['player', 'club-representative', 'player']) {
    const client = browserClient(harness.product.address);
    const email = `${profile_type}${Math.random()}@example.com`;
    const { data } = await client.send('POST', '/register', {
      email,
      password: 'floodlights at dusk',
      name: 'Somebody',
      profile_type,
      accepts_terms: true,
    });
    client.as(data.user.profiles[0]);
    await client.send('PUT', '/me/name', { name: 'Somebody Else' });
  }
  const rows = async (service: string, name: string) =>
    (await harness.product.adapters.connect(service)).collection(name).find().sort({ _id: 1 }).toArray();
  const all = async () =>
    Promise.all(readModels.map(async ([service, name]) => [service, name, await rows(service, name)]));
  await eventually(async () => {
    for (const [service, name] of readModels)
      expect([service, name, (await rows(service, name)).length]).toEqual([service, name, 3]);
    expect((await rows('offers', 'participant_users')).every((row) => row.user.name === 'Somebody Else')).toBe(true);
  }, 'the read models are there');
  const before = await all();
  for (const [service, name] of readModels)
    await (await harness.product.adapters.connect(service)).collection(name).deleteMany({});
  expect(await harness.product.republish()).toBeGreaterThanOrEqual(6);
  await eventually(async () => expect(await all()).toEqual(before), 'a rebuild gives what was there');
});
