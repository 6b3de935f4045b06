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
import { type Keyed, offerKeys } from '../offers/offers-api.ts';
import { opportunityKeys } from '../opportunities/keys.ts';

export type Interest = Reply<'/interests/{interest_id}', 'get'>['data'];
export type DeclaringInterest = Body<'/interests', 'post'>;
export type SharedContact = NonNullable<DeclaringInterest['contact']>;

export const interestKeys = { all: ['interests'] as const };

const PAGE = 50;

/** All of the current profile's interests, newest first, page by page. The other side may answer any moment. */
export const interestsQuery = () =>
  infiniteQueryOptions({
    queryKey: interestKeys.all,
    queryFn: ({ pageParam, signal }) =>
      api.get('/interests', {
        query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    refetchInterval: 20_000,
  });

export const interestQuery = (id: string) =>
  queryOptions({
    queryKey: [...interestKeys.all, 'one', id] as const,
    queryFn: async ({ signal }) =>
      (await api.get('/interests/{interest_id}', { params: { interest_id: id }, signal, quiet: true })).data,
    refetchInterval: 20_000,
  });

/** Asks for all that may follow from an answer. */
const refresh = (client: QueryClient): void => {
  for (const queryKey of [interestKeys.all, offerKeys.prospects, opportunityKeys.all, ['stories'], ['home']])
    void client.invalidateQueries({ queryKey });
};

export type InterestAnswer =
  | { readonly kind: 'accept'; readonly body: Body<'/interests/{interest_id}/accept', 'post'> }
  | { readonly kind: 'decline'; readonly body: Body<'/interests/{interest_id}/decline', 'post'> }
  | { readonly kind: 'withdraw'; readonly body: Body<'/interests/{interest_id}/withdraw', 'post'> }
  | { readonly kind: 'message'; readonly body: Body<'/interests/{interest_id}/message', 'put'> };

/** Whoever answers shows each refusal where the answer was given: nothing of it is told twice. */
export const useAnswerInterest = (id: string) => {
  const client = useQueryClient();
  return useMutation<Interest, ApiFailure, Keyed<InterestAnswer>>({
    mutationFn: async (answer) => {
      const given = { params: { interest_id: id }, idempotencyKey: answer.key };
      switch (answer.kind) {
        case 'accept':
          return (await api.post('/interests/{interest_id}/accept', { ...given, body: answer.body })).data;
        case 'decline':
          return (await api.post('/interests/{interest_id}/decline', { ...given, body: answer.body })).data;
        case 'withdraw':
          return (await api.post('/interests/{interest_id}/withdraw', { ...given, body: answer.body })).data;
        case 'message':
          return (await api.put('/interests/{interest_id}/message', { ...given, body: answer.body })).data;
      }
    },
    onSettled: () => refresh(client),
  });
};

export const useDeclareInterest = () => {
  const client = useQueryClient();
  return useMutation<Interest, ApiFailure, Keyed<{ readonly body: DeclaringInterest }>>({
    mutationFn: async ({ body, key }) => (await api.post('/interests', { body, idempotencyKey: key })).data,
    onSettled: () => refresh(client),
  });
};
