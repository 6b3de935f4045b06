import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLimiter, createMemoryCache } from '@touchline/infra/cache';
import type { Actor } from '@touchline/infra/http';
import { eventually } from '@touchline/infra/testing';
import { ajax, createWorld, profileId, sparta, type World } from '../world.fixtures.ts';
import { scoutingBudgets } from './budget.ts';

let world: World;
let scout: Actor;
let colleague: Actor;
let rival: Actor;
const players: Actor[] = [];

beforeAll(async () => {
  const limits = { pages: { points: 4, durationSeconds: 3600 }, sheets: { points: 2, durationSeconds: 3600 } };
  const cache = createMemoryCache();
  world = await createWorld(
    await scoutingBudgets({ cache, limiter: (name, limit) => createLimiter({ name, ...limit }) }, limits),
  );
  // Each of them has seen the first page, which counts once for a club.
  scout = await world.marketRepresentative(sparta);
  colleague = await world.marketRepresentative(sparta);
  rival = await world.marketRepresentative(ajax);
  for (let n = 0; n < 4; n += 1) players.push(await world.marketPlayer());
  await eventually(
    async () => expect((await world.call(scout, 'scoutPlayers')).data).toHaveLength(4),
    'the players can be found',
  );
}, 60_000);
afterAll(() => world?.kit.close());

const page = async (actor: Actor, query: Readonly<Record<string, string>>) => {
  const { status, error, headers } = await world.call(actor, 'scoutPlayers', { query });
  return { status, error, wait: Number(headers['retry-after'] ?? 0) };
};
const sheet = async (actor: Actor, n: number) => {
  const params = { profile_id: profileId(players[n] as Actor) };
  const { status, error, headers } = await world.call(actor, 'getPlayerSheet', { params });
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
    const [davi] = players as [Actor];
    expect(await sheet(davi, 1)).toEqual(done);
    expect(await sheet(davi, 2)).toEqual(done);
    expect(await sheet(davi, 3)).toEqual(refused);
    expect(await sheet(davi, 0)).toEqual(done);
  });
  it('whoever may not look at all hears that first, and takes nothing from anybody', async () => {
    expect(await page(players[0] as Actor, { positions: 'CF' })).toMatchObject({ error: 'AccessDeniedException' });
  });
});
