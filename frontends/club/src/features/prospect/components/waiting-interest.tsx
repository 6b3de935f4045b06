import { useQuery } from '@tanstack/react-query';
import { AnswerPanel } from '@touchline/negotiation/interests/answer-interest.tsx';
import { interestQuery } from '@touchline/negotiation/interests/interests-api.ts';
import { ButtonLink, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';

/** An interest that waits: answered here where there is room for it, else the way to it. */
export const WaitingInterest = ({
  id,
  yourTurn,
  inPlace,
}: {
  readonly id: string;
  readonly yourTurn: boolean;
  readonly inPlace: boolean;
}): ReactNode => {
  const answered = yourTurn && inPlace;
  const interest = useQuery({ ...interestQuery(id), enabled: answered });
  if (answered && interest.isPending) return <Skeletons lines={3} />;
  if (answered && interest.data?.your_turn) {
    const { message } = interest.data;
    return (
      <div className="grid gap-4 py-2">
        {message ? <p className="tl-small whitespace-pre-line break-words text-ink-2">“{message}”</p> : null}
        <AnswerPanel interest={interest.data} />
      </div>
    );
  }
  return (
    <ButtonLink block icon="handshake" href={`/club-representative/club-interest?interest=${id}`}>
      {text(yourTurn ? 'answerInterest' : 'openInterest')}
    </ButtonLink>
  );
};
