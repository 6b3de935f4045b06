import { z } from 'zod';
import { id, instant, profileType, rejection, verificationStatus } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** A user as other services may know one: never the password, never a token. Mail is sent by identity alone. */
export const publicUser = z
  .object({
    user_id: id,
    name: z.string(),
    email: z.string(),
    is_admin: z.boolean(),
    email_verified_at: instant.nullable(),
    verification_status: verificationStatus,
    rejection: rejection.nullable(),
    identification: z.enum(['none', 'provided']),
    suspended_at: instant.nullable(),
    default_profile_id: id.nullable(),
    /** Closed by the person: nothing personal is left, and it stays suspended for good. Only there once it is so. */
    closed_at: instant.optional(),
  })
  .meta({ id: 'PublicUser' });
export type PublicUser = z.infer<typeof publicUser>;

const example: PublicUser = {
  user_id: 'usr_davi0000000000000000',
  name: 'Davi Adeyinka',
  email: 'davi@example.com',
  is_admin: false,
  email_verified_at: '2026-11-02T09:00:00.000Z',
  verification_status: 'pending',
  rejection: null,
  identification: 'none',
  suspended_at: null,
  default_profile_id: null,
};

const withUser = z.object({ user: publicUser });
const user = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicUser> = {},
) => eventOf(`touchline.user.${what}.v1`, withUser, happened, { user: { ...example, ...after }, happened: told });

/** The member of staff. */
const byStaff = { by: id };
const by = 'usr_petra000000000000000';
const rejected = { reason: 'The photo is blurred.', kind: 'fixable', at: '2026-11-03T10:00:00.000Z' } as const;
const identified = { identification: 'provided' } as const;
const verified = { ...identified, verification_status: 'verified' } as const;
const unconfirmed = { email_verified_at: null };

export const userEvents = {
  /** A new account; `profile_type` asks profile to make its first profile. */
  registered: eventOf(
    'touchline.user.registered.v1',
    withUser.extend({ profile_type: profileType.nullable() }),
    { profile_type: profileType.nullable() },
    { user: { ...example, ...unconfirmed }, profile_type: 'player', happened: { profile_type: 'player' } },
  ),
  /** The confirmation mail is to be sent (again). */
  confirmationRequested: user('confirmation-requested', {}, {}, unconfirmed),
  emailVerified: user('email-verified', { email: z.string() }, { email: example.email }),
  /** The code for a new address is to be sent; which address that is stays with identity until it is confirmed. */
  emailChangeRequested: user('email-change-requested', {}, {}),
  emailChanged: user(
    'email-changed',
    { before: z.string(), after: z.string() },
    { before: 'davi@example.org', after: example.email },
  ),
  /** Who has the mail of an earlier address has put it back; all sessions have ended, and the password with them. */
  emailChangeUndone: user(
    'email-change-undone',
    { before: z.string(), after: z.string() },
    { before: 'somebody@example.org', after: example.email },
  ),
  pinRequested: user('pin-requested', {}, {}),
  /** Signed in from a device that the account doesn't know; null: its name tells nothing. */
  newDeviceUsed: user(
    'new-device-used',
    { browser: z.string().nullable(), system: z.string().nullable() },
    { browser: 'Chrome', system: 'Windows' },
  ),
  identificationProvided: user('identification-provided', { kind: z.string() }, { kind: 'passport' }, identified),
  resubmitted: user('resubmitted', {}, {}, identified),
  verified: user('verified', byStaff, { by }, verified),
  rejected: user(
    'rejected',
    { ...byStaff, reason: z.string(), kind: rejection.shape.kind },
    { by, reason: rejected.reason, kind: rejected.kind },
    { ...identified, verification_status: 'rejected', rejection: rejected },
  ),
  reopened: user('reopened', { ...byStaff, before: verificationStatus }, { by, before: 'rejected' }, identified),
  suspended: user('suspended', byStaff, { by }, { suspended_at: '2026-11-04T10:00:00.000Z' }),
  reinstated: user('reinstated', byStaff, { by }),
  nameChanged: user(
    'name-changed',
    { before: z.string(), after: z.string() },
    { before: 'Davi A.', after: 'Davi Adeyinka' },
  ),
  defaultProfileChosen: user(
    'default-profile-chosen',
    { profile_id: id },
    { profile_id: 'prf_davi0000000000000000' },
    { ...verified, default_profile_id: 'prf_davi0000000000000000' },
  ),
  /** `how`: with the password before, or with a PIN. */
  passwordChanged: user('password-changed', { how: z.enum(['password', 'pin']) }, { how: 'password' }),
  secondFactorSwitchedOn: user('second-factor-switched-on', {}, {}),
  /** By the person. */
  secondFactorSwitchedOff: user('second-factor-switched-off', {}, {}),
  /** Staff were told that it is lost: one of them asks, another one takes it away. */
  secondFactorRemovalAsked: user('second-factor-removal-asked', byStaff, { by }),
  secondFactorRemoved: user(
    'second-factor-removed',
    { ...byStaff, asked_by: id },
    { by, asked_by: 'usr_nora0000000000000000' },
  ),
  passkeyAdded: user('passkey-added', { name: z.string() }, { name: 'Davi’s phone' }),
  passkeyRemoved: user('passkey-removed', { name: z.string() }, { name: 'Davi’s phone' }),
  /** A recovery code was used up; so many are left. */
  recoveryCodeUsed: user('recovery-code-used', { left: z.int() }, { left: 2 }),
  recoveryCodesRenewed: user('recovery-codes-renewed', {}, {}),
  /** Whoever types codes knows the password: told after every fifth wrong one in a row. */
  wrongCodesTyped: user('wrong-codes-typed', { tries: z.int() }, { tries: 5 }),
  /** Some or all of the person's sessions have ended: whoever keeps one forgets it. */
  sessionsEnded: user('sessions-ended', {}, {}, verified),
  /** The person wants all that is kept: each service puts its part together. What it is never stands in an event. */
  dataRequested: user('data-requested', { export_id: id }, { export_id: 'exp_davi0000000000000000' }),
  /** The archive can be fetched until then. */
  dataReady: user(
    'data-ready',
    { export_id: id, expires_at: instant },
    { export_id: 'exp_davi0000000000000000', expires_at: '2026-11-12T10:00:00.000Z' },
  ),
  /** The person has closed the account: everybody forgets who it was. */
  accountClosed: user(
    'account-closed',
    {},
    {},
    {
      ...{ name: 'Former member', email: '', email_verified_at: null },
      ...{ suspended_at: '2026-11-05T10:00:00.000Z', closed_at: '2026-11-05T10:00:00.000Z' },
    },
  ),
  restated: event('touchline.user.restated.v1', withUser, { user: example }),
} as const;

export const userTopic = {
  topic: 'touchline.user',
  key: 'subject',
  prefix: 'usr',
  events: Object.values(userEvents),
} satisfies TopicContract;
