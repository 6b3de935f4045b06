import { z } from 'zod';
import { country, position, teamLevels } from '../../values.ts';
import { operations } from '../operation.ts';
import { savedSearchOperationsOf } from '../saved-searches.ts';
import { boardSorts, fitFilters, halfYear } from './opportunities.ts';

/** The filters of the board of open positions, as they are kept. */
export const opportunityFilters = z
  .strictObject({
    positions: z.array(position).max(30).default([]),
    /** How many points are not met: none, one, more. */
    fits: z.enum(fitFilters).nullable().default(null),
    starts: z.array(halfYear).max(30).default([]),
    levels: z.array(z.enum(teamLevels)).max(30).default([]),
    countries: z.array(country).max(30).default([]),
    pay: z.literal('shown').nullable().default(null),
    sort: z.enum(boardSorts).default('fit'),
  })
  .meta({ id: 'OpportunityFilters' });
export type OpportunityFilters = z.output<typeof opportunityFilters>;

const { list, save, change, open, remove } = savedSearchOperationsOf({
  ...{ path: '/opportunity-searches', filters: opportunityFilters, as: 'OpportunitySearch', what: 'open positions' },
});
export const opportunitySearchOperations = operations({
  listOpportunitySearches: list,
  saveOpportunitySearch: save,
  changeOpportunitySearch: change,
  openOpportunitySearch: open,
  deleteOpportunitySearch: remove,
});
