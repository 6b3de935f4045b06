import { opportunityEvents, type PublicOpportunity } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Side } from '@touchline/platform/domain';
import type { InterestRepository } from '../interest/interest.repository.ts';

const reason = 'The position is filled.';

/** Whoever still waits for an answer to a position that is filled is told no, for the club, with the reason. */
export const filledConsumer = (interests: InterestRepository, deps: ConsumerDependencies): Consumer =>
  consumer(deps, {
    group: 'offers.filled-opportunities',
    topics: ['touchline.job-opportunity'],
    from: 'end',
    checkpoints: null,
    on: {
      [opportunityEvents.filled.type]: async (
        { opportunity }: { readonly opportunity: PublicOpportunity },
        { time: now }: CloudEvent,
      ) => {
        const { opportunity_id, club_team, representative, filled_by } = opportunity;
        const by: Side = { party: 'club', team_ids: [club_team.team_id], representative };
        for (const { interest_id, player, status } of await interests.answersTo([opportunity_id]))
          if (status === 'pending' && player.profile_id !== filled_by?.profile_id)
            await interests.handle(interest_id, { type: 'Decline', by, reason, now });
      },
    },
  });
