import { QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { isLate } from './late.ts';

/**
 * The one query client of a page. A command runs at the press or fails at the press: with TanStack's own default it
 * would wait for the network and be sent later, when nobody can confirm it any more. Reads may wait for the network.
 * The HTTP client below retries by the product's rules; retrying here too would square them.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        // An answer that lags behind what this page has done takes the place of nothing.
        structuralSharing: (before, now) =>
          before !== undefined && isLate(now) ? before : replaceEqualDeep(before, now),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
