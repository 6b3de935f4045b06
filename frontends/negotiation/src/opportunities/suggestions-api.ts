import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { Keyed } from '../offers/offers-api.ts';
import { opportunityKeys } from './keys.ts';

export type Suggestion = Reply<'/suggestions', 'get'>['data'][number];
export type Candidate = Reply<'/opportunities/{opportunity_id}/candidates', 'get'>['data'][number];
export type Suggesting = Body<'/opportunities/{opportunity_id}/suggestions', 'post'>;

/** The players whom the agent who looks represents, beside a position, best fit first. */
export const candidatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...opportunityKeys.all, 'candidates', id],
    queryFn: ({ signal }) =>
      api
        .get('/opportunities/{opportunity_id}/candidates', { params: { opportunity_id: id }, signal, quiet: true })
        .then(({ data }) => data),
    refetchInterval: 20_000,
  });

const useRefresh = () => {
  const client = useQueryClient();
  return (): void => {
    for (const queryKey of [opportunityKeys.all, ['home'], ['inbox']]) void client.invalidateQueries({ queryKey });
  };
};

/** Puts a player forward for an open position. */
export const useSuggestPlayer = (id: string) => {
  const refresh = useRefresh();
  return useMutation<Suggestion, ApiFailure, Keyed<{ readonly body: Suggesting }>>({
    mutationFn: async ({ body, key }) =>
      (
        await api.post('/opportunities/{opportunity_id}/suggestions', {
          ...{ params: { opportunity_id: id }, body, idempotencyKey: key },
        })
      ).data,
    onSettled: refresh,
  });
};

export type SuggestionAnswer =
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'decline'; readonly body: { readonly reason: string } };

/** The player says no, or the agent takes it back. */
export const useAnswerSuggestion = (id: string) => {
  const refresh = useRefresh();
  return useMutation<Suggestion, ApiFailure, Keyed<SuggestionAnswer>>({
    mutationFn: async (answer) => {
      const given = { params: { suggestion_id: id }, idempotencyKey: answer.key };
      return answer.kind === 'withdraw'
        ? (await api.post('/suggestions/{suggestion_id}/withdraw', given)).data
        : (await api.post('/suggestions/{suggestion_id}/decline', { ...given, body: answer.body })).data;
    },
    onSettled: refresh,
  });
};
