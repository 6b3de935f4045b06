import { guardianConsentEvents, type Party, type PublicGuardianConsent } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';

/** What a player is told of the guardian's consent: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];

/** Why something that was open with a club is over. */
export const consentEndedText = (player: string, to: Party | 'agent'): string =>
  to === 'player'
    ? 'You are under 18, and the consent of a guardian is missing now.'
    : `${player} is under 18, and the consent of a guardian is missing now.`;

const told = (words: (consent: PublicGuardianConsent) => Pick<Notice, 'kind' | 'title' | 'text'>): Tell =>
  (({ guardian_consent: consent }: { readonly guardian_consent: PublicGuardianConsent }) => {
    const { user_id, profile_id } = consent.player;
    return [{ user_id, profile_id, href: '/', needs_answer: false, mail: true, ...words(consent) }];
  }) as Tell;

const saidWhy = ({ reason }: PublicGuardianConsent): string =>
  reason ? `The reason given: ${reason}` : 'No reason was given.';

export const guardianConsentNotices: Readonly<Record<string, Tell>> = {
  [guardianConsentEvents.given.type]: told(({ guardian }) => ({
    kind: 'guardian-consent.given',
    title: `${guardian.name} agreed`,
    text: 'Once staff have checked your profile, clubs can find you.',
  })),
  [guardianConsentEvents.refused.type]: told((consent) => ({
    kind: 'guardian-consent.refused',
    title: `${consent.guardian.name} did not agree`,
    text: `${saidWhy(consent)} You can talk to them and ask again.`,
  })),
  [guardianConsentEvents.withdrawn.type]: told((consent) => ({
    kind: 'guardian-consent.withdrawn',
    title: `${consent.guardian.name} took the consent back`,
    text: `${saidWhy(consent)} Clubs no longer find you, and what was open with them is closed. You can talk to your guardian and ask again.`,
  })),
};
