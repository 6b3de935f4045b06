import { trialsOperations } from '@touchline/contracts/http/trials';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { createErasure } from '@touchline/platform/erasure';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createParticipants } from '@touchline/platform/participants';
import { createReading, createRepresentations } from '@touchline/platform/representations';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { createClosing } from './closing.ts';
import { guardianWithdrewConsumer } from './guardian-withdrew/guardian-withdrew.consumer.ts';
import type { Limits } from './limits.ts';
import { ownDataSections } from './own-data.ts';
import { createPlayerCalendarRepository } from './player-calendar/player-calendar.repository.ts';
import { playerCalendarRoutes } from './player-calendar/player-calendar.routes.ts';
import { createReservationsProcess } from './reservations/reservations.process.ts';
import { createReservations } from './reservations/reservations.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { createInterests } from './talks/interests.ts';
import { createTrialAllowanceRepository } from './trial-allowance/trial-allowance.repository.ts';
import { trialAllowanceRoutes } from './trial-allowance/trial-allowance.routes.ts';
import { trialFeedRoutes } from './trial-feed/trial-feed.routes.ts';
import { createTrialFeeds } from './trial-feed/trial-feeds.ts';
import { trialCheckRoutes } from './trial-request/trial-check.routes.ts';
import { createTrialRequestRepository } from './trial-request/trial-request.repository.ts';
import { trialRequestRoutes } from './trial-request/trial-request.routes.ts';

export { trialsRates } from './limits.ts';

export interface TrialsDependencies {
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

/** Trial requests, the days of players and what plans allow. */
export const createTrials = ({
  connection,
  operations = connection,
  bus,
  authenticate,
  logger,
  metrics,
  clock,
  limits,
}: TrialsDependencies): Service => {
  const common = { logger, clock, metrics };
  const trials = createTrialRequestRepository(connection, { bus, ...common });
  const allowances = createTrialAllowanceRepository(connection, { bus, ...common });
  const calendars = createPlayerCalendarRepository(connection, { bus, ...common });
  const participants = createParticipants(connection, 'trials', { bus, ...common });
  const representations = createRepresentations(connection, 'trials', common);
  const reading = createReading({ participants, representations });
  const interests = createInterests(connection, common);
  const reservations = createReservations({ trials, allowances, calendars });
  const flow = createReservationsProcess({ trials, allowances, calendars, reservations }, common);
  const feeds = createTrialFeeds(connection);
  const repeats = createRepeats(connection);
  const parts = createDataParts(operations);
  const ownData = createOwnData(
    {
      ...{ name: 'trials', parts, clock, sections: ownDataSections({ trials, calendars }) },
      profilesOf: (userId) => participants.idsOf(userId, null),
    },
    common,
  );
  const erasure = createErasure(
    connection,
    {
      name: 'trials',
      profilesOf: participants.idsOf,
      close: createClosing({ trials, participants }),
      holders: [trials, calendars, feeds, repeats],
      clock,
    },
    common,
  );
  const given = { trials, allowances, calendars, reservations, interests, feeds, participants, reading, limits };
  return composeService({
    name: 'trials',
    api: createApi(
      trialsOperations,
      {
        ...trialRequestRoutes(given),
        ...trialCheckRoutes(given),
        ...trialAllowanceRoutes(given),
        ...playerCalendarRoutes(given),
        ...trialFeedRoutes(given),
        ...staffRoutes(given),
      },
      {
        authenticate,
        logger,
        clock,
        repeats,
        checkpoints: [participants.checkpoints, representations.checkpoints, interests.checkpoints],
        observe: metrics?.requests('trials'),
      },
    ),
    subscriptions: [
      participants.subscription,
      representations.subscription,
      interests.subscription,
      flow.subscription,
      guardianWithdrewConsumer({ ...common, trials }),
      erasure.subscription,
      ownData,
    ],
    sweeps: [...flow.sweeps, erasure.sweep],
    parts: [trials, allowances, calendars, participants, representations, interests, feeds, repeats, erasure, parts],
    logger,
  });
};
