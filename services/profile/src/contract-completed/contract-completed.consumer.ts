import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { type ConsumerDependencies, consumer } from '@touchline/infra/aggregate';
import type { Subscription } from '@touchline/infra/bus';
import type { Profiles } from '../profile/profiles.ts';

/**
 * A contract that all have signed is the player's next one, and his current one where its first day has come. The profile
 * remembers the document, so a repeat finds it recorded; therefore the group may read from the beginning, and loses none.
 */
export const contractCompletedConsumer = ({
  profiles,
  clock,
  ...deps
}: ConsumerDependencies & { readonly profiles: Profiles; readonly clock: () => Date }): Subscription =>
  consumer(deps, {
    group: 'profile.contract-completed',
    topics: ['touchline.document'],
    from: 'beginning',
    on: {
      [documentEvents.completed.type]: async ({ document }: { document: PublicDocument }) => {
        const { kind, offer, contract, document_id } = document;
        if (kind !== 'contract' || !offer || !contract) return;
        await profiles.act(offer.player.profile_id, {
          type: 'RecordNextContract',
          document_id,
          contract: { club_team: offer.club_team, ...contract },
          now: clock().toISOString(),
        });
      },
    },
  });
