import { z } from 'zod';
import { id, instant, profileType, rejection, verificationStatus } from '../values.ts';
import { event, type TopicContract } from './kit.ts';

/** A user as other services may know one: never the password, never a token. Mail is sent by identity alone. */
export const publicUser = z.object({
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
});
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
const user = <const What extends string>(what: What) => event(`touchline.user.${what}.v1`, withUser, { user: example });

export const userEvents = {
  /** A new account; `profile_type` asks profile to make its first profile. */
  registered: event('touchline.user.registered.v1', withUser.extend({ profile_type: profileType.nullable() }), {
    user: example,
    profile_type: 'player',
  }),
  /** The confirmation mail is to be sent (again). */
  confirmationRequested: user('confirmation-requested'),
  emailVerified: user('email-verified'),
  pinRequested: user('pin-requested'),
  identificationProvided: user('identification-provided'),
  resubmitted: user('resubmitted'),
  verified: user('verified'),
  rejected: user('rejected'),
  reopened: user('reopened'),
  suspended: user('suspended'),
  reinstated: user('reinstated'),
  nameChanged: user('name-changed'),
  defaultProfileChosen: user('default-profile-chosen'),
  passwordChanged: user('password-changed'),
  /** Some or all of the person's sessions have ended: whoever keeps one forgets it. */
  sessionsEnded: user('sessions-ended'),
  restated: user('restated'),
} as const;

export const userTopic = {
  topic: 'touchline.user',
  key: 'subject',
  prefix: 'usr',
  events: Object.values(userEvents),
} satisfies TopicContract;
