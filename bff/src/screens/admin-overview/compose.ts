import type { bffOperations } from '@touchline/contracts/http/bff';
import type { z } from 'zod';
import type { Panel } from '../screens.ts';

type Overview = z.input<typeof bffOperations.getAdminOverview.reply>;
interface Waiting {
  readonly waiting_since: string | null;
}

/** Staff's home: how many wait in each queue and since when, seals that are stuck and news that are held up. */
export const composeAdminOverview = async (panel: Panel): Promise<Overview> => {
  const first = { queue: 'waiting', sort: 'waiting', limit: '1' };
  const [users, profiles, clubs, seals, letters] = await Promise.all([
    panel<Waiting[]>('identity', 'listUsers', first),
    panel<Waiting[]>('profile', 'listProfiles', first),
    panel<unknown[]>('profile', 'listClubs', { verified: 'false', limit: '1' }),
    panel<NonNullable<Overview['seals']>>('documents', 'listStuckSeals'),
    panel<NonNullable<Overview['dead_letters']>>('identity', 'listDeadLetters'),
  ]);
  const queue = (of: typeof users) =>
    of ? { waiting: Number(of.meta.total ?? of.data.length), oldest: of.data[0]?.waiting_since ?? null } : null;
  return {
    users: queue(users),
    profiles: queue(profiles),
    clubs: clubs ? { unverified: Number(clubs.meta.total ?? clubs.data.length) } : null,
    seals: seals?.data ?? null,
    dead_letters: letters?.data ?? null,
  };
};
