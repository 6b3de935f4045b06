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
import { withFresher } from './fresher.ts';

export type Offer = Reply<'/offers/{offer_id}', 'get'>['data'];
export type OfferRow = Reply<'/offers', 'get'>['data'][number];
export type OfferPage = Reply<'/offers', 'get'>;
export type OffersOverview = Reply<'/offers-overview', 'get'>['data'];
export type OfferRound = Offer['rounds'][number];
export type Prospect = Reply<'/prospects/{player_id}', 'get'>['data'];
export type OfferQuery = NonNullable<Input<'/offers', 'get'>['query']>;
export type MakingOffer = Body<'/offers', 'post'>;
export type Countering = Body<'/offers/{offer_id}/counter', 'post'>;

export const offerKeys = {
  all: ['offers'] as const,
  lists: ['offers', 'list'] as const,
  list: (query: OfferQuery) => ['offers', 'list', query] as const,
  overview: ['offers', 'list', 'overview'] as const,
  one: (id: string) => ['offers', 'one', id] as const,
  prospects: ['prospect'] as const,
  prospect: (playerId: string) => ['prospect', playerId] as const,
};

/** One offer as its side sees it. Fetched again while it is open: the other side may answer any moment. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: offerKeys.one(id),
    queryFn: ({ signal }) =>
      api.get('/offers/{offer_id}', { params: { offer_id: id }, signal, quiet: true }).then((reply) => reply.data),
    refetchInterval: (query) => {
      const offer = query.state.data;
      if (offer?.status === 'accepted' && !offer.contract?.document_id) return 2000;
      return offer?.status === 'pending' || offer?.contract?.status === 'signing' ? 20_000 : false;
    },
  });

const readOffers = (query: OfferQuery, cursor: string | null, signal?: AbortSignal): Promise<OfferPage> =>
  api.get('/offers', {
    query: { ...query, ...(cursor === null ? {} : { cursor }) },
    ...(signal ? { signal } : {}),
    quiet: true,
  });

const fresher = async (client: QueryClient, page: Promise<OfferPage>): Promise<OfferPage> => {
  const read = await page;
  const known = client.getQueriesData<Offer>({ queryKey: ['offers', 'one'] }).flatMap(([, offer]) => offer ?? []);
  return { ...read, data: withFresher(read.data, known) };
};

/** One page of the current profile's offers; what this browser knows better is put in. */
export const offersQuery = (client: QueryClient, query: OfferQuery) =>
  queryOptions({
    queryKey: offerKeys.list(query),
    queryFn: ({ signal }) => fresher(client, readOffers(query, null, signal)),
    placeholderData: keepPreviousData,
  });

/** The same, page after page. */
export const offersPagesQuery = (client: QueryClient, query: OfferQuery) =>
  infiniteQueryOptions({
    queryKey: [...offerKeys.list(query), 'pages'] as const,
    queryFn: ({ pageParam, signal }) => fresher(client, readOffers(query, pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    placeholderData: keepPreviousData,
  });

/** For a spreadsheet: a page of all offers, as large as one may be. */
export const offersPage = (
  filters: Pick<OfferQuery, 'q' | 'made_by' | 'club_id'>,
  { cursor }: { readonly cursor?: string },
  signal: AbortSignal,
): Promise<OfferPage> => readOffers({ sort: 'updated', limit: 100, ...filters }, cursor ?? null, signal);

/** How many offers are in each group, and what is open, added up. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: offerKeys.overview,
    queryFn: async ({ signal }) => (await api.get('/offers-overview', { signal, quiet: true })).data,
  });

/** What an offer to this player has to keep to, and per team why one may not be possible now. */
export const prospectQuery = (playerId: string) =>
  queryOptions({
    queryKey: offerKeys.prospect(playerId),
    queryFn: ({ signal }) =>
      api
        .get('/prospects/{player_id}', { params: { player_id: playerId }, signal, quiet: true })
        .then((reply) => reply.data),
  });

/** Keeps what a command answered, and invalidates all that may follow from it. */
const keep = (client: QueryClient, offer: Offer): void => {
  client.setQueryData(offerKeys.one(offer.id), offer);
  for (const queryKey of [offerKeys.lists, offerKeys.prospects, ['player'], ['home'], ['documents']])
    void client.invalidateQueries({ queryKey });
};

export type OfferAnswer =
  | { readonly kind: 'counter'; readonly body: Countering }
  | { readonly kind: 'accept'; readonly body: Body<'/offers/{offer_id}/accept', 'post'> }
  | { readonly kind: 'decline'; readonly body: Body<'/offers/{offer_id}/decline', 'post'> }
  | { readonly kind: 'withdraw'; readonly body: Body<'/offers/{offer_id}/withdraw', 'post'> };

/** `key` names one act of a person: the same again is a repeat, not a second act. */
export type Keyed<T> = T & { readonly key: string };

/** The caller shows each refusal beside the answer, so no toast repeats it. */
export const useAnswerOffer = (id: string) => {
  const client = useQueryClient();
  return useMutation<Offer, ApiFailure, Keyed<OfferAnswer>>({
    mutationFn: async (answer) => {
      const given = { params: { offer_id: id }, idempotencyKey: answer.key };
      switch (answer.kind) {
        case 'counter':
          return (await api.post('/offers/{offer_id}/counter', { ...given, body: answer.body })).data;
        case 'accept':
          return (await api.post('/offers/{offer_id}/accept', { ...given, body: answer.body })).data;
        case 'decline':
          return (await api.post('/offers/{offer_id}/decline', { ...given, body: answer.body })).data;
        case 'withdraw':
          return (await api.post('/offers/{offer_id}/withdraw', { ...given, body: answer.body })).data;
      }
    },
    onSuccess: (offer) => keep(client, offer),
    // Refused because something moved: show what is current at once.
    onError: () => void client.invalidateQueries({ queryKey: offerKeys.one(id) }),
  });
};

export const useMakeOffer = () => {
  const client = useQueryClient();
  return useMutation<Offer, ApiFailure, Keyed<{ readonly body: MakingOffer }>>({
    mutationFn: async ({ body, key }) => (await api.post('/offers', { body, idempotencyKey: key })).data,
    onSuccess: (offer) => keep(client, offer),
    onError: (_, { body }) => void client.invalidateQueries({ queryKey: offerKeys.prospect(body.player_id) }),
  });
};
