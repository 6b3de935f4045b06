import { z } from 'zod';
import { registrableKinds } from '../../kinds/kinds.ts';
import { personName } from '../../names.ts';
import { limitInWords, takes } from '../../policies/file-limits.ts';
import { email, id, instant, onboardingStatus, profileType, rejection, verificationStatus } from '../../values.ts';
import { operation, operations } from '../operation.ts';

/** NIST and ASVS: length alone counts; which words are refused is judged by the service. */
export const newPassword = z.string().min(8, 'Use at least 8 characters.').max(256, 'Use at most 256 characters.');

export const password = z.string().min(1, 'Enter your password.').max(256);

export const pin = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, 'The PIN has 6 digits.');

/** The types that can be registered today. */
export const registrableType = z.enum(registrableKinds);

/** A change of address that waits for its code. */
export const emailChange = z
  .object({
    /** The new address, where the code went. */
    email: z.string(),
    expires_at: instant,
  })
  .meta({ id: 'EmailChange' });

export const registration = z
  .strictObject({
    profile_type: z.enum(registrableKinds, 'Choose what you are.'),
    name: personName,
    email,
    password: newPassword,
    accepts_terms: z.literal(true, 'Accept the terms to go on.'),
  })
  .meta({ id: 'Registration' });

export const meProfile = z
  .object({
    id,
    profile_type: profileType,
    name: z.string(),
    onboarding: z.object({ status: onboardingStatus, step: z.int() }),
    verification_status: verificationStatus,
    rejection: rejection.nullable(),
    is_subscribed: z.boolean(),
    /** A player under 18 without a guardian’s consent that is in force. */
    lacks_consent: z.boolean(),
    nickname: z.string().nullable(),
    club_name: z.string().nullable(),
    club_id: z.string().nullable(),
    /** The letters on its crest; null where they aren’t known. */
    club_short_name: z.string().nullable(),
    /** An agent’s. */
    agency: z.string().nullable(),
  })
  .meta({ id: 'MeProfile' });

/** The current user, as the specification's current-user call answers it. */
export const me = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    is_admin: z.boolean(),
    email_verified_at: instant.nullable(),
    /** Null: none is waiting, or its code can’t be used any more. */
    email_change: emailChange.nullable(),
    identification: z.object({
      status: z.enum(['none', 'provided']),
      kind: z.string().nullable(),
      provided_at: instant.nullable(),
      /** When the document will be destroyed; null while staff may still have to look at it, or once it is. */
      kept_until: instant.nullable(),
      destroyed_at: instant.nullable(),
    }),
    verification_status: verificationStatus,
    rejection: rejection.nullable(),
    profiles: z.array(meProfile),
    default_profile_id: id.nullable(),
    default_profile_type: profileType.nullable(),
    /** News that was not read. */
    unread: z.int(),
    /** Notifications that wait for this person's answer, read or not. */
    answers: z.int(),
    /** `required`: of staff; until it is on they can do nothing but switch it on. */
    second_factor: z.object({ on: z.boolean(), required: z.boolean() }),
  })
  .meta({ id: 'Me' });

export type Me = z.infer<typeof me>;

/** The archive of all that is kept of a person; `none`: none was asked for, or it is gone. */
export const ownData = z
  .object({
    status: z.enum(['none', 'making', 'ready']),
    asked_at: instant.nullable(),
    /** Until when it can be fetched. */
    expires_at: instant.nullable(),
    bytes: z.int().nullable(),
  })
  .meta({ id: 'OwnData' });

export const identificationKinds = ['passport', 'identity-card', 'driving-licence', 'residence-permit'] as const;

const token = z.string().min(20).max(200);

export const accountOperations = operations({
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
  getOwnData: operation({
    summary: 'How far the archive is of all that is kept of oneself',
    method: 'GET',
    path: '/me/data',
    access: 'member',
    reply: ownData,
  }),
  requestOwnData: operation({
    summary: 'Asks for an archive of all that is kept of oneself; one at a time',
    method: 'POST',
    path: '/me/data',
    access: 'member',
    status: 202,
    body: z.strictObject({ password }),
    reply: ownData,
    errors: ['InvalidAuthenticationException', 'StaleVersion', 'TooManyRequests'],
  }),
  downloadOwnData: operation({
    summary: 'The archive, while it is there',
    method: 'GET',
    path: '/me/data/archive',
    access: 'member',
    download: ['application/zip'],
    streamed: true,
    errors: ['NotFound', 'RangeNotSatisfiable'],
  }),
  closeAccount: operation({
    summary: 'Closes the account for good, with its profiles; what is open is closed, and personal data goes',
    method: 'POST',
    path: '/me/close',
    access: 'member',
    body: z.strictObject({
      password,
      /** The address of the account, typed once more. */
      email: z.string().trim().max(254),
    }),
    errors: ['InvalidAuthenticationException', 'LastMemberOfStaff', 'TooManyRequests'],
  }),
  requestEmailChange: operation({
    summary: 'Sends a code to a new address; the answer is the same where the address has an account',
    method: 'POST',
    path: '/me/email-change',
    access: 'member',
    status: 202,
    body: z.strictObject({ email, password }),
    reply: emailChange,
    errors: ['InvalidAuthenticationException', 'OwnEmailNotAllowedException', 'TooManyRequests'],
  }),
  confirmEmailChange: operation({
    summary: 'Changes the address with the code from its mail; other sessions end',
    method: 'POST',
    path: '/me/email-change/confirm',
    access: 'member',
    body: z.strictObject({ code: z.string().trim().max(20) }),
    reply: z.object({ email: z.string() }),
    errors: ['InvalidEmailChangeCodeException', 'UserHasBeenTakenException', 'TooManyRequests'],
  }),
  cancelEmailChange: operation({
    summary: 'Forgets a change of address that waits for its code',
    method: 'DELETE',
    path: '/me/email-change',
    access: 'member',
  }),
  undoEmailChange: operation({
    summary: 'Puts an address back with the link that was sent to it; all sessions end and the password with them',
    method: 'POST',
    path: '/email-change/undo',
    access: 'guest',
    body: z.strictObject({ token }),
    reply: z.object({ email: z.string() }),
    errors: ['InvalidEmailTokenException', 'TooManyRequests'],
  }),
  changeName: operation({
    summary: 'Changes the name of the account',
    method: 'PUT',
    path: '/me/name',
    access: 'member',
    body: z.strictObject({ name: personName }),
  }),
  provideIdentification: operation({
    summary: `The identification document: ${limitInWords('identification')}`,
    method: 'PUT',
    path: '/me/identification',
    access: 'member',
    ...takes('identification'),
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
  endOtherSessions: operation({
    summary: 'Signs out everywhere else: ends all of the own sessions but the one that asks',
    method: 'DELETE',
    path: '/me/sessions',
    access: 'member',
  }),
});
