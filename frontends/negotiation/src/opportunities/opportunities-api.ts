import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Input, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { type Interest, interestKeys } from '../interests/interests-api.ts';
import type { Keyed } from '../offers/offers-api.ts';
import { opportunityKeys } from './keys.ts';

export type Opportunity = Reply<'/opportunities', 'get'>['data'][number];
export type OwnOpportunity = Reply<'/own-opportunities', 'get'>['data'][number];
export type Applicant = Reply<'/opportunities/{opportunity_id}/applicants', 'get'>['data'][number];
export type BoardMeta = Reply<'/opportunities', 'get'>['meta'];
export type BoardQuery = NonNullable<Input<'/opportunities', 'get'>['query']>;
export type Publishing = Body<'/opportunities', 'post'>;
export type Editing = Body<'/opportunities/{opportunity_id}', 'put'>;
export type Answering = Body<'/opportunities/{opportunity_id}/answer', 'post'>;
export type Criterion = Applicant['fit'][number];

const PAGE = 25;
const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** The board, page by page, with the counts of its filters. */
export const boardQuery = (query: Omit<BoardQuery, 'cursor' | 'limit'>) =>
  infiniteQueryOptions({
    queryKey: [...opportunityKeys.all, 'board', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/opportunities', { query: { ...query, limit: PAGE, ...cursorOf(pageParam) }, signal, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    placeholderData: keepPreviousData,
  });

/** Open positions of one club, the first to close above. */
export const clubPositionsQuery = (clubId: string) =>
  queryOptions({
    queryKey: [...opportunityKeys.all, 'of-club', clubId],
    queryFn: ({ signal }) =>
      api
        .get('/opportunities', { query: { club_id: clubId, sort: 'closes', limit: 50 }, signal, quiet: true })
        .then(({ data }) => data),
  });

export const opportunityQuery = (id: string) =>
  queryOptions({
    queryKey: [...opportunityKeys.all, 'one', id],
    queryFn: ({ signal }) =>
      api
        .get('/opportunities/{opportunity_id}', { params: { opportunity_id: id }, signal, quiet: true })
        .then(({ data }) => data),
  });

/** All positions of the representative's teams, newest first. */
export const ownOpportunitiesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...opportunityKeys.all, 'own'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/own-opportunities', { query: { limit: 50, ...cursorOf(pageParam) }, signal, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    refetchInterval: 20_000,
  });

/** Who answered, best fit first. Players answer any moment. */
export const applicantsQuery = (id: string) =>
  queryOptions({
    queryKey: [...opportunityKeys.all, 'applicants', id],
    queryFn: ({ signal }) =>
      api
        .get('/opportunities/{opportunity_id}/applicants', { params: { opportunity_id: id }, signal, quiet: true })
        .then(({ data }) => data),
    refetchInterval: 20_000,
  });

/** Asks again for all that may follow from it. */
const refresh = (client: QueryClient): void => {
  for (const queryKey of [opportunityKeys.all, interestKeys.all, ['home']]) void client.invalidateQueries({ queryKey });
};

/** A player's answer to an open position. */
export const useAnswerOpportunity = (id: string) => {
  const client = useQueryClient();
  return useMutation<Interest, ApiFailure, Keyed<{ readonly body: Answering }>>({
    mutationFn: async ({ body, key }) =>
      (
        await api.post('/opportunities/{opportunity_id}/answer', {
          ...{ params: { opportunity_id: id }, body, idempotencyKey: key },
        })
      ).data,
    onSettled: () => refresh(client),
  });
};

export type OpportunityCommand =
  | { readonly kind: 'publish'; readonly body: Publishing }
  | { readonly kind: 'edit'; readonly id: string; readonly body: Editing }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'fill'; readonly id: string; readonly body: { readonly player_id: string } };

/** What a representative does with a position. */
export const useOpportunityCommand = () => {
  const client = useQueryClient();
  return useMutation<Opportunity, ApiFailure, Keyed<OpportunityCommand>>({
    mutationFn: async (command) => {
      const given = { idempotencyKey: command.key };
      switch (command.kind) {
        case 'publish':
          return (await api.post('/opportunities', { ...given, body: command.body })).data;
        case 'edit': {
          const params = { opportunity_id: command.id };
          return (await api.put('/opportunities/{opportunity_id}', { ...given, params, body: command.body })).data;
        }
        case 'close': {
          const params = { opportunity_id: command.id };
          return (await api.post('/opportunities/{opportunity_id}/close', { ...given, params })).data;
        }
        case 'fill': {
          const params = { opportunity_id: command.id };
          return (await api.post('/opportunities/{opportunity_id}/fill', { ...given, params, body: command.body }))
            .data;
        }
      }
    },
    onSettled: () => refresh(client),
  });
};
