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

export type SubscriptionRepository = Repository<SubscriptionCommand, Subscription, SubscriptionEvent>;

/** One subscription per profile: two tabs that take a plan at once meet in one document. */
export const subscriptionIdOf = (profileId: string): string => derivedId('sub', profileId);

export const createSubscriptionRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SubscriptionRepository => {
  const model = connection.model('Subscription', aggregateSchema(), 'subscriptions');
  return createRepository(
    {
      name: 'subscription',
      topic: 'touchline.subscription',
      decider: { decide, evolve, initialState },
      model,
      publish: published,
      snapshot: (state) => ({ type: subscriptionEvents.restated.type, data: stateData(state) }),
    },
    dependencies,
  );
};
