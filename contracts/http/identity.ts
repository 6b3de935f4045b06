import { z } from 'zod';
import { id, instant, onboardingStatus, profileType, rejection, rejectionKind, verificationStatus } from '../values.ts';
import { operation, operations, pageMeta, paging } from './kit.ts';

export const email = z.string().trim().max(254).pipe(z.email('Enter an email address like name@club.com.'));
/** NIST and ASVS: length alone counts; which words are refused is judged by the service. */
export const newPassword = z.string().min(8, 'Use at least 8 characters.').max(256, 'Use at most 256 characters.');
export const password = z.string().min(1, 'Enter your password.').max(256);
export const pin = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, 'The PIN has 6 digits.');
export const personName = z.string().trim().min(2, 'Enter your name.').max(80);
/** The types that can be registered today. */
export const registrableType = z.enum(['player', 'club-representative']);

export const registration = z.strictObject({
  email,
  password: newPassword,
  name: personName,
  profile_type: registrableType,
  accepts_terms: z.literal(true, 'Accept the terms to go on.'),
});

export const meProfile = z.object({
  id,
  profile_type: profileType,
  name: z.string(),
  onboarding: z.object({ status: onboardingStatus, step: z.int() }),
  verification_status: verificationStatus,
  rejection: rejection.nullable(),
  is_subscribed: z.boolean(),
  nickname: z.string().nullable(),
  club_name: z.string().nullable(),
  club_id: z.string().nullable(),
});

/** The current user, as the specification's current-user call answers it. */
export const me = z.object({
  id,
  name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  email_verified_at: instant.nullable(),
  identification: z.object({
    status: z.enum(['none', 'provided']),
    kind: z.string().nullable(),
    provided_at: instant.nullable(),
  }),
  verification_status: verificationStatus,
  rejection: rejection.nullable(),
  profiles: z.array(meProfile),
  default_profile_id: id.nullable(),
  default_profile_type: profileType.nullable(),
  unread: z.int(),
});
export type Me = z.infer<typeof me>;

/** What the BFF keeps of a session. The token itself is known to the browser alone; `token_hash` is its SHA-256, hex. */
export const session = z.object({
  session_id: id,
  token_hash: z.string(),
  user_id: id,
  is_admin: z.boolean(),
  authenticated_at: instant,
  expires_at: instant,
  profiles: z.array(z.object({ id, type: profileType })),
  default_profile_id: id.nullable(),
});
export type Session = z.infer<typeof session>;

export const identificationKinds = ['passport', 'identity-card', 'driving-licence', 'residence-permit'] as const;

export const notification = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** The page that it is about. */
  href: z.string(),
  /** The profile that it is for, or null for the person. */
  profile_id: id.nullable(),
  needs_answer: z.boolean(),
  at: instant,
  read_at: instant.nullable(),
});

export const adminUserRow = z.object({
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
});

export const adminUser = adminUserRow.extend({
  identification_kind: z.string().nullable(),
  identification_provided_at: instant.nullable(),
  identification_content_type: z.string().nullable(),
  rejection: rejection.nullable(),
  /** Read by staff alone. */
  staff_note: z.string().nullable(),
  is_admin: z.boolean(),
  profiles: z.array(meProfile),
  version: z.int(),
  history: z.array(z.object({ at: instant, what: z.string(), by: z.string().nullable(), note: z.string().nullable() })),
});

export const rejecting = z.strictObject({
  reason: z.string().trim().min(3, 'Say in a sentence why.').max(500),
  kind: rejectionKind,
  note: z.string().trim().max(500).default(''),
});

const userId = z.strictObject({ user_id: id });
const token = z.string().min(20).max(200);
const sessionReply = z.object({ token: z.string(), session });

export const identityOperations = operations({
  // The BFF's own: sessions and proofs.
  createSession: operation({
    summary: 'Signs in: checks the password and makes a session',
    method: 'POST',
    path: '/sessions',
    access: 'bff',
    status: 201,
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(256) }),
    reply: sessionReply,
    errors: ['InvalidCredentials', 'AccountSuspended', 'TooManyRequests'],
  }),
  resolveSession: operation({
    summary: 'The session behind a token, if it lives',
    method: 'POST',
    path: '/sessions/resolve',
    access: 'bff',
    body: z.strictObject({ token_hash: z.string().length(64) }),
    reply: session.nullable(),
  }),
  endSession: operation({
    summary: 'Signs out',
    method: 'POST',
    path: '/sessions/end',
    access: 'bff',
    body: z.strictObject({ token_hash: z.string().length(64) }),
  }),
  registerUser: operation({
    summary: 'Registers a person with a first profile, and signs in',
    method: 'POST',
    path: '/users',
    access: 'bff',
    status: 201,
    body: registration,
    reply: sessionReply,
    errors: ['UserEmailTaken', 'TooManyRequests'],
  }),
  proveSignature: operation({
    summary: 'A proof of the password for one signature: single use, 60 s, bound to document and digest',
    method: 'POST',
    path: '/signature-proofs',
    access: 'bff',
    body: z.strictObject({ password, document_id: id, sha256: z.string().length(64) }),
    reply: z.object({ proof: z.string() }),
    errors: ['InvalidAuthenticationException', 'TooManyRequests'],
  }),

  // Guests.
  verifyEmail: operation({
    summary: 'Confirms an email address with the token from the mail',
    method: 'POST',
    path: '/verify-email',
    access: 'guest',
    body: z.strictObject({ token }),
    reply: z.object({ email: z.string() }),
    errors: ['InvalidEmailTokenException', 'TooManyRequests'],
  }),
  forgotPassword: operation({
    summary: 'Sends a PIN to the address, where it has an account; the answer is the same where it has none',
    method: 'POST',
    path: '/forgot-password',
    access: 'guest',
    status: 202,
    body: z.strictObject({ email }),
    errors: ['TooManyRequests'],
  }),
  checkPin: operation({
    summary: 'Checks a PIN before the new password is typed',
    method: 'POST',
    path: '/forgot-password/check',
    access: 'guest',
    body: z.strictObject({ email, pin: z.string().trim().max(20) }),
    errors: ['InvalidPasswordPinException', 'TooManyRequests'],
  }),
  resetPassword: operation({
    summary: 'Sets a new password with a PIN; all sessions end',
    method: 'POST',
    path: '/reset-password',
    access: 'guest',
    body: z.strictObject({ email, pin: z.string().trim().max(20), password: newPassword }),
    errors: ['InvalidPasswordPin', 'TooManyRequests'],
  }),

  // The account.
  me: operation({ summary: 'The current user', method: 'GET', path: '/me', access: 'member', reply: me }),
  sendVerification: operation({
    summary: 'Sends the confirmation mail again',
    method: 'POST',
    path: '/verify-email/send',
    access: 'member',
    status: 202,
    errors: ['TooManyRequests'],
  }),
  chooseDefaultProfile: operation({
    summary: 'The profile to start with',
    method: 'PUT',
    path: '/me/default-profile',
    access: 'member',
    body: z.strictObject({ profile_id: id }),
    errors: ['AccessDeniedException'],
  }),
  changePassword: operation({
    summary: 'A new password; other sessions end',
    method: 'PUT',
    path: '/me/password',
    access: 'member',
    body: z.strictObject({ current_password: password, password: newPassword }),
    errors: ['InvalidAuthenticationException', 'TooManyRequests'],
  }),
  confirmPassword: operation({
    summary: 'Gives the password again, for decisions that need it fresh',
    method: 'POST',
    path: '/me/confirm-password',
    access: 'member',
    body: z.strictObject({ password }),
    errors: ['InvalidAuthenticationException', 'TooManyRequests'],
  }),
  changeName: operation({
    summary: 'Changes the name of the account',
    method: 'PUT',
    path: '/me/name',
    access: 'member',
    body: z.strictObject({ name: personName }),
  }),
  provideIdentification: operation({
    summary: 'The identification document: PDF, PNG or JPEG, at most 10 MB',
    method: 'PUT',
    path: '/me/identification',
    access: 'member',
    upload: true,
    query: z.strictObject({ kind: z.enum(identificationKinds) }),
    reply: me.shape.identification,
    errors: ['FileTooLarge', 'FileTypeNotAllowed'],
  }),
  resubmitUser: operation({
    summary: 'Hands in again after a rejection that can be mended',
    method: 'POST',
    path: '/me/resubmit',
    access: 'member',
    errors: ['EmailNotVerified', 'UserIdentificationMissing', 'AccessDeniedException'],
  }),
  listSessions: operation({
    summary: 'Where the person is signed in',
    method: 'GET',
    path: '/me/sessions',
    access: 'member',
    reply: z.array(
      z.object({
        id,
        user_agent: z.string(),
        ip: z.string(),
        created_at: instant,
        last_seen_at: instant,
        current: z.boolean(),
      }),
    ),
  }),
  endOwnSession: operation({
    summary: 'Ends one of the own sessions',
    method: 'DELETE',
    path: '/me/sessions/:session_id',
    access: 'member',
    params: z.strictObject({ session_id: id }),
    errors: ['NotFound'],
  }),

  // The inbox.
  listNotifications: operation({
    summary: 'The inbox, newest first',
    method: 'GET',
    path: '/inbox',
    access: 'member',
    query: z.strictObject(paging),
    reply: z.array(notification),
    meta: pageMeta.extend({ unread: z.int() }),
  }),
  readNotification: operation({
    summary: 'Marks one as read',
    method: 'POST',
    path: '/inbox/:notification_id/read',
    access: 'member',
    params: z.strictObject({ notification_id: id }),
    errors: ['NotFound'],
  }),
  readAllNotifications: operation({
    summary: 'Marks all as read',
    method: 'POST',
    path: '/inbox/read',
    access: 'member',
  }),

  // Staff.
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
      q: z.string().trim().max(100).optional(),
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
    download: true,
    errors: ['UserNotFoundException', 'UserDoesntHaveIdentificationException'],
  }),
  verifyUser: operation({
    summary: 'Verifies a user',
    method: 'POST',
    path: '/admin/users/:user_id/verify',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException', 'UserDoesntHaveIdentificationException', 'AccessDeniedException'],
  }),
  rejectUser: operation({
    summary: 'Rejects a user, for a reason that can be mended or for good',
    method: 'POST',
    path: '/admin/users/:user_id/reject',
    access: 'admin',
    fresh: true,
    params: userId,
    body: rejecting,
    reply: adminUser,
    errors: ['UserNotFoundException'],
  }),
  reopenUser: operation({
    summary: 'Takes a decision back: the user is pending again',
    method: 'POST',
    path: '/admin/users/:user_id/reopen',
    access: 'admin',
    fresh: true,
    params: userId,
    reply: adminUser,
    errors: ['UserNotFoundException'],
  }),
  suspendUser: operation({
    summary: 'Suspends a user: every session ends',
    method: 'POST',
    path: '/admin/users/:user_id/suspend',
    access: 'admin',
    fresh: true,
    params: userId,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
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
});
