import { describe, expect, it } from '@jest/globals';
import { createWatchdog, type Watched } from './watchdog.ts';

type Look = Omit<Watched, 'group'> & { readonly asks?: boolean };
/** The looks at which the brokers were asked, and those at which the group was restarted. */
const watch = async (...looks: readonly Look[]) => {
  const restarted: string[] = [];
  const asked: number[] = [];
  let at = 0;
  const now = () => looks[at] as Look;
  const watchdog = createWatchdog({
    patience: 3,
    rest: 2,
    read: async () => {
      asked.push(at + 1);
      const { asks: _, ...watched } = now();
      return [{ group: 'mail', ...watched }];
    },
    happened: () => now().handled,
    asking: () => now().asks ?? true,
    restart: async (group) => {
      restarted.push(`${group} on look ${at + 1}`);
    },
  });
  for (; at < looks.length; at += 1) await watchdog.look();
  return { asked, restarted };
};
const look = async (...looks: readonly Look[]): Promise<readonly string[]> => (await watch(...looks)).restarted;

const silent = { lag: 5, handled: 10, inFlight: 0 };

it('restarts a group on the third look at a silence', async () => {
  expect(await look(silent, silent, silent)).toEqual(['mail on look 3']);
});
it('gives the restarted group three more looks', async () => {
  expect(await look(silent, silent, silent, silent, silent)).toEqual(['mail on look 3']);
});
it('leaves a group alone that handles something now and then', async () => {
  expect(await look(silent, silent, { ...silent, handled: 11 }, { ...silent, handled: 11 })).toEqual([]);
});
it('leaves a group alone that is at work', async () => {
  const busy = { ...silent, inFlight: 1 };
  expect(await look(busy, busy, busy, busy)).toEqual([]);
});
it('leaves a group alone for which nothing waits', async () => {
  const idle = { ...silent, lag: 0 };
  expect(await look(idle, idle, idle, idle)).toEqual([]);
});

describe('where nothing waits and nothing happens', () => {
  const idle = { ...silent, lag: 0 };
  it('the brokers are asked at every third look', async () => {
    expect((await watch(idle, idle, idle, idle, idle, idle, idle)).asked).toEqual([1, 4, 7]);
  });
  it('they are asked at the next look once something was handled', async () => {
    const later = { ...idle, handled: 11 };
    expect((await watch(idle, idle, later, later, later, later)).asked).toEqual([1, 3, 6]);
  });
  it('they are asked at each look while something is in flight, or waits', async () => {
    const busy = { ...idle, inFlight: 1 };
    expect((await watch(busy, busy, busy, idle, silent, silent, silent)).asked).toEqual([1, 2, 3, 4, 7]);
    expect((await watch(silent, silent, silent)).asked).toEqual([1, 2, 3]);
  });
  it('they are asked at each look while a group asks for nothing', async () => {
    const stopped = { ...idle, asks: false };
    expect((await watch(idle, idle, stopped, stopped, idle, idle, idle)).asked).toEqual([1, 3, 4, 7]);
    expect(
      await look(idle, { ...silent, asks: false }, { ...silent, asks: false }, { ...silent, asks: false }),
    ).toEqual(['mail on look 4']);
  });
  it('a group that stops in silence is found all the same', async () => {
    expect(await look(idle, silent, silent, silent, silent, silent)).toEqual(['mail on look 6']);
  });
});
