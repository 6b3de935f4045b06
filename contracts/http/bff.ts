import { z } from 'zod';
import type { ServiceName } from '../topology.ts';
import { id, submission } from '../values.ts';
import { billingOperations } from './billing.ts';
import { document, documentRow } from './documents/document.ts';
import { guestDocument, guestSigning } from './documents/guest.ts';
import { documentsOperations, signing } from './documents.ts';
import { period } from './figures.ts';
import { adminUser, identityOperations, me, notification, registration } from './identity.ts';
import { homePosition, interest, offerRow, offersOperations, suggestion } from './offers.ts';
import { type Operation, type Operations, operation, operations } from './operation.ts';
import { adminProfile, mandate, profileOperations } from './profile.ts';
import { trialRequest, trialsOperations } from './trials.ts';

/** A panel of a screen: what it shows, or null where the part behind it does not answer. */
const panel = <T extends z.ZodType>(of: T) => of.nullable();

const signedIn = z.object({
  user: me,
  /** In token mode alone (header `X-Auth-Mode: token`): the bearer token. */
  token: z.string().nullable(),
});

/** What the BFF answers itself: sessions, screens that are put together from several services. */
export const bffOperations = operations({
  csrf: operation({ summary: 'Sets the CSRF cookie', method: 'GET', path: '/csrf', access: 'guest', status: 204 }),
  login: operation({
    summary: 'Signs in',
    method: 'POST',
    path: '/login',
    access: 'guest',
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(256) }),
    reply: signedIn,
    errors: ['InvalidCredentials', 'AccountSuspended', 'SecondFactorRequired', 'TooManyRequests', 'CsrfTokenMismatch'],
  }),
  loginSecondFactor: operation({
    summary: 'The second step of a sign-in: a code of the app, or a recovery code',
    method: 'POST',
    path: '/login/second-factor',
    access: 'guest',
    body: z.strictObject({
      code: z.string().trim().min(1, 'Enter the code.').max(40),
      /** In token mode: what came with `SecondFactorRequired`. A browser sends its cookie. */
      token: z.string().max(100).optional(),
    }),
    reply: signedIn,
    errors: ['InvalidSecondFactorCode', 'SignInExpired', 'AccountSuspended', 'TooManyRequests', 'CsrfTokenMismatch'],
  }),
  loginPasskey: operation({
    summary: 'Signs in with a passkey, alone or after the password',
    method: 'POST',
    path: '/login/passkey',
    access: 'guest',
    body: z.strictObject({ response: z.string().max(16_000) }),
    reply: signedIn,
    errors: ['InvalidPasskey', 'AccountSuspended', 'TooManyRequests', 'CsrfTokenMismatch'],
  }),
  register: operation({
    summary: 'Registers and signs in',
    method: 'POST',
    path: '/register',
    access: 'guest',
    status: 201,
    body: registration,
    reply: signedIn,
    errors: ['UserEmailTaken', 'TooManyRequests', 'CsrfTokenMismatch'],
  }),
  logout: operation({ summary: 'Signs out', method: 'POST', path: '/logout', access: 'guest', status: 204 }),
  getHome: operation({
    summary: 'A member’s home: what needs an answer, what comes next, what changed',
    method: 'GET',
    path: '/home',
    access: 'member',
    reply: z.object({
      answers: z.object({
        interests: panel(z.array(interest)),
        trials: panel(z.array(trialRequest)),
        offers: panel(z.array(offerRow)),
        documents: panel(z.array(documentRow)),
        /** Agents who ask the player to represent him. */
        mandates: panel(z.array(mandate)),
        /** Positions for which the player’s agent puts him forward. */
        suggestions: panel(z.array(suggestion)),
        /** Trials that are over and whose report the club may still write. */
        reports: panel(z.array(trialRequest)),
      }),
      underway: z.object({
        offers: panel(z.array(offerRow)),
        documents: panel(z.array(documentRow)),
        trials: panel(z.array(trialRequest)),
        /** Those that wait for the other side’s answer, newest first. */
        interests: panel(z.array(interest)),
      }),
      /** Open positions: a club’s own, those with answers waiting first; of others those that fit the player, soonest closed first. */
      positions: panel(z.array(homePosition)),
      changes: panel(z.array(notification)),
      player: panel(
        z.object({
          joins: z.string().nullable(),
          from: z.string().nullable(),
          visible_to_clubs: z.boolean(),
          highlights: z.int(),
          nickname: z.string(),
        }),
      ),
    }),
  }),
  getAdminOverview: operation({
    summary: 'Staff’s home: the queues and what is stuck',
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    reply: z.object({
      users: panel(z.object({ waiting: z.int(), oldest: z.string().nullable() })),
      profiles: panel(z.object({ waiting: z.int(), oldest: z.string().nullable() })),
      clubs: panel(z.object({ unverified: z.int() })),
      seals: panel(documentsOperations.listStuckSeals.reply),
      dead_letters: panel(identityOperations.listDeadLetters.reply),
    }),
  }),
  getAdminFigures: operation({
    summary: 'Staff’s figures: who comes, how fast staff decide, what waits, the market’s pulse and how the parts are',
    method: 'GET',
    path: '/admin/figures',
    access: 'admin',
    query: z.strictObject({ period }),
    reply: z.object({
      people: panel(identityOperations.peopleFigures.reply),
      queues: panel(profileOperations.queueFigures.reply),
      market: panel(offersOperations.marketPulse.reply),
      trials: panel(trialsOperations.trialPulse.reply),
      signatures: panel(documentsOperations.signaturePulse.reply),
      /** The same of the market day by day, of the last 14, whatever the period is. */
      recent: z.object({
        market: panel(offersOperations.marketPulse.reply),
        trials: panel(trialsOperations.trialPulse.reply),
        signatures: panel(documentsOperations.signaturePulse.reply),
      }),
      parts: z.array(
        z
          .object({
            name: z.string(),
            /** In words what is wrong; null: it is well. */
            fault: z.string().nullable(),
            /** How long it took to say so, in ms. */
            answered_ms: z.int(),
            /** Events that this part could make nothing of, or that are held up behind those; null: not known. */
            blocked: z.int().nullable(),
          })
          .meta({ id: 'PartHealth' }),
      ),
    }),
  }),
  getPersonFile: operation({
    summary: 'What staff see of a person beside the account: sessions, decisions, dealings, documents, subscriptions',
    method: 'GET',
    path: '/admin/users/:user_id/file',
    access: 'admin',
    params: z.strictObject({ user_id: id }),
    reply: z.object({
      sessions: panel(identityOperations.listUserSessions.reply),
      audit: panel(identityOperations.listAuditEntries.reply),
      dealings: panel(offersOperations.listDealings.reply),
      trials: panel(trialsOperations.listTrialsOf.reply),
      documents: panel(documentsOperations.listDocumentsOf.reply),
      subscriptions: panel(billingOperations.listSubscriptions.reply),
    }),
    errors: ['UserNotFoundException'],
  }),
  verifyPersonAndProfile: operation({
    summary:
      'Verifies a person and a profile of theirs by one decision: both, or why not; where the person is refused after the profile was verified, that',
    method: 'POST',
    path: '/admin/users/:user_id/verify-with-profile',
    access: 'admin',
    fresh: true,
    params: z.strictObject({ user_id: id }),
    body: z.strictObject({
      /** Of the person: what was looked at. */
      submission,
      /** As each part names it when it is decided on by itself. */
      profile: profileOperations.verifyProfile.body.omit({ despite: true }).extend({ profile_id: id }),
      /** The colleagues who have either case and are passed over knowingly. */
      despite: z.array(id).max(2).default([]),
    }),
    reply: z.object({
      profile: adminProfile,
      /** Null: the profile is verified, and the person isn’t. */
      person: adminUser.nullable(),
      /** Why the person isn’t. */
      refused: z.object({ error: z.string(), message: z.string(), details: z.unknown().optional() }).nullable(),
    }),
    errors: ['UserNotFoundException', ...profileOperations.verifyProfile.errors],
  }),
  signDocument: operation({
    summary: 'Signs as the current signer, with the password',
    method: 'POST',
    path: '/documents/:document_id/sign',
    access: 'member',
    params: z.strictObject({ document_id: id }),
    body: signing,
    reply: document,
    errors: ['InvalidAuthenticationException', 'TooManyRequests', ...documentsOperations.signDocument.errors],
  }),
  signAsGuest: operation({
    summary: 'Signs as a guest, with the code from his mail',
    method: 'POST',
    path: '/guest-signing/sign',
    access: 'link',
    body: guestSigning,
    reply: guestDocument,
    errors: ['InvalidConfirmationTokenException', 'TooManyRequests', ...documentsOperations.signAsGuest.errors],
  }),
});

/** The services behind the BFF, by name. */
export const services = {
  identity: identityOperations,
  profile: profileOperations,
  billing: billingOperations,
  offers: offersOperations,
  documents: documentsOperations,
  trials: trialsOperations,
} as const satisfies Readonly<Record<ServiceName, Operations>>;

/** The fixed table of what the BFF passes on: every operation of a service that isn't its own business. */
export const gatewayOperations: readonly { readonly service: ServiceName; readonly operation: Operation }[] = (
  Object.entries(services) as [ServiceName, Readonly<Record<string, Operation>>][]
).flatMap(([service, ops]) =>
  Object.values(ops)
    .filter((op) => op.access !== 'bff')
    .map((op) => ({ service, operation: op })),
);
