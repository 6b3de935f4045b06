import { EmptyState, ErrorPanel, Page } from '@touchline/ui';
import type { ReactNode } from 'react';
import { isApiFailure } from '../api/failure.ts';

/** A page whose subject could not be had: in words where it isn't there, with another try where it may come yet. */
export const FailurePage = ({
  failure,
  words,
  onRetry,
  busy,
  actions,
}: {
  readonly failure: unknown;
  /** Sentences for codes that mean something particular here. */
  readonly words?: Readonly<Record<string, string>>;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  readonly actions?: ReactNode;
}): ReactNode => {
  const code = isApiFailure(failure) ? failure.code : undefined;
  const known = code ? words?.[code] : undefined;
  return (
    <Page>
      {known ? (
        <EmptyState title={known} actions={actions} icon="magnifying-glass" />
      ) : (
        <ErrorPanel onRetry={onRetry} busy={busy}>
          {isApiFailure(failure) ? failure.message : null}
        </ErrorPanel>
      )}
    </Page>
  );
};
