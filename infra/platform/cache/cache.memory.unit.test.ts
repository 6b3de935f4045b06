import { expect, it } from '@jest/globals';
import { cacheContract } from './cache.contract.ts';
import { createMemoryCache, unlimited } from './index.ts';

cacheContract('in memory', async () => {
  const cache = createMemoryCache();
  return [cache, cache];
});

it('lets the oldest entries go when it is full', async () => {
  const cache = createMemoryCache({ limit: 2 });
  for (const key of ['a', 'b', 'c']) await cache.set(key, key, 60);
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([undefined, 'b', 'c']);
});

it.each([999, 1_000, 1_001, 1_500])(
  'a count goes on at no moment past its time: asked %i ms after it began',
  async (after) => {
    let now = 1_000_000;
    const cache = createMemoryCache({ now: () => now });
    await cache.increment('a', 1);
    now += after;
    await cache.increment('a', 1);
    now += 1_001;
    expect(await cache.increment('a', 1)).toBe(1);
  },
);

it('unlimited allows everything', async () => {
  expect(await unlimited.consume('anyone')).toEqual({ allowed: true, retryAfterSeconds: 0 });
});
