import { interestEvents, type PublicInterest } from '@touchline/contracts/events';
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

/** An interest, as far as trials need it. */
export interface KnownInterest {
  readonly interest_id: string;
  readonly team_id: string;
  readonly player_id: string;
  /** Waiting for an answer, or in talks. */
  readonly open: boolean;
  /** Of the story that it began. */
  readonly correlation: string | null;
}

interface Row extends Omit<KnownInterest, 'interest_id'> {
  _id: string;
}

/** Which teams are interested in which player, or the player in them: what a trial may grow from. */
export interface Interests {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly find: (interestId: string) => Promise<KnownInterest | undefined>;
  /** Open ones between the player and these teams. */
  readonly openBetween: (playerId: string, teamIds: readonly string[]) => Promise<readonly KnownInterest[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const knownOf = ({ _id, team_id, player_id, open, correlation }: Row): KnownInterest => ({
  interest_id: _id,
  team_id,
  player_id,
  open,
  correlation,
});

export const createInterests = (connection: Connection, deps: ConsumerDependencies): Interests => {
  const rows = connection.collection<Row>('interests');
  const checkpoints = createCheckpoints(connection, ['int'], 'interests');
  const onInterest = ({ interest }: { readonly interest: PublicInterest }, event: CloudEvent) =>
    project(rows, interest.interest_id, event, {
      team_id: interest.club_team.team_id,
      player_id: interest.player.profile_id,
      open: interest.status === 'pending' || interest.status === 'accepted',
      correlation: event.correlationid ?? null,
    });
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'trials.interests',
      topics: ['touchline.interest'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(interestEvents).map(({ type }) => [type, onInterest])),
    }),
    find: async (interestId) => {
      const found = await rows.findOne({ _id: interestId });
      return found ? knownOf(found) : undefined;
    },
    openBetween: async (playerId, teamIds) => {
      const found = rows.find({ player_id: playerId, open: true, team_id: { $in: [...teamIds] } }).sort({ _id: 1 });
      return (await found.toArray()).map(knownOf);
    },
    start: async () => {
      await rows.createIndex({ player_id: 1 }, { partialFilterExpression: { open: true } });
    },
    stop: async () => {},
  };
};
