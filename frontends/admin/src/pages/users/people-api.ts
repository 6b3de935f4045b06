import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { despiteOf } from '../../api/holds-api.ts';
import type { Decidable } from '../../features/decision/components/bulk-decision.tsx';
import type { BulkAnswer } from '../../features/decision/components/use-bulk.tsx';
import type { Rejecting } from '../../features/decision/reject-draft.ts';
import type { TableKind } from '../../features/table/table-kind.ts';
import type { Suspending } from './suspend.tsx';

type Page = Reply<'/admin/people', 'get'>;
export type Person = Page['data'][number];
export type PersonFile = Reply<'/admin/users/{user_id}/file', 'get'>['data'];
type Query = NonNullable<NonNullable<Parameters<typeof api.get<'/admin/people'>>[1]>['query']>;

export const readPeople: TableKind<Person>['read'] = ({ q, filters, sort, direction }, page, signal) =>
  api.get('/admin/people', {
    // Its filters are of the lists that the table offers; what else an address says it has left out.
    query: { ...filters, q: q || undefined, sort, direction, ...page } as Query,
    signal,
    quiet: true,
  });

export const personFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', id, 'file'],
    queryFn: async ({ signal }) =>
      (await api.get('/admin/users/{user_id}/file', { params: { user_id: id }, signal, quiet: true })).data,
  });

const usersOf = (chosen: readonly Decidable[]) =>
  chosen.map(({ id, submission, despite }) => ({ user_id: id, submission, ...despiteOf(despite) }));
const answersOf = (
  answers: readonly (Omit<BulkAnswer, 'id'> & { readonly user_id: string })[],
): readonly BulkAnswer[] => answers.map(({ user_id, ...answer }) => ({ id: user_id, ...answer }));

export const verifyUsers = async (chosen: readonly Decidable[]): Promise<readonly BulkAnswer[]> =>
  answersOf((await api.post('/admin/people/verify', { body: { users: usersOf(chosen) } })).data);
export const rejectUsers = async (chosen: readonly Decidable[], body: Rejecting): Promise<readonly BulkAnswer[]> =>
  answersOf((await api.post('/admin/people/reject', { body: { ...body, users: usersOf(chosen) } })).data);

const namedOf = (chosen: readonly Person[]) => chosen.map(({ id }) => ({ user_id: id }));
export const suspendUsers = async (chosen: readonly Person[], body: Suspending): Promise<readonly BulkAnswer[]> =>
  answersOf((await api.post('/admin/people/suspend', { body: { ...body, users: namedOf(chosen) } })).data);
export const reinstateUsers = async (chosen: readonly Person[]): Promise<readonly BulkAnswer[]> =>
  answersOf((await api.post('/admin/people/reinstate', { body: { users: namedOf(chosen) } })).data);

export const endUserSession = (user_id: string, session_id: string) =>
  api.delete('/admin/users/{user_id}/sessions/{session_id}', { params: { user_id, session_id } });
