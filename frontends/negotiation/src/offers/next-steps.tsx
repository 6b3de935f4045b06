import { DescriptionList, formatDeadline, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { Offer } from './offers-api.ts';

type Step = { readonly answer: string; readonly follows: string };

/** What follows from each answer to the opening terms, in words of the reader's side. */
const stepsOf = (offer: Offer): readonly Step[] => {
  const names = {
    player: offer.player.name,
    representative: offer.representative.name,
    club: offer.club_team.club_name,
    round: offer.round + 1,
  };
  const own = offer.your_side === 'player';
  return [
    {
      answer: text('answerAccept'),
      follows: own ? text('acceptLeadsToOwn', names) : text('acceptLeadsTo', names),
    },
    ...(offer.negotiable
      ? [
          {
            answer: text('answerCounter'),
            follows: own ? text('counterLeadsToOwn', names) : text('counterLeadsTo', names),
          },
        ]
      : []),
    {
      answer: text('answerDecline'),
      follows: own ? text('declineLeadsToOwn', names) : text('declineLeadsTo', names),
    },
    { answer: text('answerNone'), follows: text('noneLeadsTo', { date: formatDeadline(offer.expires_at) }) },
  ];
};

/** While only the opening terms are on the table: where each answer to them leads. */
export const NextSteps = ({ offer }: { readonly offer: Offer }): ReactNode => (
  <Section
    title={text('acceptNextTitle')}
    aside={offer.your_turn ? undefined : text('theirTurn', { name: offer.player.name })}
  >
    <DescriptionList
      ruled
      className="border-t-0"
      facts={stepsOf(offer).map(({ answer, follows }) => ({
        term: answer,
        value: <span className="block max-w-[60ch] [font-weight:440]">{follows}</span>,
      }))}
    />
  </Section>
);
