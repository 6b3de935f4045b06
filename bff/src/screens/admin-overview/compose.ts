import type { bffOperations } from '@touchline/contracts/http/bff';
import type { ServiceName } from '@touchline/contracts/topology';
import type { z } from 'zod';
import type { Answer, Ask } from '../../upstream/ask.ts';
import type { OperationId, OperationOf } from '../../upstream/operations.ts';
import { panel, type Viewer } from '../panel.ts';

type Overview = z.input<typeof bffOperations.getAdminOverview.reply>;
type Listed<Service extends ServiceName, Id extends OperationId<Service>> = Pick<
  Extract<Answer<OperationOf<Service, Id>>, { readonly ok: true }>,
  'data' | 'meta'
>;

/** Staff's home: how many wait in each queue and since when, stuck seals and blocked news. */
export const composeAdminOverview = async (ask: Ask, viewer: Viewer): Promise<Overview> => {
  const first = { queue: 'waiting', sort: 'waiting', limit: 1 } as const;
  const [users, profiles, clubs, seals, deadLetters] = await Promise.all([
    panel(ask.identity('listUsers', { ...viewer, query: first })),
    panel(ask.profile('listProfiles', { ...viewer, query: first })),
    panel(ask.profile('listClubs', { ...viewer, query: { status: 'pending', limit: 1 } })),
    panel(ask.documents('listStuckSeals', viewer)),
    panel(ask.identity('listDeadLetters', viewer)),
  ]);
  const queue = (of: Listed<'identity', 'listUsers'> | Listed<'profile', 'listProfiles'> | null) =>
    of ? { waiting: of.meta.total ?? of.data.length, oldest: of.data[0]?.waiting_since ?? null } : null;
  return {
    users: queue(users),
    profiles: queue(profiles),
    clubs: clubs ? { unverified: clubs.meta.total ?? clubs.data.length } : null,
    seals: seals?.data ?? null,
    dead_letters: deadLetters?.data ?? null,
  };
};
