import { AnswerPanel } from '@touchline/negotiation/interests/answer-interest.tsx';
import { FitList } from '@touchline/negotiation/opportunities/fit.tsx';
import type { Applicant, Opportunity } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { text as words } from '@touchline/negotiation/opportunities/text.ts';
import { ButtonLink, Dialog } from '@touchline/ui';
import type { ReactNode } from 'react';
import { AskToTrial } from '../../features/prospect/components/ask-to-trial.tsx';
import { text } from './text.ts';

export const playerHref = ({ nickname, profile_id }: Applicant['interest']['player']): string =>
  `/club-representative/scout-players/${encodeURIComponent(nickname || 'player')}/${profile_id}`;
export const offerHref = ({ interest, offer }: Applicant): string =>
  offer
    ? `/club-representative/offers/${offer.id}`
    : `/club-representative/offers/new?player=${interest.player.profile_id}`;

/** What somebody answered, how he fits, and the answer of the club. */
export const ApplicantDialog = ({
  opportunity,
  applicant,
  asking,
  onClose,
}: {
  readonly opportunity: Opportunity;
  readonly applicant: Applicant;
  /** Whether the form of a trial is opened at once. */
  readonly asking: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const { interest, fit, stage, suggested_by } = applicant;
  const { contact, player } = interest;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={text('about', { name: player.name })}>
      <div className="grid gap-5 text-ink">
        {interest.message ? <p className="whitespace-pre-line break-words">“{interest.message}”</p> : null}
        {suggested_by ? (
          <p className="tl-small text-ink-2">
            {words('suggestedBy', { name: suggested_by.name, agency: suggested_by.agency })}
          </p>
        ) : null}
        <FitList asked={opportunity} fit={fit} mine={false} />
        {contact ? (
          <p className="tl-small flex flex-wrap gap-x-4 text-ink-2">
            {contact.email ? <span>{contact.email}</span> : null}
            {contact.phone ? <span className="tl-num">{contact.phone}</span> : null}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" iconEnd="arrow-up-right" href={playerHref(player)}>
            {text('openPage')}
          </ButtonLink>
          {applicant.offer ? (
            <ButtonLink size="sm" icon="arrows-left-right" href={offerHref(applicant)}>
              {text('openOffer')}
            </ButtonLink>
          ) : stage === 'talks' || stage === 'trial' ? (
            <ButtonLink size="sm" variant="primary" icon="arrows-left-right" href={offerHref(applicant)}>
              {text('makeOffer')}
            </ButtonLink>
          ) : null}
          {stage === 'talks' ? <AskToTrial playerId={player.profile_id} size="sm" opened={asking} /> : null}
        </div>
        {interest.your_turn ? <AnswerPanel interest={interest} /> : null}
      </div>
    </Dialog>
  );
};
