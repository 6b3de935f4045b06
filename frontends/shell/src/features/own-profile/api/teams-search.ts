import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { OwnClub } from './own-profile.ts';

/** From so many letters on clubs are searched for. */
export const CLUB_LETTERS = 2;

/** Clubs by a part of their name, at most 20. */
export const clubsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clubs', q] as const,
    queryFn: async ({ signal }): Promise<OwnClub[]> => {
      const { data } = await api.get('/clubs', { query: { q, limit: 20 }, signal, quiet: true });
      return data;
    },
    enabled: q.length >= CLUB_LETTERS,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
