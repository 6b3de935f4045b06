import { useQuery } from '@tanstack/react-query';
import { AnswerPanel } from '@touchline/negotiation/interests/answer-interest.tsx';
import { interestQuery } from '@touchline/negotiation/interests/interests-api.ts';
import { Button, ButtonLink, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';

export const interestsHref = '/club-representative/club-interest';

/** An interest that waits: answered here, or over the page where there is no room for it; one's own leads to its place. */
export const WaitingInterest = ({
  id,
  yourTurn,
  inPlace,
  onOpen,
}: {
  readonly id: string;
  readonly yourTurn: boolean;
  readonly inPlace: boolean;
  /** Opens it over the page: to be answered, or, once both are in talks, with how to reach the player. */
  readonly onOpen: () => void;
}): ReactNode => {
  const answered = yourTurn && inPlace;
  const interest = useQuery({ ...interestQuery(id), enabled: answered });
  if (answered && interest.isPending) return <Skeletons lines={3} />;
  if (answered && interest.data?.your_turn) {
    const { message } = interest.data;
    return (
      <div className="grid gap-4 py-2">
        {message ? <p className="tl-small whitespace-pre-line break-words text-ink-2">“{message}”</p> : null}
        <AnswerPanel interest={interest.data} onAccepted={onOpen} />
      </div>
    );
  }
  if (yourTurn)
    return (
      <Button block icon="handshake" onClick={onOpen}>
        {text('answerInterest')}
      </Button>
    );
  return (
    <ButtonLink block icon="handshake" href={`${interestsHref}?interest=${id}`}>
      {text('openInterest')}
    </ButtonLink>
  );
};
