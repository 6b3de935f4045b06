import {
  type PublicProfile,
  type PublicSubscription,
  type PublicUser,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
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
import type { People } from '../people/people.ts';
import type { Profiles } from '../profile/profile.repository.ts';
import { day } from '../profile/state.ts';
import { type ScoutingFields, scoutingFields } from './scouting-rows.ts';

export interface ScoutingDocument extends ScoutingFields {
  readonly _id: string;
  readonly sources: Readonly<Record<string, number>>;
  /** The person is verified and not suspended. */
  readonly account_ok?: boolean;
  /** By subscription: whether it lets the profile act. */
  readonly subscriptions?: Readonly<Record<string, boolean>>;
  readonly scoutable?: boolean;
  /** The database's time of the last conclusion. */
  readonly changed_at?: Date;
}

/** The read model that clubs scout in: one document per player, `scoutable` where he may be found. */
export interface Scouting {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly collection: Collection<ScoutingDocument>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const accountOk = (user: PublicUser): boolean => user.verification_status === 'verified' && user.suspended_at === null;

/** What a player is sorted by; each order has an index over the scoutable ones. */
export const orders = {
  tier: { field: 'tier_rank', direction: 1 },
  age: { field: 'date_of_birth', direction: -1 },
  contract: { field: 'bound_until', direction: 1 },
  name: { field: 'name_key', direction: 1 },
  newest: { field: 'listed_at', direction: -1 },
} as const;

/** An index for each order and for the two filters that few players may meet. */
export const indexScouting = async (collection: Collection<ScoutingDocument>): Promise<void> => {
  const partialFilterExpression = { scoutable: true };
  await collection.createIndexes([
    { key: { user_id: 1 } },
    { key: { changed_at: 1 } },
    ...Object.values(orders).map(({ field }) => ({
      key: { scoutable: 1, [field]: 1, _id: 1 } as const,
      partialFilterExpression,
    })),
    ...['positions', 'nationalities'].map((field) => ({
      key: { scoutable: 1, [field]: 1, tier_rank: 1, _id: 1 } as const,
      partialFilterExpression,
    })),
  ]);
};

export const createScouting = (
  connection: Connection,
  {
    profiles,
    people,
    clock,
    ...deps
  }: ConsumerDependencies & { readonly profiles: Profiles; readonly people: People; readonly clock: () => Date },
): Scouting => {
  const collection = connection.collection<ScoutingDocument>('scouting_players');
  const checkpoints = createCheckpoints(connection, ['prf', 'usr', 'sub'], 'scouting');

  /** Three sources decide together; the document draws the conclusion from its own parts, whichever came last. */
  const conclude = async (profileId: string): Promise<void> => {
    const anySubscription = {
      $in: [true, { $map: { input: { $objectToArray: { $ifNull: ['$subscriptions', {}] } }, in: '$$this.v' } }],
    };
    await collection.updateOne({ _id: profileId }, [
      {
        $set: {
          scoutable: { $and: [{ $eq: ['$ready', true] }, { $eq: ['$account_ok', true] }, anySubscription] },
          changed_at: '$$NOW',
        },
      },
    ]);
  };

  const onProfile = async ({ profile }: { profile: PublicProfile }): Promise<void> => {
    if (profile.profile_type !== 'player') return;
    // The aggregate is ours, and says more than its event: photo, highlights, all contracts to come.
    const found = await profiles.find(profile.profile_id);
    if (found?.state.profile_type !== 'player') return;
    await project(
      collection,
      profile.profile_id,
      { subject: profile.profile_id, sequence: found.sequence },
      { ...scoutingFields(found.state, day(clock().toISOString())) },
    );
    const person = await people.findWithSource(profile.user_id);
    if (person) await project(collection, profile.profile_id, person.source, { account_ok: accountOk(person.user) });
    await conclude(profile.profile_id);
  };

  const onUser = async ({ user }: { user: PublicUser }, event: CloudEvent): Promise<void> => {
    await people.keep(user, event);
    for await (const { _id } of collection.find({ user_id: user.user_id }, { projection: { _id: 1 } })) {
      await project(collection, _id, event, { account_ok: accountOk(user) });
      await conclude(_id);
    }
  };

  const onSubscription = async (
    { subscription }: { subscription: PublicSubscription },
    event: CloudEvent,
  ): Promise<void> => {
    if (subscription.profile_type !== 'player') return;
    const { profile_id, subscription_id, is_subscribed } = subscription;
    await project(collection, profile_id, event, { [`subscriptions.${subscription_id}`]: is_subscribed });
    await conclude(profile_id);
  };

  const each = <Data>(
    events: Readonly<Record<string, { type: string }>>,
    handle: (data: Data, event: CloudEvent) => Promise<void>,
  ) => Object.fromEntries(Object.values(events).map(({ type }) => [type, handle]));

  return {
    collection,
    checkpoints,
    subscription: consumer(deps, {
      group: 'profile.scouting',
      topics: ['touchline.profile', 'touchline.user', 'touchline.subscription'],
      from: 'beginning',
      checkpoints,
      on: {
        ...each(profileEvents, onProfile),
        ...each(userEvents, onUser),
        ...each(subscriptionEvents, onSubscription),
      },
    }),
    start: () => indexScouting(collection),
    stop: async () => {},
  };
};
