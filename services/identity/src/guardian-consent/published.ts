import { guardianConsentEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { type GuardianConsent, type GuardianConsentEvent, publicConsentOf } from './state.ts';

/** The contract of an event and what is its own. Null: nobody else's business. */
const happenedOf = (event: GuardianConsentEvent) => {
  switch (event.type) {
    case 'ConsentRequested':
      return [guardianConsentEvents.requested, {}] as const;
    case 'PlayerChanged':
      return null;
    case 'ConsentSentAgain':
      return [guardianConsentEvents.sentAgain, {}] as const;
    case 'ConsentOpened':
      return [guardianConsentEvents.opened, {}] as const;
    case 'ConsentGiven':
      return [guardianConsentEvents.given, {}] as const;
    case 'ConsentRefused':
      return [guardianConsentEvents.refused, { reason: event.reason }] as const;
    case 'ConsentWithdrawn':
      return [guardianConsentEvents.withdrawn, { reason: event.reason }] as const;
    default:
      return unreachable(event);
  }
};

export const snapshotOf = (state: GuardianConsent) =>
  state.status === 'none'
    ? null
    : { type: guardianConsentEvents.restated.type, data: { guardian_consent: publicConsentOf(state) } };

/** An event as neighbours read it: what happened, beside the consent after it. Never a token, nor what the guardian said of himself. */
export const published = (event: GuardianConsentEvent, after: GuardianConsent) => {
  const described = happenedOf(event);
  if (after.status === 'none' || !described) return null;
  const [{ type }, happened] = described;
  return { type, data: { guardian_consent: publicConsentOf(after), happened } };
};
