import { consentWithdrawn, guardianConsentEvents, type PublicGuardianConsent } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { MandateRepository } from '../mandate/mandate.repository.ts';

/**
 * A guardian takes the consent back: what agents have asked of the player, who can't answer any more, is closed. A mandate that
 * is active stays, without effect meanwhile. What is closed already stays so, so a repeat changes nothing.
 */
export const guardianWithdrewConsumer = ({
  mandates,
  ...deps
}: ConsumerDependencies & { readonly mandates: MandateRepository }): Consumer => {
  const close = async (
    { guardian_consent: { player } }: { readonly guardian_consent: PublicGuardianConsent },
    { time: now }: CloudEvent,
  ): Promise<void> => {
    for (const id of await mandates.pendingOf(player.profile_id))
      await mandates.handle(id, { type: 'Close', reason: consentWithdrawn, now });
  };
  return consumer(deps, {
    group: 'profile.guardian-withdrew',
    topics: ['touchline.guardian-consent'],
    from: 'end',
    checkpoints: null,
    on: {
      [guardianConsentEvents.withdrawn.type]: close,
    },
  });
};
