import { z } from 'zod';
import { id, instant, profileType } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { password, registration } from './account.ts';
import { signInChallenge } from './second-factor.ts';

/** What the BFF keeps of a session. The token itself is known to the browser alone; `token_hash` is its SHA-256, hex. */
export const session = z
  .object({
    session_id: id,
    token_hash: z.string(),
    user_id: id,
    is_admin: z.boolean(),
    authenticated_at: instant,
    expires_at: instant,
    profiles: z.array(z.object({ id, type: profileType })),
    default_profile_id: id.nullable(),
    /** Staff without the second factor that is required of them: until they set it up they have no rights of staff. */
    lacks_second_factor: z.boolean(),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof session>;

/** What comes with `AccountSuspended` to a person who signs in: since when, and the reason that staff chose for reading. */
export const suspension = z.object({ since: instant, reason: z.string().nullable() }).meta({ id: 'Suspension' });
export type Suspension = z.infer<typeof suspension>;

/** Either a session, or what has to come before one: the second step of a sign-in. */
const firstStep = z
  .object({
    token: z.string().nullable(),
    session: session.nullable(),
    challenge: signInChallenge.extend({ token: z.string() }).nullable(),
  })
  .meta({ id: 'FirstStep' });

const sessionReply = z.object({ token: z.string(), session }).meta({ id: 'StartedSession' });

/** The BFF’s own: sessions and proofs. */
export const sessionOperations = operations({
  createSession: operation({
    summary: 'Signs in: checks the password and makes a session, or a challenge where there is a second factor',
    method: 'POST',
    path: '/sessions',
    access: 'bff',
    status: 201,
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(256) }),
    reply: firstStep,
    errors: ['InvalidCredentials', 'AccountSuspended', 'TooManyRequests'],
  }),
  passSecondFactor: operation({
    summary: 'The second step of a sign-in: checks a code for the challenge and makes a session',
    method: 'POST',
    path: '/sessions/second-factor',
    access: 'bff',
    status: 201,
    body: z.strictObject({ token: z.string().max(100), code: z.string().max(40) }),
    reply: sessionReply,
    errors: ['InvalidSecondFactorCode', 'SignInExpired', 'AccountSuspended', 'TooManyRequests'],
  }),
  passPasskey: operation({
    summary:
      'Signs in with a passkey, alone or after the password: checks what the device answered and makes a session',
    method: 'POST',
    path: '/sessions/passkey',
    access: 'bff',
    status: 201,
    body: z.strictObject({ response: z.string().max(16_000) }),
    reply: sessionReply,
    errors: ['InvalidPasskey', 'AccountSuspended', 'TooManyRequests'],
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
    /** Whose it was; null where it had ended before. */
    reply: z.object({ user_id: id }).nullable(),
  }),
  noteRefusal: operation({
    summary: 'A refusal at the BFF’s own door, for the audit: the BFF keeps no database',
    method: 'POST',
    path: '/refusals',
    access: 'bff',
    body: z.strictObject({
      code: z.enum(['AccessDeniedException', 'CsrfTokenMismatch']),
      /** Method and route, without what stands in it. */
      operation: z.string().max(200),
    }),
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
});
