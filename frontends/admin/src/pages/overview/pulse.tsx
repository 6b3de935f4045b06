import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import type { Period } from '@touchline/contracts/policies/spans';
import { Link } from '@touchline/ui';
import { BarChart, FigureTable, Sparkline } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { type Asked, FigureSection } from './figure-section.tsx';
import { changeText, spanText } from './figure-words.ts';
import type { Figures } from './figures-api.ts';
import { text } from './figures-text.ts';

type Beats = NonNullable<Figures['trials']>['trials'];
interface Beat {
  readonly name: string;
  /** Who did it last: the list that it counts is open to its sides alone, so it leads to how far people came. */
  readonly href: string;
  readonly beats: Beats;
  /** Of the last 14 days; empty where it isn't known. */
  readonly recent: Beats;
}

const stepsTo = { offered: '/admin/users?tab=all&step=offered', signed: '/admin/users?tab=all&step=signed' } as const;
const members = '/admin/users?tab=all&step=subscribed';

const beatsOf = ({ market, trials, signatures, recent }: Figures): readonly Beat[] | null => {
  const beats: readonly Beat[] = [
    ...(market
      ? [
          {
            name: text('pulse_interests'),
            href: members,
            beats: market.interests,
            recent: recent.market?.interests ?? [],
          },
          { name: text('pulse_answers'), href: members, beats: market.answers, recent: recent.market?.answers ?? [] },
        ]
      : []),
    ...(trials
      ? [{ name: text('pulse_trials'), href: members, beats: trials.trials, recent: recent.trials?.trials ?? [] }]
      : []),
    ...(market
      ? [
          {
            name: text('pulse_offers'),
            href: stepsTo.offered,
            beats: market.offers,
            recent: recent.market?.offers ?? [],
          },
        ]
      : []),
    ...(signatures
      ? [
          {
            name: text('pulse_contracts'),
            href: stepsTo.signed,
            beats: signatures.contracts,
            recent: recent.signatures?.contracts ?? [],
          },
        ]
      : []),
  ];
  return beats.length > 0 ? beats : null;
};

/** The line of 14 days, and the same in words. */
const Recent = ({ name, recent }: Beat): ReactNode => {
  const counts = recent.map(({ count }) => count);
  if (counts.length === 0) return '–';
  const told = { name, total: counts.reduce((sum, count) => sum + count, 0), today: counts.at(-1) ?? 0 };
  return <Sparkline label={text('recentWords', { ...told, most: Math.max(...counts) })} values={counts} />;
};

/** What happened in the market: this time, and against the one before. */
export const Pulse = ({ period, data, ...asked }: Asked<Figures> & { readonly period: Period }): ReactNode => {
  const width = useMedia(media.tablet) ? 700 : 344;
  const found = data && beatsOf(data);
  const spans = found?.[0]?.beats ?? [];
  const rows = spans.map(({ from }, at) => ({
    from,
    counts: (found ?? []).map(({ beats }) => beats[at]?.count ?? 0),
  }));
  const name = ({ from }: { readonly from: string }): string => spanText(from, period);
  return (
    <FigureSection
      room="rows"
      {...asked}
      data={found}
      first="table"
      title={text('pulse')}
      to={{ href: stepsTo.offered, label: text('step_offered') }}
      chart={(beats) => (
        <BarChart
          stacked
          label={text('pulse')}
          rows={rows}
          series={beats.map(({ name: label }, at) => ({
            label,
            value: ({ counts }: { readonly counts: readonly number[] }) => counts[at] ?? 0,
          }))}
          name={name}
          axis={name}
          say={String}
          width={width}
        />
      )}
      table={(beats) => (
        <FigureTable
          label={text('pulse')}
          rows={beats.toReversed()}
          first={text('what')}
          name={({ name: label }) => label}
          columns={[
            {
              label: text('spanNow'),
              of: ({ href, beats: counted }) => <Link href={href}>{counted.at(-1)?.count ?? 0}</Link>,
            },
            {
              label: text('against'),
              of: ({ beats: counted }) => changeText(counted.at(-1)?.count ?? 0, counted.at(-2)?.count ?? 0) ?? '–',
            },
            { label: text('recent'), of: (beat) => <Recent {...beat} /> },
            {
              label: text('total'),
              of: ({ beats: counted }) => counted.reduce((sum, { count }) => sum + count, 0),
            },
          ]}
        />
      )}
    />
  );
};
