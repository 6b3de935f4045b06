import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { ButtonLink, Crest, countryName, DescriptionList, formatDay, Link, Status } from '@touchline/ui';
import { Pitch } from '@touchline/ui/pitch';
import { type ReactNode, useId } from 'react';
import { AnswerOpportunity } from './answer-opportunity.tsx';
import { AnswerState } from './answer-state.tsx';
import { FitList } from './fit.tsx';
import type { Opportunity } from './opportunities-api.ts';
import { SuggestPlayer } from './suggest-player.tsx';
import { SuggestedByAgent } from './suggested-by-agent.tsx';
import { text } from './text.ts';
import { ageText, closingText, contractText, levelName, payText } from './words.ts';

/** How it fits a player, and the answer beside the reasons. */
const ForPlayer = ({ opportunity }: { readonly opportunity: Opportunity }): ReactNode => {
  const title = useId();
  const { fit, answer, status, suggestion } = opportunity;
  if (!fit) return null;
  return (
    <>
      {suggestion && status === 'open' ? <SuggestedByAgent suggestion={suggestion} /> : null}
      <section aria-labelledby={title}>
        <h3 className="tl-heading mb-1.5" id={title}>
          {text('fitTitle')}
        </h3>
        <FitList asked={opportunity} fit={fit} mine />
        {!answer && status === 'open' && fit.some(({ result }) => result === 'not-met') ? (
          <p className="tl-small mt-2 text-ink-2">{text('allTheSame')}</p>
        ) : null}
      </section>
      {answer ? (
        <div className="grid justify-items-start gap-2.5">
          <AnswerState answer={answer} />
          <p className="tl-small text-ink-2">{text('answeredOn', { date: formatDay(answer.at) })}</p>
          <ButtonLink href={`/player/club-interest?interest=${answer.interest_id}`}>{text('seeAnswer')}</ButtonLink>
        </div>
      ) : status === 'open' ? (
        <AnswerOpportunity opportunity={opportunity} />
      ) : null}
    </>
  );
};

/** What a club asks for and says of a place; for a player how it fits, and the answer; for an agent whom it could be for. */
export const OpportunitySheet = ({
  opportunity,
  putsForward,
}: {
  readonly opportunity: Opportunity;
  /** Whether the viewer puts players of his forward. */
  readonly putsForward: boolean;
}): ReactNode => {
  const { club_team, title, status, description, representative } = opportunity;
  const pay = payText(opportunity.pay);
  const facts = [
    {
      term: text('pay'),
      value: pay ?? text('payHidden'),
      note: pay ? text('payPer') : text('payAsk'),
    },
    { term: text('starts'), value: contractText(opportunity) },
    { term: text('age'), value: ageText(opportunity.age) },
    { term: text('foot'), value: opportunity.foot ? text(`foot_${opportunity.foot}`) : text('footAny') },
    ...(club_team.level ? [{ term: text('level'), value: levelName(club_team.level) }] : []),
    {
      term: text('closes'),
      value: formatDay(opportunity.closes_on),
      ...(status === 'open' ? { note: closingText(opportunity.closes_on).line } : {}),
    },
  ];
  return (
    <div className="grid gap-6">
      <div className="flex items-start gap-4">
        <Crest club={crestOf(club_team)} size={48} decorative />
        <div className="grid min-w-0 gap-1">
          <h2 className="tl-name text-[1.5rem] leading-7 break-words">{title}</h2>
          <p className="text-ink-2">
            <Link href={clubHref(club_team.club_id)}>{club_team.club_name}</Link>, {club_team.team_name},{' '}
            {countryName(club_team.country)}
          </p>
          <p className="tl-tiny text-ink-3">
            {text('publishedBy', {
              date: formatDay(opportunity.published_at),
              name: representative.name,
            })}
          </p>
          {status === 'open' ? null : (
            <Status meaning={status === 'filled' ? 'yes' : 'closed'}>
              {text(status === 'filled' ? 'filledBadge' : 'closedBadge')}
            </Status>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-5">
        <Pitch positions={[opportunity.position]} />
        <DescriptionList facts={facts} />
      </div>
      {description ? <p className="whitespace-pre-line break-words text-ink-2">“{description}”</p> : null}
      <ForPlayer opportunity={opportunity} />
      {putsForward ? <SuggestPlayer opportunity={opportunity} /> : null}
    </div>
  );
};
