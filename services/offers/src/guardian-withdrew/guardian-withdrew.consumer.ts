import { consentWithdrawn, guardianConsentEvents, type PublicGuardianConsent } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { SuggestionRepository } from '../suggestion/suggestion.repository.ts';

/**
 * A guardian takes the consent back: what is open between the player and clubs is closed, talks too, and what an agent suggested. What
 * is closed already stays so, so a repeat changes nothing. A contract that is being signed is documents' to end.
 */
export const guardianWithdrewConsumer = ({
  offers,
  interests,
  suggestions,
  ...deps
}: ConsumerDependencies & {
  readonly offers: OfferRepository;
  readonly interests: InterestRepository;
  readonly suggestions: SuggestionRepository;
}): Consumer => {
  const close = async (
    { guardian_consent: { player } }: { readonly guardian_consent: PublicGuardianConsent },
    { time: now }: CloudEvent,
  ): Promise<void> => {
    const command = { type: 'Close', reason: consentWithdrawn, now } as const;
    for (const id of await offers.pendingOf(player.profile_id)) await offers.handle(id, command);
    for (const id of await interests.pendingOf(player.profile_id, true)) await interests.handle(id, command);
    for (const id of await suggestions.pendingOf({ player_id: player.profile_id }))
      await suggestions.handle(id, command);
  };
  return consumer(deps, {
    group: 'offers.guardian-withdrew',
    topics: ['touchline.guardian-consent'],
    from: 'end',
    checkpoints: null,
    on: {
      [guardianConsentEvents.withdrawn.type]: close,
    },
  });
};
