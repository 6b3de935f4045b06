import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { opportunitySearchEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import { eventually } from '@touchline/quality/testkit';
import { positionCalls } from '../job-opportunity/job-opportunity.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';

let made: OffersHarness;
const heard: CloudEvent[] = [];
beforeAll(async () => {
  made = await offersHarness();
  made.harness.bus.subscribe({
    group: 'test.opportunity-search',
    topics: ['touchline.opportunity-search'],
    from: 'beginning',
    handle: async (event) => void heard.push(event),
  });
});
afterAll(() => made.harness.close());
const { opened, answer, like, both } = positionCalls(() => made);

const save = (who: Known, filters: object, notice = 'at-once', name = 'Left wing') =>
  made.client.call(who.actor, 'saveOpportunitySearch', { body: { name, notice, filters } });
const list = async (who: Known) => (await made.client.call(who.actor, 'listOpportunitySearches', {})).data;
const look = () => made.offers.lookForMatches();
const toldTo = ({ profile_id }: Known) =>
  heard
    .filter(({ type }) => type === opportunitySearchEvents.matched.type)
    .map(({ data }) => data as typeof opportunitySearchEvents.matched.example)
    .filter(({ search }) => search.profile_id === profile_id)
    .map(({ happened }) => happened.opportunities);

it('tells a player once of positions that newly fit, however many look at the same moment', async () => {
  const [rep, davi] = await both();
  const right = await like({ positions: ['RW'], preferred_foot: 'right' });
  await opened(rep);
  for (const one of [davi, right])
    expect((await save(one, { fits: 'every', positions: ['LW'] })).data).toMatchObject({ fresh: 0, notice: 'at-once' });
  await look();
  expect([toldTo(davi), toldTo(right)]).toEqual([[], []]);
  for (const change of [{}, { foot: 'right' }, { position: 'GK' }]) await opened(rep, change);
  await Promise.all(Array.from({ length: 6 }, look));
  await eventually(() => expect(toldTo(davi)).toEqual([1]), 'the news');
  expect(toldTo(right)).toEqual([]);
  const [kept] = await list(davi);
  expect(kept).toMatchObject({
    name: 'Left wing',
    fresh: 1,
    filters: { fits: 'every', positions: ['LW'], sort: 'fit' },
  });
  const params = { search_id: kept.id };
  expect((await made.client.call(davi.actor, 'openOpportunitySearch', { params })).data.fresh).toBe(0);
  // What was answered before anybody looked is no news.
  expect((await answer(davi, await opened(rep))).status).toBe(201);
  await look();
  expect((await list(davi))[0].fresh).toBe(0);
});

it('is a player’s own: AccessDeniedException for clubs, NotFound for other players', async () => {
  const [rep, davi] = await both();
  const other = await made.player();
  expect((await save(rep, {})).error).toBe('AccessDeniedException');
  const { data } = await save(davi, { pay: 'shown', starts: ['2027-2'] }, 'none');
  for (const operation of ['openOpportunitySearch', 'deleteOpportunitySearch'])
    expect((await made.client.call(other.actor, operation, { params: { search_id: data.id } })).error).toBe('NotFound');
  expect(await list(other)).toEqual([]);
  const wrong = await save(davi, { levels: ['Sunday'] });
  expect([wrong.error, wrong.json.details[0].path]).toEqual(['ValidationFailed', 'filters.levels.0']);
});
