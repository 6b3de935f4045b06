import { offerEvents, type PublicOffer } from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';

interface Row {
  _id: string;
  sources: Record<string, number>;
  player_id: string;
  team_id: string;
  open: boolean;
}

/** Which teams have something open with which player: what lets a club see a player who isn't scoutable. */
export interface OpenOffers {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly between: (playerId: string, teamIds: readonly string[]) => Promise<{ offer_id: string; team_id: string }[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Waiting for an answer, or accepted with its contract not yet signed by all. */
const isOpen = ({ status, contract }: PublicOffer): boolean =>
  status === 'pending' || (status === 'accepted' && (contract === null || contract.status === 'signing'));

export const createOpenOffers = (connection: Connection, deps: ConsumerDependencies): OpenOffers => {
  const collection = connection.collection<Row>('open_offers');
  const checkpoints = createCheckpoints(connection, ['off'], 'open-offers');
  const onOffer = ({ offer }: { offer: PublicOffer }, event: CloudEvent) =>
    project(collection, offer.offer_id, event, {
      player_id: offer.player.profile_id,
      team_id: offer.club_team.team_id,
      open: isOpen(offer),
    });
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'profile.open-offers',
      topics: ['touchline.offer'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(offerEvents).map(({ type }) => [type, onOffer])),
    }),
    between: async (playerId, teamIds) => {
      const found = await collection
        .find({ player_id: playerId, open: true, team_id: { $in: [...teamIds] } })
        .sort({ _id: 1 })
        .toArray();
      return found.map(({ _id, team_id }) => ({ offer_id: _id, team_id }));
    },
    start: async () => {
      await collection.createIndex({ player_id: 1 }, { partialFilterExpression: { open: true } });
    },
    stop: async () => {},
  };
};
