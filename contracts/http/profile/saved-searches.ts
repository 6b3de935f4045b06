import { z } from 'zod';
import { soughtText } from '../../names.ts';
import { country, gender, position, preferredFoot, valuationTier } from '../../values.ts';
import { operations } from '../operation.ts';
import { savedSearchOperationsOf } from '../saved-searches.ts';
import { scoutingSorts } from './scouting.ts';

const age = z.int().min(14).max(60).nullable().default(null);
const height = z.int().min(140).max(220).nullable().default(null);

/** The filters of scouting, as they are kept. Both ends of a span count. */
export const searchFilters = z
  .strictObject({
    q: soughtText(60).default(''),
    positions: z.array(position).max(30).default([]),
    feet: z.array(preferredFoot).max(30).default([]),
    tiers: z.array(valuationTier).max(30).default([]),
    nationalities: z.array(country).max(30).default([]),
    gender: gender.nullable().default(null),
    age_min: age,
    age_max: age,
    height_min: height,
    height_max: height,
    contract: z.enum(['free', '6', '12', '24']).nullable().default(null),
    sort: z.enum(scoutingSorts).default('tier'),
  })
  .meta({ id: 'SearchFilters' });
export type SearchFilters = z.output<typeof searchFilters>;

const { list, save, change, open, remove } = savedSearchOperationsOf({
  ...{ path: '/saved-searches', filters: searchFilters, as: 'SavedSearch', what: 'players' },
});
export const savedSearchOperations = operations({
  listSavedSearches: list,
  saveSearch: save,
  changeSavedSearch: change,
  openSavedSearch: open,
  deleteSavedSearch: remove,
});
