import { offersOperations } from '@touchline/contracts/http/offers';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { createErasure } from '@touchline/platform/erasure';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createParticipants } from '@touchline/platform/participants';
import { createReading, createRepresentations } from '@touchline/platform/representations';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { atHomeRoutes } from './at-home/at-home.routes.ts';
import { createClosing } from './closing.ts';
import { createFree } from './dealing.ts';
import { guardianWithdrewConsumer } from './guardian-withdrew/guardian-withdrew.consumer.ts';
import { createInterestRepository } from './interest/interest.repository.ts';
import { interestRoutes } from './interest/interest.routes.ts';
import { filledConsumer } from './job-opportunity/filled.consumer.ts';
import { createJobOpportunityRepository } from './job-opportunity/job-opportunity.repository.ts';
import { jobOpportunityRoutes } from './job-opportunity/job-opportunity.routes.ts';
import { jobOpportunitySweeps } from './job-opportunity/job-opportunity-clock.ts';
import { createTrials } from './job-opportunity/trials.ts';
import type { Limits } from './limits.ts';
import { createOfferRepository } from './offer/offer.repository.ts';
import { offerRoutes } from './offer/offer.routes.ts';
import { offerSweeps } from './offer/offer-clock.ts';
import { createOpportunitySearches } from './opportunity-search/opportunity-searches.ts';
import { ownDataSections } from './own-data.ts';
import { createSettlementProcess } from './settlement/settlement.process.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { createStories } from './story/stories.ts';
import { storyRoutes } from './story/story.routes.ts';
import { suggestionEndsConsumer } from './suggestion/ends.consumer.ts';
import { createSuggestionRepository } from './suggestion/suggestion.repository.ts';
import { suggestionRoutes } from './suggestion/suggestion.routes.ts';

export { offersRates } from './limits.ts';

export interface OffersDependencies {
  readonly connection: Connection;
  /** Where what all services share lies; by default this service's own database. */
  readonly operations?: Connection;
  readonly bus: Bus;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  readonly limits: Limits;
}

export interface OffersService extends Service {
  /** Tells of open positions that newly match saved searches, as the clock does; answers how many searches had news. */
  readonly lookForMatches: () => Promise<number>;
}

/** Interests, job opportunities, offers and counter offers between club teams and players. */
export const createOffers = ({
  connection,
  operations = connection,
  bus,
  authenticate,
  logger,
  metrics,
  clock,
  limits,
}: OffersDependencies): OffersService => {
  const common = { logger, clock, metrics };
  const offers = createOfferRepository(connection, { bus, ...common });
  const interests = createInterestRepository(connection, { bus, ...common });
  const opportunities = createJobOpportunityRepository(connection, { bus, ...common });
  const suggestions = createSuggestionRepository(connection, { bus, ...common });
  const trials = createTrials(connection, common);
  const participants = createParticipants(connection, 'offers', { bus, ...common });
  const representations = createRepresentations(connection, 'offers', common);
  const settlement = createSettlementProcess(connection, { offers, interests, opportunities }, common);
  const stories = createStories(connection, common);
  const searches = createOpportunitySearches(connection, { bus, opportunities, interests, participants, ...common });
  const look = () => searches.look(clock());
  const repeats = createRepeats(connection);
  const parts = createDataParts(operations);
  const ownData = createOwnData(
    {
      ...{
        name: 'offers',
        parts,
        clock,
        sections: ownDataSections({
          ...{ offers, interests, suggestions, opportunities },
          searches: searches.repository,
        }),
      },
      profilesOf: (userId) => participants.idsOf(userId, null),
    },
    common,
  );
  const erasure = createErasure(
    connection,
    {
      name: 'offers',
      profilesOf: participants.idsOf,
      close: createClosing({ offers, interests, opportunities, participants }),
      holders: [offers, interests, opportunities, suggestions, searches.repository, repeats],
      clock,
    },
    common,
  );
  const given = {
    offers,
    interests,
    opportunities,
    suggestions,
    trials,
    participants,
    reading: createReading({ participants, representations }),
    representations,
    isFree: createFree(offers.inSigning),
    limits,
  };
  const service = composeService({
    name: 'offers',
    api: createApi(
      offersOperations,
      {
        ...offerRoutes(given),
        ...interestRoutes(given),
        ...jobOpportunityRoutes(given),
        ...suggestionRoutes(given),
        ...atHomeRoutes(given),
        ...searches.routes,
        ...storyRoutes({ stories, participants }),
        ...staffRoutes({ offers, interests }),
      },
      {
        authenticate,
        logger,
        clock,
        repeats,
        checkpoints: [
          participants.checkpoints,
          representations.checkpoints,
          settlement.checkpoints,
          trials.checkpoints,
          stories.checkpoints,
        ],
        observe: metrics?.requests('offers'),
      },
    ),
    subscriptions: [
      participants.subscription,
      representations.subscription,
      settlement.subscription,
      trials.subscription,
      stories.subscription,
      filledConsumer(interests, common),
      guardianWithdrewConsumer({ ...common, offers, interests, suggestions }),
      suggestionEndsConsumer(suggestions, common),
      erasure.subscription,
      ownData,
    ],
    sweeps: [
      ...offerSweeps(offers, clock),
      ...jobOpportunitySweeps(opportunities, clock),
      { name: 'positions that newly match', everyMs: 60_000, run: look },
      settlement.sweep,
      erasure.sweep,
    ],
    parts: [
      ...[offers, interests, opportunities, suggestions, searches.repository, trials],
      ...[participants, representations, settlement, stories, repeats, erasure, parts],
    ],
    logger,
  });
  return { ...service, lookForMatches: look };
};
