import { Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Opportunity } from './opportunities-api.ts';
import { text } from './text.ts';

/** What became of the own answer. */
export const AnswerState = ({ answer }: { readonly answer: NonNullable<Opportunity['answer']> }): ReactNode => {
  switch (answer.status) {
    case 'pending':
      return <Status meaning="pending">{text('answeredBadge')}</Status>;
    case 'accepted':
      return <Status meaning="yes">{text('talksBadge')}</Status>;
    case 'declined':
      return <Status meaning="no">{text('declinedBadge')}</Status>;
    case 'withdrawn':
      return <Status meaning="closed">{text('withdrawnBadge')}</Status>;
    case 'closed':
      return <Status meaning="closed">{text('closedBadge')}</Status>;
  }
};
