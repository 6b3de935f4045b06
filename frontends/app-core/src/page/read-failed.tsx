import { ErrorPanel, type ErrorPanelProps } from '@touchline/ui';
import type { ReactNode } from 'react';
import { isApiFailure } from '../client/failure.ts';

interface Read {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** In the place of what could not be read: why not, in the catalogue's words, and the way to ask again. */
export const ReadFailed = ({
  query: { error, isFetching, refetch },
  title,
}: Pick<ErrorPanelProps, 'title'> & { readonly query: Read }): ReactNode => (
  <ErrorPanel title={title} onRetry={() => void refetch()} busy={isFetching}>
    {isApiFailure(error) ? error.message : null}
  </ErrorPanel>
);
