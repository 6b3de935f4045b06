import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type Overview = Reply<'/admin/overview', 'get'>['data'];
export type StuckSeal = NonNullable<Overview['seals']>[number];
export type Blocked = NonNullable<Overview['dead_letters']>[number];

const REFETCH_MS = 30_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await api.get('/admin/overview', { signal, quiet: true })).data,
    refetchInterval: REFETCH_MS,
  });

export const retrySeal = (id: string) =>
  api.post('/admin/documents/{document_id}/seal', { params: { document_id: id } });
