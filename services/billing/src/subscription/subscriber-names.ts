import { type PublicProfile, profileEvents } from '@touchline/contracts/events';
import { fold } from '@touchline/contracts/fold';
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
  /** Profiles with this text in their name, however it is marked; nothing where it has no letter or figure. */
  readonly search: (text: string) => Promise<readonly string[] | undefined>;
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** More than that nobody looks through. */
const mostFound = 500;

/** Rows that are written anew at once. */
const filledAtOnce = 500;

interface NameRow {
  readonly _id: string;
  readonly name: string;
  readonly name_key?: string;
}

export const createSubscriberNames = (connection: Connection, deps: ConsumerDependencies): SubscriberNames => {
  const collection = connection.collection<NameRow>('subscriber_names');
  const onProfile = async ({ profile }: { readonly profile: PublicProfile }, event: CloudEvent): Promise<void> => {
    const { profile_id, name } = profile;
    await project(collection, profile_id, event, { name, name_key: fold(name) });
  };
  /** Rows of before names were found without their marks. */
  const fillKeys = async (): Promise<void> => {
    for (;;) {
      const older = await collection
        .find({ name_key: { $exists: false } })
        .limit(filledAtOnce)
        .toArray();
      if (older.length === 0) return;
      await collection.bulkWrite(
        older.map(({ _id, name }) => ({
          updateOne: { filter: { _id, name }, update: { $set: { name_key: fold(name) } } },
        })),
      );
    }
  };
  const checkpoints = createCheckpoints(connection, ['prf'], 'subscriber-names');
  return {
    checkpoints,
    start: async () => {
      // A text within a name is looked for in the index alone.
      await collection.createIndex({ name_key: 1 });
      await fillKeys();
    },
    stop: async () => {},
    of: async (profileIds) => {
      const rows = await collection.find({ _id: { $in: [...profileIds] } }).toArray();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },
    search: async (text) => {
      const sought = fold(text);
      if (sought === '') return undefined;
      const rows = await collection
        .find({ name_key: { $regex: literal(sought) } }, { projection: { _id: 1 } })
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
