import { z } from 'zod';
import { highlight, season, upcomingContract } from '../../kinds/player/player.ts';
import { soughtText } from '../../names.ts';
import { calendarDate, clubTeam, country, gender, id, position, preferredFoot, valuationTier } from '../../values.ts';
import { list, operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { valueCount } from '../shared-shapes.ts';
import { profileId } from './own-profile.ts';

export const contractWindow = z
  .object({
    /** `free`: no contract; `open`: ends within 6 months; `club-informed`: the current club has to be informed. */
    approach: z.enum(['free', 'open', 'club-informed']),
    ends_on: calendarDate.nullable(),
    approach_free_from: calendarDate.nullable(),
  })
  .meta({ id: 'ContractWindow' });

export const playerRow = z
  .object({
    profile_id: id,
    name: z.string(),
    nickname: z.string(),
    age: z.int(),
    gender,
    nationalities: z.array(z.string()),
    positions: z.array(position),
    preferred_foot: preferredFoot,
    height_cm: z.int(),
    club_team: clubTeam.nullable(),
    current_contract_ends_on: calendarDate.nullable(),
    next_contract: upcomingContract.nullable(),
    valuation_tier: valuationTier,
    photo: z.string().nullable(),
    highlights: z.int(),
  })
  .meta({ id: 'PlayerRow' });

export const playerSheet = playerRow
  .extend({
    date_of_birth: calendarDate,
    weight_kg: z.int().nullable(),
    bio: z.string(),
    highlight_list: z.array(highlight),
    /** The career, the newest season first: the player's own word. */
    seasons: z.array(season),
    contract: contractWindow,
    /** How the viewer stands to the player. */
    viewer: z.object({
      is_own: z.boolean(),
      scoutable: z.boolean(),
      /** The viewer's teams that have an open offer with the player. */
      open_offers: z.array(z.object({ offer_id: id, team_id: id })),
    }),
  })
  .meta({ id: 'PlayerSheet' });

export const scoutingFacets = z
  .object({
    positions: z.array(valueCount),
    preferred_feet: z.array(valueCount),
    tiers: z.array(valueCount),
    nationalities: z.array(valueCount),
    ages: z.array(valueCount),
    heights: z.array(valueCount),
    contract_ends: z.array(valueCount),
  })
  .meta({ id: 'ScoutingFacets' });

export const scoutingSorts = ['tier', 'age', 'contract', 'name', 'newest'] as const;

export const scoutingQuery = z.strictObject({
  ...paging,
  q: soughtText(60).optional(),
  positions: list(position),
  feet: list(preferredFoot),
  tiers: list(valuationTier),
  nationalities: list(country),
  gender: gender.optional(),
  age_min: z.coerce.number().int().min(14).max(60).optional(),
  age_max: z.coerce.number().int().min(14).max(60).optional(),
  height_min: z.coerce.number().int().min(140).max(220).optional(),
  height_max: z.coerce.number().int().min(140).max(220).optional(),
  /** Contract ends within so many months, or there is none: `free`. */
  contract: z.enum(['free', '6', '12', '24']).optional(),
  sort: z.enum(scoutingSorts).default('tier'),
  facets: z.stringbool().default(true),
});

/** A search as a file has it: from its beginning, as far as one file goes. */
export const exportQuery = scoutingQuery.omit({ cursor: true, limit: true, facets: true });

/** So many players are in a file of a search. */
export const mostExported = 300;

/** Which clubs these are is told to nobody. */
const pageOpeningsOfWeek = z
  .object({
    /** The Monday on which the week begins. */
    week: z.iso.date(),
    clubs: z.int(),
    /** A representative who is back within half an hour counts once. */
    openings: z.int(),
  })
  .meta({ id: 'PageOpeningsOfWeek' });

export const scoutingOperations = operations({
  scoutPlayers: operation({
    summary: 'Scoutable players, for clubs and agents, with filters, counts per filter value and keyset pages',
    method: 'GET',
    path: '/scouting/players',
    access: 'member',
    query: scoutingQuery,
    reply: z.array(playerRow),
    meta: pageMeta.extend({ facets: scoutingFacets.optional() }),
    errors: [...inMarket, 'TooManyRequests'],
  }),
  exportPlayers: operation({
    summary: 'A search as CSV: its first 300 players, taken from the budget as pages are',
    method: 'GET',
    path: '/scouting/players.csv',
    access: 'member',
    query: exportQuery,
    download: ['text/csv'],
    errors: [...inMarket, 'PlanDoesNotInclude', 'TooManyRequests'],
  }),
  getPlayerSheet: operation({
    summary: 'A player’s sheet, for the player, other players, clubs and agents',
    method: 'GET',
    path: '/players/:profile_id',
    access: 'member',
    params: profileId,
    reply: playerSheet,
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable', 'TooManyRequests'],
  }),
  listPageOpenings: operation({
    summary: 'How many clubs opened the own page, and how often: the last 12 weeks, the oldest first',
    method: 'GET',
    path: '/profile/page-openings',
    access: 'member',
    reply: z.array(pageOpeningsOfWeek),
    errors: ['AccessDeniedException', 'PlanDoesNotInclude'],
  }),
});
