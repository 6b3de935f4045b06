import { z } from 'zod';
import { guardianConsentStatus } from '../../events/guardian-consent.ts';
import { clubName, heading, namedPerson, partOfName, prose, teamName } from '../../names.ts';
import {
  ageOn,
  calendarDate,
  clubTeam,
  email,
  enteredDate,
  gender,
  id,
  instant,
  position,
  preferredFoot,
  sport,
  valuationTier,
} from '../../values.ts';
import { isPublicAddress } from '../../web-address.ts';

/** Paths right below /player: a nickname can't be one of them. */
export const reservedNicknames = [
  'offers',
  'club-interest',
  'representation',
  'trial-requests',
  'index',
  'new',
  'me',
  'admin',
] as const;

export const nickname = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters, digits and single hyphens.')
  .refine((n) => !(reservedNicknames as readonly string[]).includes(n), 'This name is taken by a page.');

export const birthDate = calendarDate.refine((day) => {
  const today = new Date().toISOString().slice(0, 10);
  const age = ageOn(day, today);
  return age >= 14 && age <= 60;
}, 'Players are between 14 and 60 years old.');

/** The five steps of a player's onboarding; the same shapes in the form and at the server. Nationalities and highlights are commands. */
export const playerPerson = z.strictObject({
  first_name: partOfName,
  last_name: partOfName,
  nickname,
  date_of_birth: birthDate,
  gender,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.')
    .default(''),
});

export const guardian = z.strictObject({ name: namedPerson, email: z.email() }).meta({ id: 'Guardian' });

export const playerFootball = z.strictObject({
  sport,
  positions: z
    .array(position)
    .min(1, 'Choose at least one position.')
    .max(3, 'Choose at most three.')
    .refine((list) => new Set(list).size === list.length, 'Choose each position once.'),
  preferred_foot: preferredFoot,
  height_cm: z
    .int('Use whole centimetres, from 140 to 220.')
    .min(140, 'Use whole centimetres, from 140 to 220.')
    .max(220, 'Use whole centimetres, from 140 to 220.'),
  weight_kg: z
    .int('Use whole kilograms, from 40 to 130.')
    .min(40, 'Use whole kilograms, from 40 to 130.')
    .max(130, 'Use whole kilograms, from 40 to 130.'),
});

export const playerCareer = z.strictObject({
  /** Null: without a club. */
  club_team_id: z.string().max(64).nullable(),
  current_contract_ends_on: enteredDate.nullable(),
});

export const playerMedia = z.strictObject({ bio: prose(1500) });

export const playerVisibility = z.strictObject({
  visible_to_clubs: z.boolean(),
  guardian: guardian.extend({ email }).nullable(),
});

/** A title with a page of another site, or with a clip that lies here. */
export const highlight = z
  .object({
    id,
    title: z.string(),
    url: z.string().nullable(),
    /** Where a browser gets the clip; null: it is a page of another site. */
    clip: z.string().nullable().default(null),
    /** A frame of the clip; null: there is none. */
    poster: z.string().nullable().default(null),
    at: instant,
  })
  .meta({ id: 'Highlight' });

export const maxHighlights = 5;
/** Counted from 1; beyond the last one it is the last. */
export const highlightPlace = z.strictObject({ place: z.int().min(1).max(maxHighlights) });

/** What is said of an uploaded clip, beside the file. */
export const newClip = z.strictObject({ title: heading });

export const newHighlight = z.strictObject({
  title: heading,
  url: z
    .url({ protocol: /^https$/, error: 'Enter a link that starts with https://.' })
    .max(500)
    .refine(isPublicAddress, 'Enter the link of a public video page.'),
});

/** So many seasons stand on a player's page. */
export const maxSeasons = 15;

/** A count of a season: whole, and as much as a season can have. */
const counted = (most: number) =>
  z
    .int('Use whole numbers.')
    .min(0, 'Use 0 or more.')
    .max(most, `Use at most ${most.toLocaleString('en-GB')}.`);

/** A season in the player's own words. A club that he played for needn't be one that is here. */
const seasonShape = {
  /** The year in which it began: 2024 is 2024/25, or 2024 where a season is a year. */
  began_in: z
    .int('Use a year with four digits.')
    .min(1980, 'Use a year from 1980 on.')
    .refine((year) => year <= new Date().getUTCFullYear(), 'This season has not begun yet.'),
  club: clubName,
  /** The team or the league, as the player says it; nothing where there is nothing to say. */
  level: z.union([z.literal(''), teamName]).default(''),
  appearances: counted(100),
  minutes: counted(12_000),
  goals: counted(200),
  assists: counted(200),
};
/** A match, extra time and what is added to it. */
const longestMatch = 140;

export const season = z
  .object({
    id,
    began_in: z.int(),
    club: z.string(),
    level: z.string(),
    appearances: z.int(),
    minutes: z.int(),
    goals: z.int(),
    assists: z.int(),
    at: instant,
    /** When staff confirmed it as it stands; null: the player's own word. */
    confirmed_at: instant.nullable().default(null),
  })
  .meta({ id: 'Season' });

export const newSeason = z
  .strictObject(seasonShape)
  .refine(({ appearances, minutes }) => minutes <= Math.max(0, appearances) * longestMatch, {
    path: ['minutes'],
    message: `A match has at most ${longestMatch} minutes: check the matches or the minutes.`,
  });

/** A contract whose first day is still to come. */
export const upcomingContract = z
  .object({ club_team: clubTeam, from: calendarDate, until: calendarDate })
  .meta({ id: 'UpcomingContract' });

/** A player as other services may know one. */
export const publicPlayer = z
  .object({
    nickname: z.string().nullable(),
    date_of_birth: calendarDate.nullable(),
    gender: gender.nullable(),
    sport: sport.nullable(),
    nationalities: z.array(z.string()),
    positions: z.array(position),
    preferred_foot: preferredFoot.nullable(),
    height_cm: z.int().nullable(),
    club_team: clubTeam.nullable(),
    current_contract_ends_on: calendarDate.nullable(),
    next_contract: upcomingContract.nullable(),
    /** When the last of the contracts known ends, the ones after the next included; null: none. */
    bound_until: calendarDate.nullable().optional(),
    valuation_tier: valuationTier.nullable(),
    /** The player's wish: under 18 it counts while a guardian's consent is in force. */
    visible_to_clubs: z.boolean(),
    /** Whom identity asks for consent while the player is under 18. */
    guardian: guardian.nullable().optional(),
    /** How far the guardian's consent is; null: none was asked for. */
    guardian_consent: guardianConsentStatus.nullable().optional(),
  })
  .meta({ id: 'PublicPlayer' });

/** What a player sees of the own profile, and staff of it. */
export const ownPlayer = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  nickname: z.string().nullable(),
  date_of_birth: calendarDate.nullable(),
  gender: gender.nullable(),
  phone: z.string().nullable(),
  sport: sport.nullable(),
  nationalities: z.array(z.string()),
  positions: z.array(position),
  preferred_foot: preferredFoot.nullable(),
  height_cm: z.int().nullable(),
  weight_kg: z.int().nullable(),
  club_team: clubTeam.nullable(),
  /** False: a member entered the club, and staff haven't looked at it yet. Null: no club. */
  club_verified: z.boolean().nullable(),
  current_contract_ends_on: calendarDate.nullable(),
  next_contract: upcomingContract.nullable(),
  valuation_tier: valuationTier.nullable(),
  highlights: z.array(highlight),
  seasons: z.array(season),
  photo: z.string().nullable(),
  bio: z.string(),
  visible_to_clubs: z.boolean(),
  guardian: guardian.nullable(),
  /** What the guardian has said; null: nobody was asked yet. */
  guardian_consent: z.object({ status: guardianConsentStatus, reason: z.string().nullable(), at: instant }).nullable(),
  is_minor: z.boolean(),
  /** The day of the 18th birthday: from then on no guardian is needed. */
  of_age_on: calendarDate.nullable(),
});
