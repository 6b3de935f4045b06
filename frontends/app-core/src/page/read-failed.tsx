import { ErrorPanel, type ErrorPanelProps } from '@touchline/ui';
import type { ReactNode } from 'react';
import { isApiFailure } from '../client/failure.ts';

interface Read {
  readonly error: unknown;
  readonly isFetching?: boolean;
  readonly refetch?: () => unknown;
}

/** In the place of what could not be read: why not, in the catalogue's words, and the way to ask again, where there is one. */
export const ReadFailed = ({
  query: { error, isFetching, refetch },
  title,
}: Pick<ErrorPanelProps, 'title'> & { readonly query: Read }): ReactNode => (
  <ErrorPanel title={title} busy={isFetching} {...(refetch ? { onRetry: () => void refetch() } : {})}>
    {isApiFailure(error) ? error.message : null}
  </ErrorPanel>
);
