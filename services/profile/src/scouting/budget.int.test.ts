import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLimiter, createMemoryCache } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type ProfileHarness, profileHarness, profileId, sparta, third } from '../harness.fixtures.ts';
import { scoutingBudgets } from './budget.ts';

let harness: ProfileHarness;
let scout: Principal;
let colleague: Principal;
let rival: Principal;
const players: Principal[] = [];

beforeAll(async () => {
  const limits = { pages: { points: 4, durationSeconds: 3600 }, sheets: { points: 2, durationSeconds: 3600 } };
  const cache = createMemoryCache();
  harness = await profileHarness(
    await scoutingBudgets({ cache, limiter: (name, limit) => createLimiter({ name, ...limit }) }, limits),
  );
  // Each of them has seen the first page, which counts once for a club.
  scout = await harness.marketRepresentative(sparta);
  colleague = await harness.marketRepresentative(sparta);
  rival = await harness.marketRepresentative(ajax);
  for (let n = 0; n < 4; n += 1) players.push(await harness.marketPlayer());
  await eventually(
    async () => expect((await harness.call(scout, 'scoutPlayers')).data).toHaveLength(4),
    'the players can be found',
  );
});
afterAll(() => harness?.base.close());

const page = async (actor: Principal, query: Readonly<Record<string, string>>) => {
  const { status, error, headers } = await harness.call(actor, 'scoutPlayers', { query });
  return { status, error, wait: Number(headers['retry-after'] ?? 0) };
};
const sheet = async (actor: Principal, n: number) => {
  const params = { profile_id: profileId(players[n] as Principal) };
  const { status, error, headers } = await harness.call(actor, 'getPlayerSheet', { params });
  return { status, error, wait: Number(headers['retry-after'] ?? 0) };
};
const done = { status: 200, error: undefined, wait: 0 };
const refused = { status: 429, error: 'TooManyRequests', wait: expect.any(Number) };

describe('what a club may look at within an hour', () => {
  it('pages of the search: distinct ones, of all its representatives together', async () => {
    expect(await page(scout, { positions: 'LW' })).toEqual(done);
    expect(await page(colleague, { positions: 'CB' })).toEqual(done);
    // The same again, by whomever, with or without counts, costs nothing.
    for (const actor of [scout, colleague, scout]) expect(await page(actor, { positions: 'LW' })).toEqual(done);
    expect(await page(scout, { positions: 'LW', facets: 'false' })).toEqual(done);
    expect(await page(scout, { positions: 'GK' })).toEqual(done);
    const over = await page(colleague, { positions: 'CF' });
    expect(over).toEqual(refused);
    expect(over.wait).toBeGreaterThan(3000);
    // Asked again it isn't known by now.
    expect(await page(colleague, { positions: 'CF' })).toEqual(refused);
    expect(await page(scout, { positions: 'CF' })).toEqual(refused);
    // What was seen may be looked at again, and another club isn't touched.
    expect(await page(scout, { positions: 'CB' })).toEqual(done);
    expect(await page(rival, { positions: 'CF' })).toEqual(done);
  });
  it('a longer page costs as much as the short ones that it replaces', async () => {
    // Of four points two are left, and a page of a hundred takes four.
    expect(await page(rival, { limit: '100' })).toEqual(refused);
  });
  it('a file costs as its pages, and is had in the order and with the filters of the search', async () => {
    const file = (actor: Principal, query: Readonly<Record<string, string>>) =>
      harness.call(actor, 'exportPlayers', { query });
    const other = await harness.marketRepresentative(third);
    const { status, bytes } = await file(other, { positions: 'LW', sort: 'name' });
    expect(status).toBe(200);
    const lines = Buffer.from(bytes ?? [])
      .toString()
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines.slice(1)).toEqual(lines.slice(1).toSorted());
    for (const positions of ['GK', 'CB']) expect((await file(other, { positions })).status).toBe(200);
    expect((await file(other, { positions: 'CF' })).error).toBe('TooManyRequests');
    expect((await file(players[0] as Principal, {})).error).toBe('AccessDeniedException');
  });
  it('PlanDoesNotInclude: a file is no part of every plan, of a search or of a list', async () => {
    const other = await harness.marketRepresentative(third);
    const list = await harness.call(other, 'createShortlist', { body: { name: 'Left side' } });
    const files = () =>
      Promise.all([
        harness.call(other, 'exportPlayers', { query: { positions: 'LW' } }),
        harness.call(other, 'exportShortlist', { params: { shortlist_id: list.data.id } }),
      ]);
    await harness.subscribe(other, true, ['saved-searches']);
    await eventually(async () => {
      const replies = await files();
      expect(replies.map(({ status, error }) => [status, error])).toEqual([
        [402, 'PlanDoesNotInclude'],
        [402, 'PlanDoesNotInclude'],
      ]);
    }, 'the plan is known');
    // The search itself is every plan's: what refuses this club there is its budget.
    expect((await page(other, { positions: 'LW' })).error).toBe('TooManyRequests');
  });
  it('sheets: distinct players, of all its representatives together', async () => {
    expect(await sheet(scout, 0)).toEqual(done);
    expect(await sheet(colleague, 1)).toEqual(done);
    expect(await sheet(colleague, 0)).toEqual(done);
    expect(await sheet(colleague, 2)).toEqual(refused);
    expect(await sheet(scout, 2)).toEqual(refused);
    expect(await sheet(scout, 1)).toEqual(done);
    expect(await sheet(rival, 2)).toEqual(done);
  });
  it('a player looks at others from a budget of his own, and at himself for free', async () => {
    const [davi] = players as [Principal];
    expect(await sheet(davi, 1)).toEqual(done);
    expect(await sheet(davi, 2)).toEqual(done);
    expect(await sheet(davi, 3)).toEqual(refused);
    expect(await sheet(davi, 0)).toEqual(done);
  });
  it('whoever may not look at all hears that first, and takes nothing from anybody', async () => {
    expect(await page(players[0] as Principal, { positions: 'CF' })).toMatchObject({ error: 'AccessDeniedException' });
  });
});
