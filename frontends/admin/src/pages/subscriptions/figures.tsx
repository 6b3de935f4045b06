import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { formatMoney, formatMonth, Link, Section, Skeleton, Skeletons } from '@touchline/ui';
import { BarChart, chartRatio, FigureTable } from '@touchline/ui/charts';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { figuresQuery, type Month } from './subscriptions-api.ts';
import { text } from './text.ts';

type Currency = Month['mrr'][number]['currency'];

const named = (month: string): string => formatMonth(`${month}-01`);
export const mrrOf = ({ mrr }: Month, currency: Currency): number =>
  mrr.find((sum) => sum.currency === currency)?.amount ?? 0;

/** About the pixels that a chart gets. */
const widths = { wide: 640, narrow: 344 };

/** What can be looked at, month by month. */
const charts = {
  mrr: { of: 'sum', emphasis: 'last', columns: ['mrr'] },
  moves: { of: 'count', emphasis: 'all', columns: ['started', 'lost'] },
  late: { of: 'count', emphasis: 'all', columns: ['stillLate'] },
} as const satisfies Readonly<
  Record<string, { of: 'sum' | 'count'; emphasis: 'all' | 'last'; columns: readonly Column[] }>
>;
type ChartName = keyof typeof charts;
const chartNames = Object.keys(charts) as readonly ChartName[];

type Column = 'mrr' | 'started' | 'lost' | 'stillLate';
const countOf: Readonly<Record<Exclude<Column, 'mrr'>, (month: Month) => number>> = {
  started: ({ started }) => started,
  lost: ({ lost }) => lost,
  stillLate: ({ past_due }) => past_due,
};

const Chart = ({
  months,
  currency,
  chart,
}: {
  readonly months: readonly Month[];
  readonly currency: Currency;
  readonly chart: ChartName;
}): ReactNode => {
  const { of, emphasis, columns } = charts[chart];
  const isSum = of === 'sum';
  return (
    <BarChart
      label={text(`chart_${chart}`)}
      rows={months}
      series={columns.map((column) => ({
        label: text(column),
        value: column === 'mrr' ? (month: Month) => mrrOf(month, currency) : countOf[column],
      }))}
      name={({ month }) => named(month)}
      axis={({ month }) => named(month).slice(0, 3)}
      say={(value) => (isSum ? formatMoney({ amount: value, currency }) : String(value))}
      width={useMedia(media.tablet) ? widths.wide : widths.narrow}
      emphasis={emphasis}
    />
  );
};

const Figures = ({
  months,
  currency,
}: {
  readonly months: readonly Month[];
  readonly currency: Currency;
}): ReactNode => (
  <FigureTable
    label={text('figures')}
    rows={months}
    first={text('month')}
    name={({ month }) => named(month)}
    columns={[
      { label: text('mrr'), of: (month) => formatMoney({ amount: mrrOf(month, currency), currency }) },
      ...(['started', 'lost', 'stillLate'] as const).map((column) => ({ label: text(column), of: countOf[column] })),
    ]}
  />
);

const movedRows = ['before', 'started', 'up', 'down', 'lost', 'now'] as const;
const none = { before: 0, started: 0, up: 0, down: 0, ended: 0, amount: 0 };

/** What there was, what moved it, and what there is: a sum that adds up. */
const Moved = ({ month, currency }: { readonly month: Month; readonly currency: Currency }): ReactNode => {
  const sums = month.mrr.find((one) => one.currency === currency) ?? none;
  const money = (amount: number): string => formatMoney({ amount, currency });
  const change = (amount: number, sign: '+' | '−'): string => (amount === 0 ? money(0) : `${sign}${money(amount)}`);
  return (
    <Section title={text('moved')} aside={text('movedNote', { month: named(month.month) })}>
      <dl className="tl-num grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-6">
        {(
          [
            ['before', null, money(sums.before)],
            ['started', month.started, change(sums.started, '+')],
            ['up', null, change(sums.up, '+')],
            ['down', null, change(sums.down, '−')],
            ['lost', month.lost, change(sums.ended, '−')],
            ['now', null, money(sums.amount)],
          ] as const
        ).map(([name, count, amount]) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid border-line border-b py-3">
            <dt className={name === 'before' || name === 'now' ? 'tl-strong' : undefined}>{text(name)}</dt>
            <dd className="m-0 text-ink-2">{count}</dd>
            <dd className="tl-strong m-0 text-end">{amount}</dd>
          </div>
        ))}
      </dl>
      {month.past_due > 0 ? (
        <p className="tl-small pt-3">
          {text(month.past_due === 1 ? 'lateOne' : 'lateMany', { count: month.past_due })}{' '}
          <Link href="/admin/subscriptions?status=past_due">{text('seeLate')}</Link>
        </p>
      ) : null}
    </Section>
  );
};

/** What paid subscriptions bring, month by month, and who came and went. */
export const SubscriptionFigures = (): ReactNode => {
  const query = useQuery(figuresQuery);
  const tablet = useMedia(media.tablet);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chart, setChart] = useState<ChartName>('mrr');
  const [chosen, setChosen] = useState<Currency | null>(null);
  const months = query.data ?? [];
  const last = months.at(-1);
  const currencies = [...new Set(months.flatMap(({ mrr }) => mrr.map(({ currency }) => currency)))];
  const currency: Currency = chosen ?? currencies[0] ?? 'EUR';
  if (query.isError && !query.data) return <ReadFailed query={query} />;
  if (!last)
    return (
      <div className="grid gap-10 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Section title={text('figures')}>
          <div className="py-4">
            <Skeleton width={240} height={80} />
          </div>
          <Skeleton height={36} />
          <div className="mt-4" style={{ aspectRatio: chartRatio(tablet ? widths.wide : widths.narrow) }}>
            <Skeletons lines={4} />
          </div>
        </Section>
        <Section title={text('moved')}>
          {movedRows.map((name) => (
            <div key={name} className="border-line border-b py-3">
              <Skeleton className="my-1" />
            </div>
          ))}
        </Section>
      </div>
    );
  return (
    <div className="grid gap-10 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Section title={text('figures')}>
        <div className="flex flex-wrap items-start justify-between gap-4 py-4">
          <div>
            <p className="tl-shirt tl-num" style={{ fontSize: '3.5rem', lineHeight: '3.75rem' }}>
              {formatMoney({ amount: mrrOf(last, currency), currency })}
            </p>
            <p className="tl-small tl-ink-2">{text('figuresNote')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {currencies.length > 1 ? (
              <Segments
                label={text('currency')}
                hideLabel
                value={currency}
                options={currencies.map((value) => ({ value, label: value }))}
                onChange={setChosen}
              />
            ) : null}
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
          </div>
        </div>
        {view === 'chart' ? (
          <div className="grid gap-4">
            <Segments
              label={text('chartOf')}
              hideLabel
              value={chart}
              options={chartNames.map((value) => ({ value, label: text(`chart_${value}`) }))}
              onChange={setChart}
            />
            <Chart months={months} currency={currency} chart={chart} />
          </div>
        ) : (
          <Figures months={months} currency={currency} />
        )}
      </Section>
      <Moved month={last} currency={currency} />
    </div>
  );
};
