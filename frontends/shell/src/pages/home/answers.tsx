import { Deadline } from '@touchline/app-core/page/deadline.tsx';
import { mandateMonths } from '@touchline/contracts/policies/mandates';
import { lengthInDays } from '@touchline/contracts/policies/trial-dates';
import type { Interest } from '@touchline/negotiation/interests/interests-api.ts';
import type { Mandate } from '@touchline/negotiation/mandates/mandates-api.ts';
import { ExpiryCountdown } from '@touchline/negotiation/offers/offer-status.tsx';
import type { Suggestion } from '@touchline/negotiation/opportunities/suggestions-api.ts';
import type { Trial } from '@touchline/negotiation/trials/trials-api.ts';
import { Avatar, Button, ButtonLink, type ButtonProps, Crest, formatDayRange } from '@touchline/ui';
import type { ReactNode } from 'react';
import { signaturesOf } from '../../features/documents/order.ts';
import { isOwn } from '../../features/documents/own.ts';
import { documentHref, mandateHref, suggestionHref, useOfferHref, useReportHref, useTrialHref } from './addresses.ts';
import { type DocumentRow, type Entry, teamOf } from './entries.ts';
import { ChangedTerms, OfferInFigures } from './term-list.tsx';
import { text } from './text.ts';

const signingLine = ({ places }: DocumentRow): string => {
  const { done, total } = signaturesOf({ places });
  return done === total - 1 && done > 0 ? text('lastOf', { total }) : text('nthOf', { done, total });
};

/** Interests are answered where they stand. */
type Elsewhere = Exclude<Entry, { readonly kind: 'interest' }>;

const useEntryHref = (): ((entry: Elsewhere) => string) => {
  const [offerHref, trialHref] = [useOfferHref(), useTrialHref()];
  const reportHref = useReportHref();
  return (entry) => {
    switch (entry.kind) {
      case 'mandate':
        return mandateHref(entry.id);
      case 'suggestion':
        return suggestionHref(entry.suggestion.opportunity.id);
      case 'trial':
        return trialHref(entry.id);
      case 'report':
        return reportHref(entry.id);
      case 'offer':
        return offerHref(entry.id);
      case 'document':
        return documentHref(entry.id);
    }
  };
};

/** Where it is answered, or, of what is answered right here, the button that opens it. */
const Act = ({
  entry,
  name,
  onInterest,
  children,
  ...looks
}: {
  readonly entry: Entry;
  /** The other side's, or the title of a paper that somebody has brought: he may have brought others. */
  readonly name: string;
  readonly onInterest: (id: string) => void;
  readonly children: string;
} & Pick<ButtonProps, 'variant' | 'size' | 'block'>): ReactNode => {
  const hrefOf = useEntryHref();
  const label = (
    <>
      {children}
      <span className="tl-sr">: {name}</span>
    </>
  );
  return entry.kind === 'interest' ? (
    <Button {...looks} onClick={() => onInterest(entry.id)}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...looks} href={hrefOf(entry)}>
      {label}
    </ButtonLink>
  );
};

/** What it is, in a line above the name. */
const whatOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'interest':
      return text('interestFrom');
    case 'mandate':
      return text('mandateAsked');
    case 'suggestion':
      return text('suggested', { name: entry.suggestion.agent.name });
    case 'trial':
      return text(entry.trial.proposal ? 'trialProposal' : 'trialAsked');
    case 'report':
      return text('trialOver');
    case 'offer':
      return text('offerRound', { round: entry.offer.round });
    case 'document':
      return text(isOwn(entry.document) ? 'documentToSign' : 'contractToSign');
  }
};

const actOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'interest':
      return text('answerInterest');
    case 'mandate':
      return text('answerMandate');
    case 'suggestion':
      return text('answerSuggestion');
    case 'trial':
      return text('answerTrial');
    case 'report':
      return text('writeReport');
    case 'offer':
      return text('readOffer');
    case 'document':
      return text('readAndSign');
  }
};

/** Whose paper it is: of a contract its player, of somebody's own who has sent it, of one's own its title. */
const paperOf = ({ document }: Extract<Entry, { kind: 'document' }>): string => {
  if (isOwn(document)) return document.is_author ? document.title : document.author_name;
  return document.player_name ?? document.title;
};

/** What its button is told apart by. */
const actName = (entry: Entry, name: string): string =>
  entry.kind === 'document' && isOwn(entry.document) ? entry.document.title : name;

const playerOf = (entry: Entry): string => {
  if (entry.kind === 'document') return paperOf(entry);
  if (entry.kind === 'mandate') return entry.mandate.agent.name;
  if (entry.kind === 'suggestion') return entry.suggestion.player.name;
  if (entry.kind === 'trial' || entry.kind === 'report') return entry.trial.player.name;
  return (entry.kind === 'offer' ? entry.offer : entry.interest).player.name;
};

/** Its title, where the name beside it isn't that already, and how far the signing is. */
const PaperInWords = ({
  entry: { document },
  name,
}: {
  readonly entry: Extract<Entry, { kind: 'document' }>;
  readonly name: string;
}): ReactNode => (
  <p className="tl-prose break-words">
    {document.title === name ? null : <b className="tl-block">{document.title}</b>}
    {signingLine(document)}
  </p>
);

const Message = ({ children }: { readonly children: string }): ReactNode => (
  <p className="tl-prose line-clamp-4 whitespace-pre-line break-words">“{children}”</p>
);

const InterestMessage = ({ interest }: { readonly interest: Interest }): ReactNode => (
  <>
    {interest.opportunity ? (
      <p className="tl-small tl-strong">{text('forPosition', { title: interest.opportunity.title })}</p>
    ) : null}
    {interest.message ? <Message>{interest.message}</Message> : null}
  </>
);

/** The week it is about, and where. */
const TrialInFigures = ({ trial }: { readonly trial: Trial }): ReactNode => {
  // Where the player suggests other days, these are what one answers.
  const { starts_on, ends_on } = trial.proposal ?? trial;
  return (
    <div>
      <p className="tl-shirt tl-num text-[2rem] leading-9">{formatDayRange(starts_on, ends_on)}</p>
      <p className="tl-ink-2 pt-1">
        {text('trialDays', { count: lengthInDays({ starts_on, ends_on }) })} {trial.location.name},{' '}
        {trial.location.city}
      </p>
    </div>
  );
};

/** For how long, and whether others may be beside. */
const MandateInFigures = ({ mandate }: { readonly mandate: Mandate }): ReactNode => (
  <div>
    <p className="tl-shirt tl-num text-[2rem] leading-9">{text('mandateMonths', { count: mandateMonths(mandate) })}</p>
    <p className="tl-ink-2 pt-1">
      {text(mandate.exclusive ? 'mandateExclusive' : 'mandateNotExclusive', { agency: mandate.agent.agency })}
    </p>
  </div>
);

/** Which position, and what the agent says of it. */
const SuggestionInWords = ({
  suggestion: { opportunity, message },
}: {
  readonly suggestion: Suggestion;
}): ReactNode => (
  <div>
    <p className="tl-name break-words text-[1.5rem] leading-7">{opportunity.title}</p>
    {message ? <p className="tl-ink-2 break-words pt-1">“{message}”</p> : null}
  </div>
);

interface AnswersProps {
  readonly entries: readonly Entry[];
  /** Opens an interest over this page. */
  readonly onInterest: (id: string) => void;
}

/** A club's answers: equal columns, who, what, until when, act; only the first has the green button. */
export const AnswerList = ({ entries, onInterest }: AnswersProps): ReactNode => {
  return (
    <ul>
      {entries.map((entry, index) => {
        const name = playerOf(entry);
        const countered = entry.kind === 'offer' && entry.offer.round > 1;
        return (
          <li
            key={entry.id}
            className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-line border-b py-4 pl-4 before:absolute before:inset-y-4 before:left-0 before:w-[3px] before:rounded-full before:bg-accent md:grid-cols-[2.75rem_minmax(10.625rem,1fr)_minmax(13.75rem,1.25fr)_9.25rem_10.625rem] md:gap-x-5"
          >
            <Avatar name={name} size={44} />
            <span className="min-w-0">
              <span className="tl-small tl-ink-2 tl-block">
                {countered ? text('offerCountered', { round: entry.offer.round }) : whatOf(entry)}
              </span>
              <span className="tl-name tl-block text-[1.125rem] leading-5.5">{name}</span>
            </span>
            <span className="max-md:col-start-2">
              {entry.kind === 'offer' ? (
                <ChangedTerms offer={entry.offer} />
              ) : entry.kind === 'interest' ? (
                <InterestMessage interest={entry.interest} />
              ) : entry.kind === 'mandate' ? (
                <MandateInFigures mandate={entry.mandate} />
              ) : entry.kind === 'suggestion' ? (
                <SuggestionInWords suggestion={entry.suggestion} />
              ) : entry.kind === 'trial' || entry.kind === 'report' ? (
                <TrialInFigures trial={entry.trial} />
              ) : isOwn(entry.document) ? (
                <PaperInWords entry={entry} name={name} />
              ) : (
                <span className="tl-small tl-strong">{signingLine(entry.document)}</span>
              )}
            </span>
            <span className="max-md:col-start-2">{entry.until ? <Deadline until={entry.until} /> : null}</span>
            <span className="flex max-md:col-start-2 md:justify-end">
              <Act
                entry={entry}
                name={actName(entry, name)}
                onInterest={onInterest}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {countered ? text('reviewCounter') : actOf(entry)}
              </Act>
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** A player's answers: each opens with the figure that decides, then its button. */
export const AnswerSheets = ({ entries, onInterest }: AnswersProps): ReactNode => {
  return (
    <ul className="grid gap-x-14 gap-y-10 sm:grid-cols-2">
      {entries.map((entry) => {
        const team = teamOf(entry);
        const name = team?.club_name ?? playerOf(entry);
        return (
          <li key={entry.id} className="flex flex-col gap-4 border-accent border-t-3 pt-5">
            <div className="flex items-center gap-3.5">
              {team ? (
                <Crest
                  club={{ id: team.club_id, name: team.club_name, short_name: team.club_short_name }}
                  size={44}
                  decorative
                />
              ) : entry.kind === 'mandate' || entry.kind === 'document' ? (
                <Avatar name={name} size={44} />
              ) : null}
              <span>
                <span className="tl-small tl-ink-2 tl-block">{whatOf(entry)}</span>
                <span className="tl-name tl-block text-lg">{name}</span>
              </span>
            </div>
            {entry.kind === 'offer' ? (
              <OfferInFigures offer={entry.offer} />
            ) : entry.kind === 'interest' ? (
              <InterestMessage interest={entry.interest} />
            ) : entry.kind === 'mandate' ? (
              <MandateInFigures mandate={entry.mandate} />
            ) : entry.kind === 'suggestion' ? (
              <SuggestionInWords suggestion={entry.suggestion} />
            ) : entry.kind === 'trial' || entry.kind === 'report' ? (
              <TrialInFigures trial={entry.trial} />
            ) : (
              <PaperInWords entry={entry} name={name} />
            )}
            <div className="mt-auto grid justify-items-center gap-3 pt-2">
              <Act entry={entry} name={actName(entry, name)} onInterest={onInterest} variant="primary" size="lg" block>
                {actOf(entry)}
              </Act>
              {entry.until && entry.kind !== 'trial' ? <ExpiryCountdown instant={entry.until} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
