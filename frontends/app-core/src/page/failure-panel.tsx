import { EmptyState, Page, PageHeader } from '@touchline/ui';
import type { ReactNode } from 'react';
import { isApiFailure } from '../client/failure.ts';
import { ReadFailed } from './read-failed.tsx';

/** A page whose subject could not be had: in words where it isn't there, with another try where it may come yet. */
export const FailurePage = ({
  title,
  failure,
  words,
  onRetry,
  busy,
  actions,
}: {
  readonly title: string;
  readonly failure: unknown;
  /** Sentences for codes that mean something particular here. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  readonly actions?: ReactNode;
}): ReactNode => {
  const code = isApiFailure(failure) ? failure.code : undefined;
  const known = code ? words?.[code] : undefined;
  return (
    <Page>
      <PageHeader title={title} />
      {known ? (
        <EmptyState title={known} actions={actions} icon="magnifying-glass" />
      ) : (
        <ReadFailed query={{ error: failure, isFetching: busy, refetch: onRetry }} />
      )}
    </Page>
  );
};
