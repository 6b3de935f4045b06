import { type FormerMember, formerName, withoutPerson } from '@touchline/platform/domain';
import type { GuardianConsent } from './state.ts';

const nobody = { name: formerName, email: '' };
const noDay = '1900-01-01';

/** The consent for a player who has left: over, without a word of the guardian, whom only the player had named. */
export const withoutMember = (consent: GuardianConsent, former: FormerMember): GuardianConsent => {
  if (consent.status === 'none') return consent;
  const { guardian_consent_id, profile_sequence, requested_at, sent_at, link_expires_at, updated_at } = consent;
  return {
    ...{ guardian_consent_id, profile_sequence, requested_at, sent_at, link_expires_at, updated_at },
    ...{ player: withoutPerson(consent.player, former), date_of_birth: noDay, guardian: nobody },
    ...{ status: 'withdrawn', opened_at: null, reason: null, token: null, withdrawal: null },
    ...{ answered_at: consent.answered_at ?? updated_at, answered_by: { name: formerName, date_of_birth: noDay } },
  };
};
