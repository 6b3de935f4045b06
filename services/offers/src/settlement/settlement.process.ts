import { documentEvents, offerEvents, type PublicDocument, type PublicOffer } from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  consumer,
  createCheckpoints,
  createProcessManager,
  type ProcessManagerDependencies,
  type Sweep,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import { advance, initialState, type News, type Settlement } from './settlement.ts';

/** The words for an offer whose contract did not come about. */
const failures = {
  declined: (reason: string | null) => (reason ? `A signature was declined: ${reason}` : 'A signature was declined.'),
  voided: (reason: string | null) => (reason ? `The contract was voided: ${reason}` : 'The contract was voided.'),
  expired: () => 'The contract was not signed in time.',
} as const;

/** Offer accepted → contract drafted → signed → sealed → offer settled, or failed on the way. */
export interface SettlementProcess {
  readonly subscription: Consumer;
  /** Of the documents whose news has reached the offers. */
  readonly checkpoints: Checkpoints;
  readonly sweep: Sweep;
  readonly find: (offerId: string) => Promise<Settlement>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

type OfferNews = { readonly offer: PublicOffer };
type DocumentNews = { readonly document: PublicDocument };

export const createSettlementProcess = (
  connection: Connection,
  {
    offers,
    interests,
    opportunities,
  }: {
    readonly offers: OfferRepository;
    readonly interests: InterestRepository;
    readonly opportunities: JobOpportunityRepository;
  },
  deps: ProcessManagerDependencies,
): SettlementProcess => {
  const { record, find, sweep, start, stop } = createProcessManager<Settlement, News>(
    connection,
    { name: 'settlements', initialState, advance },
    deps,
  );

  /** News of a document that belongs to an offer: first the command, which may be repeated, then the record. */
  const onDocument =
    (
      type: Exclude<News['type'], 'accepted'>,
      command?: (news: PublicDocument, event: CloudEvent) => Promise<unknown>,
    ) =>
    async ({ document }: DocumentNews, event: CloudEvent): Promise<void> => {
      if (!document.offer) return;
      await command?.(document, event);
      const { document_id, expires_at } = document;
      await record(document.offer.offer_id, { type, document_id, expires_at, at: event.time });
    };

  const drafted = ({ document_id, offer }: PublicDocument, { time: now }: CloudEvent) =>
    offers.handle(offer?.offer_id ?? '', { type: 'NoteContract', document_id, now });

  /** The position that an offer grew from, over the player's answer to it, is filled. */
  const fillOpportunity = async (interestId: string | null, now: string): Promise<void> => {
    const interest = interestId === null ? undefined : (await interests.load(interestId))?.state;
    if (!interest || interest.status === 'none' || !interest.opportunity) return;
    const { profile_id, name } = interest.player;
    const { opportunity_id } = interest.opportunity;
    await opportunities.handle(opportunity_id, { type: 'FillByContract', player: { profile_id, name }, now });
  };

  const completed = async ({ document_id, offer }: PublicDocument, { time: now }: CloudEvent): Promise<void> => {
    const { state } = await offers.handle(offer?.offer_id ?? '', { type: 'CompleteContract', document_id, now });
    if (state.status !== 'none') await fillOpportunity(state.interest_id, now);
    const player = offer?.player.profile_id ?? '';
    for (const open of [offers, interests])
      for (const id of await open.pendingOf(player))
        await open.handle(id, { type: 'Close', reason: 'player-signed-elsewhere', now });
  };

  const failed =
    (how: keyof typeof failures) =>
    ({ document_id, offer, reason }: PublicDocument, { time: now }: CloudEvent) =>
      offers.handle(offer?.offer_id ?? '', {
        type: 'FailContract',
        document_id,
        reason: failures[how](reason),
        now,
      });

  const checkpoints = createCheckpoints(connection, ['doc'], 'settlements');
  return {
    find,
    checkpoints,
    sweep,
    start,
    stop,
    subscription: consumer(deps, {
      group: 'offers.contracts',
      topics: ['touchline.offer', 'touchline.document'],
      from: 'end',
      checkpoints,
      on: {
        [offerEvents.accepted.type]: ({ offer }: OfferNews, event: CloudEvent) =>
          record(offer.offer_id, { type: 'accepted', at: event.time }),
        [documentEvents.drafted.type]: onDocument('drafted', drafted),
        [documentEvents.madeAvailable.type]: onDocument('signing'),
        [documentEvents.fullySigned.type]: onDocument('fully-signed'),
        [documentEvents.completed.type]: onDocument('completed', completed),
        [documentEvents.declined.type]: onDocument('failed', failed('declined')),
        [documentEvents.voided.type]: onDocument('failed', failed('voided')),
        [documentEvents.expired.type]: onDocument('failed', failed('expired')),
      },
    }),
  };
};
