import { profileEvents } from '@touchline/contracts/events';
import { fold } from '@touchline/contracts/fold';
import { mostCounted } from '@touchline/contracts/http/identity';
import { decisionsOf, type WaitedFor } from '@touchline/contracts/policies/spans';
import { transferRegulations } from '@touchline/contracts/policies/transfer-regulations';
import type { ProfileType, VerificationStatus } from '@touchline/contracts/values';
import {
  aggregateSchema,
  countOf,
  createRepository,
  literal,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId, invalid, unreachable, verification } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { isContaining } from './kinds/containing.ts';
import { type Kind, type Kinds, kindOf, narrowedBy, noDetails } from './kinds/kinds.ts';
import { type ProfileCommand, profileDecider } from './profile.ts';
import { published, stateData } from './published.ts';
import { type Claim, type Created, day, type Profile, type ProfileEvent, type Stage } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface StoredProfile {
  readonly state: Created;
  readonly version: number;
  readonly sequence: number;
}

export interface ProfilesQuery {
  readonly profile_type?: ProfileType | undefined;
  readonly status?: VerificationStatus | undefined;
  /** `waiting`: those that staff have to decide on. */
  readonly queue: 'waiting' | 'all';
  readonly q?: string | undefined;
  readonly tier?: string | undefined;
  readonly nationality?: string | undefined;
  readonly position?: string | undefined;
  readonly licence?: string | undefined;
  readonly club_search?: string | undefined;
  readonly handed_in?: boolean | undefined;
  readonly sort: 'waiting' | 'name' | 'newest';
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Profiles extends Repository<ProfileCommand, Profile, ProfileEvent> {
  /** The ids of a person's profiles. */
  readonly idsOf: (userId: string) => Promise<readonly string[]>;
  readonly find: (profileId: string) => Promise<StoredProfile | undefined>;
  /** Profiles as staff look through them. */
  readonly list: (query: ProfilesQuery) => Promise<{
    /** At most `mostCounted`, and whether there are more. */
    readonly total: number;
    readonly more: boolean;
    readonly profiles: readonly Created[];
    readonly next_cursor: string | null;
  }>;
  /** Since when profiles wait for staff, the longest first, by kind. */
  readonly waitingSince: () => Promise<ReadonlyMap<ProfileType, readonly string[]>>;
  /** What staff decided from this day to that, both counted, and how long each had waited. */
  readonly decisions: (from: string, until: string) => Promise<readonly WaitedFor[]>;
  /** How many representatives each of these clubs has. */
  readonly representativesOf: (clubIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The ids of the profiles that name this club anywhere. */
  readonly naming: (clubId: string) => Promise<readonly string[]>;
  /** Begins the contracts whose first day has come; answers how many players have one. */
  readonly beginContracts: (now: Date) => Promise<number>;
  /** Players who have turned 18 need no guardian any more; answers how many there were. */
  readonly comeOfAge: (now: Date) => Promise<number>;
}

/** One profile per user and type: the id says so. */
export const profileIdOf = (userId: string, type: ProfileType): string => derivedId('prf', userId, type);

/** How many due contracts one sweep takes. */
const sweepSize = 500;

/** The index that keeps a nickname one player's own. */
const nicknameIndex = 'nickname_unique';
const upcomingFrom = 'state.player.upcoming.0.from';
const actsFor = 'state.representative.club_id';

/** Every place where a profile names a club. */
const clubPlaces = {
  club: actsFor,
  plays: 'state.player.club_team.club_id',
  next: 'state.player.upcoming.club_team.club_id',
  coaches: 'state.coach.club.club_id',
  claims: 'state.claim.club_team.club_id',
  claims_club: 'state.claim.club.club_id',
} as const;

const whereSet = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'string' } } });

const profileModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index(
    { 'state.player.nickname': 1 },
    { name: nicknameIndex, unique: true, ...whereSet('state.player.nickname') },
  );
  schema.index({ 'state.waiting_since': 1, _id: 1 }, { name: 'waiting' });
  schema.index({ 'state.created_at': -1, _id: -1 }, { name: 'newest' });
  schema.index({ 'state.name_key': 1, _id: 1 }, { name: 'name' });
  schema.index({ 'state.profile_type': 1, 'state.created_at': -1, _id: -1 }, { name: 'newest_of_kind' });
  schema.index({ 'state.profile_type': 1, 'state.name_key': 1, _id: 1 }, { name: 'name_of_kind' });
  for (const [name, place] of Object.entries(clubPlaces)) schema.index({ [place]: 1 }, { name, ...whereSet(place) });
  schema.index({ [upcomingFrom]: 1 }, { name: 'upcoming', ...whereSet(upcomingFrom) });
  schema.index({ 'state.player.date_of_birth': 1 }, { name: 'guarded', ...whereSet('state.player.guardian.email') });
  schema.index({ 'state.user_id': 1 }, { name: 'of_user' });
  schema.index({ 'state.history.at': 1 }, { name: 'happened' });
  return connection.model('Profile', schema, 'profiles') as unknown as Model<unknown>;
};

const orders: Readonly<Record<ProfilesQuery['sort'], Order>> = {
  waiting: { field: 'state.waiting_since', direction: 1 },
  name: { field: 'state.name_key', direction: 1 },
  newest: { field: 'state.created_at', direction: -1 },
};

type Stored = Omit<Created, keyof Stage> & {
  readonly onboarding: Created['onboarding'];
  readonly verification_status: VerificationStatus;
  readonly rejection: Created['rejection'];
  /** Younger than rejections. */
  readonly judged?: string | null;
  /** Younger than profiles. */
  readonly claim?: Claim | null;
} & Readonly<Record<'submitted_at' | 'waiting_since' | 'verified_at', string | null>>;

/** The stage of a stored profile, without what was left in it from an earlier one. */
const stageOf = (stored: Stored): Stage => {
  const { created_at, submitted_at, waiting_since, onboarding, claim = null } = stored;
  const { status, step } = onboarding;
  const undecided = { verified_at: null, claim: null };
  if (status === 'pending')
    return {
      ...verification.pending,
      ...undecided,
      onboarding: { status, step },
      submitted_at: null,
      waiting_since: null,
    };
  const handedIn = { onboarding: { status, step }, submitted_at: submitted_at ?? created_at };
  const verified = verification.verificationFromStored(stored);
  switch (verified.verification_status) {
    case 'pending':
      return { ...verified, ...undecided, ...handedIn, waiting_since: waiting_since ?? handedIn.submitted_at };
    case 'rejected':
      return { ...verified, ...undecided, ...handedIn, waiting_since: null };
    case 'verified': {
      const verified_at = stored.verified_at ?? handedIn.submitted_at;
      const claims = claim ? { claim, waiting_since: waiting_since ?? claim.at } : { claim: null, waiting_since: null };
      return { ...verified, ...handedIn, verified_at, ...claims };
    }
    default:
      return unreachable(verified);
  }
};

/** Reads a stored profile with the details of its kind alone; a kind, or a field of its details, may be younger than the profile. */
export const fromStored = (stored: unknown): Created => {
  const profile = stored as Stored;
  const { fresh } = kindOf(profile);
  const details = Object.fromEntries(
    // What is kept stays in its order: what staff judged is compared as it was written.
    Object.entries(fresh).map(([key, empty]) => {
      const kept = profile[key as keyof Stored] as object;
      return [key, Object.assign({}, kept, empty, kept)];
    }),
  ) as unknown as Kinds[Kind]['state'];
  return {
    status: 'created',
    profile_id: profile.profile_id,
    user_id: profile.user_id,
    profile_type: profile.profile_type,
    created_at: profile.created_at,
    name: profile.name,
    name_key: profile.name_key,
    staff_note: profile.staff_note,
    history: profile.history,
    ...stageOf(profile),
    ...noDetails,
    ...details,
  } as Created;
};

const conditionsOf = (kind: Kind, query: ProfilesQuery): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(narrowedBy(kind, query)).map(([path, condition]) => [
      `state.${path}`,
      isContaining(condition) ? new RegExp(literal(condition.containing), 'i') : condition,
    ]),
  );

export const createProfiles = (connection: Connection, dependencies: RepositoryDependencies): Profiles => {
  const model = profileModel(connection);
  const repository = createRepository<ProfileCommand, Profile, ProfileEvent>(
    {
      name: 'profile',
      topic: 'touchline.profile',
      decider: profileDecider,
      model,
      fromStored,
      publish: published,
      personal: { named: { user: ['state.user_id'] }, without: withoutMember },
      snapshot: (state) => ({ type: profileEvents.restated.type, data: stateData(state) }),
      standing: (state) =>
        state.status === 'none'
          ? {}
          : {
              profile_verification: state.verification_status,
              onboarding: state.onboarding.status,
              ...(state.player ? { tier: state.player.valuation_tier } : {}),
            },
      uniqueness: {
        [nicknameIndex]: () =>
          invalid({ path: 'values.nickname', message: 'This page name is taken. Choose another one.' }),
      },
    },
    dependencies,
  );
  return {
    ...repository,
    idsOf: async (userId) => {
      const rows = model.collection.find({ 'state.user_id': userId }, { projection: { _id: 1 } });
      return (await rows.toArray()).map(({ _id }) => String(_id));
    },
    find: async (profileId) => {
      const found = await repository.load(profileId);
      return found?.state.status === 'created'
        ? { state: found.state, version: found.version, sequence: found.sequence }
        : undefined;
    },
    list: async (query) => {
      const isQueue = query.queue === 'waiting';
      const filter = {
        ...(query.profile_type ? { 'state.profile_type': query.profile_type } : {}),
        ...(query.status ? { 'state.verification_status': query.status } : {}),
        ...(isQueue ? { 'state.waiting_since': { $ne: null } } : {}),
        ...(query.q ? { 'state.name_key': new RegExp(literal(fold(query.q))) } : {}),
        ...(query.handed_in === undefined
          ? {}
          : { 'state.onboarding.status': query.handed_in ? 'completed' : 'pending' }),
        ...(query.profile_type ? conditionsOf(query.profile_type, query) : {}),
      };
      // Who doesn't wait has no place in the order of waiting.
      const { field, direction } = query.sort === 'waiting' && !isQueue ? orders.newest : orders[query.sort];
      const asked = query.direction && (query.direction === 'asc' ? 1 : -1);
      const order = { field, direction: asked ?? direction };
      const [counted, { rows, next_cursor }] = await Promise.all([
        countOf(model.collection, filter, { limit: mostCounted + 1 }),
        pageOf<{ _id: string; state: unknown }>(model.collection, filter, order, query),
      ]);
      const total = Math.min(counted, mostCounted);
      return { total, more: counted > mostCounted, profiles: rows.map(({ state }) => fromStored(state)), next_cursor };
    },
    waitingSince: async () => {
      const found = await model.collection
        .find({ 'state.waiting_since': { $ne: null } })
        .project<{ state: Pick<Created, 'profile_type'> & { waiting_since: string } }>({
          ...{ 'state.profile_type': 1, 'state.waiting_since': 1 },
        })
        .sort({ 'state.waiting_since': 1 })
        .toArray();
      const byKind = Map.groupBy(found, ({ state }) => state.profile_type);
      return new Map([...byKind].map(([kind, rows]) => [kind, rows.map(({ state }) => state.waiting_since)]));
    },
    decisions: async (from, until) => {
      // All instants of a day lie between its name and the end of it.
      const within = { $gte: from, $lte: `${until}T~` };
      const found = await model.collection
        .find({ 'state.history': { $elemMatch: { at: within, since: { $gt: '' } } } })
        .project<{ state: Pick<Created, 'history'> }>({ 'state.history': 1 })
        .toArray();
      return found
        .flatMap(({ state }) => decisionsOf(state.history))
        .filter(({ at }) => at >= within.$gte && at <= within.$lte);
    },
    representativesOf: async (clubIds) => {
      const counted = await model.collection
        .aggregate<{ _id: string; count: number }>([
          // The type is named for the sake of indexes that have those alone that name a club.
          { $match: { [actsFor]: { $in: [...clubIds], $type: 'string' } } },
          { $group: { _id: `$${actsFor}`, count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
    naming: async (clubId) => {
      const named = { $or: Object.values(clubPlaces).map((place) => ({ [place]: { $eq: clubId, $type: 'string' } })) };
      const found = await model.collection.find(named).project<{ _id: string }>({ _id: 1 }).toArray();
      return found.map(({ _id }) => _id);
    },
    beginContracts: async (now) => {
      const due = await model.collection
        .find({ [upcomingFrom]: { $lte: day(now.toISOString()), $type: 'string' } })
        .project<{ _id: string }>({ _id: 1 })
        .limit(sweepSize)
        .toArray();
      for (const { _id } of due) await repository.handle(_id, { type: 'BeginContracts', now: now.toISOString() });
      return due.length;
    },
    comeOfAge: async (now) => {
      const today = day(now.toISOString());
      const born = `${Number(today.slice(0, 4)) - transferRegulations.adultAge}${today.slice(4)}`;
      const due = await model.collection
        .find({ 'state.player.guardian.email': { $type: 'string' }, 'state.player.date_of_birth': { $lte: born } })
        .project<{ _id: string }>({ _id: 1 })
        .limit(sweepSize)
        .toArray();
      for (const { _id } of due) await repository.handle(_id, { type: 'ComeOfAge', now: now.toISOString() });
      return due.length;
    },
  };
};
