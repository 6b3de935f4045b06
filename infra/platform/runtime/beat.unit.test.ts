import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { everyBeat, nextBeat } from './beat.ts';

/** Periods of nobody else: other tests of this process may have left something running. */
const [seldom, rarely] = [1_001, 5_003];

/** The timers that were made and neither came nor were ended, each with what it does. */
const timers = new Map<NodeJS.Timeout, () => void>();
beforeEach(() => {
  timers.clear();
  jest.useFakeTimers();
  const { setTimeout: make, clearTimeout: end } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    const come = (): void => {
      timers.delete(timer);
      run();
    };
    const timer = make(come, ms);
    timers.set(timer, come);
    return timer;
  }) as never);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: NodeJS.Timeout) => {
    timers.delete(timer);
    end(timer);
  }) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (period: number): unknown => jest.advanceTimersByTime(period);

describe('what is done again and again', () => {
  it('shares one timer with all of its period, which keeps no process alive', () => {
    const done: string[] = [];
    const ends = [
      everyBeat(seldom, () => done.push('a')),
      everyBeat(seldom, () => done.push('b')),
      everyBeat(rarely, () => done.push('c')),
    ];
    expect(timers.size).toBe(2);
    pass(seldom);
    expect(done).toEqual(['a', 'b']);
    ends[0]?.();
    pass(rarely - seldom);
    expect(done.filter((what) => what === 'c')).toEqual(['c']);
    expect(done.filter((what) => what === 'b').length).toBeGreaterThan(1);
    expect([...timers.keys()].map((timer) => timer.hasRef())).toEqual([false, false]);
    for (const end of ends) end();
    expect(timers.size).toBe(0);
  });
  it('comes with all others that are due then, whenever it was asked for', () => {
    const done: [string, number][] = [];
    const note = (what: string) => (): void => void done.push([what, performance.now()]);
    const ends: (() => void)[] = [];
    pass(137);
    ends.push(everyBeat(3_000, note('three')));
    pass(250);
    ends.push(everyBeat(1_500, note('half')));
    pass(9_000);
    for (const end of ends) end();
    const at = (name: string) => done.filter(([what]) => what === name).map(([, when]) => when);
    expect(at('three').map((when) => when % 3_000)).toEqual([0, 0, 0]);
    expect(at('half').map((when) => when % 1_500)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(at('half')).toEqual(expect.arrayContaining(at('three')));
  });
  it('comes once for each moment, also where a timer comes a moment early, and leaves out those that were missed', () => {
    const done: number[] = [];
    const clock = jest.spyOn(performance, 'now');
    clock.mockReturnValue(10 * seldom + 1);
    const end = everyBeat(seldom, () => done.push(performance.now()));
    const come = (at: number): void => {
      clock.mockReturnValue(at);
      expect(timers.size).toBe(1);
      for (const run of [...timers.values()]) run();
    };
    come(11 * seldom - 0.4);
    come(12 * seldom + 0.2);
    // The process was held up for three periods.
    come(15 * seldom + 7);
    expect(done).toEqual([11 * seldom - 0.4, 12 * seldom + 0.2, 15 * seldom + 7]);
    const waits = (setTimeout as unknown as jest.Mock).mock.calls.map(([, ms]) => Math.round(ms as number));
    expect(waits).toEqual([seldom - 1, seldom, seldom, seldom - 7]);
    end();
  });
  it('leaves out as many turns as may be, asked at each', () => {
    const done: string[] = [];
    let few = 2;
    const end = everyBeat(
      seldom,
      () => done.push('done'),
      () => few,
    );
    for (let turn = 0; turn < 6; turn += 1) pass(seldom);
    expect(done.length).toBe(2);
    few = 0;
    pass(seldom);
    expect(done.length).toBe(3);
    end();
  });
  it('is done twice where it was asked for twice, and ends once for each', () => {
    let count = 0;
    const work = (): void => {
      count += 1;
    };
    const [first, second] = [everyBeat(seldom, work), everyBeat(seldom, work)];
    pass(seldom);
    first();
    first();
    pass(seldom);
    expect(count).toBe(3);
    second();
    const anew = everyBeat(seldom, work);
    // Ended long ago: the new timer is another's.
    second();
    pass(seldom);
    expect(count).toBe(4);
    anew();
    expect(timers.size).toBe(0);
  });
  it('is waited for by whoever does it in a loop, and no longer than is wanted', async () => {
    const stopping = new AbortController();
    const waited = nextBeat(seldom, stopping.signal);
    expect(timers.size).toBe(1);
    pass(seldom);
    await waited;
    const cut = nextBeat(seldom, stopping.signal);
    stopping.abort(new Error('it stops'));
    await expect(cut).rejects.toThrow('it stops');
    await expect(nextBeat(seldom, stopping.signal)).rejects.toThrow('it stops');
    expect(timers.size).toBe(0);
  });
});
