import { z } from 'zod';
import { cityName, clubName, soughtText, teamName } from '../../names.ts';
import { takes } from '../../policies/file-limits.ts';
import { country, gender, id, instant, rejection, sport, submission, teamLevels } from '../../values.ts';
import { isPublicAddress } from '../../web-address.ts';
import { passingOver } from '../case-holds.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';

export const newTeam = z
  .strictObject({
    name: teamName,
    gender,
    level: z.enum(teamLevels),
  })
  .meta({ id: 'NewTeam' });

/** What a club is called and where it is, as a person writes it. */
const clubFacts = {
  name: clubName,
  short_name: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,3}$/, 'Two or three letters.'),
  city: cityName,
  founded: z.int().min(1850).max(2026).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .refine(isPublicAddress, 'Enter the club’s public website.')
    .nullable(),
};

export const newClub = z
  .strictObject({
    ...clubFacts,
    country,
    teams: z.array(newTeam).min(1, 'Add at least one team.').max(8),
  })
  .meta({ id: 'NewClub' });

/** What staff write of a club anew, with what they looked at. Where it is stays: a club of another country is another club. */
export const changingClub = z.strictObject({ submission, ...clubFacts }).meta({ id: 'ChangingClub' });

/** What whoever entered a club writes anew after staff have rejected it. */
export const resubmittingClub = z.strictObject(clubFacts).meta({ id: 'ResubmittingClub' });

/** `into`: the club that it is the same as. */
export const mergingClub = z.strictObject({ submission, into: id, ...passingOver }).meta({ id: 'MergingClub' });

export const importBounds = { content: 200_000, lines: 100 } as const;

/** A file of clubs. `lines`: the numbers of those that are brought in; null: nothing is written, the answer says what would be. */
export const importingClubs = z
  .strictObject({
    file_name: z.string().trim().min(1).max(200),
    content: z
      .string()
      .min(1, 'This file is empty.')
      .max(importBounds.content, 'This file is too large. Divide it into parts.'),
    lines: z.array(z.int().min(1).max(importBounds.content)).min(1).max(importBounds.lines).nullable(),
  })
  .meta({ id: 'ImportingClubs' });

/** Every line of the file is in here once: as a club, as further names of one, or as left out. */
export const clubImport = z
  .object({
    lines: z.int(),
    /** Lines with further names of a club. */
    names: z.int(),
    clubs: z.array(
      z.object({
        line: z.int(),
        club_id: id,
        name: z.string(),
        country: z.string(),
        outcome: z.enum(['added', 'changed', 'unchanged']),
        /** What changes, by field. */
        fields: z.array(z.string()),
      }),
    ),
    skipped: z.array(z.object({ line: z.int(), why: z.string(), text: z.string() })),
  })
  .meta({ id: 'ClubImport' });

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
    /** Where the crest lies that the club has set: another picture has another address. Null: it is drawn from the id. */
    crest: z.string().nullable(),
    teams: z.array(team),
  })
  .meta({ id: 'Club' });

/** A club as its page tells of it to everybody in the market, with who may act for it today. */
export const clubPage = club
  .extend({
    /** Since when staff have looked at it; null: they haven't, or when isn't known any more. */
    verified_at: instant.nullable(),
    representatives: z.array(
      z.object({
        profile_id: id,
        name: z.string(),
        position: z.string(),
        teams: z.array(z.object({ id, name: z.string() })),
      }),
    ),
    /** The viewer acts for it. */
    is_own: z.boolean(),
  })
  .meta({ id: 'ClubPage' });

/** What whoever names a club reads of how staff decided on it. */
export const ownClubDecision = z
  .object({
    club_id: id,
    name: z.string(),
    rejection: rejection.nullable(),
    /** This profile entered it: its entries are this person's to change and to hand in again. */
    is_entered: z.boolean(),
  })
  .meta({ id: 'OwnClubDecision' });

/** So many clubs are asked for at once. */
export const mostCrests = 100;
/** The beginning of the SHA-256 of a crest: names its content. */
const crestHash = z.string().regex(/^[0-9a-f]{16}$/);

export const clubId = z.strictObject({ club_id: id });

export const clubOperations = operations({
  searchClubs: operation({
    summary: 'Clubs by name and country',
    method: 'GET',
    path: '/clubs',
    access: 'member',
    query: z.strictObject({
      ...paging,
      q: soughtText(60).optional(),
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
  getClubPage: operation({
    summary: 'A club’s page: its facts, its teams, and who may act for it',
    method: 'GET',
    path: '/clubs/:club_id/page',
    access: 'member',
    params: clubId,
    reply: clubPage,
    errors: [...inMarket, 'NotFound'],
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
  resubmitClub: operation({
    summary: 'Writes the entries of the own club anew that staff have rejected, and hands it in again',
    method: 'POST',
    path: '/clubs/:club_id/resubmit',
    access: 'member',
    params: clubId,
    body: resubmittingClub,
    reply: club,
    errors: ['AccessDeniedException', 'NotFound'],
  }),
  setCrest: operation({
    summary: 'The crest of the own club: PNG or JPEG, kept as a square that stays transparent where it was',
    method: 'PUT',
    path: '/clubs/:club_id/crest',
    access: 'member',
    params: clubId,
    ...takes('crest'),
    reply: club,
    errors: [...inMarket, 'ClubNotVerified', 'FileTooLarge', 'FileTypeNotAllowed', 'StaleVersion', 'NotFound'],
  }),
  removeCrest: operation({
    summary: 'Removes the crest of the own club: it is drawn again',
    method: 'DELETE',
    path: '/clubs/:club_id/crest',
    access: 'member',
    params: clubId,
    reply: club,
    errors: [...inMarket, 'StaleVersion', 'NotFound'],
  }),
  getCrest: operation({
    summary: 'A crest by its content; it never changes',
    method: 'GET',
    path: '/clubs/:club_id/crest/:crest_hash',
    access: 'member',
    params: clubId.extend({ crest_hash: crestHash }),
    download: ['image/png'],
    errors: ['NotFound'],
  }),
  listCrests: operation({
    summary: 'Which of these clubs have set a crest; one that was merged has that of the club that stays',
    method: 'GET',
    path: '/crests',
    access: 'member',
    query: z.strictObject({
      /** Ids, comma-separated. */
      clubs: z
        .string()
        .max(4_000)
        .transform((ids) => ids.split(','))
        .pipe(z.array(id).max(mostCrests)),
    }),
    reply: z.array(z.object({ club_id: id, crest: z.string() })),
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
