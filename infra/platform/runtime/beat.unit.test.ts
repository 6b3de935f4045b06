import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { everyBeat, nextBeat } from './beat.ts';

/** Periods of nobody else: other tests of this process may have left something running. */
const [seldom, rarely] = [1_001, 5_003];

/** The timers that were made and not ended, each with what it does. */
const timers = new Map<object, { readonly run: () => void; readonly ms: number | undefined; unref: number }>();
beforeEach(() => {
  timers.clear();
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
    const kept = { run, ms, unref: 0 };
    const made = {
      unref: () => {
        kept.unref += 1;
      },
    };
    timers.set(made, kept);
    return made;
  }) as never);
  jest.spyOn(globalThis, 'clearInterval').mockImplementation(((timer: object) => void timers.delete(timer)) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const tick = (period: number): void => {
  for (const { ms, run } of timers.values()) if (ms === period) run();
};

describe('what is done again and again', () => {
  it('shares one timer with all of its period, which keeps no process alive', () => {
    const done: string[] = [];
    const ends = [
      everyBeat(seldom, () => done.push('a')),
      everyBeat(seldom, () => done.push('b')),
      everyBeat(rarely, () => done.push('c')),
    ];
    expect([...timers.values()].map(({ ms, unref }) => [ms, unref])).toEqual([
      [seldom, 1],
      [rarely, 1],
    ]);
    tick(seldom);
    expect(done).toEqual(['a', 'b']);
    ends[0]?.();
    tick(seldom);
    tick(rarely);
    expect(done).toEqual(['a', 'b', 'b', 'c']);
    for (const end of ends) end();
    expect(timers.size).toBe(0);
  });
  it('leaves out as many turns as may be, asked at each', () => {
    const done: string[] = [];
    let few = 2;
    const end = everyBeat(
      seldom,
      () => done.push('done'),
      () => few,
    );
    for (let turn = 0; turn < 6; turn += 1) tick(seldom);
    expect(done.length).toBe(2);
    few = 0;
    tick(seldom);
    expect(done.length).toBe(3);
    end();
  });
  it('is done twice where it was asked for twice, and ends once for each', () => {
    let count = 0;
    const work = (): void => {
      count += 1;
    };
    const [first, second] = [everyBeat(seldom, work), everyBeat(seldom, work)];
    tick(seldom);
    first();
    first();
    tick(seldom);
    expect(count).toBe(3);
    second();
    const anew = everyBeat(seldom, work);
    // Ended long ago: the new timer is another's.
    second();
    tick(seldom);
    expect(count).toBe(4);
    anew();
    expect(timers.size).toBe(0);
  });
  it('is waited for by whoever does it in a loop, and no longer than is wanted', async () => {
    const stopping = new AbortController();
    const waited = nextBeat(seldom, stopping.signal);
    expect(timers.size).toBe(1);
    tick(seldom);
    await waited;
    const cut = nextBeat(seldom, stopping.signal);
    stopping.abort(new Error('it stops'));
    await expect(cut).rejects.toThrow('it stops');
    await expect(nextBeat(seldom, stopping.signal)).rejects.toThrow('it stops');
    expect(timers.size).toBe(0);
  });
});
