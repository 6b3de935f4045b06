import {
  type PublicProfile,
  type PublicSubscription,
  type PublicUser,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import type { Collection, Connection } from 'mongoose';
import { type ConsumerDependencies, consumer, createPositions, type Positions, project } from '../aggregate/index.ts';
import type { CloudEvent, Subscription } from '../bus/index.ts';
import { Rejected } from '../domain/index.ts';
import type { Actor, After } from '../http/index.ts';
import { together } from '../runtime/together.ts';

/** A profile with what its person and its subscription allow: what a service knows of the one who acts or is acted on. */
export interface KnownProfile {
  readonly profile: PublicProfile;
  readonly user: PublicUser | null;
  readonly subscription: PublicSubscription | null;
}

/** The read model `actors` of a service, fed by the events of identity, profile and billing. */
export interface Actors {
  readonly subscription: Subscription;
  readonly positions: Positions;
  readonly find: (profileId: string) => Promise<KnownProfile | undefined>;
  /** The profile that a request is made as: the caller's own, of one of these types; else `AccessDeniedException`. */
  readonly as: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  /**
   * As `as`, and free to act in the market: (representative) club and position defined, fully verified, not suspended,
   * subscribed. Refuses with the catalogue's code for the first that is missing.
   */
  readonly inMarket: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  /** As `inMarket`, with or without a subscription: for choosing one. */
  readonly verified: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ActingRequest {
  readonly actor: Actor;
  readonly after: readonly After[];
}

/** Onboarding completed, profile and user verified, subscribed, not suspended. */
export const isEligible = ({ profile, user, subscription }: KnownProfile): boolean =>
  profile.onboarding.status === 'completed' &&
  profile.verification_status === 'verified' &&
  user?.verification_status === 'verified' &&
  user.suspended_at === null &&
  subscription?.is_subscribed === true;

/** Eligible, and has switched "visible to clubs" on. */
export const isScoutable = (known: KnownProfile): boolean =>
  isEligible(known) && known.profile.player?.visible_to_clubs === true;

const refuseUnverified = ({ profile, user }: KnownProfile): void => {
  const representative = profile.representative;
  if (representative && representative.club_id === null) throw new Rejected('RepresentativeHasNotDefinedClubException');
  if (representative && representative.position === null)
    throw new Rejected('RepresentativeHasNotDefinedPositionException');
  if (user?.suspended_at) throw new Rejected('AccountSuspended');
  if (
    profile.onboarding.status !== 'completed' ||
    profile.verification_status !== 'verified' ||
    user?.verification_status !== 'verified'
  )
    throw new Rejected('UserNotVerified');
};

interface Row {
  _id: string;
  sources: Record<string, number>;
  user?: PublicUser;
  profile?: PublicProfile;
  subscription?: PublicSubscription;
}

export const createActors = (connection: Connection, service: string, deps: ConsumerDependencies): Actors => {
  const users = connection.collection<Row>('actor_users');
  const profiles = connection.collection<Row>('actor_profiles');
  const subscriptions = connection.collection<Row>('actor_subscriptions');
  const positions = createPositions(connection, ['usr', 'prf', 'sub']);

  const onUser = ({ user }: { user: PublicUser }, event: CloudEvent) => project(users, user.user_id, event, { user });
  const onProfile = ({ profile }: { profile: PublicProfile }, event: CloudEvent) =>
    project(profiles, profile.profile_id, event, { profile });
  const onSubscription = ({ subscription }: { subscription: PublicSubscription }, event: CloudEvent) =>
    project(subscriptions, subscription.profile_id, event, { subscription });
  const each = <Data>(
    events: Readonly<Record<string, { type: string }>>,
    handle: (data: Data, event: CloudEvent) => Promise<unknown>,
  ) => Object.fromEntries(Object.values(events).map(({ type }) => [type, handle]));

  // A screen asks for several lists as the same profile, at the same moment: who that is is read once.
  const rowOf = (collection: Collection<Row>) =>
    together(async (ids: readonly string[]) => {
      const found = await collection.find({ _id: { $in: [...new Set(ids)] } }).toArray();
      const rows = new Map(found.map((row) => [row._id, row]));
      return (id: string) => rows.get(id);
    });
  const [userOf, profileOf, subscriptionOf] = [rowOf(users), rowOf(profiles), rowOf(subscriptions)];

  const find = async (profileId: string): Promise<KnownProfile | undefined> => {
    const [found, subscribed] = await Promise.all([profileOf(profileId), subscriptionOf(profileId)]);
    if (!found?.profile) return undefined;
    const user = await userOf(found.profile.user_id);
    return { profile: found.profile, user: user?.user ?? null, subscription: subscribed?.subscription ?? null };
  };

  const as: Actors['as'] = async ({ actor, after }, ...types) => {
    if (!actor.profile || !types.includes(actor.profile.type)) throw new Rejected('AccessDeniedException');
    await positions.stale(after);
    const known = await find(actor.profile.id);
    if (!known || known.profile.user_id !== actor.user_id || known.profile.profile_type !== actor.profile.type)
      throw new Rejected('AccessDeniedException');
    return known;
  };

  return {
    positions,
    subscription: consumer(deps, {
      group: `${service}.actors`,
      topics: ['touchline.user', 'touchline.profile', 'touchline.subscription'],
      from: 'beginning',
      // Two writes each, that go to the database with those of the others.
      atOnce: 128,
      positions,
      on: {
        ...each(userEvents, onUser),
        ...each(profileEvents, onProfile),
        ...each(subscriptionEvents, onSubscription),
      },
    }),
    find,
    as,
    verified: async (request, ...types) => {
      const known = await as(request, ...types);
      refuseUnverified(known);
      return known;
    },
    inMarket: async (request, ...types) => {
      const known = await as(request, ...types);
      refuseUnverified(known);
      if (!known.subscription?.is_subscribed) throw new Rejected('SubscriptionRequired');
      return known;
    },
    start: async () => {
      await profiles.createIndex({ 'profile.user_id': 1 });
    },
    stop: async () => {},
  };
};
