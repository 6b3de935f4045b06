import { clubEvents, type PublicClub } from '@touchline/contracts/events';
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

/** What clubs are called now: for lists that keep their ids alone. */
export interface ClubNames {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** Of those that are known. */
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Row {
  _id: string;
  name: string;
}

export const createClubNames = (connection: Connection, deps: ConsumerDependencies): ClubNames => {
  const rows = connection.collection<Row>('club_names');
  const checkpoints = createCheckpoints(connection, ['clb'], 'club-names');
  const onClub = ({ club }: { readonly club: PublicClub }, event: CloudEvent): Promise<void> =>
    project(rows, club.club_id, event, { name: club.name });
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'identity.club-names',
      topics: ['touchline.club'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(clubEvents).map(({ type }) => [type, onClub])),
    }),
    namesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await rows.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
    start: async () => {},
    stop: async () => {},
  };
};
