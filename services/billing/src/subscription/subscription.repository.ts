import { subscriptionEvents } from '@touchline/contracts/events';
import type { PlanPrice, SubscriptionStatus } from '@touchline/contracts/http/billing';
import {
  aggregateSchema,
  countOf,
  createRepository,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import {
  type Known,
  type Subscription,
  type SubscriptionCommand,
  type SubscriptionEvent,
  withoutPayments,
} from './state.ts';
import { decide, evolve, initialState } from './subscription.ts';

export interface SubscriptionQuery {
  readonly status?: SubscriptionStatus | undefined;
  readonly plan_id?: string | undefined;
  readonly subscription_id?: string | undefined;
  /** Those alone of which the payment service has said something else than we had. */
  readonly differs?: boolean | undefined;
  /** Of these profiles alone. */
  readonly profiles?: readonly string[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface SubscriptionRepository extends Repository<SubscriptionCommand, Subscription, SubscriptionEvent> {
  /** Ids of what these profiles have taken. */
  readonly ofProfiles: (profileIds: readonly string[]) => Promise<readonly string[]>;
  readonly find: (id: string) => Promise<Known | undefined>;
  /** How many have each plan now, in whatever version, by its id. */
  readonly membersOf: () => Promise<ReadonlyMap<string, number>>;
  /** How many have this plan now. */
  readonly countOf: (planId: string) => Promise<number>;
  /** How many have this plan now, or could just be paying for it. */
  readonly usersOf: (planId: string) => Promise<number>;
  readonly ofCustomer: (customerId: string) => Promise<string | undefined>;
  /** A page of those that are asked for, what changed last first, and how many of each status there are, and have differed. */
  readonly list: (query: SubscriptionQuery) => Promise<{
    readonly subscriptions: readonly Known[];
    readonly next_cursor: string | null;
    readonly counts: Readonly<Record<SubscriptionStatus, number>>;
    readonly differing: number;
  }>;
  /** Of all that were ever paid: what, from when until when, and when a payment was late. */
  readonly paidTerms: () => AsyncIterable<{ readonly terms: Known['terms']; readonly late: Known['late'] }>;
  /** Ids of all whom the payment service knows. */
  readonly payers: () => AsyncIterable<string>;
  /** Ids of those whose days of grace may be over: late since before this instant. */
  readonly lateSince: (instant: string) => Promise<readonly string[]>;
  /** Ids of those whose paid period ends after one instant and before another one, and isn't announced yet. */
  readonly toAnnounce: (now: string, until: string) => Promise<readonly string[]>;
  /** Ids of those that pay for an earlier version of this plan, at one of these prices, and weren't told yet that they are moved to it. */
  readonly toMoveTo: (plan: {
    readonly plan_id: string;
    readonly version: number;
    readonly prices: readonly PlanPrice[];
  }) => Promise<readonly string[]>;
  /** Ids of those whose price changes with the renewal after one instant and before another one. */
  readonly toMove: (now: string, until: string) => Promise<readonly string[]>;
  /**
   * Ids of those at the payment service that nobody has looked at for too long: since `everyone`; since the end of the period, or
   * of the page to pay on, where that was before `over`.
   */
  readonly toLookAt: (everyone: string, over: string) => Promise<readonly string[]>;
}

/** One subscription per profile: two tabs that take a plan at once meet in one document. */
export const subscriptionIdOf = (profileId: string): string => derivedId('sub', profileId);

const perSweep = 200;
const on = { $in: ['active', 'past_due'] };

/** Those of before there were payments have neither a customer nor what was paid. */
const fromStored = (stored: unknown): Subscription => {
  const state = stored as Known & { readonly started_at?: string; readonly canceled_at?: string };
  const defaults = { ...withoutPayments, paid: null, changed_at: state.canceled_at ?? state.started_at ?? '' };
  return { ...(defaults as object), ...state } as Subscription;
};

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index({ 'state.status': 1, 'state.plan.plan_id': 1 }, { name: 'by_plan' });
  schema.index({ 'state.changed_at': -1, _id: -1 }, { name: 'by_change' });
  schema.index({ 'state.status': 1, 'state.changed_at': -1, _id: -1 }, { name: 'by_status_and_change' });
  schema.index({ 'state.profile_id': 1 }, { name: 'by_profile' });
  const ofPayers = { partialFilterExpression: { 'state.customer_id': { $type: 'string' } } };
  schema.index({ 'state.customer_id': 1 }, { name: 'by_customer', unique: true, ...ofPayers });
  schema.index({ 'state.looked_at': 1 }, { name: 'by_look', ...ofPayers });
  schema.index({ 'state.status': 1, 'state.past_due_since': 1 }, { name: 'by_lateness', ...ofPayers });
  schema.index({ 'state.status': 1, 'state.paid.current_period_end': 1 }, { name: 'by_period_end', ...ofPayers });
  schema.index({ 'state.checkout.expires_at': 1 }, { name: 'by_checkout_end', ...ofPayers });
  schema.index(
    { 'state.differences.0.at': 1, 'state.changed_at': -1, _id: -1 },
    { name: 'by_difference', partialFilterExpression: { 'state.differences.0.at': { $type: 'string' } } },
  );
  schema.index(
    { 'state.checkout.plan.plan_id': 1 },
    { name: 'by_checkout_plan', partialFilterExpression: { 'state.checkout.plan.plan_id': { $type: 'string' } } },
  );
  return connection.model('Subscription', schema, 'subscriptions');
};

export const createSubscriptionRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SubscriptionRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const repository = createRepository<SubscriptionCommand, Subscription, SubscriptionEvent>(
    {
      name: 'subscription',
      topic: 'touchline.subscription',
      decider: { decide, evolve, initialState },
      model,
      publish: published,
      fromStored,
      snapshot: (state) => ({ type: subscriptionEvents.restated.type, data: stateData(state) }),
      standing: (state) => (state.status === 'none' ? {} : { subscription: state.status }),
    },
    dependencies,
  );
  const idsOf = async (filter: object): Promise<readonly string[]> => {
    const found = collection.find(filter, { projection: { _id: 1 } }).limit(perSweep);
    return (await found.toArray()).map((row) => String(row._id));
  };
  const differed = { 'state.differences.0.at': { $type: 'string' } };
  const payers = { 'state.customer_id': { $type: 'string' } };

  /** What earlier versions stored has no time of its last change, which is what lists are in the order of. */
  const rewriteEarlierShape = async (): Promise<void> => {
    const earlier = { 'state.changed_at': { $exists: false } };
    const found = collection.find(earlier, { projection: { version: 1, state: 1 } });
    for await (const { _id, version, state } of found)
      await collection.updateOne({ _id, version }, { $set: { state: fromStored(state) }, $inc: { version: 1 } });
  };

  return {
    ...repository,
    ofProfiles: async (profileIds) => {
      const found = collection.find({ 'state.profile_id': { $in: [...profileIds] } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => String(_id));
    },
    find: async (id) => {
      const state = (await repository.load(id))?.state;
      return state?.status === 'none' ? undefined : state;
    },
    start: async () => {
      await repository.start();
      await rewriteEarlierShape();
    },
    membersOf: async () => {
      const counted = await collection
        .aggregate<{ readonly _id: string; readonly members: number }>([
          { $match: { 'state.status': on } },
          { $group: { _id: '$state.plan.plan_id', members: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, members }) => [_id, members]));
    },
    countOf: (planId) => countOf(collection, { 'state.status': on, 'state.plan.plan_id': planId }),
    usersOf: (planId) => {
      const paying = { $in: ['opening', 'open', 'confirming'] };
      return countOf(collection, {
        $or: [
          { 'state.status': on, 'state.plan.plan_id': planId },
          { 'state.checkout.plan.plan_id': planId, 'state.checkout.status': paying },
        ],
      });
    },
    ofCustomer: async (customerId) => (await idsOf({ 'state.customer_id': { $eq: customerId, $type: 'string' } }))[0],
    list: async ({ status, plan_id, subscription_id, differs, profiles, ...page }) => {
      const filter = {
        ...(status ? { 'state.status': status } : {}),
        ...(plan_id ? { 'state.plan.plan_id': plan_id } : {}),
        ...(subscription_id ? { _id: subscription_id } : {}),
        ...(differs ? differed : {}),
        ...(profiles ? { 'state.profile_id': { $in: [...profiles] } } : {}),
      };
      const [{ rows, next_cursor }, differing, counted] = await Promise.all([
        pageOf<{ readonly _id: string; readonly state: unknown }>(
          collection,
          filter,
          { field: 'state.changed_at', direction: -1 },
          page,
        ),
        countOf(collection, differed),
        collection
          .aggregate<{ readonly _id: SubscriptionStatus; readonly count: number }>([
            { $group: { _id: '$state.status', count: { $sum: 1 } } },
          ])
          .toArray(),
      ]);
      const none = { incomplete: 0, active: 0, past_due: 0, canceled: 0 };
      const counts = { ...none, ...Object.fromEntries(counted.map(({ _id, count }) => [_id, count])) };
      return { subscriptions: rows.map(({ state }) => fromStored(state) as Known), next_cursor, counts, differing };
    },
    paidTerms: async function* () {
      const found = collection.find(
        { 'state.terms.0': { $exists: true } },
        { projection: { 'state.terms': 1, 'state.late': 1 } },
      );
      for await (const { state } of found) yield state as Pick<Known, 'terms' | 'late'>;
    },
    payers: async function* () {
      for await (const { _id } of collection.find(payers, { projection: { _id: 1 } })) yield String(_id);
    },
    lateSince: (instant) =>
      idsOf({
        ...payers,
        'state.status': 'past_due',
        'state.past_due_since': { $lte: instant },
        'state.grace_ended': false,
      }),
    toAnnounce: (now, until) =>
      idsOf({
        ...payers,
        'state.status': 'active',
        'state.paid.current_period_end': { $gt: now, $lte: until },
        'state.paid.cancel_at_period_end': false,
        $expr: { $ne: ['$state.announced', '$state.paid.current_period_end'] },
      }),
    toMoveTo: ({ plan_id, version, prices }) =>
      idsOf({
        ...payers,
        'state.status': on,
        'state.plan.plan_id': plan_id,
        'state.plan.version': { $lt: version },
        'state.move.plan.version': { $ne: version },
        'state.paid.cancel_at_period_end': false,
        $or: prices.map(({ interval, currency }) => ({
          'state.paid.price.interval': interval,
          'state.paid.price.currency': currency,
        })),
      }),
    toMove: (now, until) =>
      idsOf({
        ...payers,
        'state.status': 'active',
        'state.paid.current_period_end': { $gt: now, $lte: until },
        'state.paid.cancel_at_period_end': false,
        'state.move.plan.version': { $type: 'number' },
        'state.change.status': { $nin: ['asked', 'waiting'] },
      }),
    toLookAt: async (everyone, over) => {
      const unseen = (end: string) => ({ $expr: { $lt: ['$state.looked_at', `$${end}`] } });
      const [end, closes] = ['state.paid.current_period_end', 'state.checkout.expires_at'];
      const found = await Promise.all([
        idsOf({ ...payers, 'state.looked_at': { $lte: everyone } }),
        idsOf({ ...payers, 'state.looked_at': null, 'state.changed_at': { $lte: over } }),
        idsOf({ ...payers, 'state.status': on, [end]: { $lte: over }, ...unseen(end) }),
        idsOf({
          ...payers,
          'state.checkout.status': { $in: ['open', 'confirming'] },
          [closes]: { $lte: over },
          ...unseen(closes),
        }),
      ]);
      return [...new Set(found.flat())];
    },
  };
};
