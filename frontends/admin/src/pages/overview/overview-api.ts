import { queryOptions } from '@tanstack/react-query';
import { api, type Reply } from '@touchline/market';
import type { QueuedType } from '../../features/profiles-api.ts';

export type Overview = Reply<'/admin/overview', 'get'>['data'];
export type StuckSeal = NonNullable<Overview['seals']>[number];
export type Held = NonNullable<Overview['dead_letters']>[number];
export type Waiting = { readonly waiting: number; readonly oldest: string | null };

const REFETCH_MS = 30_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await api.get('/admin/overview', { signal, quiet: true })).data,
    refetchInterval: REFETCH_MS,
  });

/** How many of one type wait and since when; the overview tells it of all types together. */
export const waitingQuery = (type: QueuedType) =>
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
