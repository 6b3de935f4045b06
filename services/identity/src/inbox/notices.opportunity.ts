import { opportunityEvents, type PublicOpportunity } from '@touchline/contracts/events';
import type { z } from 'zod';
import type { Notice } from './inbox.ts';

/** Who is told what of open positions: pure, one function per event type. What the club did itself, it knows. */

type Tell = (data: never) => readonly Notice[];

const toClub = (
  { opportunity_id, representative }: PublicOpportunity,
  words: Pick<Notice, 'kind' | 'title' | 'text'>,
): Notice => ({
  user_id: representative.user_id,
  profile_id: representative.profile_id,
  href: `/club-representative/requests?opportunity=${opportunity_id}`,
  needs_answer: false,
  mail: true,
  ...words,
});

const closed = ({ opportunity, happened }: z.infer<typeof opportunityEvents.closed.data>): readonly Notice[] =>
  happened?.reason === 'deadline'
    ? [
        toClub(opportunity, {
          kind: 'opportunity.closed',
          title: `“${opportunity.title}” is off the board`,
          text: 'Its last day is over. You can still answer the players who wait.',
        }),
      ]
    : [];

const filled = ({ opportunity, happened }: z.infer<typeof opportunityEvents.filled.data>): readonly Notice[] =>
  happened?.how === 'contract'
    ? [
        toClub(opportunity, {
          kind: 'opportunity.filled',
          title: `“${opportunity.title}” is filled`,
          text: `${opportunity.filled_by?.name ?? ''} has signed. Whoever still waited was told.`,
        }),
      ]
    : [];

export const opportunityNotices: Readonly<Record<string, Tell>> = {
  [opportunityEvents.closed.type]: closed as Tell,
  [opportunityEvents.filled.type]: filled as Tell,
};
