import { useQuery } from '@tanstack/react-query';
import { type OfferRow, offerQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { formatDay, formatMoney, Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type TermLine, termLines } from './term-changes.ts';
import { text } from './text.ts';

const Was = ({ line }: { readonly line: TermLine }): ReactNode => (
  <span className="tl-num inline-flex flex-wrap items-center gap-1.5">
    {line.before ? (
      <>
        <s className="tl-ink-3">{line.before}</s>
        <Icon name="arrow-right" size={14} className="tl-ink-3" />
      </>
    ) : null}
    <b>{line.now}</b>
  </span>
);

/**
 * The terms of an offer against an earlier round: the one before, or the last one of the same side. Until they are
 * there, what the list already says.
 */
const useLines = (
  offer: OfferRow,
  against: 'before' | 'theirs',
): { readonly lines: readonly TermLine[]; readonly compared: boolean } => {
  const { data } = useQuery(offerQuery(offer.id));
  const rounds = data?.rounds ?? [];
  const now = rounds.find((round) => round.number === offer.round);
  const before = rounds
    .filter((round) => round.number < offer.round && (against === 'before' || round.by === now?.by))
    .sort((a, b) => b.number - a.number)[0];
  if (now) return { lines: termLines(now.terms, before?.terms), compared: before !== undefined };
  const term = text('taken', {
    from: formatDay(offer.contract_start_date),
    until: formatDay(offer.contract_expiry_date),
  });
  return { lines: [{ term: text('term'), before: null, now: term }], compared: false };
};

/** Two lines in the list of answers: what changed first. */
export const ChangedTerms = ({ offer }: { readonly offer: OfferRow }): ReactNode => {
  const { lines } = useLines(offer, 'before');
  const shown = [...lines].sort((a, b) => Number(b.before !== null) - Number(a.before !== null)).slice(0, 2);
  return (
    <dl className="tl-small grid gap-0.5">
      {shown.map((line) => (
        <div key={line.term} className="grid grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="tl-ink-2">{line.term}</dt>
          <dd>
            <Was line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The one figure that decides, then its terms: an offer as a player reads it. */
export const OfferInFigures = ({ offer }: { readonly offer: OfferRow }): ReactNode => {
  const { lines, compared } = useLines(offer, 'theirs');
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="tl-shirt tl-num text-[2.5rem] leading-none">
          {formatMoney({ amount: Math.round(offer.total_per_season / 100) * 100, currency: offer.currency })}
        </b>
        <span className="tl-small tl-ink-2">{text('perSeason')}</span>
      </p>
      <dl className="tl-small">
        {lines.map((line) => (
          <div key={line.term} className="flex min-h-8 items-center justify-between gap-4 border-line border-t py-1">
            <dt className="tl-ink-2">{line.term}</dt>
            <dd className="text-right">
              <Was line={line} />
            </dd>
          </div>
        ))}
      </dl>
      {compared ? <p className="tl-small tl-ink-2">{text('compared')}</p> : null}
    </>
  );
};
