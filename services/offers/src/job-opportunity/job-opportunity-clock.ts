import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import { createDueSweep, type Sweep } from '@touchline/platform/aggregate';
import type { JobOpportunityRepository } from './job-opportunity.repository.ts';

/** What the clock does to positions; it may run on every replica. */
export const jobOpportunitySweeps = (opportunities: JobOpportunityRepository, clock: () => Date): readonly Sweep[] => [
  createDueSweep({
    ...{ name: 'opportunities past their last day', everyMs: 5_000, clock, aggregates: opportunities },
    due: (now) => opportunities.due(now.slice(0, 10)),
    next: async () => {
      const last = await opportunities.nextLastDay();
      return last && daysAfter(last, 1);
    },
    act: (id, now) => opportunities.handle(id, { type: 'Expire', now }),
  }),
];
