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

export type Mandate = Reply<'/mandates/{mandate_id}', 'get'>['data'];

export const mandateKeys = { all: ['mandates'] as const, shown: ['representations'] as const };

/** All of the current profile's mandates, newest first, page by page. The other side may act any moment. */
export const mandatesQuery = () =>
  infiniteQueryOptions({
    queryKey: mandateKeys.all,
    queryFn: ({ pageParam, signal }) =>
      api.get('/mandates', {
        query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    refetchInterval: 20_000,
  });

/** An agent's mandates with this player, newest first. */
export const mandatesWithQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...mandateKeys.all, 'with', playerId],
    queryFn: ({ signal }) =>
      api
        .get('/mandates', { query: { limit: 20, player_id: playerId }, signal, quiet: true })
        .then((reply) => reply.data),
    refetchInterval: 20_000,
  });

/** Who represents a player today. */
export const representationsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...mandateKeys.shown, playerId],
    queryFn: ({ signal }) =>
      api
        .get('/players/{profile_id}/representations', { params: { profile_id: playerId }, signal, quiet: true })
        .then((reply) => reply.data),
  });

const refresh = (client: QueryClient): void => {
  for (const queryKey of [mandateKeys.all, mandateKeys.shown, ['home'], ['inbox']])
    void client.invalidateQueries({ queryKey });
};

export type MandateAnswer =
  | { readonly kind: 'confirm' | 'withdraw' }
  | { readonly kind: 'decline' | 'end'; readonly body: { readonly reason: string } };

/** Whoever answers shows each refusal where the answer was given. */
export const useAnswerMandate = (id: string) => {
  const client = useQueryClient();
  return useMutation<Mandate, ApiFailure, Keyed<MandateAnswer>>({
    mutationFn: async (answer) => {
      const given = { params: { mandate_id: id }, idempotencyKey: answer.key };
      switch (answer.kind) {
        case 'confirm':
          return (await api.post('/mandates/{mandate_id}/confirm', given)).data;
        case 'withdraw':
          return (await api.post('/mandates/{mandate_id}/withdraw', given)).data;
        case 'decline':
          return (await api.post('/mandates/{mandate_id}/decline', { ...given, body: answer.body })).data;
        case 'end':
          return (await api.post('/mandates/{mandate_id}/end', { ...given, body: answer.body })).data;
      }
    },
    onSettled: () => refresh(client),
  });
};

export const useRequestMandate = () => {
  const client = useQueryClient();
  return useMutation<Mandate, ApiFailure, Keyed<{ readonly body: Body<'/mandates', 'post'> }>>({
    mutationFn: async ({ body, key }) => (await api.post('/mandates', { body, idempotencyKey: key })).data,
    onSettled: () => refresh(client),
  });
};
