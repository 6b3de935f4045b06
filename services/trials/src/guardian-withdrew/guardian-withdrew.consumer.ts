import { consentWithdrawn, guardianConsentEvents, type PublicGuardianConsent } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { TrialRequestRepository } from '../trial-request/trial-request.repository.ts';

/**
 * A guardian takes the consent back: trials that wait or are agreed are closed; what they had reserved
 * comes back as for any other. What is closed already stays so, so a repeat changes nothing.
 */
export const guardianWithdrewConsumer = ({
  trials,
  ...deps
}: ConsumerDependencies & { readonly trials: TrialRequestRepository }): Consumer => {
  const close = async (
    { guardian_consent: { player } }: { readonly guardian_consent: PublicGuardianConsent },
    { time: now }: CloudEvent,
  ): Promise<void> => {
    for (const id of await trials.pendingOf(player.profile_id, true))
      await trials.handle(id, { type: 'Close', reason: consentWithdrawn, now });
  };
  return consumer(deps, {
    group: 'trials.guardian-withdrew',
    topics: ['touchline.guardian-consent'],
    from: 'end',
    checkpoints: null,
    on: {
      [guardianConsentEvents.withdrawn.type]: close,
    },
  });
};
