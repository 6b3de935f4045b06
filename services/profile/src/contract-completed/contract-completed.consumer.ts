import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { Profiles } from '../profile/profile.repository.ts';

/**
 * A contract that all have signed is the player's next one, and his current one where its first day has come. The profile
 * remembers the document, so a repeat finds it recorded; therefore the group may read from the beginning, and loses none.
 */
export const contractCompletedConsumer = ({
  profiles,
  clock,
  ...deps
}: ConsumerDependencies & { readonly profiles: Profiles; readonly clock: () => Date }): Consumer =>
  consumer(deps, {
    group: 'profile.contract-completed',
    topics: ['touchline.document'],
    from: 'beginning',
    checkpoints: null,
    on: {
      [documentEvents.completed.type]: async ({ document }: { document: PublicDocument }) => {
        const { kind, offer, contract, document_id } = document;
        if (kind !== 'contract' || !offer || !contract) return;
        await profiles.handle(offer.player.profile_id, {
          type: 'RecordNextContract',
          document_id,
          contract: { club_team: offer.club_team, ...contract },
          now: clock().toISOString(),
        });
      },
    },
  });
