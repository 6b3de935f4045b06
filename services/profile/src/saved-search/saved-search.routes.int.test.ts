import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { savedSearchEvents } from '@touchline/contracts/events';
import { savedSearchBounds } from '@touchline/contracts/http/profile';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';

let harness: ProfileHarness;
let saskia: Principal;
let joris: Principal;
const heard: CloudEvent[] = [];

beforeAll(async () => {
  harness = await profileHarness();
  harness.base.bus.subscribe({
    group: 'test.saved-search',
    topics: ['touchline.saved-search'],
    from: 'beginning',
    handle: async (event) => void heard.push(event),
  });
  saskia = await harness.marketRepresentative();
  joris = await harness.marketRepresentative(ajax);
});
afterAll(() => harness?.base.close());

const body = (notice: string, name = 'Left side', filters: object = { positions: ['LW'] }) => ({
  name,
  notice,
  filters,
});
const save = (who: Principal, given: object) => harness.call(who, 'saveSearch', { body: given });
const on = (who: Principal, operation: string, search_id: string, given?: object) =>
  harness.call(who, operation, { params: { search_id }, ...(given ? { body: given } : {}) });
const list = async (who: Principal) => (await harness.call(who, 'listSavedSearches')).data;
const found = async (players: number) => {
  const of = async () => (await harness.call(saskia, 'scoutPlayers', { query: { positions: 'LW' } })).data.length;
  await eventually(async () => expect(await of()).toBe(players), 'the players can be found');
};
const told = () => heard.filter(({ type }) => type === savedSearchEvents.matched.type);

it('tells once of a player who newly matches, however many look at the same moment', async () => {
  await harness.marketPlayer();
  await found(1);
  const { data, status } = await save(saskia, body('at-once'));
  expect([status, data.fresh]).toEqual([201, 0]);
  await harness.service.lookForMatches();
  expect(told()).toEqual([]);
  const next = await harness.marketPlayer();
  await found(2);
  await Promise.all(Array.from({ length: 8 }, () => harness.service.lookForMatches()));
  await eventually(async () => expect(told()).toHaveLength(1), 'the news');
  expect(told()[0]?.data).toMatchObject({ search: { name: 'Left side' }, happened: { players: 1 } });
  expect((await list(saskia))[0].fresh).toBe(1);
  // Who hides and comes back is no news.
  for (const visible_to_clubs of [false, true]) {
    await harness.call(next, 'saveVisibility', {
      body: { values: { visible_to_clubs, guardian: null }, complete: true },
    });
    await found(visible_to_clubs ? 2 : 1);
    await harness.service.lookForMatches();
  }
  expect(told()).toHaveLength(1);
  expect((await on(saskia, 'openSavedSearch', data.id)).data.fresh).toBe(0);
  expect((await list(saskia))[0].fresh).toBe(0);
});

it('tells nobody who has left the market', async () => {
  const leaving = await harness.marketRepresentative();
  await save(leaving, body('at-once', 'Leaving'));
  await harness.subscribe(leaving, false);
  await eventually(
    async () => expect((await harness.call(leaving, 'scoutPlayers')).error).toBe('SubscriptionRequired'),
    'the subscription to be missed',
  );
  const before = told().filter(({ data }) => JSON.stringify(data).includes('Leaving')).length;
  await harness.marketPlayer();
  await found(3);
  await harness.service.lookForMatches();
  expect(told().filter(({ data }) => JSON.stringify(data).includes('Leaving'))).toHaveLength(before);
});

it('PlanDoesNotInclude: is kept, and tells of nothing, while the plan leaves saved searches out', async () => {
  const mateo = await harness.marketRepresentative();
  const { data } = await save(mateo, body('at-once', 'Without'));
  await harness.subscribe(mateo, true, ['csv-export']);
  const refused = () => save(mateo, body('at-once', 'One more'));
  await eventually(async () => expect((await refused()).error).toBe('PlanDoesNotInclude'), 'the plan is known');
  expect((await refused()).json.details).toEqual({ entitlement: 'saved-searches' });
  const changed = await on(mateo, 'changeSavedSearch', data.id, { name: 'Renamed', notice: 'daily' });
  expect([changed.status, changed.error]).toEqual([402, 'PlanDoesNotInclude']);
  const players = (await harness.call(mateo, 'scoutPlayers', { query: { positions: 'LW' } })).data.length;
  await harness.marketPlayer();
  await found(players + 1);
  const news = () => told().filter((event) => JSON.stringify(event.data).includes('Without')).length;
  await harness.service.lookForMatches();
  expect([news(), (await list(mateo)).map(({ name }: { name: string }) => name)]).toEqual([0, ['Without']]);
  // With another plan it goes on where it was.
  await harness.subscribe(mateo, true, ['saved-searches']);
  await eventually(async () => {
    await harness.service.lookForMatches();
    expect(news()).toBe(1);
  }, 'the news');
  expect((await on(mateo, 'deleteSavedSearch', data.id)).status).toBe(200);
});

it('is its owner’s alone: NotFound for others, AccessDeniedException for players', async () => {
  const { data } = await save(saskia, body('daily', 'Mine'));
  const refused = await Promise.all([
    on(joris, 'changeSavedSearch', data.id, { name: 'Ours', notice: 'none' }),
    on(joris, 'openSavedSearch', data.id),
    on(joris, 'deleteSavedSearch', data.id),
    on(saskia, 'openSavedSearch', 'svs_nobody'),
    on(saskia, 'changeSavedSearch', 'svs_nobody', { name: 'Ours', notice: 'none' }),
  ]);
  expect(refused.map((reply) => reply.error)).toEqual(refused.map(() => 'NotFound'));
  expect(await list(joris)).toEqual([]);
  const player = await harness.marketPlayer({ positions: ['GK'] });
  expect((await harness.call(player, 'listSavedSearches')).error).toBe('AccessDeniedException');
  expect(profileId(player)).toMatch(/^prf_/);
  const changed = await on(saskia, 'changeSavedSearch', data.id, { name: 'Renamed', notice: 'none' });
  expect(changed.data).toMatchObject({ name: 'Renamed', notice: 'none', filters: { positions: ['LW'], sort: 'tier' } });
  expect((await on(saskia, 'deleteSavedSearch', data.id)).status).toBe(200);
  expect((await on(saskia, 'openSavedSearch', data.id)).error).toBe('NotFound');
});

it(`ValidationFailed: a person keeps ${savedSearchBounds.searches} at most, however many are saved at once`, async () => {
  for (let n = 0; n < savedSearchBounds.searches - 2; n += 1)
    expect((await save(joris, body('none', `Search ${n}`))).status).toBe(201);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => save(joris, body('none', `At once ${n}`))));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(replies.filter(({ error }) => error === 'ValidationFailed')).toHaveLength(8);
  const kept = await list(joris);
  expect(kept).toHaveLength(savedSearchBounds.searches);
  // Whoever deletes one can keep another.
  await on(joris, 'deleteSavedSearch', kept[0].id);
  expect((await save(joris, body('none', 'In its place'))).status).toBe(201);
});
