import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { ProfileType, ValuationTier } from '@touchline/contracts/values';
import type { Decidable } from '../features/decision/components/bulk-decision.tsx';
import type { BulkAnswer } from '../features/decision/components/use-bulk.tsx';
import type { Rejecting } from '../features/decision/reject-draft.ts';
import type { QueueView } from '../features/queue/queue-address.ts';
import { askedIfHeld, type Despite, despiteOf } from './holds-api.ts';

type Page = Reply<'/admin/profiles', 'get'>;
export type ProfileRow = Page['data'][number];
export type Profile = Reply<'/admin/profiles/{profile_id}', 'get'>['data'];
type BulkReply = Reply<'/admin/profiles/verify', 'post'>['data'];

const REFETCH_MS = 30_000;

/** Waiting profiles of a type under `['profiles', 'waiting', type]`, all under `['profiles', 'all', type]`. */
export const profilesQuery = (type: ProfileType, { tab, status, q }: Pick<QueueView, 'tab' | 'status' | 'q'>) => {
  const query = { profile_type: type, queue: tab, status: status ?? undefined, q: q || undefined };
  return infiniteQueryOptions({
    queryKey: ['profiles', tab, type, query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/profiles', {
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

export const profileKey = (id: string) => ['profile', id] as const;
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: profileKey(id),
    queryFn: async ({ signal }) =>
      (await api.get('/admin/profiles/{profile_id}', { params: { profile_id: id }, signal, quiet: true })).data,
  });

const params = (id: string) => ({ profile_id: id });
export const setTier = (id: string, valuation_tier: ValuationTier) =>
  api.put('/admin/profiles/{profile_id}/tier', { params: params(id), body: { valuation_tier } });
/** `submission`: what was looked at. `tier`: set by the same command. */
export const verifyProfile = (id: string, submission: string, tier: ValuationTier | null, despite: Despite) =>
  api.post('/admin/profiles/{profile_id}/verify', {
    params: params(id),
    body: { submission, ...(tier ? { valuation_tier: tier } : {}), ...despiteOf(despite) },
    ...askedIfHeld,
  });
const profilesOf = (chosen: readonly Decidable[]) =>
  chosen.map(({ id, submission, despite }) => ({ profile_id: id, submission, ...despiteOf(despite) }));
const answersOf = (answers: BulkReply): readonly BulkAnswer[] =>
  answers.map(({ profile_id, ...answer }) => ({ id: profile_id, ...answer }));
/** `tier`: given to all of them; null: each has its own, or its kind has none. */
export const verifyProfiles = async (
  chosen: readonly Decidable[],
  tier: ValuationTier | null,
): Promise<readonly BulkAnswer[]> => {
  const body = { profiles: profilesOf(chosen), ...(tier ? { valuation_tier: tier } : {}) };
  return answersOf((await api.post('/admin/profiles/verify', { body })).data);
};
export const rejectProfiles = async (chosen: readonly Decidable[], body: Rejecting): Promise<readonly BulkAnswer[]> =>
  answersOf((await api.post('/admin/profiles/reject', { body: { ...body, profiles: profilesOf(chosen) } })).data);
export const rejectProfile = (id: string, submission: string, body: Rejecting, despite: Despite) =>
  api.post('/admin/profiles/{profile_id}/reject', {
    params: params(id),
    body: { ...body, submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });
/** `claimed_at`: the change that was looked at. */
export const confirmClaim = (id: string, claimed_at: string, despite: Despite) =>
  api.post('/admin/profiles/{profile_id}/claim/confirm', {
    params: params(id),
    body: { claimed_at, ...despiteOf(despite) },
    ...askedIfHeld,
  });
export const refuseClaim = (id: string, claimed_at: string, reason: string, despite: Despite) =>
  api.post('/admin/profiles/{profile_id}/claim/refuse', {
    params: params(id),
    body: { claimed_at, reason, ...despiteOf(despite) },
    ...askedIfHeld,
  });
/** `season`: as it was looked at. */
export const confirmSeason = (id: string, season: { readonly id: string; readonly at: string }, confirmed: boolean) =>
  api.post('/admin/profiles/{profile_id}/seasons/{season_id}/confirm', {
    params: { ...params(id), season_id: season.id },
    body: { said_at: season.at, confirmed },
  });
export const reopenProfile = (id: string, submission: string, despite: Despite) =>
  api.post('/admin/profiles/{profile_id}/reopen', {
    params: params(id),
    body: { submission, ...despiteOf(despite) },
    ...askedIfHeld,
  });
