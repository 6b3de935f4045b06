import { EmptyState, ErrorPanel, type ErrorPanelProps } from '@touchline/ui';
import type { ReactNode } from 'react';
import { isApiFailure } from '../client/failure.ts';
import { text } from '../text.ts';

interface Read {
  readonly error: unknown;
  readonly isFetching?: boolean | undefined;
  readonly refetch?: () => unknown;
}

const inWords = (error: unknown): string | null => (isApiFailure(error) ? error.message : null);

/**
 * In the place of what could not be read: why not, in the catalogue's words or in `words` of the page's own, and the way to ask again, where
 * there is one. What isn't there, or isn't for who looks, would be no other if it was asked again.
 */
export const ReadFailed = ({
  query: { error, isFetching, refetch },
  title,
  words = inWords,
}: Pick<ErrorPanelProps, 'title'> & {
  readonly query: Read;
  readonly words?: (error: unknown) => string | null;
}): ReactNode =>
  isApiFailure(error) && error.status === 404 ? (
    <EmptyState icon="magnifying-glass" title={text('nothingHere')}>
      {text('nothingHereText')}
    </EmptyState>
  ) : (
    <ErrorPanel title={title} busy={isFetching} {...(refetch ? { onRetry: () => void refetch() } : {})}>
      {words(error)}
    </ErrorPanel>
  );
