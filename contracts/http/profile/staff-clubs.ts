import { z } from 'zod';
import { soughtText } from '../../names.ts';
import { takes } from '../../policies/file-limits.ts';
import { country, id, instant, rejection, submission, verificationStatus } from '../../values.ts';
import { decidedOne, giveCaseBack, held, takeCase } from '../case-holds.ts';
import { looking, rejecting } from '../identity/staff.ts';
import { fileInJsonBytes, operation, operations, pageMeta, paging } from '../operation.ts';
import { changingClub, club, clubId, clubImport, importingClubs, mergingClub, newClub } from './club.ts';

/** Clubs that are decided on at once, each as it was looked at. */
const lookedAtClubs = z
  .array(looking.extend({ club_id: id }))
  .min(1)
  .max(50);
const decidedClubs = z.array(z.object({ club_id: id, ...decidedOne }));

/** What staff see and do about clubs. */
export const clubStaffOperations = operations({
  listClubs: operation({
    summary: 'Clubs for staff; the unverified first',
    method: 'GET',
    path: '/admin/clubs',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      q: soughtText(60).optional(),
      verified: z.stringbool().optional(),
      status: verificationStatus.optional(),
      country: country.optional(),
      /** `staff`: the unverified first, then by name. */
      sort: z.enum(['staff', 'name', 'entered']).default('staff'),
      direction: z.enum(['asc', 'desc']).default('asc'),
    }),
    reply: z.array(
      club.extend({
        verification_status: verificationStatus,
        rejection: rejection.nullable(),
        /** Read by staff alone. */
        staff_note: z.string().nullable(),
        representatives: z.int(),
        entered_by: z.string().nullable(),
        entered_at: instant,
        /** What a decision about this club names. */
        submission,
        ...held,
      }),
    ),
    /** `countries`: on the first page alone, those that have clubs, whatever the list is narrowed by. */
    meta: pageMeta.extend({
      countries: z.array(z.object({ country, clubs: z.int() }).meta({ id: 'CountryOfClubs' })).optional(),
    }),
  }),
  takeClubCase: takeCase('a club', '/admin/clubs/:club_id', clubId, 'NotFound'),
  giveClubCaseBack: giveCaseBack('a club', '/admin/clubs/:club_id', clubId),
  verifyClub: operation({
    summary: 'Verifies a club that a member entered',
    method: 'POST',
    path: '/admin/clubs/:club_id/verify',
    access: 'admin',
    fresh: true,
    params: clubId,
    body: looking,
    reply: club,
    errors: ['StaleVersion', 'CaseHeld', 'AccessDeniedException', 'NotFound'],
  }),
  verifyClubs: operation({
    summary: 'Verifies several clubs; each answers for itself',
    method: 'POST',
    path: '/admin/clubs/verify',
    access: 'admin',
    fresh: true,
    body: z.strictObject({ clubs: lookedAtClubs }),
    reply: decidedClubs,
  }),
  rejectClub: operation({
    summary: 'Rejects a club that a member entered, for a reason that its representatives read',
    method: 'POST',
    path: '/admin/clubs/:club_id/reject',
    access: 'admin',
    fresh: true,
    params: clubId,
    body: rejecting.extend(looking.shape),
    reply: club,
    errors: ['StaleVersion', 'CaseHeld', 'AccessDeniedException', 'NotFound'],
  }),
  rejectClubs: operation({
    summary: 'Rejects several clubs for the same reason; each answers for itself',
    method: 'POST',
    path: '/admin/clubs/reject',
    access: 'admin',
    fresh: true,
    body: rejecting.extend({ clubs: lookedAtClubs }),
    reply: decidedClubs,
  }),
  reopenClub: operation({
    summary: 'Takes a decision on a club back: it waits again',
    method: 'POST',
    path: '/admin/clubs/:club_id/reopen',
    access: 'admin',
    fresh: true,
    params: clubId,
    body: looking,
    reply: club,
    errors: ['StaleVersion', 'CaseHeld', 'AccessDeniedException', 'NotFound'],
  }),
  setClubCrest: operation({
    summary: 'Sets the crest of any club, as its representatives do',
    method: 'PUT',
    path: '/admin/clubs/:club_id/crest',
    access: 'admin',
    fresh: true,
    params: clubId,
    ...takes('crest'),
    reply: club,
    errors: ['FileTooLarge', 'FileTypeNotAllowed', 'TooManyRequests', 'StaleVersion', 'NotFound'],
  }),
  removeClubCrest: operation({
    summary: 'Removes the crest of any club: it is drawn again',
    method: 'DELETE',
    path: '/admin/clubs/:club_id/crest',
    access: 'admin',
    fresh: true,
    params: clubId,
    reply: club,
    errors: ['StaleVersion', 'NotFound'],
  }),
  addClub: operation({
    summary: 'Adds a club; it counts as verified',
    method: 'POST',
    path: '/admin/clubs',
    access: 'admin',
    fresh: true,
    status: 201,
    body: newClub,
    reply: club,
  }),
  changeClub: operation({
    summary: 'Writes the facts of a club anew; everything that names it follows',
    method: 'PUT',
    path: '/admin/clubs/:club_id',
    access: 'admin',
    fresh: true,
    params: clubId,
    body: changingClub,
    reply: club,
    errors: ['StaleVersion', 'NotFound'],
  }),
  mergeClub: operation({
    summary: 'Gives the teams, people and lists of a club to the one that it is the same as',
    method: 'POST',
    path: '/admin/clubs/:club_id/merge',
    access: 'admin',
    fresh: true,
    params: clubId,
    body: mergingClub,
    /** The club that stays. */
    reply: club,
    errors: ['StaleVersion', 'CaseHeld', 'NotFound'],
  }),
  importClubs: operation({
    summary: 'Says what a file of clubs would bring, or brings these lines of it in',
    method: 'POST',
    path: '/admin/clubs/import',
    access: 'admin',
    fresh: true,
    maxBytes: fileInJsonBytes,
    body: importingClubs,
    reply: clubImport,
  }),
});
