import {
  type PublicProfile,
  type PublicSubscription,
  profileEvents,
  subscriptionEvents,
} from '@touchline/contracts/events';
import type { Me } from '@touchline/contracts/http/identity';
import { lacksConsent } from '@touchline/contracts/policies/guardian-consent';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  createKnownAnswers,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';
import type { ClubPeopleAsked, ClubPerson } from '../inbox/notices.club.ts';
import type { Registered } from '../user/state.ts';

interface Row {
  _id: string;
  sources: Record<string, number>;
  profile?: PublicProfile;
  subscription?: PublicSubscription;
}

interface Followed {
  readonly profile: PublicProfile;
  readonly subscription: PublicSubscription | undefined;
}

const byId = (one: Row, other: Row): number => (one._id < other._id ? -1 : 1);

/** What profiles say of their person. */
const saidIn = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map(({ profile }) => [
      profile?.profile_id,
      profile?.name,
      profile?.player?.date_of_birth ?? null,
      profile?.player?.nationalities ?? [],
    ]),
  );

/** The read model behind `/api/me`: a person's profiles with their subscriptions, fed by events. */
export interface MeView {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly profilesOf: (userId: string) => Promise<Me['profiles']>;
  /** What a person's profiles say of the person, as one string: staff compare it with the document. */
  readonly saidOf: (userId: string) => Promise<string>;
  /**
   * All that is followed of these people's profiles: what they say of the person, and how much of their events was seen, a number
   * that grows with each.
   */
  readonly followedBy: (
    userIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly profiles: readonly Followed[]; readonly said: string; readonly seen: number }>
  >;
  /** What these profiles are called, and of which type they are; who isn't known is left out. */
  readonly namesOf: (
    profileIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Pick<Me['profiles'][number], 'name' | 'profile_type'>>>;
  /** The ids of these people's profiles. */
  readonly idsOf: (userIds: readonly string[]) => Promise<readonly string[]>;
  /** Who acts for a club, plays or coaches there, or is one of these profiles. */
  readonly ofClub: (asked: ClubPeopleAsked) => Promise<readonly ClubPerson[]>;
  /** The types of many users' profiles at once. */
  readonly typesOf: (
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Me['profiles'][number]['profile_type'][]>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The club that a profile acts for, plays at or works at. */
const clubOf = ({ representative, player, coach }: PublicProfile) => representative ?? player?.club_team ?? coach;

/** Its letters, as its teams have them. */
const lettersOf = ({ representative, player, coach }: PublicProfile): string | null =>
  representative?.teams[0]?.club_short_name ?? player?.club_team?.club_short_name ?? coach?.club_short_name ?? null;

const meProfile = ({ profile, subscription }: Row, today: string): Me['profiles'] =>
  profile
    ? [
        {
          id: profile.profile_id,
          profile_type: profile.profile_type,
          name: profile.name,
          onboarding: profile.onboarding,
          verification_status: profile.verification_status,
          rejection: profile.rejection,
          is_subscribed: subscription?.is_subscribed ?? false,
          lacks_consent: profile.player ? lacksConsent(profile.player, today) : false,
          nickname: profile.player?.nickname ?? null,
          club_id: clubOf(profile)?.club_id ?? null,
          club_name: clubOf(profile)?.club_name ?? null,
          club_short_name: lettersOf(profile),
          agency: profile.agent?.agency ?? null,
        },
      ]
    : [];

/** The default profile: the chosen one where it is the person's, else the first. */
export const defaultOf = (user: Registered, profiles: Me['profiles']): Me['profiles'][number] | undefined =>
  profiles.find((p) => p.id === user.default_profile_id) ?? profiles[0];

export const createMeView = (
  connection: Connection,
  {
    clock,
    changed,
    ...deps
  }: ConsumerDependencies & {
    readonly clock: () => Date;
    /** Told whose profile has changed, once it is kept. */
    readonly changed: (userId: string) => Promise<void>;
  },
): MeView => {
  const today = () => clock().toISOString().slice(0, 10);
  const collection = connection.collection<Row>('me_profiles');
  const checkpoints = createCheckpoints(connection, ['prf', 'sub']);
  // The index has those of one person in the order in which they came.
  const ofUser = createKnownAnswers(
    connection,
    (userId): Promise<readonly Row[]> => collection.find({ 'profile.user_id': userId }).toArray(),
  );
  const onProfile = async ({ profile }: { profile: PublicProfile }, event: CloudEvent): Promise<void> => {
    await ofUser.around(() => project(collection, profile.profile_id, event, { profile }), [profile.user_id]);
    await changed(profile.user_id);
  };
  const onSubscription = async (
    { subscription }: { subscription: PublicSubscription },
    event: CloudEvent,
  ): Promise<void> => {
    await ofUser.around(() => project(collection, subscription.profile_id, event, { subscription }));
    const known = await collection.findOne({ _id: subscription.profile_id }, { projection: { 'profile.user_id': 1 } });
    if (known?.profile) await changed(known.profile.user_id);
  };
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'identity.me',
      topics: ['touchline.profile', 'touchline.subscription'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries([
        ...Object.values(profileEvents).map((e) => [e.type, onProfile] as const),
        ...Object.values(subscriptionEvents).map((e) => [e.type, onSubscription] as const),
      ]),
    }),
    profilesOf: async (userId) => (await ofUser.ask(userId)).flatMap((row) => meProfile(row, today())),
    saidOf: async (userId) => saidIn((await ofUser.ask(userId)).toSorted(byId)),
    followedBy: async (userIds) => {
      const rows = await collection
        .find({ 'profile.user_id': { $in: [...userIds] } })
        .sort({ _id: 1 })
        .toArray();
      const byUser = Map.groupBy(rows, ({ profile }) => profile?.user_id ?? '');
      return new Map(
        [...byUser].map(([userId, own]) => [
          userId,
          {
            profiles: own.flatMap(({ profile, subscription }) => (profile ? [{ profile, subscription }] : [])),
            said: saidIn(own),
            seen: own.flatMap(({ sources }) => Object.values(sources)).reduce((sum, sequence) => sum + sequence, 0),
          },
        ]),
      );
    },
    namesOf: async (profileIds) => {
      const rows = await collection
        .find(
          { _id: { $in: [...profileIds] } },
          { projection: { 'profile.profile_id': 1, 'profile.name': 1, 'profile.profile_type': 1 } },
        )
        .toArray();
      return new Map(rows.flatMap(({ _id, profile }) => (profile ? [[_id, profile] as const] : [])));
    },
    idsOf: async (userIds) => {
      const rows = collection.find({ 'profile.user_id': { $in: [...userIds] } }, { projection: { _id: 1 } });
      return (await rows.toArray()).map(({ _id }) => _id);
    },
    ofClub: async ({ clubs, coachesOf, teams, profiles }) => {
      const asked = [
        { 'profile.representative.club_id': { $in: [...clubs] } },
        { 'profile.coach.club_id': { $in: [...coachesOf] } },
        { 'profile.player.club_team.team_id': { $in: [...teams] } },
        { _id: { $in: [...profiles] } },
      ];
      const rows = await Promise.all(
        asked.map((filter) =>
          collection
            .find(filter, { projection: { 'profile.user_id': 1, 'profile.profile_id': 1, 'profile.profile_type': 1 } })
            .toArray(),
        ),
      );
      const found = rows.flat().flatMap(({ profile }) => (profile ? [profile] : []));
      return [...new Map(found.map((profile) => [profile.profile_id, profile])).values()].map(
        ({ user_id, profile_id, profile_type }) => ({ user_id, profile_id, profile_type }),
      );
    },
    typesOf: async (userIds) => {
      const types = new Map<string, Me['profiles'][number]['profile_type'][]>();
      const found = collection.find(
        { 'profile.user_id': { $in: [...userIds] } },
        { projection: { 'profile.user_id': 1, 'profile.profile_type': 1 } },
      );
      for await (const { profile } of found)
        if (profile) types.set(profile.user_id, [...(types.get(profile.user_id) ?? []), profile.profile_type]);
      return types;
    },
    start: async () => {
      await collection.createIndexes([
        { key: { 'profile.user_id': 1 } },
        // Few profiles have each of these.
        ...['representative.club_id', 'coach.club_id', 'player.club_team.team_id'].map((path) => ({
          key: { [`profile.${path}`]: 1 } as const,
          sparse: true,
        })),
      ]);
    },
    stop: async () => {},
  };
};
