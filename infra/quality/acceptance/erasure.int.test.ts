import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { interestEvents, offerEvents, trialRequestEvents, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import { strFromU8, unzipSync } from 'fflate';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { statusesOf } from './access.published.fixtures.ts';
import { collectionsOf, databases, filesIn, type Lived, live, password, search } from './erasure.fixtures.ts';
import { fateOf, readModelsOf } from './personal-data.fixtures.ts';

/** Who closes the account is found nowhere any more, but in what binds others. */

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

/** Everything that is published from now on. */
const listen = (): readonly CloudEvent[] => {
  const told: CloudEvent[] = [];
  harness.product.adapters.bus.subscribe({
    group: 'erasure.test',
    topics: ['touchline.user', 'touchline.offer', 'touchline.interest', 'touchline.trial-request'],
    from: 'end',
    handle: async (event) => void told.push(event),
  });
  return told;
};

const rowsOf = async (service: string, collection: string) =>
  (await harness.product.adapters.connect(service)).collection(collection).find().sort({ _id: 1 }).toArray();

/** What of a row a rebuild can give: when it was concluded is of the moment. */
const comparable = (rows: readonly object[]) => rows.map((row) => ({ ...row, changed_at: undefined }));

describe('the archive of one’s own data', () => {
  const archive = async (address: string, headers: Record<string, string>) =>
    fetch(`${harness.product.address}/api${address}`, { headers });
  it('is put together by all services, told by bell and mail, and holds what they keep of the person alone', async () => {
    const { player, completed } = lived;
    const { data } = await player.client.client.send('POST', '/me/data', { password });
    expect(data).toMatchObject({ status: 'making', expires_at: null });
    expect((await player.client.client.send('POST', '/me/data', { password })).error).toBe('StaleVersion');
    const ready = await player.client.until('/me/data', ({ status }) => status === 'ready');
    await player.client.until('/inbox', (all) =>
      all.some(({ kind }: { kind: string }) => kind === 'account.data-ready'),
    );
    const login = await player.client.client.send('POST', '/login', { email: player.email, password });
    const got = await archive('/me/data/archive', { authorization: `Bearer ${login.data.token}` });
    const bytes = new Uint8Array(await got.arrayBuffer());
    expect([got.headers.get('content-type'), got.headers.get('cache-control'), bytes.length]).toEqual([
      ...['application/zip', 'no-store'],
      ready.bytes,
    ]);
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; .*touchline-[\d-]+\.zip$/);
    const files = unzipSync(bytes);
    const listed = (name: string): unknown => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
    expect(listed('account')).toMatchObject([{ email: player.email, name: 'Quillon Marrowfat' }]);
    expect(listed('profiles')).toMatchObject([{ player: { phone: '+351 9 5550777', date_of_birth: '1997-11-23' } }]);
    for (const name of ['offers', 'interests', 'suggestions', 'mandates', 'trials', 'blocked-days', 'subscriptions'])
      expect([name, (listed(name) as unknown[]).length > 0]).toEqual([name, true]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['index.html', 'files/identification.pdf', `files/${completed}.signed.pdf`]),
    );
    // A clip and its picture, under names that say which highlight they are of.
    const [{ player: kept } = { player: { highlights: [] } }] = listed('profiles') as readonly {
      readonly player: { readonly highlights: readonly { readonly clip: string | null }[] };
    }[];
    const clip = kept.highlights.flatMap((highlight) => highlight.clip ?? [])[0] ?? '';
    expect(strFromU8(files[`files/${clip}`] ?? new Uint8Array(), true)).toContain('marrowfat');
    expect(files[`files/${clip.replace('.mp4', '.jpg')}`]?.slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
    // What staff or a club noted for themselves, how others sign in, and keys of files are not in it.
    const all = Object.entries(files).filter(([name]) => name.startsWith('data/'));
    expect(all.map(([, json]) => strFromU8(json)).join()).not.toMatch(
      /staff_note|password_hash|token|Ours|photos\/|clips\/|posters\//,
    );
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('data/offers.json');
    expect(await rowsOf('operations', 'data_parts')).toEqual([]);
  });
  it('is gone after seven days', async () => {
    const { minor } = lived;
    await minor.client.send('POST', '/me/data', { password });
    const ready = await minor.client.until('/me/data', ({ status }) => status === 'ready');
    const aside = Date.parse(ready.expires_at) - Date.now() + 60_000;
    harness.travel(aside);
    await harness.product.identity.sweeps.find(({ name }) => name === 'archives that are over')?.run();
    harness.travel(-aside);
    expect((await minor.client.send('GET', '/me/data')).status).toBe('none');
    expect((await filesIn(harness)).filter((path) => path.includes(`archives/${minor.user_id}`))).toEqual([]);
  });
});

describe('closing the account', () => {
  const shown = async (): Promise<readonly string[]> =>
    (await filesIn(harness)).flatMap((path) =>
      path.includes(lived.player.profile_id) ? (/(clips|posters)\//.exec(path)?.[1] ?? []) : [],
    );
  it('finds traces all over the place before', async () => {
    expect((await shown()).toSorted()).toEqual(['clips', 'posters']);
    // A club has searched, and what it searched in was kept on disk.
    const aside = 11 * 60_000;
    harness.travel(aside);
    await lived.scout.client.send('GET', '/scouting/players');
    harness.travel(-aside);
    await eventually(
      async () => expect((await search(harness)).map(({ id }) => id)).toContain('scouting.columns'),
      'the player stands in the file of the search',
    );
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
    const told = listen();
    for (const { client, email } of [player, minor, scout, agent])
      await client.send('POST', '/me/close', { password, email });
    const leavers = harness.product.profile.sweeps.find(({ name }) => name === 'players who have left the search');
    await eventually(
      async () => {
        await leavers?.run();
        const found = await search(harness);
        const kept = (id: string): boolean => id.includes(completed);
        expect(found.filter(({ id }) => !kept(id))).toEqual([]);
        expect(found.map(({ where }) => where)).toContain('documents.documents');
        expect(await shown()).toEqual([]);
        // Packed, an archive would hide what is in it.
        expect((await filesIn(harness)).filter((path) => path.includes('archives/'))).toEqual([]);
      },
      'nothing is found but the contract that everybody has signed',
      slowly,
    );
    for (const contract of [
      userEvents.accountClosed,
      offerEvents.memberLeft,
      interestEvents.memberLeft,
      trialRequestEvents.memberLeft,
    ]) {
      const { type, example } = contract;
      const heard = told.find((event) => event.type === type);
      expect([type, heard && statusesOf(heard.data)]).toEqual([type, statusesOf(example)]);
    }
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

describe('identification', () => {
  it('is destroyed 90 days after the decision: the file, and what staff could open', async () => {
    const { staff, staying } = lived;
    const address = `/admin/users/${staying.user_id}`;
    const before = await staff.send('GET', address);
    expect([before.identification, before.identification_destroyed_at]).toEqual(['provided', null]);
    const files = async (): Promise<number> =>
      (await filesIn(harness)).filter((path) => path.includes(`identification/${staying.user_id}`)).length;
    expect(await files()).toBe(1);
    const sweep = harness.product.identity.sweeps.find(({ name }) => name.startsWith('identification'));
    expect(await sweep?.run()).toBe(0);
    harness.travel(Date.parse(before.identification_kept_until) - Date.now() + 60_000);
    await sweep?.run();
    expect(await files()).toBe(0);
    harness.travel(Date.now() - Date.parse(before.identification_kept_until) - 60_000);
    const after = await staff.send('GET', address);
    expect([after.identification, after.identification_kept_until]).toEqual(['none', null]);
    expect(after.identification_destroyed_at).toMatch(/^20/);
    await expect(staff.send('GET', `${address}/identification`)).rejects.toThrow('UserDoesntHaveIdentification');
    // Who was verified stays so, and reads when it went.
    const me = await staying.client.send('GET', '/me');
    expect([me.verification_status, me.identification.status]).toEqual(['verified', 'provided']);
    expect(me.identification.destroyed_at).toBe(after.identification_destroyed_at);
  });
});
