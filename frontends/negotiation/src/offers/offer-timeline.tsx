import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { formatInstant, Icon } from '@touchline/ui';
import { Diff, NumberLine, Timeline, type TimelineEnd, type TimelineRound, Total } from '@touchline/ui/terms';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { Offer, OfferRound } from './offers-api.ts';
import { salaryText, termDifferences, termLines } from './terms.ts';
import { TermsList } from './terms-list.tsx';
import { formatTotal } from './total-text.ts';
import { distance, totalPoints } from './totals-line.ts';

/** Whether the viewer speaks for this side; an agent who reads along speaks for none. */
const isOwn = ({ your_side, as_agent }: Offer, by: OfferRound['by'] | undefined): boolean =>
  by === your_side && !as_agent;

const nameOf = (offer: Offer, round: OfferRound): string => (isOwn(offer, round.by) ? text('you') : round.author);

const whatOf = (offer: Offer, round: OfferRound, before: OfferRound | undefined): string => {
  const final = !offer.negotiable && round.number === offer.round;
  if (final) return text('roundFinal');
  if (!before) return text('roundOpens');
  if (!isOwn(offer, before.by)) return text('roundAnswers', { round: before.number });
  return text(before.number === 1 ? 'roundAnswersYourOffer' : 'roundAnswersYou');
};

/** The opening terms: folded into one line beneath the rounds that changed them, in full while they are the only ones. */
const Opening = ({ round, inFull }: { readonly round: OfferRound; readonly inFull: boolean }): ReactNode => {
  if (inFull) return <TermsList terms={round.terms} />;
  const lines = termLines(round.terms);
  const until = lines.find(({ key }) => key === 'contract_expiry_date')?.value ?? '';
  const summary = text('openingSummary', { salary: salaryText(round.terms), until });
  return (
    <details className="tl-unchanged">
      <summary>
        <Icon name="caret-right" />
        {text('openingTerms', { count: lines.length, summary })}
      </summary>
      <TermsList terms={round.terms} />
    </details>
  );
};

const content = (round: OfferRound, before: OfferRound | undefined, inFull: boolean): ReactNode => {
  const { currency } = round.terms.salary;
  const changes = before ? termDifferences(before.terms, round.terms) : [];
  const changed = new Set(changes.map(({ key }) => key));
  const unchanged = termLines(round.terms).filter(({ key }) => !changed.has(key)).length;
  const comparable = before?.terms.salary.currency === currency;
  const difference = comparable && before ? round.total.total - before.total.total : 0;
  return (
    <>
      {before ? (
        <Diff
          label={text('roundChanges', { round: round.number })}
          changes={changes.map((change) => ({
            term: change.label,
            before: change.before,
            now: change.now,
            difference: change.difference,
          }))}
          unchanged={{
            count: unchanged,
            content: <TermsList terms={round.terms} only={(key) => !changed.has(key)} />,
          }}
        />
      ) : (
        <Opening round={round} inFull={inFull} />
      )}
      <Total
        label={text('totalGuaranteed')}
        difference={difference ? formatTotal(difference, currency, { signed: true }) : undefined}
        value={formatTotal(round.total.total, currency)}
      />
    </>
  );
};

/** The negotiation as a story, newest round first; each shows only what it changed. */
export const OfferTimeline = ({
  offer,
  inFull,
  end,
}: {
  readonly offer: Offer;
  readonly end: TimelineEnd | undefined;
  /** The only round shows its terms here, in full. */
  readonly inFull: boolean;
}): ReactNode => {
  const rounds = offer.rounds.map((round, index): TimelineRound => {
    const before = offer.rounds[index - 1];
    return {
      number: round.number,
      by: nameOf(offer, round),
      what: whatOf(offer, round, before),
      when: formatInstant(round.at),
      at: round.at,
      said: round.message ? text('quoted', { message: round.message }) : undefined,
      current: round.number === offer.round,
      content: content(round, before, inFull),
    };
  });
  return (
    <section aria-label={text('rounds')}>
      <h2 className="tl-sr">{text('rounds')}</h2>
      <Timeline rounds={rounds.toReversed()} end={end} />
    </section>
  );
};

/** How far apart the sides are: totals per season on one line. Nothing to show before there are two. */
export const OfferTotalsLine = ({ offer }: { readonly offer: Offer }): ReactNode => {
  // Two whole names don't fit beside each other on a phone.
  const roomy = useMedia(media.tablet);
  const points = totalPoints(offer.rounds, offer.your_side);
  const apart = distance(offer.rounds);
  if (points.length < 2 || !apart) return null;
  const { currency } = offer;
  const money = (amount: number): string => formatTotal(amount, currency);
  const caption = (rounds: readonly { readonly number: number; readonly by: 'club' | 'player' }[]): string => {
    const round = rounds.map(({ number }) => number).join(', ');
    const by = rounds.at(-1)?.by;
    if (isOwn(offer, by)) return text('lineRoundYou', { round });
    const { club_name, club_short_name } = offer.club_team;
    const player = roomy ? offer.player.name : (offer.player.name.split(' ')[0] ?? '');
    return text('lineRound', { round, name: by === 'player' ? player : roomy ? club_name : club_short_name });
  };
  return (
    <section className="border-t border-line-strong pt-4.5 max-sm:border-t-0 max-sm:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="tl-subhead">{text('lineTitle')}</h2>
        {offer.status === 'pending' ? (
          <p className="tl-small text-ink-2">
            {apart.before
              ? text('apartBefore', {
                  now: money(apart.now),
                  round: apart.before.round,
                  before: money(apart.before.apart),
                })
              : text('apart', { now: money(apart.now) })}
          </p>
        ) : null}
      </div>
      <NumberLine
        label={text('lineLabel')}
        points={points.map((point) => ({
          id: String(point.value),
          value: point.value,
          label: money(point.value),
          caption: caption(point.rounds as readonly OfferRound[]),
          // The gap is only between those who still talk.
          mine: point.mine && offer.status === 'pending',
          current: point.current,
        }))}
      />
    </section>
  );
};
