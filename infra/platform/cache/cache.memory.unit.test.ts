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

it('unlimited allows everything', async () => {
  expect(await unlimited.consume('anyone')).toEqual({ allowed: true, retryAfterSeconds: 0 });
});
