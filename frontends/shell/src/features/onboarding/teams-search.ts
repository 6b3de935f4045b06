import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/market';
import { useEffect, useState } from 'react';
import type { OwnClub } from './own-profile.ts';

/** Clubs by a part of their name, at most 20. Asked only from two letters on. */
export const clubsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clubs', q] as const,
    queryFn: async ({ signal }): Promise<OwnClub[]> => {
      const { data } = await api.get('/clubs', { query: { q, limit: 20 }, signal, quiet: true });
      return data;
    },
    enabled: q.length >= 2,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** What is typed, once typing pauses. */
export const usePaused = (typed: string, milliseconds = 220): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return paused;
};
