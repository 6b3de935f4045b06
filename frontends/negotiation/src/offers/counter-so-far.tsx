import { type Terms, totalPerSeason } from '@touchline/contracts/values';
import { Icon } from '@touchline/ui';
import { type LinePoint, NumberLine } from '@touchline/ui/terms';
import type { ReactNode } from 'react';
import { totalOfDraft } from './draft-sum.tsx';
import type { Offer, OfferRound } from './offers-api.ts';
import { type TermDifference, type TermKey, termDifferences, termLabel } from './terms.ts';
import { TermsTotal } from './terms-list.tsx';
import { text } from './text.ts';
import { formatTotal } from './total-text.ts';

/** What a counter changes, apart from what is no amount yet. */
export const changesOf = (before: Terms, now: Terms, unreadable: ReadonlySet<string>): readonly TermDifference[] =>
  termDifferences(before, now).filter(({ key }) => !unreadable.has(key));

/** By how much the total differs from the one on the table, in words; null where the two can't be measured against each other. */
export const differenceOfTotal = (before: Terms, now: Terms, unreadable: ReadonlySet<string>): string | null => {
  const total = totalOfDraft(now, unreadable);
  const { currency } = now.salary;
  if (total === null || before.salary.currency !== currency) return null;
  const gap = total - totalPerSeason(before).total;
  return gap === 0 ? null : formatTotal(gap, currency, { signed: true });
};

/** Where a sum is typed. */
const fieldOf = (key: string): string => key.replaceAll(' ', '-');

/** The total on the table, mine as it is typed, and the one I asked for before. */
const pointsOf = (offer: Offer, round: OfferRound, total: number, currency: string): readonly LinePoint[] => {
  const mine = offer.rounds.findLast(({ by }) => by === offer.your_side);
  const other = offer.your_side === 'club' ? (offer.player.name.split(' ')[0] ?? '') : offer.club_team.club_short_name;
  const point = (id: string, value: number, caption: string): LinePoint => ({
    id,
    value,
    label: formatTotal(value, currency),
    caption,
  });
  const earlier = mine && mine.terms.salary.currency === currency ? mine : null;
  return [
    { ...point('table', round.total.total, other), current: true },
    { ...point('now', total, text('pointYouNow')), mine: true },
    ...(earlier && earlier.total.total !== round.total.total && earlier.total.total !== total
      ? [{ ...point('earlier', earlier.total.total, text('pointYou', { round: earlier.number })), past: true }]
      : []),
  ];
};

const ChangeRow = ({ change }: { readonly change: TermDifference }): ReactNode => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-b border-line py-1.5">
    <span className="text-ink-2">{change.label}</span>
    {change.key === 'other_terms' ? (
      <b className="tl-strong col-span-2 whitespace-pre-line [overflow-wrap:anywhere]">{change.now}</b>
    ) : (
      <span className="tl-num flex flex-wrap items-center justify-end gap-x-1.5">
        <s className="text-ink-3">{change.before}</s>
        <Icon name="arrow-right" size={14} />
        <b className="tl-strong">{change.now}</b>
      </span>
    )}
  </li>
);

/** What a counter comes to while it is written: its total, how far that is from the table, and each change. */
export const CounterSoFar = ({
  offer,
  round,
  now,
  unreadable,
}: {
  readonly offer: Offer;
  /** On the table. */
  readonly round: OfferRound;
  readonly now: Terms;
  readonly unreadable: ReadonlySet<string>;
}): ReactNode => {
  const { currency } = now.salary;
  const changes = changesOf(round.terms, now, unreadable);
  const total = totalOfDraft(now, unreadable);
  const difference = differenceOfTotal(round.terms, now, unreadable);
  return (
    <>
      <div>
        <h2 className="tl-heading">{text('soFar')}</h2>
        <p className="tl-small text-ink-2">{text('soFarText')}</p>
      </div>
      <div className="grid gap-3.5" aria-live="polite">
        <TermsTotal
          terms={now}
          unknown={total === null}
          difference={
            difference ? (
              <span className="tl-num flex items-baseline gap-1.5">
                <b className="tl-strong">{difference}</b>
                <span className="text-ink-2">{text('onRound', { round: round.number })}</span>
              </span>
            ) : null
          }
        />
        {total !== null && difference !== null ? (
          <NumberLine label={text('soFar')} points={pointsOf(offer, round, total, currency)} plain />
        ) : null}
      </div>
      <section className="tl-small" aria-live="polite">
        <h3 className="tl-subhead pb-1.5">{text('changesTitle')}</h3>
        <ul className="border-t border-line-strong">
          {changes.map((change) => (
            <ChangeRow key={change.key} change={change} />
          ))}
          {[...unreadable].map((key) => (
            <li key={key} className="flex justify-between gap-3 border-b border-line py-1.5">
              <span className="text-ink-2">{termLabel(key as TermKey)}</span>
              <a
                className="tl-no tl-strong underline underline-offset-3"
                href={`#${fieldOf(key)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldOf(key))?.focus();
                }}
              >
                {text('mendOne')}
              </a>
            </li>
          ))}
          {changes.length === 0 && unreadable.size === 0 ? (
            <li className="border-b border-line py-1.5 text-ink-3">{text('changesNone')}</li>
          ) : null}
        </ul>
      </section>
    </>
  );
};
