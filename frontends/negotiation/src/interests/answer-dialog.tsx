import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { ButtonLink, Dialog, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { AnswerPanel } from './answer-interest.tsx';
import { nameOf } from './groups.ts';
import { Contact, State } from './interest-row.tsx';
import { type Interest, interestQuery } from './interests-api.ts';
import { text } from './text.ts';

const titles = {
  pending: 'answerTitle',
  accepted: 'talksTitle',
  declined: 'aboutTitle',
  withdrawn: 'aboutTitle',
  closed: 'aboutTitle',
} as const satisfies Record<Interest['status'], string>;

/** What follows is shown where the answer was given. */
const seen = (): void => undefined;

/**
 * One interest and its answer, wherever somebody comes upon it: what was being looked at stays behind it. Once both are in
 * talks, how to reach the other side.
 */
export const AnswerInterestDialog = ({
  id,
  listHref,
  onClose,
}: {
  readonly id: string;
  /** The page on which all of them stand. */
  readonly listHref: string;
  readonly onClose: () => void;
}): ReactNode => {
  const { data: interest, error, isFetching, refetch } = useQuery(interestQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={interest ? text(titles[interest.status], { name: nameOf(interest) }) : text('title')}
      description={interest ? interest.club_team.team_name : undefined}
    >
      {interest ? (
        <div className="grid gap-4 text-ink">
          {interest.opportunity ? (
            <p className="tl-strong">{text('forPosition', { title: interest.opportunity.title })}</p>
          ) : null}
          {interest.message ? <p className="tl-prose whitespace-pre-line break-words">“{interest.message}”</p> : null}
          {interest.your_turn ? (
            <AnswerPanel interest={interest} onAccepted={seen} />
          ) : (
            <>
              <p role="status">
                <State interest={interest} />
              </p>
              <Contact interest={interest} />
              <ButtonLink
                className="justify-self-start"
                iconEnd="arrow-right"
                href={`${listHref}?interest=${interest.id}`}
                onClick={onClose}
              >
                {text(interest.status === 'accepted' ? 'goOn' : 'openList')}
              </ButtonLink>
            </>
          )}
        </div>
      ) : error ? (
        <ReadFailed query={{ error, isFetching, refetch }} />
      ) : (
        <Skeletons lines={5} />
      )}
    </Dialog>
  );
};
