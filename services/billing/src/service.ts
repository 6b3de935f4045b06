import { subscriptionEvents } from '@touchline/contracts/events';
import { billingOperations } from '@touchline/contracts/http/billing';
import { createActors } from '@touchline/infra/actors';
import { type AggregateDefinition, composeService, createStore, type Service } from '@touchline/infra/aggregate';
import type { Bus } from '@touchline/infra/bus';
import { type Authenticate, createApi } from '@touchline/infra/http';
import type { Logger, Metrics } from '@touchline/infra/telemetry';
import type { Connection } from 'mongoose';
import { createPlans } from './plan/plans.ts';
import { subscriptionModel } from './subscription/subscription.model.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import {
  publicSubscriptionOf,
  type Subscription,
  type SubscriptionCommand,
  type SubscriptionEvent,
  subscriptionDecider,
} from './subscription/subscription.ts';

export interface BillingDependencies {
  readonly connection: Connection;
  readonly bus: Bus;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
}

/** Plans, and who has taken which. */
export const createBilling = ({
  connection,
  bus,
  authenticate,
  logger,
  metrics,
  clock,
}: BillingDependencies): Service => {
  const common = { logger, clock, ...(metrics ? { metrics } : {}) };
  const definition: AggregateDefinition<SubscriptionCommand, Subscription, SubscriptionEvent> = {
    name: 'subscription',
    topic: 'touchline.subscription',
    decider: subscriptionDecider,
    model: subscriptionModel(connection),
    publish: (event, state) => ({
      type: event.type === 'SubscriptionStarted' ? subscriptionEvents.started.type : subscriptionEvents.canceled.type,
      data: { subscription: publicSubscriptionOf(state) },
    }),
    restate: (state) => ({
      type: subscriptionEvents.restated.type,
      data: { subscription: publicSubscriptionOf(state) },
    }),
  };
  const subscriptions = createStore(definition, { bus, ...common });
  const plans = createPlans(connection);
  const actors = createActors(connection, 'billing', common);
  return composeService({
    name: 'billing',
    api: createApi(billingOperations, subscriptionRoutes({ plans, subscriptions, actors }), {
      authenticate,
      logger,
      clock,
      ...(metrics ? { observe: metrics.requests('billing') } : {}),
    }),
    subscriptions: [actors.subscription],
    parts: [subscriptions, plans, actors],
    logger,
  });
};
