import { describe, expect, it } from '@jest/globals';
import { createDueSweep } from './due-sweep.ts';

const minutes = (count: number): string => new Date(Date.UTC(2026, 10, 19, 8, count)).toISOString();

/** Aggregates with the minute from which each is due. */
const made = (everyMs = 5_000, knowsNext = true) => {
  const waiting = new Map<string, number>();
  const done: string[] = [];
  const world = { now: 0, written: 0, fails: false, waits: false, meanwhile: () => {} };
  const inOrder = () => [...waiting].toSorted(([, one], [, other]) => one - other);
  const sweep = createDueSweep({
    ...{ name: 'what is due', everyMs, clock: () => new Date(minutes(world.now)) },
    aggregates: { written: () => world.written },
    due: async (now) => {
      if (world.fails) throw new Error('away');
      const ids = inOrder().flatMap(([id, at]) => (minutes(at) <= now ? id : []));
      world.meanwhile();
      return ids;
    },
    ...(knowsNext && { next: async () => inOrder().map(([, at]) => minutes(at))[0] }),
    act: async (id, now) => {
      if (world.waits) return;
      waiting.delete(id);
      world.written += 1;
      done.push(`${id} ${now}`);
    },
  });
  return { world, waiting, done, run: sweep.run, leaveOut: () => sweep.leaveOut?.() };
};

describe('a sweep of what is due', () => {
  it('acts on each in turn, at the moment of the turn, and comes again at once', async () => {
    const { world, waiting, done, run, leaveOut } = made();
    expect(leaveOut()).toBe(0);
    waiting.set('b', 2).set('a', 1).set('c', 4);
    world.now = 3;
    expect(await run()).toBe(2);
    expect(done).toEqual([`a ${minutes(3)}`, `b ${minutes(3)}`]);
    expect(leaveOut()).toBe(0);
  });

  it.each([
    [2_000, 14],
    [5_000, 5],
    [30_000, 0],
    [60_000, 0],
  ])(
    'every %d ms leaves out %d turns where none waits: it looks twice a minute, or as often as it did',
    async (everyMs, turns) => {
      const { run, leaveOut } = made(everyMs);
      expect(await run()).toBe(0);
      expect(leaveOut()).toBe(turns);
    },
  );

  it('rests until the next one is due, by the clock of the product', async () => {
    const { world, waiting, run, leaveOut } = made();
    waiting.set('a', 3);
    await run();
    expect(leaveOut()).toBe(5);
    world.now = 2;
    expect(leaveOut()).toBe(5);
    world.now = 3;
    expect(leaveOut()).toBe(0);
    expect(await run()).toBe(1);
  });

  it('does not rest where one has become due while it looked', async () => {
    const { world, waiting, run, leaveOut } = made();
    world.now = 3;
    world.meanwhile = () => waiting.set('a', 2);
    expect(await run()).toBe(0);
    expect(leaveOut()).toBe(0);
  });

  it.each([
    [
      'since',
      ({ world }: ReturnType<typeof made>, run: () => Promise<unknown>) => run().then(() => (world.written += 1)),
    ],
    [
      'while it looked',
      ({ world }: ReturnType<typeof made>, run: () => Promise<unknown>) => {
        world.meanwhile = () => (world.written += 1);
        return run();
      },
    ],
  ])('does not rest where this process has written %s, until a look finds none again', async (_, write) => {
    const all = made(5_000, false);
    await write(all, all.run);
    expect(all.leaveOut()).toBe(0);
    all.world.meanwhile = () => {};
    await all.run();
    expect(all.leaveOut()).toBe(5);
  });

  it('does not rest where one stays due, since what it needs is away', async () => {
    const { world, waiting, run, leaveOut } = made(5_000, false);
    world.waits = true;
    waiting.set('a', 0);
    expect(await run()).toBe(1);
    expect(leaveOut()).toBe(0);
  });

  it('comes again at once after a look that failed', async () => {
    const { world, run, leaveOut } = made();
    await run();
    world.fails = true;
    await expect(run()).rejects.toThrow('away');
    expect(leaveOut()).toBe(0);
  });
});
