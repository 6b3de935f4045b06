import { type PublicProfile, profileEvents } from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  literal,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';

/** What profiles are called, so that staff find a subscription by it. */
export interface SubscriberNames {
  readonly of: (profileIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Profiles with this text in their name. */
  readonly search: (text: string) => Promise<readonly string[]>;
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** More than that nobody looks through. */
const mostFound = 500;

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

export const createSubscriberNames = (connection: Connection, deps: ConsumerDependencies): SubscriberNames => {
  const collection = connection.collection<{ _id: string; name: string; key: string }>('subscriber_names');
  const onProfile = async ({ profile }: { readonly profile: PublicProfile }, event: CloudEvent): Promise<void> => {
    const { profile_id, name } = profile;
    await project(collection, profile_id, event, { name, key: comparable(name) });
  };
  const checkpoints = createCheckpoints(connection, ['prf'], 'subscriber-names');
  return {
    checkpoints,
    // A text within a name is looked for in the index alone.
    start: async () => void (await collection.createIndex({ key: 1 })),
    stop: async () => {},
    of: async (profileIds) => {
      const rows = await collection.find({ _id: { $in: [...profileIds] } }).toArray();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },
    search: async (text) => {
      const rows = await collection
        .find({ key: { $regex: literal(comparable(text)) } }, { projection: { _id: 1 } })
        .limit(mostFound)
        .toArray();
      return rows.map(({ _id }) => _id);
    },
    subscription: consumer(deps, {
      group: 'billing.subscriber-names',
      topics: ['touchline.profile'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(profileEvents).map(({ type }) => [type, onProfile])),
    }),
  };
};
