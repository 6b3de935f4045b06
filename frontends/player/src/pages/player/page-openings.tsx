import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ErrorPanel, formatDay, Link, Reason, Section, Segments, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

type Week = Reply<'/profile/page-openings', 'get'>['data'][number];

const openingsQuery = queryOptions({
  queryKey: ['page-openings'],
  queryFn: ({ signal }) => api.get('/profile/page-openings', { signal, quiet: true }).then((reply) => reply.data),
});

const said = ({ clubs, openings }: Week): string =>
  text('openingsOf', { clubs: text('clubs', { count: clubs }), times: text('times', { count: openings }) });

/** In its own units, for the column beside the page. */
const [width, height, foot] = [300, 96, 20];

/** A bar per week for its clubs; what they say is in the table too. */
const Chart = ({ weeks }: { readonly weeks: readonly Week[] }): ReactNode => {
  const most = Math.max(1, ...weeks.map(({ clubs }) => clubs));
  const step = width / weeks.length;
  const [first] = weeks;
  return (
    <svg viewBox={`0 0 ${width} ${height + foot}`} className="w-full" role="img" aria-label={text('openingsChart')}>
      <line x1="0" x2={width} y1={height} y2={height} stroke="var(--line-strong)" />
      {weeks.map((week, at) => {
        const tall = (week.clubs / most) * (height - 8);
        return (
          <rect
            key={week.week}
            x={at * step + step * 0.18}
            y={height - tall}
            width={step * 0.64}
            height={tall}
            fill={at === weeks.length - 1 ? 'var(--primary)' : 'var(--line-strong)'}
          >
            <title>{`${text('weekOf', { day: formatDay(week.week) })}: ${said(week)}`}</title>
          </rect>
        );
      })}
      <text x="0" y={height + 15} fontSize="11" fill="var(--ink-2)">
        {first ? formatDay(first.week) : null}
      </text>
      <text x={width} y={height + 15} textAnchor="end" fontSize="11" fill="var(--ink-2)">
        {text('thisWeek')}
      </text>
    </svg>
  );
};

const Table = ({ weeks }: { readonly weeks: readonly Week[] }): ReactNode => (
  <table className="tl-table tl-table-flush tl-num w-full">
    <thead>
      <tr>
        <th scope="col">{text('week')}</th>
        <th scope="col" data-align="end">
          {text('clubsColumn')}
        </th>
        <th scope="col" data-align="end">
          {text('timesColumn')}
        </th>
      </tr>
    </thead>
    <tbody>
      {weeks.toReversed().map(({ week, clubs, openings }) => (
        <tr key={week}>
          <th scope="row">{formatDay(week)}</th>
          <td data-align="end">{clubs}</td>
          <td data-align="end">{openings}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

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
      {view === 'chart' ? <Chart weeks={weeks} /> : <Table weeks={weeks} />}
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
          <ErrorPanel onRetry={() => void refetch()} busy={isFetching}>
            {isApiFailure(error) ? error.message : null}
          </ErrorPanel>
        ) : data ? (
          <Figures weeks={data} />
        ) : (
          <Skeletons lines={4} />
        )}
      </div>
    </Section>
  );
};
