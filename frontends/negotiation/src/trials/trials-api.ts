import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { Keyed } from '../offers/offers-api.ts';
import { opportunityKeys } from '../opportunities/keys.ts';

export type Trial = Reply<'/trial-requests/{trial_request_id}', 'get'>['data'];
export type TrialAllowance = Reply<'/trial-allowance', 'get'>['data'];
export type TrialProspect = Reply<'/trial-prospects/{player_id}', 'get'>['data'];
export type RequestingTrial = Body<'/trial-requests', 'post'>;

export type ReportingTrial = Body<'/trial-requests/{trial_request_id}/report', 'put'>;

export const trialKeys = {
  list: ['trials', 'list'] as const,
  one: (id: string) => ['trials', 'one', id] as const,
  days: ['trials', 'days'] as const,
  allowance: ['trials', 'allowance'] as const,
  prospects: ['trials', 'prospect'] as const,
  prospect: (playerId: string) => ['trials', 'prospect', playerId] as const,
};

const PAGE = 50;
const LIVE_MS = 20_000;

/** All of the current profile's trial requests, newest first, page by page. The other side may answer any moment. */
export const trialsQuery = () =>
  infiniteQueryOptions({
    queryKey: trialKeys.list,
    queryFn: ({ pageParam, signal }) =>
      api.get('/trial-requests', {
        query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    refetchInterval: LIVE_MS,
  });

export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: trialKeys.one(id),
    queryFn: async ({ signal }) =>
      (await api.get('/trial-requests/{trial_request_id}', { params: { trial_request_id: id }, signal, quiet: true }))
        .data,
    refetchInterval: LIVE_MS,
  });

/** Those with a day in this window, whatever page of the list they stand on. */
export const trialDaysQuery = (window: { readonly from: string; readonly until: string }) =>
  queryOptions({
    queryKey: [...trialKeys.days, window.from, window.until],
    queryFn: async ({ signal }) =>
      (await api.get('/trial-requests', { query: { limit: 100, ...window }, signal, quiet: true })).data,
    placeholderData: (before) => before,
    refetchInterval: LIVE_MS,
  });

export const trialAllowanceQuery = () =>
  queryOptions({
    queryKey: trialKeys.allowance,
    queryFn: async ({ signal }) => (await api.get('/trial-allowance', { signal, quiet: true })).data,
    refetchInterval: LIVE_MS,
  });

export const trialProspectQuery = (playerId: string) =>
  queryOptions({
    queryKey: trialKeys.prospect(playerId),
    queryFn: async ({ signal }) =>
      (await api.get('/trial-prospects/{player_id}', { params: { player_id: playerId }, signal, quiet: true })).data,
  });

/** Asks for all that may follow from an answer. */
const refresh = (client: QueryClient): void => {
  for (const queryKey of [['trials'], opportunityKeys.all, ['stories'], ['home']])
    void client.invalidateQueries({ queryKey });
};

export type TrialAnswer =
  | { readonly kind: 'accept'; readonly body: Body<'/trial-requests/{trial_request_id}/accept', 'post'> }
  | { readonly kind: 'decline'; readonly body: Body<'/trial-requests/{trial_request_id}/decline', 'post'> }
  | { readonly kind: 'withdraw'; readonly body: Body<'/trial-requests/{trial_request_id}/withdraw', 'post'> }
  | { readonly kind: 'cancel'; readonly body: Body<'/trial-requests/{trial_request_id}/cancel', 'post'> }
  | { readonly kind: 'propose'; readonly body: Body<'/trial-requests/{trial_request_id}/proposal', 'post'> }
  | { readonly kind: 'dates'; readonly body: Body<'/trial-requests/{trial_request_id}/dates', 'put'> };

/** Whoever answers shows each refusal where the answer was given: nothing of it is told twice. */
export const useAnswerTrial = (id: string) => {
  const client = useQueryClient();
  return useMutation<Trial, ApiFailure, Keyed<TrialAnswer>>({
    mutationFn: async (answer) => {
      const given = { params: { trial_request_id: id }, idempotencyKey: answer.key };
      switch (answer.kind) {
        case 'accept':
          return (await api.post('/trial-requests/{trial_request_id}/accept', { ...given, body: answer.body })).data;
        case 'decline':
          return (await api.post('/trial-requests/{trial_request_id}/decline', { ...given, body: answer.body })).data;
        case 'withdraw':
          return (await api.post('/trial-requests/{trial_request_id}/withdraw', { ...given, body: answer.body })).data;
        case 'cancel':
          return (await api.post('/trial-requests/{trial_request_id}/cancel', { ...given, body: answer.body })).data;
        case 'propose':
          return (await api.post('/trial-requests/{trial_request_id}/proposal', { ...given, body: answer.body })).data;
        case 'dates':
          return (await api.put('/trial-requests/{trial_request_id}/dates', { ...given, body: answer.body })).data;
      }
    },
    onSettled: () => refresh(client),
  });
};

export const useRequestTrial = () => {
  const client = useQueryClient();
  return useMutation<Trial, ApiFailure, Keyed<{ readonly body: RequestingTrial }>>({
    mutationFn: async ({ body, key }) => (await api.post('/trial-requests', { body, idempotencyKey: key })).data,
    onSettled: () => refresh(client),
  });
};

export const useReportTrial = (id: string) => {
  const client = useQueryClient();
  return useMutation<Trial, ApiFailure, Keyed<{ readonly body: ReportingTrial }>>({
    mutationFn: async ({ body, key }) => {
      const given = { params: { trial_request_id: id }, idempotencyKey: key };
      return (await api.put('/trial-requests/{trial_request_id}/report', { ...given, body })).data;
    },
    onSuccess: (trial) => client.setQueryData(trialKeys.one(id), trial),
    onSettled: () => refresh(client),
  });
};
