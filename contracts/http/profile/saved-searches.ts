import { z } from 'zod';
import { searchNotices } from '../../events/saved-search.ts';
import { nameOf } from '../../names.ts';
import { country, gender, id, instant, position, preferredFoot, valuationTier } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { scoutingSorts } from './scouting.ts';

/** How many searches a person keeps at most, and how many players one may find to be told of new ones. */
export const savedSearchBounds = { searches: 20, players: 2000 } as const;

export const searchNotice = z.enum(searchNotices).meta({ id: 'SearchNotice' });
export type SearchNotice = z.infer<typeof searchNotice>;

const age = z.int().min(14).max(60).nullable().default(null);
const height = z.int().min(140).max(220).nullable().default(null);

/** The filters of scouting, as they are kept. Both ends of a span count. */
export const searchFilters = z
  .strictObject({
    q: z.string().trim().max(60).default(''),
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

export const savedSearch = z
  .object({
    id,
    name: z.string(),
    filters: searchFilters,
    notice: searchNotice,
    /** How many newly match since it was opened last. */
    fresh: z.int(),
    saved_at: instant,
  })
  .meta({ id: 'SavedSearch' });

const name = nameOf({ most: 60, missing: 'Give the search a name.' });
export const savingSearch = z.strictObject({ name, filters: searchFilters, notice: searchNotice.default('daily') });
export const changingSearch = z.strictObject({ name, notice: searchNotice });
const searchId = z.strictObject({ search_id: id });
const errors = [...inMarket, 'NotFound'] as const;

export const savedSearchOperations = operations({
  listSavedSearches: operation({
    summary: 'The own saved searches, newest first',
    method: 'GET',
    path: '/saved-searches',
    access: 'member',
    reply: z.array(savedSearch),
    errors: [...inMarket],
  }),
  saveSearch: operation({
    summary: 'Keeps a search, and says when to be told of players who newly match',
    method: 'POST',
    path: '/saved-searches',
    access: 'member',
    status: 201,
    body: savingSearch,
    reply: savedSearch,
    errors: [...inMarket],
  }),
  changeSavedSearch: operation({
    summary: 'Another name, or another time to be told',
    method: 'PUT',
    path: '/saved-searches/:search_id',
    access: 'member',
    params: searchId,
    body: changingSearch,
    reply: savedSearch,
    errors: [...errors],
  }),
  openSavedSearch: operation({
    summary: 'Opens a search: who newly matched has been seen',
    method: 'POST',
    path: '/saved-searches/:search_id/open',
    access: 'member',
    params: searchId,
    reply: savedSearch,
    errors: [...errors],
  }),
  deleteSavedSearch: operation({
    summary: 'Keeps a search no longer',
    method: 'DELETE',
    path: '/saved-searches/:search_id',
    access: 'member',
    params: searchId,
    reply: savedSearch,
    errors: [...errors],
  }),
});
