import { z } from 'zod';
import { cityName, clubName, teamName } from '../../names.ts';
import { country, gender, id, sport, teamLevels } from '../../values.ts';
import { isPublicAddress } from '../../web-address.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';

export const newTeam = z
  .strictObject({
    name: teamName,
    gender,
    level: z.enum(teamLevels),
  })
  .meta({ id: 'NewTeam' });

export const newClub = z
  .strictObject({
    name: clubName,
    short_name: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,3}$/, 'Two or three letters.'),
    country,
    city: cityName,
    founded: z.int().min(1850).max(2026).nullable(),
    website: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .refine(isPublicAddress, 'Enter the club’s public website.')
      .nullable(),
    teams: z.array(newTeam).min(1, 'Add at least one team.').max(8),
  })
  .meta({ id: 'NewClub' });

export const team = z.object({ id, name: z.string(), sport, gender, level: z.string() }).meta({ id: 'Team' });

export const club = z
  .object({
    id,
    name: z.string(),
    short_name: z.string(),
    country: z.string(),
    city: z.string().nullable(),
    founded: z.int().nullable(),
    website: z.string().nullable(),
    verified: z.boolean(),
    teams: z.array(team),
  })
  .meta({ id: 'Club' });

export const clubId = z.strictObject({ club_id: id });

export const clubOperations = operations({
  searchClubs: operation({
    summary: 'Clubs by name and country',
    method: 'GET',
    path: '/clubs',
    access: 'member',
    query: z.strictObject({
      ...paging,
      q: z.string().trim().max(60).optional(),
      country: country.optional(),
      verified: z.stringbool().optional(),
    }),
    reply: z.array(club),
    meta: pageMeta,
  }),
  getClub: operation({
    summary: 'One club',
    method: 'GET',
    path: '/clubs/:club_id',
    access: 'member',
    params: clubId,
    reply: club,
    errors: ['NotFound'],
  }),
  enterClub: operation({
    summary: 'Enters a club that is missing; staff verify it',
    method: 'POST',
    path: '/clubs',
    access: 'member',
    status: 201,
    body: newClub,
    reply: club,
    errors: ['AccessDeniedException', 'TooManyRequests'],
  }),
  addTeam: operation({
    summary: 'Adds a team to the own club',
    method: 'POST',
    path: '/clubs/:club_id/teams',
    access: 'member',
    status: 201,
    params: clubId,
    body: newTeam,
    reply: club,
    errors: [...inMarket, 'NotFound'],
  }),
});
