import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserClient } from '../testing/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testing/index.ts';
import { type WholeKit, wholeKit } from '../testing/whole-kit.ts';

let database: TestDatabase;
let kit: WholeKit;
beforeAll(async () => {
  database = await testDatabase();
  kit = await wholeKit(database.uri);
});
afterAll(async () => {
  await kit?.close();
  await database?.close();
});

/** Every read model that follows events of others, with what identifies its rows. */
const readModels = [
  ['identity', 'me_profiles'],
  ['profile', 'actor_users'],
  ['profile', 'actor_profiles'],
  ['offers', 'actor_users'],
  ['offers', 'actor_profiles'],
  ['documents', 'actor_users'],
  ['billing', 'actor_profiles'],
] as const;

it('read models that were lost are what they were after everything is stated again', async () => {
  for (const profile_type of ['player', 'club-representative', 'player']) {
    const client = browserClient(kit.whole.address);
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
    (await kit.whole.adapters.connect(service)).collection(name).find().sort({ _id: 1 }).toArray();
  const all = async () =>
    Promise.all(readModels.map(async ([service, name]) => [service, name, await rows(service, name)]));
  await eventually(async () => {
    for (const [service, name] of readModels)
      expect([service, name, (await rows(service, name)).length]).toEqual([service, name, 3]);
    expect((await rows('offers', 'actor_users')).every((row) => row.user.name === 'Somebody Else')).toBe(true);
  }, 'the read models are there');
  const before = await all();
  for (const [service, name] of readModels)
    await (await kit.whole.adapters.connect(service)).collection(name).deleteMany({});
  expect(await kit.whole.restate()).toBeGreaterThanOrEqual(6);
  await eventually(async () => expect(await all()).toEqual(before), 'a rebuild gives what was there');
});
