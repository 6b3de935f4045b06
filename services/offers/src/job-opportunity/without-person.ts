import { type FormerMember, withoutPerson } from '@touchline/platform/domain';
import type { JobOpportunity } from './state.ts';

/** The position without somebody who has left: what the club asked for stays the club's. */
export const withoutMember = (opportunity: JobOpportunity, former: FormerMember): JobOpportunity => {
  if (opportunity.status === 'none') return opportunity;
  const representative = withoutPerson(opportunity.representative, former);
  return opportunity.status === 'filled'
    ? { ...opportunity, representative, filled_by: withoutPerson(opportunity.filled_by, former) }
    : { ...opportunity, representative };
};
