import { interestEvents, offerEvents, type PublicInterest, type PublicOffer } from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Collection, Connection } from 'mongoose';

interface Row {
  _id: string;
  sources: Record<string, number>;
  player_id: string;
  team_id: string;
  open: boolean;
}

/** What teams have open with a player: ids of offers and of interests, with the team of each. */
export interface Dealings {
  readonly offers: readonly { readonly offer_id: string; readonly team_id: string }[];
  readonly interests: readonly { readonly interest_id: string; readonly team_id: string }[];
}

/** Which teams have something open with which player: what lets a club see a player who isn't scoutable. */
export interface OpenDealings {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly between: (playerId: string, teamIds: readonly string[]) => Promise<Dealings>;
  /** Those of these players with whom one of the teams has something open. */
  readonly among: (playerIds: readonly string[], teamIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Waiting for an answer, or accepted with its contract not yet signed by all. */
const isOpenOffer = ({ status, contract }: PublicOffer): boolean =>
  status === 'pending' || (status === 'accepted' && (contract === null || contract.status === 'signing'));

/** Waiting for an answer, or in talks. */
const isOpenInterest = ({ status }: PublicInterest): boolean => status === 'pending' || status === 'accepted';

export const createOpenDealings = (connection: Connection, deps: ConsumerDependencies): OpenDealings => {
  const offers = connection.collection<Row>('open_offers');
  const interests = connection.collection<Row>('open_interests');
  const checkpoints = createCheckpoints(connection, ['off', 'int'], 'open-dealings');
  const onOffer = ({ offer }: { offer: PublicOffer }, event: CloudEvent) =>
    project(offers, offer.offer_id, event, {
      player_id: offer.player.profile_id,
      team_id: offer.club_team.team_id,
      open: isOpenOffer(offer),
    });
  const onInterest = ({ interest }: { interest: PublicInterest }, event: CloudEvent) =>
    project(interests, interest.interest_id, event, {
      player_id: interest.player.profile_id,
      team_id: interest.club_team.team_id,
      open: isOpenInterest(interest),
    });
  const openIn = (rows: Collection<Row>, playerIds: readonly string[], teamIds: readonly string[]) =>
    rows
      .find({ player_id: { $in: [...playerIds] }, open: true, team_id: { $in: [...teamIds] } })
      .sort({ _id: 1 })
      .toArray();
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'profile.open-dealings',
      topics: ['touchline.offer', 'touchline.interest'],
      from: 'beginning',
      checkpoints,
      on: {
        ...Object.fromEntries(Object.values(offerEvents).map(({ type }) => [type, onOffer])),
        ...Object.fromEntries(Object.values(interestEvents).map(({ type }) => [type, onInterest])),
      },
    }),
    between: async (playerId, teamIds) => {
      const [offered, declared] = await Promise.all([
        openIn(offers, [playerId], teamIds),
        openIn(interests, [playerId], teamIds),
      ]);
      return {
        offers: offered.map(({ _id, team_id }) => ({ offer_id: _id, team_id })),
        interests: declared.map(({ _id, team_id }) => ({ interest_id: _id, team_id })),
      };
    },
    among: async (playerIds, teamIds) => {
      const found = await Promise.all([openIn(offers, playerIds, teamIds), openIn(interests, playerIds, teamIds)]);
      return new Set(found.flat().map(({ player_id }) => player_id));
    },
    start: async () => {
      const open = { partialFilterExpression: { open: true } };
      await Promise.all([offers, interests].map((rows) => rows.createIndex({ player_id: 1 }, open)));
    },
    stop: async () => {},
  };
};
