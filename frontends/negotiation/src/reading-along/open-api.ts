import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { everyPage } from '@touchline/app-core/client/every-page.ts';
import { interestKeys } from '../interests/interests-api.ts';
import { mandateKeys } from '../mandates/mandates-api.ts';
import { offerKeys } from '../offers/offers-api.ts';
import { trialKeys } from '../trials/trials-api.ts';

/** What is under way, whatever page of its list it stands on: of each list all that waits, and all that was agreed. */
const open = ['pending', 'accepted'] as const;
const limit = 100;
const refetchInterval = 30_000;
const ofEach = async <Row>(read: (status: (typeof open)[number]) => Promise<readonly Row[]>) =>
  (await Promise.all(open.map(read))).flat();

export const openOffersQuery = () =>
  queryOptions({
    queryKey: [...offerKeys.lists, 'open'],
    queryFn: ({ signal }) =>
      ofEach((status) =>
        everyPage((at) => api.get('/offers', { query: { limit, status, ...at }, signal, quiet: true })),
      ),
    refetchInterval,
  });

export const openTrialsQuery = () =>
  queryOptions({
    queryKey: [...trialKeys.list, 'open'],
    queryFn: ({ signal }) =>
      ofEach((status) =>
        everyPage((at) => api.get('/trial-requests', { query: { limit, status, ...at }, signal, quiet: true })),
      ),
    refetchInterval,
  });

export const openInterestsQuery = () =>
  queryOptions({
    queryKey: [...interestKeys.all, 'open'],
    queryFn: ({ signal }) =>
      ofEach((status) =>
        everyPage((at) => api.get('/interests', { query: { limit, status, ...at }, signal, quiet: true })),
      ),
    refetchInterval,
  });

const mandatesQuery = (status: 'active' | 'pending') =>
  queryOptions({
    queryKey: [...mandateKeys.all, status],
    queryFn: ({ signal }) =>
      everyPage((at) => api.get('/mandates', { query: { limit, status, ...at }, signal, quiet: true })),
    refetchInterval,
  });

export const activeMandatesQuery = () => mandatesQuery('active');
export const pendingMandatesQuery = () => mandatesQuery('pending');
