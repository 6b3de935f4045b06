import { z } from 'zod';
import { guardianConsentStatus } from '../../events/guardian-consent.ts';
import { personName, prose } from '../../names.ts';
import { calendarDate, enteredDate, instant } from '../../values.ts';
import { operation, operations } from '../operation.ts';

/** The consent as the player who waits for it reads it: never the link. */
export const ownGuardianConsent = z
  .object({
    status: guardianConsentStatus,
    guardian: z.object({ name: z.string(), email: z.string() }),
    requested_at: instant,
    /** When the last message went out, and until when its link answers. */
    sent_at: instant,
    link_expires_at: instant,
    opened_at: instant.nullable(),
    answered_at: instant.nullable(),
    reason: z.string().nullable(),
    /** From this day on the player decides alone. */
    of_age_on: calendarDate,
  })
  .meta({ id: 'OwnGuardianConsent' });

/** What a guardian reads behind a link: what is asked, or what can be taken back. */
export const askedConsent = z
  .object({
    purpose: z.enum(['consent', 'withdrawal']),
    player: z.object({ name: z.string(), age: z.int() }),
    guardian: z.object({ name: z.string() }),
    expires_at: instant,
    of_age_on: calendarDate,
    answered_at: instant.nullable(),
  })
  .meta({ id: 'AskedConsent' });

/** Who answers, in the guardian's own words. */
const answeredBy = {
  name: personName,
  date_of_birth: enteredDate,
};
export const consentAnswer = z
  .strictObject({ answer: z.enum(['give', 'refuse']), ...answeredBy, reason: prose(500).default('') })
  .meta({ id: 'ConsentAnswer' });
export const consentWithdrawal = z.strictObject({ reason: prose(500).default('') }).meta({ id: 'ConsentWithdrawal' });

const byLink = { access: 'link', errors: ['InvalidConfirmationTokenException', 'TooManyRequests'] } as const;

export const guardianConsentOperations = operations({
  getGuardianConsent: operation({
    summary: 'How far the guardian’s consent is, for the player it is about; null: nobody was asked',
    method: 'GET',
    path: '/me/guardian-consent',
    access: 'member',
    reply: ownGuardianConsent.nullable(),
    errors: ['AccessDeniedException'],
  }),
  askGuardianAgain: operation({
    summary: 'Sends the guardian a new link, or asks again after a refusal or a withdrawal',
    method: 'POST',
    path: '/me/guardian-consent/ask',
    access: 'member',
    reply: ownGuardianConsent,
    errors: ['AccessDeniedException', 'NotFound', 'TooManyRequests'],
  }),
  openGuardianConsent: operation({
    summary: 'What a guardian is asked, or can take back, by the link of a mail',
    method: 'POST',
    path: '/guardian-consent/open',
    ...byLink,
    reply: askedConsent,
  }),
  answerGuardianConsent: operation({
    summary: 'A guardian consents or refuses; the link is used up',
    method: 'POST',
    path: '/guardian-consent/answer',
    ...byLink,
    secret: true,
    body: consentAnswer,
    reply: z.object({
      answer: z.enum(['give', 'refuse']),
      player: z.object({ name: z.string() }),
      /** The token of the link by which it is taken back; null after a refusal. */
      withdrawal_token: z.string().nullable(),
    }),
  }),
  withdrawConsent: operation({
    summary: 'A guardian takes the consent back; it ends at once',
    method: 'POST',
    path: '/guardian-consent/withdraw',
    ...byLink,
    body: consentWithdrawal,
    reply: z.object({ player: z.object({ name: z.string() }) }),
  }),
});
