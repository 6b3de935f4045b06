import './sentences.ts';
import { z } from 'zod';
import { isCountry } from './countries.ts';
import { printedProse } from './names.ts';

/** Values that cross more than one boundary: what a name, a date, a sum of money or a position looks like. */

export const profileTypes = ['player', 'club-representative', 'agent', 'coach'] as const;
export const profileType = z.enum(profileTypes).meta({ id: 'ProfileType' });
export type ProfileType = z.infer<typeof profileType>;

export const verificationStatus = z.enum(['pending', 'verified', 'rejected']).meta({ id: 'VerificationStatus' });
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const onboardingStatus = z.enum(['pending', 'completed']).meta({ id: 'OnboardingStatus' });
export type OnboardingStatus = z.infer<typeof onboardingStatus>;

export const id = z
  .string()
  .min(3)
  .max(64)
  .regex(/^[a-z]{3}_[0-9a-z]+$/)
  .meta({ id: 'Id' });

/** An address of mail as somebody enters it. */
export const email = z.string().trim().max(254).pipe(z.email('Enter an email address like name@club.com.'));

/** An instant, UTC, ISO 8601 (`2026-11-19T08:30:00.000Z`). */
export const instant = z.iso.datetime().meta({ id: 'Instant' });

/** A calendar date without a time (`2027-06-30`). */
export const calendarDate = z.iso.date().meta({ id: 'CalendarDate' });

/** The years that a date of anybody's life or contract lies in. */
export const isOfOurTime = (day: string): boolean => day >= '1900-01-01' && day <= '2100-12-31';

/** A calendar date as somebody enters it. What was stored before stays a `calendarDate`. */
export const enteredDate = calendarDate.refine(isOfOurTime, 'Enter a date between 1900 and 2100.');

/** Integer minor units (cents) of an ISO 4217 currency. */
export const money = z
  .object({
    amount: z.int().min(0).max(100_000_000_000),
    currency: z.enum(['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'BRL']),
  })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof money>;
export const currencies = money.shape.currency.options;

export const sports = ['football'] as const;
export const sport = z.enum(sports);
export const genders = ['female', 'male'] as const;
export const gender = z.enum(genders).meta({ id: 'Gender' });
export type Gender = z.infer<typeof gender>;

export const teamLevels = ['first team', 'second team', 'U23', 'U21', 'U19', 'U17'] as const;

export const positions = [
  'GK',
  'CB',
  'LB',
  'RB',
  'LWB',
  'RWB',
  'DM',
  'CM',
  'AM',
  'LM',
  'RM',
  'LW',
  'RW',
  'SS',
  'CF',
] as const;
export const position = z.enum(positions).meta({ id: 'Position' });
export type Position = z.infer<typeof position>;

export const preferredFeet = ['left', 'right', 'both'] as const;
export const preferredFoot = z.enum(preferredFeet);

export const valuationTiers = ['A+', 'A', 'B+', 'B', 'C+', 'C', 'D'] as const;
export const valuationTier = z.enum(valuationTiers).meta({ id: 'ValuationTier' });
export type ValuationTier = z.infer<typeof valuationTier>;

export const representativePositions = [
  'Sporting Director',
  'Head of Recruitment',
  'Chief Scout',
  'Scout',
  'Head Coach',
  'Academy Director',
  'Club Secretary',
] as const;

/** ISO 3166-1 alpha-2, with the four home nations of the United Kingdom and Kosovo (XK). */
export const country = z
  .string()
  .regex(/^([A-Z]{2}|GB-(ENG|SCT|WLS|NIR))$/, 'Choose a country from the list.')
  .refine(isCountry, 'Choose a country from the list.')
  .meta({ id: 'Country' });

export const rejectionKind = z.enum(['fixable', 'final']);
/** Changes with anything that staff judge of a person, a profile or a club: a decision names the one it was made on. */
export const submission = z.string().regex(/^[0-9a-f]{32}$/);

export const rejection = z
  .object({ reason: z.string().min(3).max(500), kind: rejectionKind, at: instant })
  .meta({ id: 'Rejection' });
export type Rejection = z.infer<typeof rejection>;

/** A club team as others show it: ids and the words for them. */
export const clubTeam = z
  .object({
    team_id: z.string(),
    club_id: z.string(),
    club_name: z.string(),
    club_short_name: z.string(),
    team_name: z.string(),
    country: z.string(),
    /** Of the team; what was written before it was kept doesn't say. */
    gender: gender.optional(),
    sport: sport.optional(),
    /** `first team`, `U21` … */
    level: z.string().optional(),
  })
  .meta({ id: 'ClubTeam' });
export type ClubTeam = z.infer<typeof clubTeam>;

export const salaryPeriods = ['week', 'month', 'season'] as const;
export const squadRoles = ['key player', 'first team', 'rotation', 'development', 'academy'] as const;
export const bonusKinds = [
  'appearance',
  'goal',
  'assist',
  'clean sheet',
  'promotion',
  'title',
  'international cap',
] as const;

/**
 * The terms of a contract as a round of an offer carries them. Every sum is in minor units of its currency; all sums
 * of one set of terms are in one currency. The two dates pass the edge as plain text: the offer judges them, with the
 * catalogue's own codes.
 */
export const terms = z
  .strictObject({
    contract_start_date: z.string().max(40),
    contract_expiry_date: z.string().max(40),
    salary: z.strictObject({
      amount: z.int().min(1).max(100_000_000_000),
      currency: money.shape.currency,
      per: z.enum(salaryPeriods),
      basis: z.enum(['gross', 'net']),
    }),
    signing_bonus: z.int().min(0).max(100_000_000_000).nullable(),
    bonuses: z
      .array(z.strictObject({ kind: z.enum(bonusKinds), amount: z.int().min(1).max(10_000_000_000) }))
      .max(bonusKinds.length)
      .refine((list) => new Set(list.map((b) => b.kind)).size === list.length, 'Name each kind of bonus once.'),
    release_clause: z.int().min(1).max(1_000_000_000_000).nullable(),
    extension_option: z
      .strictObject({ by: z.enum(['club', 'player', 'both']), months: z.int().min(1).max(24) })
      .nullable(),
    housing: z.strictObject({ amount: z.int().min(1).max(1_000_000_000), per: z.literal('month') }).nullable(),
    squad_role: z.enum(squadRoles).nullable(),
    other_terms: printedProse(2000),
  })
  .meta({ id: 'Terms' });
export type Terms = z.infer<typeof terms>;

/** 52 weeks or 12 months of salary make a season. */
const salaryPerSeason = { week: 52, month: 12, season: 1 } as const;

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

export interface SeasonTotal {
  readonly total: number;
  readonly salary: number;
  readonly signing_bonus: number;
  readonly housing: number;
  readonly seasons: number;
}

/**
 * What the player is guaranteed per season, in minor units: salary, the signing bonus spread over the seasons of the
 * contract (at least one, rounded to whole years) and twelve months of housing. Bonuses that depend on play don't count.
 */
export const totalPerSeason = (t: Terms): SeasonTotal => {
  const days = daysBetween(t.contract_start_date, t.contract_expiry_date);
  const seasons = Math.max(1, Math.round((Number.isFinite(days) ? days : 365) / 365.25));
  const salary = t.salary.amount * salaryPerSeason[t.salary.per];
  const signing_bonus = Math.round((t.signing_bonus ?? 0) / seasons);
  const housing = (t.housing?.amount ?? 0) * 12;
  return { total: salary + signing_bonus + housing, salary, signing_bonus, housing, seasons };
};

/** Whole years between a birth date and a day, both `YYYY-MM-DD`. */
export const ageOn = (birth: string, day: string): number => {
  const [by = 0, bm = 0, bd = 0] = birth.split('-').map(Number);
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number);
  return y - by - (m < bm || (m === bm && d < bd) ? 1 : 0);
};

/** A person or an admin as the author of a command. */
export const currentProfile = z.object({ id: z.string(), type: profileType });
export type CurrentProfile = z.infer<typeof currentProfile>;
