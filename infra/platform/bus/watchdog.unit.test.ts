import { expect, it } from '@jest/globals';
import { createWatchdog, type Watched } from './watchdog.ts';

const look = async (...looks: readonly Omit<Watched, 'group'>[]): Promise<readonly string[]> => {
  const restarted: string[] = [];
  let at = 0;
  const watchdog = createWatchdog({
    patience: 3,
    read: async () => [{ group: 'mail', ...(looks[at] as Omit<Watched, 'group'>) }],
    restart: async (group) => {
      restarted.push(`${group} on look ${at + 1}`);
    },
  });
  for (; at < looks.length; at += 1) await watchdog.look();
  return restarted;
};

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
