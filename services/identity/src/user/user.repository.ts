import { userEvents } from '@touchline/contracts/events';
import type { VerificationStatus } from '@touchline/contracts/values';
import {
  aggregateSchema,
  countOf,
  createRepository,
  literal,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import { verification } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { addressed } from './email-change.ts';
import { published, stateData } from './published.ts';
import type { Closed, Registered, User, UserEvent } from './state.ts';
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
  /** Those whose archive is being put together, and those who have had one since before then. */
  readonly makingData: () => Promise<readonly Registered[]>;
  readonly withData: (askedBefore: string) => Promise<readonly Registered[]>;
  /** Those whose document has served since before then, so many at once. */
  readonly withServedIdentification: (before: string) => Promise<readonly Registered[]>;
  readonly find: (userId: string) => Promise<Registered | undefined>;
  /** Where the last message to somebody goes who has closed the account, until it is sent. */
  readonly farewellOf: (userId: string) => Promise<Closed['farewell']>;
  /** Whether there is a member of staff beside this one. */
  readonly hasOtherStaff: (userId: string) => Promise<boolean>;
  /** What these are called, staff too; who isn't known is left out. */
  readonly namesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Ids of those whose name or address has this text, so many at most. */
  readonly idsLike: (text: string, most: number) => Promise<readonly string[]>;
  /** These accounts and the position of their newest event; who isn't known is left out. */
  readonly statesOf: (
    userIds: readonly string[],
  ) => Promise<readonly { readonly user: Registered; readonly sequence: number }[]>;
  /** About how many accounts there are, without those that are closed. */
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
  schema.index({ [askedAt]: 1 }, { name: 'data_asked', partialFilterExpression: { [askedAt]: { $type: 'string' } } });
  schema.index({ [servedAt]: 1 }, { name: 'served', partialFilterExpression: { [servedAt]: { $type: 'string' } } });
  schema.index({ 'state.closed_at': 1 }, { name: 'closed', partialFilterExpression: closedOnes });
  schema.index({ 'state.is_admin': 1 }, { name: 'staff', partialFilterExpression: { 'state.is_admin': true } });
  return connection.model('User', schema, 'users') as unknown as Model<unknown>;
};

const closedOnes = { 'state.closed_at': { $type: 'string' } };
const askedAt = 'state.data_export.asked_at';
const servedAt = 'state.identification_served_at';

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
  Partial<
    Pick<
      Registered,
      | 'left_addresses'
      | 'email_change'
      | 'devices'
      | 'identification_served_at'
      | 'data_export'
      | 'second_factor'
      | 'factor_setup'
    >
  > & {
    readonly judged?: string | null;
    readonly suspension_reason?: string | null;
  };

/** Reads a stored user of any status. */
const fromStoredUser = (stored: unknown): User => {
  const user = stored as User;
  return user.status === 'closed' ? user : fromStored(stored);
};

/** Reads a stored user who is registered; what its status doesn't have is left out. */
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
    identification_served_at: user.identification_served_at ?? null,
    default_profile_id: user.default_profile_id,
    devices: user.devices ?? null,
    second_factor: user.second_factor ?? null,
    factor_setup: user.factor_setup ?? null,
    history: user.history,
    data_export: user.data_export ?? null,
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
      fromStored: fromStoredUser,
      publish: published,
      // Closing leaves nothing in the state; what is left are the answers to repeats.
      personal: { named: { user: ['_id'] }, without: (state) => state },
      snapshot: (state) => ({ type: userEvents.restated.type, data: stateData(state) }),
      standing: (state) =>
        state.status === 'registered'
          ? { verification: state.verification_status, suspended: state.suspended_at !== null }
          : {},
      uniqueness: { [emailIndex]: taken, [addressesIndex]: taken },
    },
    dependencies,
  );
  /** Who was decided on before documents were destroyed: their time begins now. Nobody is left to find at the next start. */
  const beginToCount = async (): Promise<void> => {
    const now = dependencies.clock().toISOString();
    await model.collection.updateMany(
      {
        [servedAt]: { $exists: false },
        'state.identification.file': { $type: 'string' },
        $or: [{ 'state.verification_status': 'verified' }, { 'state.rejection.kind': 'final' }],
      },
      { $set: { [servedAt]: now }, $inc: { version: 1 } },
    );
  };
  return {
    ...repository,
    byEmail: async (email) => {
      const found = await model.collection.findOne({ 'state.email_key': email.trim().toLowerCase() }, stateAlone);
      return found ? fromStored(found['state']) : undefined;
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
    makingData: async () => {
      const found = await model.collection
        .find({ [askedAt]: { $type: 'string' }, 'state.data_export.status': 'making' }, stateAlone)
        .limit(releasedAtOnce)
        .toArray();
      return found.map((row) => fromStored(row['state']));
    },
    withData: async (askedBefore) => {
      const due = { [askedAt]: { $lte: askedBefore, $type: 'string' } };
      const found = await model.collection.find(due, stateAlone).limit(releasedAtOnce).toArray();
      return found.map((row) => fromStored(row['state']));
    },
    withServedIdentification: async (before) => {
      const due = { [servedAt]: { $lte: before, $type: 'string' } };
      const found = await model.collection
        .find(due, stateAlone)
        .sort({ [servedAt]: 1 })
        .limit(releasedAtOnce)
        .toArray();
      return found.map((row) => fromStored(row['state']));
    },
    start: async () => {
      await repository.start();
      await beginToCount();
    },
    farewellOf: async (userId) => {
      const found = await repository.load(userId);
      return found?.state.status === 'closed' ? found.state.farewell : null;
    },
    hasOtherStaff: async (userId) =>
      (await model.collection.findOne(
        { 'state.is_admin': true, 'state.suspended_at': null, _id: { $ne: userId as never } },
        { projection: { _id: 1 } },
      )) !== null,
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
      return (await found.toArray()).flatMap(({ state, sequence }) => {
        const user = fromStoredUser(state);
        return user.status === 'registered' ? [{ user, sequence: sequence as number }] : [];
      });
    },
    count: async () => {
      const [all, over] = await Promise.all([
        model.collection.estimatedDocumentCount(),
        countOf(model.collection, closedOnes),
      ]);
      return all - over;
    },
    idsAfter: async (userId, most) => {
      const found = model.collection
        .find({ _id: { $gt: userId } as never, 'state.status': { $ne: 'closed' } }, { projection: { _id: 1 } })
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
        countOf(model.collection, filter),
        pageOf<{ _id: string; state: unknown }>(model.collection, filter, order, query),
      ]);
      return { total, users: rows.map(({ state }) => fromStored(state)), next_cursor };
    },
  };
};
