import { describe, expect, it } from '@jest/globals';
import { isUnavailable } from '../domain/index.ts';
import { createBarrier, createDurability } from './durable.ts';

it('those who come while a flush runs share the next one', async () => {
  const flushes: (() => void)[] = [];
  const barrier = createBarrier(() => new Promise((done) => flushes.push(done)));
  const first = barrier();
  const [second, third] = [barrier(), barrier()];
  expect(flushes).toHaveLength(1);
  flushes[0]?.();
  await first;
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(flushes).toHaveLength(2);
  flushes[1]?.();
  await Promise.all([second, third]);
  const fourth = barrier();
  expect(flushes).toHaveLength(3);
  flushes[2]?.();
  await fourth;
});

it('who is patient is served by the next flush that somebody else begins, else by one of their own', async () => {
  const flushes: (() => void)[] = [];
  const barrier = createBarrier(() => new Promise((done) => flushes.push(done)));
  const patient = [barrier(60_000), barrier(60_000)];
  expect(flushes).toHaveLength(0);
  const urgent = barrier();
  expect(flushes).toHaveLength(1);
  // This one's writes came after that flush began: it doesn't count for them.
  let late = false;
  const own = barrier(1).then(() => {
    late = true;
  });
  flushes[0]?.();
  await Promise.all([urgent, ...patient]);
  expect(late).toBe(false);
  while (flushes.length < 2) await new Promise(setImmediate);
  flushes[1]?.();
  await own;
});

it('a flush that fails is a failure for whoever waited for it, the patient too', async () => {
  const barrier = createBarrier(() => Promise.reject(new Error('the disk is full')));
  const patient = barrier(60_000);
  await expect(barrier()).rejects.toThrow('the disk is full');
  await expect(patient).rejects.toThrow('the disk is full');
});

describe('when the engine died and runs again', () => {
  const refusal = async (promise: Promise<void>): Promise<unknown> => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return isUnavailable(error) ? 'unavailable' : error;
  };

  it('a flush of the new run is no promise for what the old one acknowledged', async () => {
    let run = 'first';
    const safeFrom = createDurability(async () => run, 'first');
    const before = safeFrom();
    await before();
    run = 'second';
    expect(await refusal(before())).toBe('unavailable');
    expect(await refusal(before())).toBe('unavailable');
    await safeFrom()();
  });

  it('nor for those who waited behind the flush that the death cut off', async () => {
    const flushes: PromiseWithResolvers<string>[] = [];
    const safeFrom = createDurability(() => {
      const flush = Promise.withResolvers<string>();
      flushes.push(flush);
      return flush.promise;
    }, 'first');
    const cutOff = safeFrom()();
    const behind = safeFrom()();
    const patient = safeFrom()(1);
    flushes[0]?.reject(new Error('the connection is gone'));
    await expect(cutOff).rejects.toThrow('the connection is gone');
    while (flushes.length < 2) await new Promise(setImmediate);
    flushes[1]?.resolve('second');
    const third = safeFrom()();
    expect(await refusal(behind)).toBe('unavailable');
    while (flushes.length < 3) await new Promise(setImmediate);
    flushes[2]?.resolve('second');
    expect(await refusal(patient)).toBe('unavailable');
    expect(await refusal(third)).toBe('unavailable');
  });
});
