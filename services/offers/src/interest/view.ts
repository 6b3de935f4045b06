import type { offersOperations } from '@touchline/contracts/http/offers';
import { turnInInterest } from '@touchline/contracts/policies/whose-turn';
import { type ReadBy, sideRead } from '@touchline/platform/domain';
import type { z } from 'zod';
import { contactFor } from './interest.ts';
import type { Declared } from './state.ts';

export type InterestView = z.input<typeof offersOperations.getInterest.reply>;

/** An interest as its reader sees it. */
export const interestView = (interest: Declared, by: ReadBy): InterestView => {
  const { user_id: _, ...player } = interest.player;
  const { user_id: _user, ...representative } = interest.representative;
  return {
    id: interest.interest_id,
    club_team: interest.club_team,
    player,
    representative,
    initiated_by: interest.initiated_by,
    status: interest.status,
    message: interest.message,
    reason: interest.status === 'declined' || interest.status === 'withdrawn' ? interest.reason : null,
    close_reason: interest.status === 'closed' ? interest.close_reason : null,
    your_side: sideRead(by),
    as_agent: by === 'agent',
    your_turn: turnInInterest(interest) === by,
    // How to reach each other is between the two.
    contact: by === 'agent' ? null : contactFor(interest, by),
    opportunity: interest.opportunity && {
      id: interest.opportunity.opportunity_id,
      title: interest.opportunity.title,
    },
    declared_at: interest.declared_at,
    updated_at: interest.updated_at,
  };
};
