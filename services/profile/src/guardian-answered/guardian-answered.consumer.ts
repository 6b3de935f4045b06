import { guardianConsentEvents, type PublicGuardianConsent } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Profiles } from '../profile/profile.repository.ts';

/**
 * What a player's guardian has said stands in the player's profile, which tells everybody. The profile remembers how far it has
 * heard, so a repeat changes nothing and the group may read from the beginning.
 */
export const guardianAnsweredConsumer = ({
  profiles,
  clock,
  ...deps
}: ConsumerDependencies & { readonly profiles: Profiles; readonly clock: () => Date }): Consumer => {
  const note = async (
    { guardian_consent: consent }: { readonly guardian_consent: PublicGuardianConsent },
    { sequence }: CloudEvent,
  ): Promise<void> => {
    const { player, status, reason, answered_at, requested_at } = consent;
    await profiles.handle(player.profile_id, {
      type: 'NoteGuardianConsent',
      consent: { status, reason, sequence, at: answered_at ?? requested_at },
      now: clock().toISOString(),
    });
  };
  const { requested, given, refused, withdrawn, restated } = guardianConsentEvents;
  return consumer(deps, {
    group: 'profile.guardian-answered',
    topics: ['touchline.guardian-consent'],
    from: 'beginning',
    checkpoints: null,
    on: Object.fromEntries([requested, given, refused, withdrawn, restated].map(({ type }) => [type, note])),
  });
};
