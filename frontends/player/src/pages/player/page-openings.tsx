import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { formatDay, Link, Reason, Section, Skeletons } from '@touchline/ui';
import { BarChart, FigureTable } from '@touchline/ui/charts';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

type Week = Reply<'/profile/page-openings', 'get'>['data'][number];

const openingsQuery = queryOptions({
  queryKey: ['page-openings'],
  queryFn: ({ signal }) => api.get('/profile/page-openings', { signal, quiet: true }).then((reply) => reply.data),
});

const said = ({ clubs, openings }: Week): string =>
  text('openingsOf', { clubs: text('clubs', { count: clubs }), times: text('times', { count: openings }) });

const weekName = ({ week }: Week): string => text('weekOf', { day: formatDay(week) });

const Figures = ({ weeks }: { readonly weeks: readonly Week[] }): ReactNode => {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const last = weeks.at(-1);
  if (!last || weeks.every(({ openings }) => openings === 0))
    return <p className="tl-small text-ink-2">{text('openingsNone')}</p>;
  return (
    <>
      <p>
        {text('thisWeek')}: <b className="tl-num">{said(last)}</b>
      </p>
      <Segments
        label={text('view')}
        hideLabel
        value={view}
        options={[
          { value: 'chart', label: text('chart') },
          { value: 'table', label: text('table') },
        ]}
        onChange={setView}
      />
      {view === 'chart' ? (
        <BarChart
          label={text('openingsChart')}
          rows={weeks}
          series={[{ label: text('clubsColumn'), value: ({ clubs }) => clubs }]}
          name={weekName}
          axis={({ week }, at) => (at === 0 ? formatDay(week) : at === weeks.length - 1 ? text('thisWeek') : '')}
          say={(count) => text('clubs', { count })}
          tick={String}
          width={300}
          emphasis="last"
        />
      ) : (
        <FigureTable
          label={text('openingsChart')}
          rows={weeks}
          first={text('week')}
          name={({ week }) => formatDay(week)}
          columns={[
            { label: text('clubsColumn'), of: ({ clubs }) => clubs },
            { label: text('timesColumn'), of: ({ openings }) => openings },
          ]}
        />
      )}
      <p className="tl-small text-ink-2">{text('openingsNote')}</p>
    </>
  );
};

/** How many clubs looked, week by week; which ones is told to nobody. */
export const PageOpenings = (): ReactNode => {
  const { data, isError, error, refetch, isFetching } = useQuery(openingsQuery);
  return (
    <Section title={text('openings')}>
      <div className="grid gap-3 pt-4">
        {isApiFailure(error) && error.code === 'PlanDoesNotInclude' ? (
          <Reason>
            {error.message} <Link href="/profile/billing">{text('openingsPlan')}</Link>
          </Reason>
        ) : isError && !data ? (
          <ReadFailed query={{ error, isFetching, refetch }} />
        ) : data ? (
          <Figures weeks={data} />
        ) : (
          <Skeletons lines={4} />
        )}
      </div>
    </Section>
  );
};
