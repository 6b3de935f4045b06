import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { Rejecting } from '../features/decision/reject-draft.ts';
import type { QueueView } from '../features/queue/queue-address.ts';
import { askedIfHeld, type Despite, despiteOf } from './holds-api.ts';

type Page = Reply<'/admin/users', 'get'>;
export type UserRow = Page['data'][number];
export type User = Reply<'/admin/users/{user_id}', 'get'>['data'];

const REFETCH_MS = 30_000;

/** Waiting people under `['users', 'waiting']`, all under `['users', 'all']`. */
export const usersQuery = ({ tab, status, q }: Pick<QueueView, 'tab' | 'status' | 'q'>) => {
  const query = { queue: tab, status: status ?? undefined, q: q || undefined };
  return infiniteQueryOptions({
    queryKey: ['users', tab, query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/users', {
        query: { ...query, limit: 25, cursor: pageParam || undefined },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
};

export const userKey = (id: string) => ['user', id] as const;
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: userKey(id),
    queryFn: async ({ signal }) =>
      (await api.get('/admin/users/{user_id}', { params: { user_id: id }, signal, quiet: true })).data,
  });

const params = (id: string) => ({ user_id: id });
/** `submission`: what was looked at. */
export const verifyUser = (id: string, submission: string, despite: Despite) =>
  api.post('/admin/users/{user_id}/verify', {
    params: params(id),
    body: { submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });
export const rejectUser = (id: string, submission: string, body: Rejecting, despite: Despite) =>
  api.post('/admin/users/{user_id}/reject', {
    params: params(id),
    body: { ...body, submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });
export const reopenUser = (id: string, submission: string, despite: Despite) =>
  api.post('/admin/users/{user_id}/reopen', {
    params: params(id),
    body: { submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });
export const suspendUser = (id: string, body: Body<'/admin/users/{user_id}/suspend', 'post'>) =>
  api.post('/admin/users/{user_id}/suspend', { params: params(id), body });
export const endUserSessions = (id: string) => api.post('/admin/users/{user_id}/end-sessions', { params: params(id) });
/** Only a keyed hash of it is kept. */
export const noteDocumentNumber = (id: string, number: string) =>
  api.put('/admin/users/{user_id}/document-number', { params: params(id), body: { number } });
const removal = '/admin/users/{user_id}/second-factor/removal';
export const askFactorRemoval = (id: string, reason: string) =>
  api.post(removal, { params: params(id), body: { reason } });
export const confirmFactorRemoval = (id: string) => api.post(`${removal}/confirm`, { params: params(id) });
export const dropFactorRemoval = (id: string) => api.delete(removal, { params: params(id) });
export const reinstateUser = (id: string) => api.post('/admin/users/{user_id}/reinstate', { params: params(id) });
