import { opportunityEvents, type PublicOpportunity } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { JobOpportunity, JobOpportunityEvent, Published } from './state.ts';

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

/** The position as other services may know it: without a pay that isn't shown. */
export const publicOpportunityOf = (opportunity: Published): PublicOpportunity => ({
  opportunity_id: opportunity.opportunity_id,
  club_team: opportunity.club_team,
  representative: opportunity.representative,
  title: opportunity.title,
  position: opportunity.position,
  age: opportunity.age,
  foot: opportunity.foot,
  contract_from: opportunity.contract_from,
  contract_until: opportunity.contract_until,
  pay: opportunity.pay_shown ? opportunity.pay : null,
  description: opportunity.description,
  closes_on: opportunity.closes_on,
  status: opportunity.status,
  close_reason: opportunity.status === 'closed' ? opportunity.close_reason : null,
  filled_by: opportunity.status === 'filled' ? opportunity.filled_by : null,
  published_at: opportunity.published_at,
});

export const stateData = (state: JobOpportunity) => ({
  opportunity: state.status === 'none' ? undefined : publicOpportunityOf(state),
});

/** An event as neighbours read it: what happened, beside the position after it. */
export const published = (event: JobOpportunityEvent, after: JobOpportunity) => {
  const [{ type }, happened] = happenedOf(event);
  return { type, data: { ...stateData(after), happened } };
};
