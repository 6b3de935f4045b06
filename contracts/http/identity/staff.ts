import { z } from 'zod';
import { prose, soughtText } from '../../names.ts';
import { id, instant, profileType, rejection, rejectionKind, submission, verificationStatus } from '../../values.ts';
import { giveCaseBack, held, passingOver, takeCase } from '../case-holds.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { meProfile } from './account.ts';

/** What two accounts of one person have in common. */
export const likenesses = ['document-number', 'document-file', 'name-and-birth'] as const;
export type Likeness = (typeof likenesses)[number];

/** So many others at most are pointed out at a case. */
export const mostAlike = 5;

export const adminUserRow = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    email_verified_at: instant.nullable(),
    verification_status: verificationStatus,
    identification: z.enum(['none', 'provided']),
    profile_types: z.array(profileType),
    suspended_at: instant.nullable(),
    registered_at: instant,
    /** Since when this person waits for staff; null where nothing waits. */
    waiting_since: instant.nullable(),
    ...held,
  })
  .meta({ id: 'AdminUserRow' });

export const adminUser = adminUserRow
  .extend({
    identification_kind: z.string().nullable(),
    identification_provided_at: instant.nullable(),
    identification_content_type: z.string().nullable(),
    /** When the document will be destroyed; null while it may still have to be looked at. */
    identification_kept_until: instant.nullable(),
    identification_destroyed_at: instant.nullable(),
    rejection: rejection.nullable(),
    /** What a suspended person reads; null where nobody is suspended, or was before a reason was kept for reading. */
    suspension_reason: z.string().nullable(),
    /** Read by staff alone. */
    staff_note: z.string().nullable(),
    is_admin: z.boolean(),
    second_factor: z.object({
      on: z.boolean(),
      /** A member of staff asks for it to be taken away: another one confirms. Null: nobody does, or for more than 7 days. */
      removal: z.object({ by: id, by_name: z.string(), reason: z.string(), asked_at: instant }).nullable(),
    }),
    profiles: z.array(meProfile),
    version: z.int(),
    /** What a decision about this person names. */
    submission,
    /** Somebody of staff has typed the number on the document; only a keyed hash of it is kept. */
    number_noted: z.boolean(),
    /** Accounts that may be the same person's, at most `mostAlike`. They are shown, and refuse nothing. */
    alike: z.object({
      people: z.array(
        z
          .object({
            user_id: id,
            name: z.string(),
            verification_status: verificationStatus,
            suspended_at: instant.nullable(),
            because: z.array(z.enum(likenesses)),
          })
          .meta({ id: 'AlikePerson' }),
      ),
      more: z.boolean(),
    }),
    history: z.array(
      z.object({ at: instant, what: z.string(), by: z.string().nullable(), note: z.string().nullable() }),
    ),
  })
  .meta({ id: 'AdminUser' });

// What people read has words in it: keys that were pressed by mistake are no reason.
const readReason = prose(500)
  .min(3, 'Say in a sentence why.')
  .regex(/\p{L}{2,}/u, 'Say in a sentence why.');

/** `reason` is what the person reads, `note` is for staff alone. */
export const rejecting = z
  .strictObject({ reason: readReason, kind: rejectionKind, note: prose(500).default('') })
  .meta({ id: 'Rejecting' });

/** As `rejecting`: the person reads `reason` when he signs in. */
export const suspending = rejecting.omit({ kind: true });

/** What was looked at: `StaleVersion` where it is another one by now, for then nobody has looked at it. */
export const looking = z.strictObject({ submission, ...passingOver }).meta({ id: 'Looking' });

const userId = z.strictObject({ user_id: id });

/** News of which a service could make nothing: kept until somebody has them replayed or dropped. */
export const heldNews = z
  .object({
    /** Who could make nothing of them: `<service>.<what it does>`. */
    group: z.string(),
    topic: z.string(),
    failed: z.int(),
    /** Of the same people, offers …, held up behind those. */
    waiting: z.int(),
    since: instant,
    cause: z.string(),
  })
  .meta({ id: 'HeldNews' });

export const identityStaffOperations = operations({
  listDeadLetters: operation({
    summary: 'News that a service could make nothing of, by service and topic, the longest held first',
    method: 'GET',
    path: '/admin/dead-letters',
    access: 'admin',
    reply: z.array(heldNews),
  }),
  listUsers: operation({
    summary: 'Users, the longest waiting first',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      status: verificationStatus.optional(),
      /** `waiting`: pending and with everything that staff needs. */
      queue: z.enum(['waiting', 'all']).default('all'),
      q: soughtText(100).optional(),
      sort: z.enum(['waiting', 'registered', 'name']).default('waiting'),
    }),
    reply: z.array(adminUserRow),
    meta: pageMeta,
  }),
  getUser: operation({
    summary: 'One user with evidence and history',
    method: 'GET',
    path: '/admin/users/:user_id',
    access: 'admin',
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException'],
  }),
  getIdentification: operation({
    summary: 'The identification document of a user',
    method: 'GET',
    path: '/admin/users/:user_id/identification',
    access: 'admin',
    params: userId,
    download: ['application/pdf', 'image/png', 'image/jpeg'],
    errors: ['UserNotFoundException', 'UserDoesntHaveIdentificationException'],
  }),
  noteDocumentNumber: operation({
    summary: 'Compares the number on an identification document with those of others; only a keyed hash is kept',
    method: 'PUT',
    path: '/admin/users/:user_id/document-number',
    access: 'admin',
    params: userId,
    body: z.strictObject({
      number: z
        .string()
        .trim()
        .max(40, 'Type the number as it is on the document.')
        .refine(
          (typed) => typed.replace(/[^\p{L}\p{N}]/gu, '').length >= 4,
          'Type the number as it is on the document.',
        ),
    }),
    reply: adminUser,
    errors: ['UserNotFoundException', 'UserDoesntHaveIdentificationException', 'AccessDeniedException'],
  }),
  takeUserCase: takeCase('a person', '/admin/users/:user_id', userId, 'UserNotFoundException'),
  giveUserCaseBack: giveCaseBack('a person', '/admin/users/:user_id', userId),
  verifyUser: operation({
    summary: 'Verifies a user',
    method: 'POST',
    path: '/admin/users/:user_id/verify',
    access: 'admin',
    fresh: true,
    params: userId,
    body: looking,
    reply: adminUser,
    errors: [
      'UserNotFoundException',
      'UserDoesntHaveIdentificationException',
      'StaleVersion',
      'CaseHeld',
      'AccessDeniedException',
    ],
  }),
  rejectUser: operation({
    summary: 'Rejects a user, for a reason that can be mended or for good',
    method: 'POST',
    path: '/admin/users/:user_id/reject',
    access: 'admin',
    fresh: true,
    params: userId,
    body: rejecting.extend(looking.shape),
    reply: adminUser,
    errors: ['UserNotFoundException', 'StaleVersion', 'CaseHeld'],
  }),
  reopenUser: operation({
    summary: 'Takes a decision back: the user is pending again',
    method: 'POST',
    path: '/admin/users/:user_id/reopen',
    access: 'admin',
    fresh: true,
    params: userId,
    body: looking,
    reply: adminUser,
    errors: ['UserNotFoundException', 'StaleVersion', 'CaseHeld'],
  }),
  suspendUser: operation({
    summary: 'Suspends a user: every session ends',
    method: 'POST',
    path: '/admin/users/:user_id/suspend',
    access: 'admin',
    fresh: true,
    params: userId,
    body: suspending,
    reply: adminUser,
    errors: ['UserNotFoundException', 'AccessDeniedException'],
  }),
  reinstateUser: operation({
    summary: 'Ends a suspension',
    method: 'POST',
    path: '/admin/users/:user_id/reinstate',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException'],
  }),
  askFactorRemoval: operation({
    summary: 'Asks for the second factor of somebody who lost it to be taken away',
    method: 'POST',
    path: '/admin/users/:user_id/second-factor/removal',
    access: 'admin',
    fresh: true,
    params: userId,
    body: z.strictObject({ reason: readReason }),
    reply: adminUser,
    errors: ['UserNotFoundException', 'NotFound', 'AccessDeniedException'],
  }),
  confirmFactorRemoval: operation({
    summary: 'Takes a second factor away that another member of staff asked to remove; every session ends',
    method: 'POST',
    path: '/admin/users/:user_id/second-factor/removal/confirm',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException', 'NotFound', 'AccessDeniedException'],
  }),
  dropFactorRemoval: operation({
    summary: 'Takes back that a second factor was asked to be removed',
    method: 'DELETE',
    path: '/admin/users/:user_id/second-factor/removal',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException', 'AccessDeniedException'],
  }),
  endUserSessions: operation({
    summary: 'Ends all sessions of a user; the account stays as it is',
    method: 'POST',
    path: '/admin/users/:user_id/end-sessions',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException', 'AccessDeniedException'],
  }),
});
