import { offersOperations } from '@touchline/contracts/http/offers';
import { createActors } from '@touchline/infra/actors';
import { composeService, type Service } from '@touchline/infra/aggregate';
import type { Bus } from '@touchline/infra/bus';
import { type Authenticate, createApi } from '@touchline/infra/http';
import type { Logger, Metrics } from '@touchline/infra/telemetry';
import type { Connection } from 'mongoose';
import { contractSignedConsumer } from './contract-signed/contract-signed.consumer.ts';
import { offerRoutes } from './offer/offer.routes.ts';
import { createOfferStore } from './offer/offers.ts';

export interface OffersDependencies {
  readonly connection: Connection;
  readonly bus: Bus;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
}

/** Offers and counter offers between club teams and players. */
export const createOffers = ({
  connection,
  bus,
  authenticate,
  logger,
  metrics,
  clock,
}: OffersDependencies): Service => {
  const common = { logger, clock, ...(metrics ? { metrics } : {}) };
  const offers = createOfferStore(connection, { bus, ...common });
  const actors = createActors(connection, 'offers', common);
  const expire = async (): Promise<number> => {
    const now = clock().toISOString();
    const due = await offers.due(now);
    for (const id of due) await offers.act(id, { type: 'Expire', now });
    return due.length;
  };
  return composeService({
    name: 'offers',
    api: createApi(offersOperations, offerRoutes({ offers, actors }), {
      authenticate,
      logger,
      clock,
      ...(metrics ? { observe: metrics.requests('offers') } : {}),
    }),
    subscriptions: [actors.subscription, contractSignedConsumer(offers, common)],
    sweeps: [{ name: 'expired offers', everyMs: 5000, run: expire }],
    parts: [offers, actors],
    logger,
  });
};
