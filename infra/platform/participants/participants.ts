import type { ErrorCode } from '@touchline/contracts/errors';
import {
  type PublicProfile,
  type PublicSubscription,
  type PublicUser,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import { blockedFromMarket, blockedUnverified } from '@touchline/contracts/policies/eligibility';
import { type Entitlement, isEntitled } from '@touchline/contracts/policies/entitlements';
import type { ConsistencyToken } from '@touchline/contracts/protocol/consistency';
import type { ProfileType } from '@touchline/contracts/values';
import type { Connection } from 'mongoose';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  createKeptRows,
  project,
  type Repository,
} from '../aggregate/index.ts';
import type { Bus, CloudEvent } from '../bus/index.ts';
import { Rejected, Unavailable } from '../domain/index.ts';
import type { Principal } from '../http/index.ts';
import { batch } from '../runtime/batch.ts';

/** A profile with what its person and its subscription allow: what a service knows of the one who acts or is acted on. */
export interface KnownProfile {
  readonly profile: PublicProfile;
  readonly user: PublicUser | null;
  readonly subscription: PublicSubscription | null;
}

/** Who takes part, as a service knows them, fed by the events of identity, profile and billing. */
export interface Participants {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly find: (profileId: string) => Promise<KnownProfile | undefined>;
  /** A person, with or without a profile. */
  readonly findUser: (userId: string) => Promise<PublicUser | undefined>;
  /** The person whose account has this address; case doesn't count. */
  readonly findUserByEmail: (email: string) => Promise<PublicUser | undefined>;
  /**
   * The ids of a person's profiles. With the event that is behind the question, only once what it says of the person is known
   * here: whoever asks then meets no name that is forgotten.
   */
  readonly idsOf: (userId: string, event: CloudEvent | null) => Promise<readonly string[]>;
  /** The profiles of a person. */
  readonly profilesOf: (userId: string) => Promise<readonly KnownProfile[]>;
  /** Whether somebody else acts for a club, who is verified. */
  readonly isActedFor: (clubId: string, without: readonly string[]) => Promise<boolean>;
  /** Who acts for a club, whether they may today or not. */
  readonly actingFor: (clubId: string) => Promise<readonly KnownProfile[]>;
  /** The profile that a request is made as: the caller's own, of one of these types; else `AccessDeniedException`. */
  readonly as: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  /**
   * As `as`, and free to act in the market: (representative) club and position defined, fully verified, not suspended,
   * subscribed, under 18 with a guardian's consent. Refuses with the catalogue's code for the first that is missing.
   */
  readonly inMarket: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  /** As `inMarket`, with or without a subscription: for choosing one. */
  readonly verified: (request: ActingRequest, ...types: readonly ProfileType[]) => Promise<KnownProfile>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ActingRequest {
  readonly actor: Principal;
  readonly now: Date;
  readonly consistencyTokens: readonly ConsistencyToken[];
}

const refuse = (code: ErrorCode | null): void => {
  if (code) throw new Rejected(code);
};

/** The day of a request, UTC. */
const dayOf = ({ now }: Pick<ActingRequest, 'now'>): string => now.toISOString().slice(0, 10);

/** Refuses with `PlanDoesNotInclude` who has a plan that leaves this out. */
export const requireEntitlement = ({ subscription }: KnownProfile, to: Entitlement): void => {
  if (!isEntitled(subscription, to)) throw new Rejected('PlanDoesNotInclude', { entitlement: to });
};

/** How identity compares addresses. */
const withoutCase = { locale: 'en', strength: 2 } as const;

const actsFor = 'profile.representative.club_id';

interface Row {
  readonly _id: string;
  /** The last event that it has seen of each aggregate that it comes from. */
  readonly sources: Readonly<Record<string, number>>;
  readonly user?: PublicUser;
  readonly profile?: PublicProfile;
  readonly subscription?: PublicSubscription;
}

export interface ParticipantsDependencies extends ConsumerDependencies {
  readonly bus: Pick<Bus, 'shared'>;
}

/** Of each kind of row so many are in memory: at about 3 kB each, 15 MB of a kind at most. */
const keptRows = 5_000;

export const createParticipants = (
  connection: Connection,
  service: string,
  deps: ParticipantsDependencies,
): Participants => {
  const { shared } = deps.bus;
  const users = connection.collection<Row>('participant_users');
  const profiles = connection.collection<Row>('participant_profiles');
  const subscriptions = connection.collection<Row>('participant_subscriptions');
  const checkpoints = createCheckpoints(connection, ['usr', 'prf', 'sub']);

  const keeping = <Name extends 'user' | 'profile' | 'subscription'>(name: Name, collection: typeof users) => {
    const kept = createKeptRows<Row>(collection, { atMost: keptRows, absent: !shared });
    return {
      ...kept,
      write: async (id: string, event: CloudEvent, value: Row[Name]) => {
        try {
          await project(collection, id, event, { [name]: value });
        } finally {
          kept.changed(id);
        }
      },
    };
  };
  const keptUsers = keeping('user', users);
  const keptProfiles = keeping('profile', profiles);
  const keptSubscriptions = keeping('subscription', subscriptions);
  const onUser = ({ user }: { user: PublicUser }, event: CloudEvent) => keptUsers.write(user.user_id, event, user);
  const onProfile = ({ profile }: { profile: PublicProfile }, event: CloudEvent) =>
    keptProfiles.write(profile.profile_id, event, profile);
  const onSubscription = ({ subscription }: { subscription: PublicSubscription }, event: CloudEvent) =>
    keptSubscriptions.write(subscription.profile_id, event, subscription);
  const each = <Data>(
    events: Readonly<Record<string, { type: string }>>,
    handle: (data: Data, event: CloudEvent) => Promise<unknown>,
  ) => Object.fromEntries(Object.values(events).map(({ type }) => [type, handle]));

  /**
   * Where others share the group an event may have been another replica's: what is in memory holds as long as the checkpoints
   * of all that it comes from have come no further.
   */
  const isBehind = batch(async (asked: readonly (readonly Row[])[]) => {
    const seen = await checkpoints.seen([...new Set(asked.flat().flatMap(({ sources }) => Object.keys(sources)))]);
    return (rows: readonly Row[]) =>
      rows.filter(({ sources }) => Object.entries(sources).some(([subject, at]) => (seen.get(subject) ?? 0) > at));
  });
  type Kept = Pick<typeof keptUsers, 'peek' | 'changed'>;
  const lookAgain = async (asked: readonly (readonly [Kept, string])[]): Promise<void> => {
    if (!shared) return;
    const inMemory = asked.flatMap(([kept, id]) => kept.peek(id) ?? []);
    if (inMemory.length === 0) return;
    const behind = new Set(await isBehind(inMemory));
    for (const [kept, id] of asked) if (behind.has(kept.peek(id) as Row)) kept.changed(id);
  };

  const find = async (profileId: string): Promise<KnownProfile | undefined> => {
    const person = keptProfiles.peek(profileId)?.profile?.user_id;
    await lookAgain([
      [keptProfiles, profileId],
      [keptSubscriptions, profileId],
      ...(person ? [[keptUsers, person] as const] : []),
    ]);
    const [found, subscribed] = await Promise.all([keptProfiles.find(profileId), keptSubscriptions.find(profileId)]);
    if (!found?.profile) return undefined;
    const { user_id } = found.profile;
    if (user_id !== person) await lookAgain([[keptUsers, user_id]]);
    const user = await keptUsers.find(user_id);
    return { profile: found.profile, user: user?.user ?? null, subscription: subscribed?.subscription ?? null };
  };

  const as: Participants['as'] = async ({ actor, consistencyTokens }, ...types) => {
    if (!actor.profile || !types.includes(actor.profile.type)) throw new Rejected('AccessDeniedException');
    await checkpoints.waitFor(consistencyTokens);
    const known = await find(actor.profile.id);
    if (!known || known.profile.user_id !== actor.user_id || known.profile.profile_type !== actor.profile.type)
      throw new Rejected('AccessDeniedException');
    return known;
  };

  return {
    checkpoints,
    subscription: consumer(deps, {
      group: `${service}.actors`,
      topics: ['touchline.user', 'touchline.profile', 'touchline.subscription'],
      from: 'beginning',
      // Two writes each, that go to the database with those of the others.
      concurrency: 256,
      checkpoints,
      on: {
        ...each(userEvents, onUser),
        ...each(profileEvents, onProfile),
        ...each(subscriptionEvents, onSubscription),
      },
    }),
    find,
    findUserByEmail: async (email) =>
      (await users.findOne({ 'user.email': email.trim() }, { collation: withoutCase }))?.user,
    idsOf: async (userId, event) => {
      const isMissing = event && (await checkpoints.waitFor([{ id: event.subject, sequence: event.sequence }], 5_000));
      if (isMissing) throw new Unavailable('what is known of the person');
      const rows = await profiles.find({ 'profile.user_id': userId }, { projection: { _id: 1 } }).toArray();
      return rows.map(({ _id }) => _id);
    },
    profilesOf: async (userId) => {
      const rows = await profiles.find({ 'profile.user_id': userId }, { projection: { _id: 1 } }).toArray();
      return (await Promise.all(rows.map(({ _id }) => find(_id)))).filter((known) => known !== undefined);
    },
    isActedFor: async (clubId, without) =>
      (await profiles.findOne(
        {
          [actsFor]: { $eq: clubId, $type: 'string' },
          'profile.verification_status': 'verified',
          _id: { $nin: [...without] },
        },
        { projection: { _id: 1 } },
      )) !== null,
    actingFor: async (clubId) => {
      const rows = await profiles
        .find({ [actsFor]: { $eq: clubId, $type: 'string' } }, { projection: { _id: 1 } })
        .toArray();
      return (await Promise.all(rows.map(({ _id }) => find(_id)))).filter((known) => known !== undefined);
    },
    findUser: async (userId) => {
      await lookAgain([[keptUsers, userId]]);
      return (await keptUsers.find(userId))?.user;
    },
    as,
    verified: async (request, ...types) => {
      const known = await as(request, ...types);
      refuse(blockedUnverified(known, dayOf(request)));
      return known;
    },
    inMarket: async (request, ...types) => {
      const known = await as(request, ...types);
      refuse(blockedFromMarket(known, dayOf(request)));
      return known;
    },
    start: async () => {
      await Promise.all([
        profiles.createIndexes([
          { key: { 'profile.user_id': 1 } },
          { key: { [actsFor]: 1 }, partialFilterExpression: { [actsFor]: { $type: 'string' } } },
        ]),
        users.createIndex({ 'user.email': 1 }, { collation: withoutCase }),
      ]);
    },
    stop: async () => {},
  };
};

/** A person's request to change something. */
export interface CommandingRequest extends ActingRequest {
  readonly idempotencyKey: string | undefined;
  /** What was asked for, as far as a repeat under the same key has to ask for it again. */
  readonly body: unknown;
}

/**
 * Commands an aggregate for a person, once per `Idempotency-Key`, and answers what `view` makes of the state after it.
 * `NotFound` where there is nothing to show.
 */
export const createCommanding =
  <Command extends { readonly type: string }, State, Event>({
    handle,
  }: Pick<Repository<Command, State, Event>, 'handle'>) =>
  async <View>(
    id: string,
    command: Command,
    { actor, idempotencyKey, body }: CommandingRequest,
    view: (state: State) => View | null,
    { creates = false, correlation }: { readonly creates?: boolean; readonly correlation?: string | undefined } = {},
  ) => {
    const { answer, sequence } = await handle<View | null>(id, command, {
      actor: actor.user_id,
      creates,
      correlation,
      idempotent: { person: actor.user_id, key: idempotencyKey, request: { type: command.type, body } },
      answer: view,
    });
    if (!answer) throw new Rejected('NotFound');
    return { data: answer, consistencyTokens: [{ id, sequence }] };
  };
