import { dayInWords } from '@touchline/contracts/days';
import { guardianConsentEvents, type PublicGuardianConsent, topicsOf } from '@touchline/contracts/events';
import { comesOfAgeOn } from '@touchline/contracts/policies/guardian-consent';
import { ageOn } from '@touchline/contracts/values';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import { renderEmail } from '../mail/rendered-email.ts';
import type { GuardianConsentRepository } from './guardian-consent.repository.ts';
import type { ConsentSecrets } from './secrets.ts';

interface News {
  readonly guardian_consent: PublicGuardianConsent;
}

/** The page that a guardian's links lead to; the token stands behind `#`, so that no server and no log ever sees it there. */
const pageOf = (origin: string, token: string): string => `${origin}/guardian-consent#${token}`;

/** Mail to guardians, who have no account: the question, the way to take the answer back, and that it was taken back. */
export const guardianMailConsumer = ({
  consents,
  secrets,
  mail,
  origin,
  ...deps
}: ConsumerDependencies & {
  readonly consents: GuardianConsentRepository;
  readonly secrets: ConsentSecrets;
  readonly mail: Mail;
  readonly origin: string;
}): Consumer => {
  const question = async ({ guardian_consent: { guardian_consent_id } }: News, event: CloudEvent): Promise<void> => {
    const consent = await consents.find(guardian_consent_id);
    // Answered meanwhile, or asked anew: the newest mail is the one that counts.
    if (consent?.status !== 'requested') return;
    const { player, guardian, date_of_birth, token } = consent;
    const age = ageOn(date_of_birth, event.time.slice(0, 10));
    await mail.send(
      renderEmail({
        to: guardian.email,
        subject: `${player.name} needs your consent`,
        greeting: `Hello ${guardian.name},`,
        lines: [
          `${player.name} is ${age} years old and wants to use Touchline, where football clubs find players. ${player.name} named you as parent or guardian.`,
          'Until you agree, no club sees the page and nobody can write.',
          `Read what it means, then say yes or no. You need no account. The link works until ${dayInWords(token.expires_at.slice(0, 10))}, for one answer.`,
          `Do you not know ${player.name}? Then leave this mail alone: without your answer nothing happens.`,
        ],
        action: { label: 'Read and answer', url: pageOf(origin, secrets.consentToken(guardian_consent_id, token)) },
        idempotencyKey: event.id,
      }),
    );
  };
  const thanks = async ({ guardian_consent: { guardian_consent_id } }: News, event: CloudEvent): Promise<void> => {
    const consent = await consents.find(guardian_consent_id);
    if (consent?.status !== 'given') return;
    const { player, guardian, date_of_birth, withdrawal } = consent;
    await mail.send(
      renderEmail({
        to: guardian.email,
        subject: `You agreed: ${player.name} on Touchline`,
        greeting: `Hello ${guardian.name},`,
        lines: [
          `Thank you. Once our staff have checked the page, clubs can find ${player.name} and write.`,
          'A contract needs your signature too. We write to you when there is one.',
          `Have you changed your mind? Take your consent back with this link at any time until ${dayInWords(comesOfAgeOn(date_of_birth))}, when ${player.name} decides alone. Keep this mail.`,
        ],
        action: {
          label: 'Take my consent back',
          url: pageOf(origin, secrets.withdrawalToken(guardian_consent_id, withdrawal)),
        },
        idempotencyKey: event.id,
      }),
    );
  };
  const takenBack = async ({ guardian_consent: { player, guardian } }: News, event: CloudEvent): Promise<void> => {
    await mail.send(
      renderEmail({
        to: guardian.email,
        subject: `You took your consent back: ${player.name} on Touchline`,
        greeting: `Hello ${guardian.name},`,
        lines: [
          `Clubs no longer find ${player.name}, and nobody can write. What was open with clubs is closed, and no contract goes on.`,
          `${player.name} can ask you again. Then you get a new mail.`,
        ],
        idempotencyKey: event.id,
      }),
    );
  };
  const on = {
    [guardianConsentEvents.requested.type]: question,
    [guardianConsentEvents.sentAgain.type]: question,
    [guardianConsentEvents.given.type]: thanks,
    [guardianConsentEvents.withdrawn.type]: takenBack,
  };
  return consumer(deps, {
    group: 'identity.guardian-mail',
    topics: topicsOf(Object.keys(on)),
    from: 'end',
    checkpoints: null,
    independent: true,
    on,
  });
};
