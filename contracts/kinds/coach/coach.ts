import { z } from 'zod';
import { partOfName, prose } from '../../names.ts';
import { id } from '../../values.ts';

export const coachLicences = ['UEFA Pro', 'UEFA A', 'UEFA B', 'UEFA C', 'National licence', 'No licence yet'] as const;
export const coachLicence = z.enum(coachLicences, 'Choose your licence.').meta({ id: 'CoachLicence' });

export const coachPerson = z.strictObject({
  first_name: partOfName,
  last_name: partOfName,
  licence_level: coachLicence,
  /** Null: without a club. */
  club_id: id.nullable(),
  experience: prose(1500).default(''),
});

/** Where a coach works. */
export const coachClub = z
  .object({ club_id: id, club_name: z.string(), club_short_name: z.string(), country: z.string() })
  .meta({ id: 'CoachClub' });

/** A coach as other services may know one. */
export const publicCoach = z
  .object({
    licence_level: coachLicence.nullable(),
    club_id: id.nullable(),
    club_name: z.string().nullable(),
    /** Events of before it was told have none. */
    club_short_name: z.string().nullable().optional(),
  })
  .meta({ id: 'PublicCoach' });

/** What a coach sees of the own profile, and staff of it. */
export const ownCoach = z
  .object({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    licence_level: coachLicence.nullable(),
    club: coachClub.nullable(),
    /** No club is an answer too. */
    club_answered: z.boolean(),
    /** False: a member entered the club, and staff haven't looked at it yet. Null: no club. */
    club_verified: z.boolean().nullable(),
    experience: z.string(),
  })
  .meta({ id: 'OwnCoach' });

/** What a verified coach says has changed. */
export const claimedByCoach = { licence_level: coachLicence.optional(), club: coachClub.nullable().optional() };
