import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { collectionsOf, databases, type Lived, live, password, search } from './erasure.fixtures.ts';
import { fateOf, readModelsOf } from './personal-data.fixtures.ts';

/** Who closes the account is found nowhere any more, but in what binds others. */

jest.setTimeout(600_000);
let database: TestDatabase;
let harness: AllInOneHarness;
let lived: Lived;
const slowly = { within: 60_000 };

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri);
  lived = await live(harness);
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

const rowsOf = async (service: string, collection: string) =>
  (await harness.product.adapters.connect(service)).collection(collection).find().sort({ _id: 1 }).toArray();

/** What of a row a rebuild can give: when it was concluded is of the moment. */
const comparable = (rows: readonly object[]) => rows.map((row) => ({ ...row, changed_at: undefined }));

describe('closing the account', () => {
  it('finds traces all over the place before', async () => {
    const places = new Set((await search(harness)).map(({ where }) => where));
    for (const place of ['identity.users', 'profile.profiles', 'offers.offers', 'trials.trial_requests', 'files'])
      expect(places).toContain(place);
    expect(places.size).toBeGreaterThan(30);
  });

  it('knows of every collection what becomes of it', async () => {
    const unsaid: string[] = [];
    for (const name of databases)
      for (const collection of await collectionsOf(harness, name))
        if (!fateOf(name, collection)) unsaid.push(`${name}.${collection}`);
    expect(unsaid).toEqual([]);
  });

  it('ends what is open, signs out, and leaves nothing but what everybody has signed', async () => {
    const { player, minor, scout, agent, staying, completed, open } = lived;
    for (const { client, email } of [player, minor, scout, agent])
      await client.send('POST', '/me/close', { password, email });
    await eventually(
      async () => {
        const found = await search(harness);
        const kept = (id: string): boolean => id.includes(completed);
        expect(found.filter(({ id }) => !kept(id))).toEqual([]);
        expect(found.map(({ where }) => where)).toContain('documents.documents');
      },
      'nothing is found but the contract that everybody has signed',
      slowly,
    );
    // The other side sees that it is over, and with nobody.
    await staying.client.until(`/documents/${open}`, (d) => d.status === 'voided');
    const { items } = { items: await staying.client.send('GET', '/offers') };
    for (const { player: one } of items) expect(one.name).toBe('Former member');
    await expect(player.client.send('GET', '/me')).rejects.toThrow('401');
    await expect(player.client.signIn(player.email, password)).rejects.toThrow('InvalidCredentials');
  });

  it('keeps the contract that everybody has signed, its seal and its evidence', async () => {
    const kept = (await search(harness)).map(({ where, id }) => [where, id.replace(lived.completed, 'doc')]);
    expect(kept.filter(([where]) => where === 'documents.documents')).toEqual([['documents.documents', 'doc']]);
    for (const [where] of kept) expect(['documents.documents', 'files']).toContain(where);
  });

  it('leaves read models that equal a rebuild', async () => {
    const models = (
      await Promise.all(
        databases.map(async (name) =>
          readModelsOf(name, await collectionsOf(harness, name)).map((collection) => [name, collection] as const),
        ),
      )
    ).flat();
    const all = () =>
      Promise.all(models.map(async ([name, of]) => [name, of, comparable(await rowsOf(name, of))] as const));
    const before = await all();
    for (const [name, of] of models) await (await harness.product.adapters.connect(name)).collection(of).deleteMany({});
    await harness.product.republish();
    await eventually(async () => expect(await all()).toEqual(before), 'a rebuild gives what was there', slowly);
  });

  it('gives the address free', async () => {
    const { client, email } = lived.player;
    client.as(null);
    await client.register({
      ...{ email, password, name: 'Somebody Else', profile_type: 'coach', accepts_terms: true },
    });
    expect((await client.send('GET', '/me')).name).toBe('Somebody Else');
  });
});
