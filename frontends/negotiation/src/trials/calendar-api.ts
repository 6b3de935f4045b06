import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { Keyed } from '../offers/offers-api.ts';

export type TrialCalendar = Reply<'/trial-calendar', 'get'>['data'];
export type BlockedSpan = TrialCalendar['blocked'][number];
type BlockingDays = Body<'/trial-calendar/blocked-days', 'post'>;

const key = ['trials', 'calendar'] as const;

/** The player's own days: blocked and agreed ones. */
export const trialCalendarQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get('/trial-calendar', { signal, quiet: true })).data,
  });

export const useBlockDays = () => {
  const client = useQueryClient();
  return useMutation<TrialCalendar, ApiFailure, Keyed<{ readonly body: BlockingDays }>>({
    mutationFn: async ({ body, key: idempotencyKey }) =>
      (await api.post('/trial-calendar/blocked-days', { body, idempotencyKey })).data,
    onSuccess: (calendar) => client.setQueryData(key, calendar),
  });
};

export const useUnblockDays = () => {
  const client = useQueryClient();
  return useMutation<TrialCalendar, ApiFailure, Keyed<{ readonly id: string }>>({
    mutationFn: async ({ id, key: idempotencyKey }) =>
      (await api.delete('/trial-calendar/blocked-days/{block_id}', { params: { block_id: id }, idempotencyKey })).data,
    onSuccess: (calendar) => client.setQueryData(key, calendar),
  });
};
