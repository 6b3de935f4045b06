import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import { askedIfHeld, type Despite, despiteOf } from '../../api/holds-api.ts';

type Page = Reply<'/admin/clubs', 'get'>;
export type ClubRow = Page['data'][number];
export type Club = Reply<'/clubs/{club_id}', 'get'>['data'];

/**
 * One club as staff sees it, also where the list doesn't show it: found by its name, since only the list tells who entered it. One
 * that was merged is the club that has its teams since.
 */
export const clubQuery = (id: string) =>
  queryOptions({
    queryKey: ['club', id],
    queryFn: async ({ signal }) => {
      const { data: club } = await api.get('/clubs/{club_id}', { params: { club_id: id }, signal, quiet: true });
      const { data: named } = await api.get('/admin/clubs', {
        query: { q: club.name, country: club.country, limit: 100 },
        signal,
        quiet: true,
      });
      return { club, row: named.find((row) => row.id === club.id) ?? null };
    },
  });

/** The countries that have clubs. */
export const clubCountriesQuery = queryOptions({
  queryKey: ['clubs', 'countries'],
  queryFn: async ({ signal }) =>
    (await api.get('/admin/clubs', { query: { limit: 1 }, signal, quiet: true })).meta.countries ?? [],
});

/** `submission`: what was looked at. */
export const verifyClub = (id: string, submission: string, despite: Despite) =>
  api.post('/admin/clubs/{club_id}/verify', {
    params: { club_id: id },
    body: { submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });

type RejectClub = Omit<Body<'/admin/clubs/{club_id}/reject', 'post'>, 'submission' | 'despite'>;

export const rejectClub = (id: string, submission: string, body: RejectClub, despite: Despite) =>
  api.post('/admin/clubs/{club_id}/reject', {
    params: { club_id: id },
    body: { ...body, submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });

export const reopenClub = (id: string, submission: string, despite: Despite) =>
  api.post('/admin/clubs/{club_id}/reopen', {
    params: { club_id: id },
    body: { submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });

type Seen = Pick<ClubRow, 'id' | 'submission'> & { readonly despite?: string };
const seen = (clubs: readonly Seen[]) =>
  clubs.map(({ id, submission, despite }) => ({ club_id: id, submission, ...despiteOf(despite) }));
const answers = (data: Reply<'/admin/clubs/verify', 'post'>['data']) =>
  data.map(({ club_id: id, ...answer }) => ({ id, ...answer }));

export const verifyClubs = async (clubs: readonly Seen[]) =>
  answers((await api.post('/admin/clubs/verify', { body: { clubs: seen(clubs) } })).data);

export const rejectClubs = async (clubs: readonly Seen[], body: RejectClub) =>
  answers((await api.post('/admin/clubs/reject', { body: { ...body, clubs: seen(clubs) } })).data);

type AddClub = Body<'/admin/clubs', 'post'>;
type ChangeClub = Body<'/admin/clubs/{club_id}', 'put'>;
type MergeClub = Body<'/admin/clubs/{club_id}/merge', 'post'>;
type ImportClubs = Body<'/admin/clubs/import', 'post'>;
export type ClubImport = Reply<'/admin/clubs/import', 'post'>['data'];

export const addClub = (body: AddClub, idempotencyKey: string) => api.post('/admin/clubs', { body, idempotencyKey });

export const changeClub = (id: string, body: ChangeClub) =>
  api.put('/admin/clubs/{club_id}', { params: { club_id: id }, body });

export const mergeClub = (id: string, body: MergeClub, despite: Despite) =>
  api.post('/admin/clubs/{club_id}/merge', {
    params: { club_id: id },
    body: { ...body, ...despiteOf(despite) },
    ...askedIfHeld,
  });

/** `lines`: null says what would be; else these lines of the file are brought in. */
export const importClubs = (body: ImportClubs) => api.post('/admin/clubs/import', { body });

/** Clubs by a part of their name, at most 20. */
export const foundClubsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clubs', 'found', q],
    queryFn: async ({ signal }) => (await api.get('/clubs', { query: { q, limit: 20 }, signal, quiet: true })).data,
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
