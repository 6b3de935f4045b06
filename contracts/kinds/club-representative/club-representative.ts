import { z } from 'zod';
import { club } from '../../http/profile/club.ts';
import { jobTitle, partOfName } from '../../names.ts';
import { clubTeam, id } from '../../values.ts';

export const representativePerson = z.strictObject({
  first_name: partOfName,
  last_name: partOfName,
  phone: z
    .string()
    .trim()
    .min(5, 'Enter a phone number.')
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.'),
  /** One of the list or an own word; null: not defined yet. */
  position: jobTitle.nullable(),
});

/** A representative as other services may know one. */
export const publicRepresentative = z
  .object({
    club_id: id.nullable(),
    club_name: z.string().nullable(),
    position: z.string().nullable(),
    /** The teams of the club that the representative acts for. */
    teams: z.array(clubTeam),
  })
  .meta({ id: 'PublicRepresentative' });

/** What a representative sees of the own profile, and staff of it. */
export const ownRepresentative = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  position: z.string().nullable(),
  club: club.nullable(),
  team_ids: z.array(id),
});
