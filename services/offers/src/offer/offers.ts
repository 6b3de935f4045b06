import { offerEvents } from '@touchline/contracts/events';
import { type AggregateDefinition, createStore, type Store, type StoreDependencies } from '@touchline/infra/aggregate';
import type { Collection, Connection } from 'mongoose';
import { offerModel, pendingIndex, signingIndex } from './offer.model.ts';
import { decide, evolve, initialState, type OfferCommand } from './offer.ts';
import { type Offer, type OfferEvent, publicOfferOf } from './state.ts';

export interface Offers extends Store<OfferCommand, Offer, OfferEvent> {
  // biome-ignore lint/suspicious/noExplicitAny: lists read the collection with their own filters
  readonly collection: Collection<any>;
  /** The offer of this player whose contract is being signed, if there is one. */
  readonly inSigning: (playerProfileId: string) => Promise<string | undefined>;
  /** Whether one of these teams has an offer out with the player, or a contract in signing. */
  readonly openBetween: (playerProfileId: string, teamIds: readonly string[]) => Promise<boolean>;
  /** Ids of the player's pending offers. */
  readonly pendingOf: (playerProfileId: string) => Promise<readonly string[]>;
  /** Ids of pending offers whose time is over. */
  readonly due: (now: string) => Promise<readonly string[]>;
}

const published: Readonly<Record<OfferEvent['type'], string>> = {
  OfferMade: offerEvents.made.type,
  OfferCountered: offerEvents.countered.type,
  OfferAccepted: offerEvents.accepted.type,
  OfferDeclined: offerEvents.declined.type,
  OfferWithdrawn: offerEvents.withdrawn.type,
  OfferExpired: offerEvents.expired.type,
  OfferClosed: offerEvents.closed.type,
  ContractDrafted: offerEvents.contractDrafted.type,
  ContractCompleted: offerEvents.contractCompleted.type,
  ContractFailed: offerEvents.contractFailed.type,
};

const duePerSweep = 500;

export const createOfferStore = (connection: Connection, dependencies: StoreDependencies): Offers => {
  const model = offerModel(connection);
  const data = (state: Offer) => ({ offer: state.status === 'none' ? undefined : publicOfferOf(state) });
  const definition: AggregateDefinition<OfferCommand, Offer, OfferEvent> = {
    name: 'offer',
    topic: 'touchline.offer',
    decider: { decide, evolve, initialState },
    model,
    publish: (event, state) => ({ type: published[event.type], data: data(state) }),
    restate: (state) => ({ type: offerEvents.restated.type, data: data(state) }),
    uniqueness: { [pendingIndex]: 'OfferAlreadyExistsForApplicant', [signingIndex]: 'OfferPlayerNotEligible' },
  };
  const collection = model.collection;
  const ids = async (filter: Record<string, unknown>): Promise<string[]> =>
    (
      await collection
        .find(filter as never, { projection: { _id: 1 } })
        .limit(duePerSweep)
        .toArray()
    ).map((row) => String(row._id));
  return {
    ...createStore(definition, dependencies),
    collection,
    inSigning: async (player) => (await ids({ 'state.signing_player': player }))[0],
    openBetween: async (player, teamIds) =>
      (await collection.findOne(
        {
          'state.player.profile_id': player,
          'state.team_id': { $in: [...teamIds] },
          $or: [{ 'state.status': 'pending' }, { 'state.signing_player': player }],
        } as never,
        { projection: { _id: 1 } },
      )) !== null,
    pendingOf: (player) => ids({ 'state.player.profile_id': player, 'state.status': 'pending' }),
    due: (now) => ids({ 'state.status': 'pending', 'state.expires_at': { $lte: now } }),
  };
};
