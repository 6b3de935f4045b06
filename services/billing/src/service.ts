import { billingOperations } from '@touchline/contracts/http/billing';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createParticipants } from '@touchline/platform/participants';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { createPlanRepository } from './plan/plan.repository.ts';
import { planRoutes } from './plan/plan.routes.ts';
import { createSubscriptionRepository } from './subscription/subscription.repository.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';

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
  const common = { logger, clock, metrics };
  const subscriptions = createSubscriptionRepository(connection, { bus, ...common });
  const plans = createPlanRepository(connection, { bus, ...common });
  const participants = createParticipants(connection, 'billing', common);
  const repeats = createRepeats(connection);
  return composeService({
    name: 'billing',
    api: createApi(
      billingOperations,
      {
        ...planRoutes({ plans, subscriptions, participants }),
        ...subscriptionRoutes({ plans, subscriptions, participants }),
      },
      {
        authenticate,
        logger,
        clock,
        repeats,
        checkpoints: [participants.checkpoints],
        observe: metrics?.requests('billing'),
      },
    ),
    subscriptions: [participants.subscription],
    parts: [subscriptions, plans, participants, repeats],
    logger,
  });
};
