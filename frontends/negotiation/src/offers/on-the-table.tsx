import { Button, formatDay, formatInstant, Reason } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { OfferOutcome } from './offer-outcome.tsx';
import type { Offer, OfferRound } from './offers-api.ts';
import { termDifferences } from './terms.ts';
import { TermsList, TermsTotal } from './terms-list.tsx';

export type TableAction = 'accept' | 'counter' | 'decline' | 'withdraw';

/** Which case of approaching a player under contract applies, in words of the reader's side. */
const approachText = (offer: Offer): string | undefined => {
  const { approach, ends_on, approach_free_from } = offer.approach;
  if (approach === 'free' || !ends_on) return undefined;
  if (approach === 'open') return text('approachOpen', { date: formatDay(ends_on) });
  if (offer.as_agent) return undefined;
  const dates = { date: formatDay(ends_on), from: formatDay(approach_free_from ?? ends_on) };
  return offer.your_side === 'player'
    ? text('approachClubInformedOwn', { ...dates, club: offer.club_team.club_name })
    : text('approachClubInformedDone', dates);
};

const Answers = ({
  offer,
  onAction,
}: {
  readonly offer: Offer;
  readonly onAction: (action: TableAction) => void;
}): ReactNode => {
  if (!offer.your_turn) return null;
  return (
    <>
      <Button variant="primary" size="lg" block onClick={() => onAction('accept')}>
        {text('acceptRound', { round: offer.round })}
      </Button>
      <div className={offer.negotiable ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
        {offer.negotiable ? (
          <Button icon="pencil-simple" block onClick={() => onAction('counter')}>
            {text('counter')}
          </Button>
        ) : null}
        <Button variant="decline" block onClick={() => onAction('decline')}>
          {text('decline')}
        </Button>
      </div>
      {offer.negotiable ? null : <Reason icon="info">{text('finalReason')}</Reason>}
    </>
  );
};

/** The answers of a phone, fixed above its bottom bar. */
export const AnswerBar = ({
  offer,
  onAction,
}: {
  readonly offer: Offer;
  readonly onAction: (action: TableAction) => void;
}): ReactNode =>
  offer.your_turn ? (
    <section
      aria-label={text('answerBar')}
      className={`fixed inset-x-0 bottom-[calc(var(--bottom-height)+env(safe-area-inset-bottom))] z-9 grid gap-2 border-t border-line-strong bg-raised px-4 py-2.5 sm:hidden ${offer.negotiable ? 'grid-cols-[1fr_1fr_1.4fr]' : 'grid-cols-[1fr_1.4fr]'}`}
    >
      <Button variant="decline" className="px-0" onClick={() => onAction('decline')}>
        {text('decline')}
      </Button>
      {offer.negotiable ? (
        <Button className="px-0" onClick={() => onAction('counter')}>
          {text('counter')}
        </Button>
      ) : null}
      <Button variant="primary" className="px-0" onClick={() => onAction('accept')}>
        {text('acceptShort')}
      </Button>
    </section>
  ) : null;

const heading = (offer: Offer): string => {
  if (offer.status === 'pending') return text('onTheTable');
  return offer.status === 'accepted' ? text('agreedTerms') : text('lastTerms');
};

/** What holds now: the terms with their sum, and within reach what can be done with them. */
export const OnTheTable = ({
  offer,
  round,
  onAction,
  documentHref,
  termsElsewhere,
}: {
  readonly offer: Offer;
  readonly round: OfferRound;
  readonly onAction: (action: TableAction) => void;
  readonly documentHref: (documentId: string) => string;
  /** true: the timeline beside it shows every term, so that the total is enough here. */
  readonly termsElsewhere: boolean;
}): ReactNode => {
  const before = offer.rounds.at(-2);
  const approach = offer.status === 'pending' ? approachText(offer) : undefined;
  const pending = offer.status === 'pending';
  return (
    <div className="sticky top-[calc(var(--top-height)+1.75rem)] grid gap-3.5 max-md:static">
      <div>
        <h2 className="tl-heading">{heading(offer)}</h2>
        <p className="tl-small tl-num text-ink-2">
          {text('roundOf', { round: round.number, date: formatInstant(round.at) })}
        </p>
      </div>
      <OfferOutcome offer={offer} documentHref={documentHref} />
      <TermsTotal terms={round.terms} />
      {termsElsewhere ? null : (
        <TermsList
          terms={round.terms}
          changed={before && pending ? termDifferences(before.terms, round.terms).map(({ key }) => key) : []}
        />
      )}
      {pending ? (
        <div className="grid gap-2">
          <div className="grid gap-2 max-sm:hidden">
            <Answers offer={offer} onAction={onAction} />
          </div>
          {offer.your_side === 'club' ? (
            <div className={offer.your_turn ? 'mt-3 grid gap-2 border-t border-line pt-3.5' : 'grid gap-2'}>
              {offer.your_turn ? <p className="tl-small text-ink-2">{text('withdrawApart')}</p> : null}
              <Button block onClick={() => onAction('withdraw')}>
                {text('withdraw')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      {approach ? <Reason icon="info">{approach}</Reason> : null}
    </div>
  );
};
