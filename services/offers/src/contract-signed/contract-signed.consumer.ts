import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { type ConsumerDependencies, consumer } from '@touchline/infra/aggregate';
import type { CloudEvent, Subscription } from '@touchline/infra/bus';
import type { Offers } from '../offer/offers.ts';

type Told = { readonly document: PublicDocument };

/** The words for an offer whose contract did not come about. */
const failures = {
  declined: (reason: string | null) => (reason ? `A signature was declined: ${reason}` : 'A signature was declined.'),
  voided: (reason: string | null) => (reason ? `The contract was voided: ${reason}` : 'The contract was voided.'),
  expired: () => 'The contract was not signed in time.',
} as const;

/** What becomes of an accepted offer: its contract is drafted, completed or has failed. Others of the player are closed. */
export const contractSignedConsumer = (offers: Offers, deps: ConsumerDependencies): Subscription => {
  const drafted = async ({ document }: Told, event: CloudEvent): Promise<void> => {
    if (document.offer)
      await offers.act(document.offer.offer_id, {
        type: 'NoteContract',
        document_id: document.document_id,
        now: event.time,
      });
  };
  const completed = async ({ document }: Told, event: CloudEvent): Promise<void> => {
    if (!document.offer) return;
    const { offer_id, player } = document.offer;
    await offers.act(offer_id, { type: 'CompleteContract', document_id: document.document_id, now: event.time });
    for (const id of await offers.pendingOf(player.profile_id))
      await offers.act(id, { type: 'Close', reason: 'player-signed-elsewhere', now: event.time });
  };
  const failed =
    (how: keyof typeof failures) =>
    async ({ document }: Told, event: CloudEvent): Promise<void> => {
      if (document.offer)
        await offers.act(document.offer.offer_id, {
          type: 'FailContract',
          document_id: document.document_id,
          reason: failures[how](document.reason),
          now: event.time,
        });
    };
  return consumer(deps, {
    group: 'offers.contracts',
    topics: ['touchline.document'],
    from: 'end',
    on: {
      [documentEvents.drafted.type]: drafted,
      [documentEvents.completed.type]: completed,
      [documentEvents.declined.type]: failed('declined'),
      [documentEvents.voided.type]: failed('voided'),
      [documentEvents.expired.type]: failed('expired'),
    },
  });
};
