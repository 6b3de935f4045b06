import type { UseQueryResult } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';

type Missing = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

/** Both columns of an open case; while it is fetched their outlines, and once where it can't be had. */
export const openCase = (
  shown: { readonly evidence: ReactNode; readonly decision: ReactNode } | null,
  missing: Missing | null,
): { readonly evidence: ReactNode; readonly decision: ReactNode } => {
  if (shown) return shown;
  if (missing) return { evidence: <ReadFailed query={missing} />, decision: null };
  return { evidence: <Skeletons lines={9} />, decision: <Skeletons lines={4} /> };
};
