import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, type RedisServer, redisMissing, silentLogger, startRedis } from '../../quality/testkit/index.ts';
import { cacheContract } from './cache.contract.ts';
import { createLimiter, createRedisCache, type RedisCache } from './index.ts';

const missing = await redisMissing();
if (missing !== undefined) process.stderr.write(`Redis suite skipped. ${missing}\n`);
const onRedis = missing === undefined ? describe : describe.skip;

let server: RedisServer;
beforeAll(async () => {
  if (missing === undefined) server = await startRedis();
});
afterAll(async () => {
  if (missing === undefined) await server.close();
});

const newCache = () => createRedisCache({ url: server.url, logger: silentLogger });
const timed = async <T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> => {
  const started = Date.now();
  return { answer: await work(), ms: Date.now() - started };
};

/** A machine that holds us up holds up a clock that is set at the same time as well: beyond it, an answer takes no longer than this. */
const beyondMs = 100;

onRedis('on Redis', () => {
  cacheContract('Redis', async () => [await newCache(), await newCache()]);

  describe('while the server', () => {
    let cache: RedisCache;
    beforeAll(async () => {
      cache = await newCache();
    });
    afterAll(() => cache.close());

    const expectBypass = async (): Promise<void> => {
      const limiter = await createLimiter({ name: 'away', points: 2, durationSeconds: 60, redis: cache });
      const [clock, ...everything] = await Promise.all([
        timed(() => wait(150)),
        timed(() => cache.get('session')),
        timed(() => cache.set('session', 1, 60)),
        timed(() => cache.delete('session')),
        timed(() => cache.increment('count', 60)),
        timed(() => cache.publish('news', 1)),
        timed(() => cache.health()),
        timed(() => limiter.consume('a')),
      ]);
      for (const { ms } of everything) expect(ms).toBeLessThan(clock.ms + beyondMs);
      expect(everything[0]?.answer).toBeUndefined();
      expect(everything[3]?.answer).toBeUndefined();
      expect(everything[5]?.answer).toMatchObject({ ok: false });
      expect(everything[6]?.answer).toMatchObject({ allowed: true });
      await limiter.consume('a');
      expect(await limiter.consume('a')).toMatchObject({ allowed: false });
    };
    const expectBack = async (): Promise<void> => {
      const heard: unknown[] = [];
      const leave = await cache.subscribe('back', (message) => heard.push(message));
      await eventually(async () => (await cache.health()).ok, 'the cache is back', { within: 10_000 });
      await cache.set('session', 2, 60);
      expect(await cache.get('session')).toBe(2);
      await eventually(async () => {
        await cache.publish('back', 'hello');
        return heard.length > 0;
      }, 'messages arrive again');
      await leave();
    };

    it('hangs: everything goes on without it, and it is used again when it wakes', async () => {
      await server.freeze();
      await expectBypass();
      await server.wake();
      await expectBack();
    });

    it('is gone: everything goes on without it, subscriptions hold, and it is used again when it is back', async () => {
      const heard: unknown[] = [];
      const leave = await cache.subscribe('live', (message) => heard.push(message));
      await server.kill();
      await expectBypass();
      await server.start();
      await expectBack();
      await eventually(async () => {
        await cache.publish('live', 'again');
        return heard.length > 0;
      }, 'the old subscription hears again');
      await leave();
    });

    it('was never there: the cache opens all the same', async () => {
      const [clock, { answer, ms }] = await Promise.all([
        timed(() => wait(2_000)),
        timed(() => createRedisCache({ url: 'redis://127.0.0.1:9', logger: silentLogger })),
      ]);
      expect(ms).toBeLessThan(clock.ms + beyondMs);
      expect(await answer.get('session')).toBeUndefined();
      await answer.close();
    });
  });
});
