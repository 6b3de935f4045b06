import { userEvents } from '@touchline/contracts/events';
import type { VerificationStatus } from '@touchline/contracts/values';
import {
  type AggregateDocument,
  aggregateSchema,
  createRepository,
  literal,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { verification } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { addressed } from './email-change.ts';
import { published, stateData } from './published.ts';
import type { Registered, User, UserEvent } from './state.ts';
import { type UserCommand, userDecider } from './user.ts';

export interface UsersQuery {
  readonly status?: VerificationStatus | undefined;
  /** `waiting`: those whom staff have to decide on. */
  readonly queue: 'waiting' | 'all';
  readonly q?: string | undefined;
  readonly sort: 'waiting' | 'registered' | 'name';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Users extends Repository<UserCommand, User, UserEvent> {
  readonly byEmail: (email: string) => Promise<Registered | undefined>;
  /** Accounts that keep an address whose link expired before then. */
  readonly withExpiredAddresses: (now: string) => Promise<readonly string[]>;
  readonly find: (userId: string) => Promise<Registered | undefined>;
  /** What these are called, staff too; who isn't known is left out. */
  readonly namesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Ids of those whose name or address has this text, so many at most. */
  readonly idsLike: (text: string, most: number) => Promise<readonly string[]>;
  /** These accounts and the position of their newest event; who isn't known is left out. */
  readonly statesOf: (
    userIds: readonly string[],
  ) => Promise<readonly { readonly user: Registered; readonly sequence: number }[]>;
  /** About how many accounts there are. */
  readonly count: () => Promise<number>;
  /** So many ids at most, in their order, after this one. */
  readonly idsAfter: (userId: string, most: number) => Promise<readonly string[]>;
  /** Members as staff look through them, never an admin. */
  readonly list: (query: UsersQuery) => Promise<{
    readonly total: number;
    readonly users: readonly Registered[];
    readonly next_cursor: string | null;
  }>;
}

const emailIndex = 'email_key_unique';
const addressesIndex = 'email_keys_unique';

/** A registration and a change that meet in one address: the first write has it. */
const taken = ({ type }: UserCommand) => (type === 'Register' ? 'UserEmailTaken' : 'UserHasBeenTakenException');

const userModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.email_key': 1 }, { name: emailIndex, unique: true });
  // Users who were stored before have none: their one address stands in the index above, and they have left none.
  schema.index({ 'state.email_keys': 1 }, { name: addressesIndex, unique: true, sparse: true });
  schema.index({ 'state.left_addresses.expires_at': 1 }, { name: 'left_addresses', sparse: true });
  schema.index({ 'state.waiting_since': 1, _id: 1 }, { name: 'waiting' });
  schema.index({ 'state.registered_at': -1, _id: 1 }, { name: 'registered' });
  schema.index({ 'state.name': 1, _id: 1 }, { name: 'name' });
  return connection.model('User', schema, 'users') as unknown as Model<unknown>;
};

const releasedAtOnce = 1000;

const orders: Readonly<Record<UsersQuery['sort'], Order>> = {
  waiting: { field: 'state.waiting_since', direction: 1 },
  registered: { field: 'state.registered_at', direction: -1 },
  name: { field: 'state.name', direction: 1 },
};

/** A stored user. What may be missing is younger than the first documents. */
type StoredUser = Pick<
  Registered,
  | 'user_id'
  | 'email'
  | 'name'
  | 'password_hash'
  | 'is_admin'
  | 'registered_at'
  | 'pin'
  | 'staff_note'
  | 'identification'
  | 'default_profile_id'
  | 'history'
  | 'verification_status'
  | 'rejection'
  | 'email_verified_at'
  | 'email_token'
  | 'suspended_at'
  | 'waiting_since'
> &
  Partial<Pick<Registered, 'left_addresses' | 'email_change' | 'devices' | 'second_factor' | 'factor_setup'>> & {
    readonly judged?: string | null;
    readonly suspension_reason?: string | null;
  };

/** Reads a stored user; what its status doesn't have is left out. */
export const fromStored = (stored: unknown): Registered => {
  const user = stored as StoredUser;
  const verified = verification.verificationFromStored(user);
  return {
    status: 'registered',
    user_id: user.user_id,
    ...addressed(user.email, user.left_addresses ?? []),
    email_change: user.email_change ?? null,
    name: user.name,
    password_hash: user.password_hash,
    is_admin: user.is_admin,
    registered_at: user.registered_at,
    pin: user.pin,
    staff_note: user.staff_note,
    identification: user.identification,
    default_profile_id: user.default_profile_id,
    devices: user.devices ?? null,
    second_factor: user.second_factor ?? null,
    factor_setup: user.factor_setup ?? null,
    history: user.history,
    ...(user.email_verified_at
      ? { email_verified_at: user.email_verified_at, email_token: null }
      : { email_verified_at: null, email_token: user.email_token }),
    ...(verified.verification_status === 'pending'
      ? { ...verified, waiting_since: user.waiting_since }
      : { ...verified, waiting_since: null }),
    ...(user.suspended_at
      ? { suspended_at: user.suspended_at, suspension_reason: user.suspension_reason ?? null }
      : { suspended_at: null, suspension_reason: null }),
  };
};

export const createUsers = (connection: Connection, dependencies: RepositoryDependencies): Users => {
  const model = userModel(connection);
  const repository = createRepository<UserCommand, User, UserEvent>(
    {
      name: 'user',
      topic: 'touchline.user',
      decider: userDecider,
      model,
      fromStored,
      publish: published,
      snapshot: (state) => ({ type: userEvents.restated.type, data: stateData(state) }),
      standing: (state) =>
        state.status === 'registered'
          ? { verification: state.verification_status, suspended: state.suspended_at !== null }
          : {},
      uniqueness: { [emailIndex]: taken, [addressesIndex]: taken },
    },
    dependencies,
  );
  return {
    ...repository,
    byEmail: async (email) => {
      const found = (await model
        .findOne({ 'state.email_key': email.trim().toLowerCase() })
        .lean()) as AggregateDocument<unknown> | null;
      return found ? fromStored(found.state) : undefined;
    },
    withExpiredAddresses: async (now) => {
      const due = model.collection.find(
        { 'state.left_addresses.expires_at': { $lte: now } },
        { projection: { _id: 1 }, limit: releasedAtOnce },
      );
      return (await due.toArray()).map(({ _id }) => String(_id));
    },
    find: async (userId) => {
      const found = await repository.load(userId);
      return found?.state.status === 'registered' ? found.state : undefined;
    },
    namesOf: async (userIds) => {
      const rows = await model.collection
        .find({ _id: { $in: [...userIds] } as never }, { projection: { 'state.name': 1 } })
        .toArray();
      return new Map(rows.map((row) => [String(row._id), String(row['state'].name)]));
    },
    idsLike: async (text, most) => {
      const pattern = new RegExp(literal(text), 'i');
      const filter = { $or: [{ 'state.name': pattern }, { 'state.email_key': pattern }] };
      const found = model.collection.find(filter, { projection: { _id: 1 }, limit: most });
      return (await found.toArray()).map(({ _id }) => String(_id));
    },
    statesOf: async (userIds) => {
      const found = model.collection.find(
        { _id: { $in: [...userIds] } as never },
        { projection: { state: 1, sequence: 1 } },
      );
      return (await found.toArray()).map(({ state, sequence }) => ({ user: fromStored(state), sequence }));
    },
    count: () => model.collection.estimatedDocumentCount(),
    idsAfter: async (userId, most) => {
      const found = model.collection
        .find({ _id: { $gt: userId } as never }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(most);
      return (await found.toArray()).map(({ _id }) => String(_id));
    },
    list: async (query) => {
      const isQueue = query.queue === 'waiting';
      const pattern = query.q ? new RegExp(literal(query.q), 'i') : undefined;
      const filter = {
        'state.is_admin': false,
        ...(query.status ? { 'state.verification_status': query.status } : {}),
        ...(isQueue ? { 'state.waiting_since': { $ne: null } } : {}),
        ...(pattern ? { $or: [{ 'state.name': pattern }, { 'state.email_key': pattern }] } : {}),
      };
      // Who doesn't wait has no place in the order of waiting.
      const order = query.sort === 'waiting' && !isQueue ? orders.registered : orders[query.sort];
      const [total, { rows, next_cursor }] = await Promise.all([
        model.collection.countDocuments(filter),
        pageOf<{ _id: string; state: unknown }>(model.collection, filter, order, query),
      ]);
      return { total, users: rows.map(({ state }) => fromStored(state)), next_cursor };
    },
  };
};
