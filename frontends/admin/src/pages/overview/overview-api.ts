import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { ProfileType } from '@touchline/contracts/values';

export type Overview = Reply<'/admin/overview', 'get'>['data'];
export type StuckSeal = NonNullable<Overview['seals']>[number];
export type Blocked = NonNullable<Overview['dead_letters']>[number];
export type Waiting = NonNullable<Overview['users']>;

const REFETCH_MS = 30_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await api.get('/admin/overview', { signal, quiet: true })).data,
    refetchInterval: REFETCH_MS,
  });

/** Counts the waiting profiles of one type, and since when; the overview's own answer counts all types. */
export const waitingQuery = (type: ProfileType) =>
  queryOptions({
    queryKey: ['profiles', 'count', type],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { data, meta } = await api.get('/admin/profiles', {
        query: { profile_type: type, queue: 'waiting', limit: 1 },
        signal,
        quiet: true,
      });
      return { waiting: meta.total ?? data.length, oldest: data[0]?.waiting_since ?? null };
    },
    refetchInterval: REFETCH_MS,
  });

export const retrySeal = (id: string) =>
  api.post('/admin/documents/{document_id}/seal', { params: { document_id: id }, quiet: true });
