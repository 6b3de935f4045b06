import { billingOperations } from '@touchline/contracts/http/billing';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import type { FormerMember } from '@touchline/platform/domain';
import { createErasure } from '@touchline/platform/erasure';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createParticipants } from '@touchline/platform/participants';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Limits } from './limits.ts';
import { ownDataSections } from './own-data.ts';
import { createLook } from './paying/look.ts';
import { createOfferedPrices } from './paying/offered-prices.ts';
import { createPayingProcess } from './paying/paying.process.ts';
import type { Payments } from './payments/payments.ts';
import { createPlanRepository } from './plan/plan.repository.ts';
import { planRoutes } from './plan/plan.routes.ts';
import { stripeMessageRoutes } from './stripe-message/stripe-message.routes.ts';
import { createStripeMessages } from './stripe-message/stripe-messages.ts';
import { staffRoutes } from './subscription/staff.routes.ts';
import { createSubscriberNames } from './subscription/subscriber-names.ts';
import { createSubscriptionRepository } from './subscription/subscription.repository.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';

export { billingRates } from './limits.ts';

export interface BillingDependencies {
  readonly connection: Connection;
  /** Where what all services share lies; by default this service's own database. */
  readonly operations?: Connection;
  readonly bus: Bus;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  readonly payments: Payments;
  readonly limits: Limits;
  /** The address that people type, without a slash at its end: where they come back to from the payment service. */
  readonly origin: string;
}

/** Plans, who has taken which, and what is paid for it. */
export const createBilling = ({
  connection,
  operations = connection,
  bus,
  authenticate,
  logger,
  metrics,
  clock,
  payments,
  limits,
  origin,
}: BillingDependencies): Service => {
  const common = { logger, clock, metrics };
  const subscriptions = createSubscriptionRepository(connection, { bus, ...common });
  const plans = createPlanRepository(connection, { bus, ...common });
  const participants = createParticipants(connection, 'billing', { bus, ...common });
  const names = createSubscriberNames(connection, common);
  const prices = createOfferedPrices(connection, { plans, payments });
  const look = createLook({ subscriptions, plans, payments, clock });
  const billingPage = `${origin}/profile/billing`;
  const pages = {
    // The payment service puts in which page it was: who comes without one has not been there.
    paid: `${origin}/stripe/success?session_id={CHECKOUT_SESSION_ID}`,
    plans: `${origin}/plans`,
  };
  const given = { subscriptions, plans, payments, prices, look };
  const paying = createPayingProcess(connection, { ...given, pages, ...common });
  const messages = createStripeMessages(connection, { ...given, ...common });
  const repeats = createRepeats(connection);
  /** As the person's own word: a free plan ends at once, a paid one is paid no more. */
  const cancelAll = async ({ profile_ids }: FormerMember, now: string): Promise<void> => {
    for (const id of await subscriptions.ofProfiles(profile_ids))
      await subscriptions.handle(id, { type: 'Cancel', now });
  };
  const parts = createDataParts(operations);
  const ownData = createOwnData(
    {
      ...{ name: 'billing', parts, clock, sections: ownDataSections(subscriptions) },
      profilesOf: (userId) => participants.idsOf(userId, null),
    },
    common,
  );
  const erasure = createErasure(
    connection,
    { name: 'billing', profilesOf: participants.idsOf, close: cancelAll, holders: [repeats], clock },
    common,
  );
  return composeService({
    name: 'billing',
    api: createApi(
      billingOperations,
      {
        ...planRoutes({ plans, subscriptions, participants }),
        ...subscriptionRoutes({ ...given, participants, limits, billingPage }),
        ...staffRoutes({ ...given, names }),
        ...stripeMessageRoutes({ payments, messages }),
      },
      {
        authenticate,
        logger,
        clock,
        repeats,
        checkpoints: [participants.checkpoints, names.checkpoints],
        observe: metrics?.requests('billing'),
      },
    ),
    subscriptions: [participants.subscription, names.subscription, paying.subscription, erasure.subscription, ownData],
    sweeps: [...paying.sweeps, messages.sweep, erasure.sweep],
    parts: [subscriptions, plans, participants, names, repeats, paying, messages, erasure, parts],
    logger,
  });
};
