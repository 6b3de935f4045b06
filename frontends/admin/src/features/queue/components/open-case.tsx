import type { UseQueryResult } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { EmptyState, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';

type Missing = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

/** Why there is no evidence: no such case, or it could not be fetched. */
export const MissingCase = ({ missing }: { readonly missing: Missing }): ReactNode => {
  const { error } = missing;
  if (isApiFailure(error) && error.status === 404) return <EmptyState icon="magnifying-glass" title={error.message} />;
  return <ReadFailed query={missing} />;
};

/** Both columns of an open case; while it is fetched their outlines, and once where it can't be had. */
export const openCase = (
  shown: { readonly evidence: ReactNode; readonly decision: ReactNode } | null,
  missing: Missing | null,
): { readonly evidence: ReactNode; readonly decision: ReactNode } => {
  if (shown) return shown;
  if (missing) return { evidence: <MissingCase missing={missing} />, decision: null };
  return { evidence: <Skeletons lines={9} />, decision: <Skeletons lines={4} /> };
};
