import { z } from 'zod';
import { id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { examplePlayer, playerPerson } from './person.ts';

/** `requested`: the guardian has been asked and has not answered. `withdrawn`: was given, and taken back. */
export const guardianConsentStatuses = ['requested', 'given', 'refused', 'withdrawn'] as const;
export const guardianConsentStatus = z.enum(guardianConsentStatuses).meta({ id: 'GuardianConsentStatus' });
export type GuardianConsentStatus = z.infer<typeof guardianConsentStatus>;

/**
 * What the guardian of a player under 18 has said: one per player's profile, for good. In force on a day: `given`, and the player
 * is under 18. Tokens of the guardian's links stay with identity.
 */
export const publicGuardianConsent = z
  .object({
    guardian_consent_id: id,
    player: playerPerson,
    guardian: z.object({ name: z.string(), email: z.string() }),
    status: guardianConsentStatus,
    requested_at: instant,
    /** Until when the mailed link answers. */
    link_expires_at: instant,
    /** When the guardian first opened the link that was sent last. */
    opened_at: instant.nullable(),
    answered_at: instant.nullable(),
    /** The guardian's own words, for the player and staff. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'PublicGuardianConsent' });
export type PublicGuardianConsent = z.infer<typeof publicGuardianConsent>;

export const exampleGuardianConsent: PublicGuardianConsent = {
  guardian_consent_id: 'grd_davi0000000000000000',
  player: examplePlayer,
  guardian: { name: 'Adaeze Adeyinka', email: 'adaeze@example.com' },
  status: 'requested',
  requested_at: '2026-11-20T09:30:00.000Z',
  link_expires_at: '2026-12-04T09:30:00.000Z',
  opened_at: null,
  answered_at: null,
  reason: null,
};

const withConsent = z.object({ guardian_consent: publicGuardianConsent });
const consent = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicGuardianConsent> = {},
) =>
  eventOf(`touchline.guardian-consent.${what}.v1`, withConsent, happened, {
    guardian_consent: { ...exampleGuardianConsent, ...after },
    happened: told,
  });

const saidWhy = { reason: z.string().nullable() };
const opened = { opened_at: '2026-11-20T18:02:00.000Z' };
const given = { ...opened, status: 'given', answered_at: '2026-11-20T18:06:00.000Z' } as const;
const refusal = { reason: 'School comes first this year.' };
const withdrawal = { reason: 'We are moving abroad.' };

export const guardianConsentEvents = {
  /** A guardian is asked: the first time, another one or at another address, or again after a refusal or a withdrawal. */
  requested: consent('requested', {}, {}),
  /** The same question once more, with a new link; the one before is worth nothing from now on. */
  sentAgain: consent('sent-again', {}, {}, { link_expires_at: '2026-12-06T09:30:00.000Z' }),
  opened: consent('opened', {}, {}, opened),
  given: consent('given', {}, {}, given),
  refused: consent('refused', saidWhy, refusal, { ...given, ...refusal, status: 'refused' }),
  /** From now on it isn't in force. */
  withdrawn: consent('withdrawn', saidWhy, withdrawal, {
    ...given,
    ...withdrawal,
    status: 'withdrawn',
    answered_at: '2027-02-01T10:00:00.000Z',
  }),
  restated: event('touchline.guardian-consent.restated.v1', withConsent, { guardian_consent: exampleGuardianConsent }),
} as const;

export const guardianConsentTopic = {
  topic: 'touchline.guardian-consent',
  key: 'subject',
  prefix: 'grd',
  events: Object.values(guardianConsentEvents),
} satisfies TopicContract;
