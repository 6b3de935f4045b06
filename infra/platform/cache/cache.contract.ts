import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import type { Cache } from './cache.ts';
import { createLimiter } from './limiter.ts';
import type { RedisCache } from './redis.ts';

/** What every cache must do. @param create two caches as two processes would have them, or the same one twice. */
export const cacheContract = (name: string, create: () => Promise<readonly [Cache, Cache]>): void => {
  describe(`the cache: ${name}`, () => {
    let one: Cache;
    let two: Cache;
    beforeAll(async () => {
      [one, two] = await create();
    });
    afterAll(async () => {
      await one.close();
      await two.close();
    });

    it('keeps JSON values for all processes', async () => {
      const key = randomUUID();
      expect(await one.get(key)).toBeUndefined();
      await one.set(key, { user: 'usr_1', roles: ['player'], none: null }, 60);
      expect(await two.get(key)).toEqual({ user: 'usr_1', roles: ['player'], none: null });
      await two.delete(key);
      expect(await one.get(key)).toBeUndefined();
    });

    it('tells null, false and 0 from nothing', async () => {
      const key = randomUUID();
      for (const value of [null, false, 0, '']) {
        await one.set(key, value, 60);
        expect(await two.get(key)).toBe(value);
      }
    });

    it('forgets after the time given', async () => {
      const key = randomUUID();
      await one.set(key, 'soon gone', 1);
      await eventually(async () => (await one.get(key)) === undefined, 'the value is gone');
    });

    it('counts exactly when many count at once', async () => {
      const key = randomUUID();
      const counts = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? one : two).increment(key, 60)));
      expect(counts.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    });

    it('starts a count anew after its time', async () => {
      const key = randomUUID();
      await one.increment(key, 1);
      await eventually(async () => {
        await expect(one.increment(key, 1)).resolves.toBe(1);
      }, 'the count starts anew');
    });

    it('brings messages to every subscriber, in order, until it leaves', async () => {
      const channel = randomUUID();
      const heard: Record<'a' | 'b', unknown[]> = { a: [], b: [] };
      const leave = await one.subscribe(channel, (message) => heard.a.push(message));
      await two.subscribe(channel, (message) => heard.b.push(message));
      await two.publish(channel, { n: 1 });
      await two.publish(channel, { n: 2 });
      await eventually(() => heard.a.length === 2 && heard.b.length === 2, 'both heard both');
      expect(heard.a).toEqual([{ n: 1 }, { n: 2 }]);
      await leave();
      await one.publish(channel, { n: 3 });
      await eventually(() => heard.b.length === 3, 'the other goes on');
      expect(heard.a).toHaveLength(2);
    });

    it('is healthy', async () => expect(await one.health()).toEqual({ ok: true }));

    describe('the limiter', () => {
      const limiter = (points: number) =>
        createLimiter({
          name: randomUUID(),
          points,
          durationSeconds: 60,
          redis: 'redis' in one ? (one as RedisCache) : undefined,
        });

      it('allows so many, then says how long to wait; keys do not disturb each other', async () => {
        const signIn = await limiter(2);
        expect(await signIn.consume('a@b.example')).toEqual({ allowed: true, retryAfterSeconds: 0 });
        expect(await signIn.consume('a@b.example')).toMatchObject({ allowed: true });
        const refused = await signIn.consume('a@b.example');
        expect(refused.allowed).toBe(false);
        expect(refused.retryAfterSeconds).toBeGreaterThan(50);
        expect(await signIn.consume('c@d.example')).toMatchObject({ allowed: true });
      });

      it('forgets a key when asked', async () => {
        const signIn = await limiter(1);
        await signIn.consume('a@b.example');
        await signIn.reset('a@b.example');
        expect(await signIn.consume('a@b.example')).toMatchObject({ allowed: true });
      });

      it('gives one point back, and not more than were used', async () => {
        const signIn = await limiter(2);
        await signIn.consume('a@b.example');
        await signIn.consume('a@b.example');
        await signIn.giveBack('a@b.example');
        expect(await signIn.consume('a@b.example')).toMatchObject({ allowed: true });
        expect(await signIn.consume('a@b.example')).toMatchObject({ allowed: false });
      });

      it('lets exactly its number through when many come at once', async () => {
        const signIn = await limiter(5);
        const answers = await Promise.all(Array.from({ length: 30 }, () => signIn.consume('a@b.example')));
        expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
      });
    });
  });
};
