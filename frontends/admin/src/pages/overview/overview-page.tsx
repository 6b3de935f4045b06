import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type Period, periods } from '@touchline/contracts/policies/spans';
import { Page, PageHeader } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { earliest, waitingText } from '../../waiting.ts';
import { BlockedNews } from './blocked-news.tsx';
import { DecisionTimes } from './decision-times.tsx';
import { figuresQuery } from './figures-api.ts';
import { text as figures } from './figures-text.ts';
import { Funnel } from './funnel.tsx';
import { type Overview, overviewQuery } from './overview-api.ts';
import { Parts } from './parts.tsx';
import { Pulse } from './pulse.tsx';
import { QueueAges } from './queue-ages.tsx';
import { Registrations } from './registrations.tsx';
import { StuckSeals } from './stuck-seals.tsx';

const leadOf = ({ users, profiles, clubs }: Overview): string => {
  if (users === null || profiles === null || clubs === null) return text('overviewFor');
  const count = users.waiting + profiles.waiting + clubs.unverified;
  const oldest = earliest([users.oldest, profiles.oldest]);
  if (count === 0) return text('overviewDone');
  return oldest ? text('overviewWaitLongest', { count, time: waitingText(oldest) }) : text('overviewWait', { count });
};

const row = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]';

/** /admin: who comes and how fast staff decide, where people stop and what waits, the market and how the parts are. */
export const Component = (): ReactNode => {
  usePageTitle(text('overview'));
  const [search, changeAddress] = useAddress();
  const period: Period = periods.find((one) => one === search.get('period')) ?? 'weeks';
  const overview = useQuery(overviewQuery());
  const counted = useQuery(figuresQuery(period));
  const retry = (): void => void overview.refetch();
  const { data, isFetching: busy } = overview;
  const asked = { onRetry: () => void counted.refetch(), busy: counted.isFetching };
  // Nothing came at all: each figure says so in its place.
  const figuresOf = counted.isError && !counted.data ? null : counted.data;
  const people = figuresOf === null ? null : figuresOf?.people;
  return (
    <Page width="wide">
      <PageHeader
        title={text('overview')}
        lead={data ? leadOf(data) : text('overviewFor')}
        actions={
          <Segments
            hideLabel
            label={figures('period')}
            value={period}
            options={periods.map((value) => ({ value, label: figures(value) }))}
            onChange={(value) =>
              changeAddress((before) => {
                const next = new URLSearchParams(before);
                if (value === 'weeks') next.delete('period');
                else next.set('period', value);
                return next;
              })
            }
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
        <div className={row}>
          <Registrations {...asked} data={people} period={period} />
          <DecisionTimes {...asked} data={figuresOf} period={period} />
        </div>
        <div className={row}>
          <Funnel {...asked} data={people} />
          <QueueAges {...asked} data={figuresOf} />
        </div>
        <div className={row}>
          <Pulse {...asked} data={figuresOf} period={period} />
          <Parts {...asked} data={figuresOf} />
        </div>
        {overview.isError && !data ? (
          <ReadFailed query={{ error: overview.error, isFetching: busy, refetch: retry }} />
        ) : (
          <div className={row}>
            <StuckSeals items={data?.seals} onRetry={retry} busy={busy} />
            <BlockedNews items={data?.dead_letters} onRetry={retry} busy={busy} />
          </div>
        )}
      </div>
    </Page>
  );
};
