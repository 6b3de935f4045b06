import { type PublicTrialRequest, trialRequestEvents } from '@touchline/contracts/events';
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

/** What is known here of a trial: enough to say where an answer stands. */
export type Trial = Pick<
  PublicTrialRequest,
  'trial_request_id' | 'status' | 'starts_on' | 'ends_on' | 'requested_at'
> & { readonly team_id: string; readonly player_id: string };

interface Row {
  _id: string;
  sources: Record<string, number>;
  trial: Trial;
}

/** The trials of players with teams, fed by the events of the trials service. */
export interface Trials {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** Those of a team with these players, newest first. */
  readonly between: (teamId: string, playerIds: readonly string[]) => Promise<readonly Trial[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const createTrials = (connection: Connection, deps: ConsumerDependencies): Trials => {
  const rows = connection.collection<Row>('trials');
  const checkpoints = createCheckpoints(connection, ['tri'], 'trials');
  const onTrial = ({ trial_request: told }: { readonly trial_request: PublicTrialRequest }, event: CloudEvent) => {
    const { trial_request_id, status, starts_on, ends_on, requested_at, club_team, player } = told;
    const dates = { starts_on, ends_on, requested_at };
    const between = { team_id: club_team.team_id, player_id: player.profile_id };
    return project(rows, trial_request_id, event, { trial: { trial_request_id, status, ...dates, ...between } });
  };
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'offers.trials',
      topics: ['touchline.trial-request'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(trialRequestEvents).map(({ type }) => [type, onTrial])),
    }),
    between: async (teamId, playerIds) => {
      const filter = { 'trial.team_id': teamId, 'trial.player_id': { $in: [...playerIds] } };
      const found = await rows.find(filter).sort({ 'trial.requested_at': -1 }).toArray();
      return found.map(({ trial }) => trial);
    },
    start: async () => {
      await rows.createIndex({ 'trial.team_id': 1, 'trial.player_id': 1, 'trial.requested_at': -1 });
    },
    stop: async () => {},
  };
};
