import { opportunityEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { type JobOpportunity, type JobOpportunityEvent, publicOpportunityOf } from './state.ts';

/** The contract of an event and what is its own: who did what. */
const happenedOf = (event: JobOpportunityEvent) => {
  switch (event.type) {
    case 'OpportunityPublished':
      return [opportunityEvents.published, { by: event.representative.profile_id }] as const;
    case 'OpportunityEdited':
      return [opportunityEvents.edited, { by: event.representative.profile_id, fields: [...event.fields] }] as const;
    case 'OpportunityAnswered':
      return [opportunityEvents.answered, { player_id: event.player_id }] as const;
    case 'OpportunityClosed':
      return [opportunityEvents.closed, { reason: event.reason }] as const;
    case 'OpportunityFilled':
      return [opportunityEvents.filled, { player_id: event.player.profile_id, how: event.how }] as const;
    default:
      return unreachable(event);
  }
};

export const stateData = (state: JobOpportunity) => ({
  opportunity: state.status === 'none' ? undefined : publicOpportunityOf(state),
});

/** An event as neighbours read it: what happened, beside the position after it. */
export const published = (event: JobOpportunityEvent, after: JobOpportunity) => {
  const [{ type }, happened] = happenedOf(event);
  return { type, data: { ...stateData(after), happened } };
};
