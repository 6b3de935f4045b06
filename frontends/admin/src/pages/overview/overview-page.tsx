import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { ErrorPanel, Page, PageHeader } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { earliest, waitingText } from '../../waiting.ts';
import { BlockedNews } from './blocked-news.tsx';
import { NewestAccounts } from './newest-accounts.tsx';
import { type Overview, overviewQuery } from './overview-api.ts';
import { Queues } from './queues.tsx';
import { StuckSeals } from './stuck-seals.tsx';

const leadOf = ({ users, profiles, clubs }: Overview): string => {
  if (users === null || profiles === null || clubs === null) return text('overviewFor');
  const count = users.waiting + profiles.waiting + clubs.unverified;
  const oldest = earliest([users.oldest, profiles.oldest]);
  if (count === 0) return text('overviewDone');
  return oldest ? text('overviewWaitLongest', { count, time: waitingText(oldest) }) : text('overviewWait', { count });
};

/** /admin: what waits, and what is stuck. */
export const Component = (): ReactNode => {
  usePageTitle(text('overview'));
  const overview = useQuery(overviewQuery());
  const retry = (): void => void overview.refetch();
  const { data, isFetching: busy } = overview;
  return (
    <Page>
      <PageHeader title={text('overview')} lead={data ? leadOf(data) : text('overviewFor')} />
      {overview.isError && !data ? (
        <ErrorPanel onRetry={retry} busy={busy}>
          {isApiFailure(overview.error) ? overview.error.message : null}
        </ErrorPanel>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 md:grid-cols-[minmax(0,1fr)_360px]">
          <Queues overview={data} onRetry={retry} busy={busy} />
          <div className="grid content-start gap-9">
            <StuckSeals items={data?.seals} onRetry={retry} busy={busy} />
            <BlockedNews items={data?.dead_letters} onRetry={retry} busy={busy} />
            <NewestAccounts />
          </div>
        </div>
      )}
    </Page>
  );
};
