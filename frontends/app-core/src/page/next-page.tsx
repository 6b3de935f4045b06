import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@touchline/ui';
import type { ReactNode } from 'react';

/** The way to what a list has beyond what it shows; nothing where that is all. */
export const NextPage = ({
  query,
  className,
  children,
}: {
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode =>
  query.hasNextPage ? (
    <Button className={className} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {children}
    </Button>
  ) : null;
