import { subscriptionEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import type { Subscription, SubscriptionCommand, SubscriptionEvent } from './state.ts';
import { decide, evolve, initialState } from './subscription.ts';

export interface SubscriptionRepository extends Repository<SubscriptionCommand, Subscription, SubscriptionEvent> {
  /** How many have each plan now, in whatever version, by its id. */
  readonly membersOf: () => Promise<ReadonlyMap<string, number>>;
}

/** One subscription per profile: two tabs that take a plan at once meet in one document. */
export const subscriptionIdOf = (profileId: string): string => derivedId('sub', profileId);

export const createSubscriptionRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SubscriptionRepository => {
  const schema = aggregateSchema();
  schema.index({ 'state.status': 1, 'state.plan.plan_id': 1 }, { name: 'by_plan' });
  const model = connection.model('Subscription', schema, 'subscriptions');
  return {
    ...createRepository<SubscriptionCommand, Subscription, SubscriptionEvent>(
      {
        name: 'subscription',
        topic: 'touchline.subscription',
        decider: { decide, evolve, initialState },
        model,
        publish: published,
        snapshot: (state) => ({ type: subscriptionEvents.restated.type, data: stateData(state) }),
      },
      dependencies,
    ),
    membersOf: async () => {
      const counted = await model.collection
        .aggregate<{ readonly _id: string; readonly members: number }>([
          { $match: { 'state.status': 'active' } },
          { $group: { _id: '$state.plan.plan_id', members: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, members }) => [_id, members]));
    },
  };
};
