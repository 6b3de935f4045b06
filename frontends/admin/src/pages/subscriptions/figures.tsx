import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { ErrorPanel, formatMoney, formatMonth, Link, Section, Segments, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { figuresQuery, type Month } from './subscriptions-api.ts';
import { text } from './text.ts';

type Currency = Month['mrr'][number]['currency'];

const named = (month: string): string => formatMonth(`${month}-01`);
export const mrrOf = ({ mrr }: Month, currency: Currency): number =>
  mrr.find((sum) => sum.currency === currency)?.amount ?? 0;

/** In its own units: drawn narrow on a phone, so that the names of the months aren't made small. */
const widths = { wide: 640, narrow: 344 };
const [height, foot] = [180, 22];

/** A bar per month; what they say is in the table too. */
const Chart = ({ months, currency }: { readonly months: readonly Month[]; readonly currency: Currency }): ReactNode => {
  const most = Math.max(1, ...months.map((month) => mrrOf(month, currency)));
  const width = useMedia(media.tablet) ? widths.wide : widths.narrow;
  const step = width / months.length;
  const last = months.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height + foot}`}
      className="w-full"
      role="img"
      aria-label={`${text('figures')}: ${last ? formatMoney({ amount: mrrOf(last, currency), currency }) : ''}`}
    >
      <line x1="0" x2={width} y1={height} y2={height} stroke="var(--line-strong)" />
      {months.map((month, at) => {
        const tall = (mrrOf(month, currency) / most) * (height - 12);
        return (
          <g key={month.month}>
            <rect
              x={at * step + step * 0.18}
              y={height - tall}
              width={step * 0.64}
              height={tall}
              fill={at === months.length - 1 ? 'var(--primary)' : 'var(--line-strong)'}
            >
              <title>{`${named(month.month)}: ${formatMoney({ amount: mrrOf(month, currency), currency })}`}</title>
            </rect>
            <text x={at * step + step / 2} y={height + 16} textAnchor="middle" fontSize="11" fill="var(--ink-2)">
              {named(month.month).slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

const columns = ['mrr', 'started', 'lost', 'stillLate'] as const;

const Figures = ({
  months,
  currency,
}: {
  readonly months: readonly Month[];
  readonly currency: Currency;
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section className="tl-table-wrap" aria-label={text('figures')} tabIndex={0}>
    <table className="tl-table tl-table-flush tl-num w-full">
      <thead>
        <tr>
          <th scope="col">{text('month')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-align="end">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <tr key={month.month}>
            <th scope="row">{named(month.month)}</th>
            <td data-align="end">{formatMoney({ amount: mrrOf(month, currency), currency })}</td>
            <td data-align="end">{month.started}</td>
            <td data-align="end">{month.lost}</td>
            <td data-align="end">{month.past_due}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

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
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chosen, setChosen] = useState<Currency | null>(null);
  const months = query.data ?? [];
  const last = months.at(-1);
  const currencies = [...new Set(months.flatMap(({ mrr }) => mrr.map(({ currency }) => currency)))];
  const currency: Currency = chosen ?? currencies[0] ?? 'EUR';
  if (query.isError && !query.data)
    return (
      <ErrorPanel onRetry={() => void query.refetch()} busy={query.isFetching}>
        {isApiFailure(query.error) ? query.error.message : null}
      </ErrorPanel>
    );
  if (!last) return <Skeletons lines={5} />;
  return (
    <div className="grid gap-10 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Section title={text('figures')}>
        <div className="flex flex-wrap items-start justify-between gap-4 py-4">
          <div>
            <p className="tl-shirt tl-num" style={{ fontSize: 56, lineHeight: '60px' }}>
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
          <Chart months={months} currency={currency} />
        ) : (
          <Figures months={months} currency={currency} />
        )}
      </Section>
      <Moved month={last} currency={currency} />
    </div>
  );
};
