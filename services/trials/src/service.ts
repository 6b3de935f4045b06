import { trialsOperations } from '@touchline/contracts/http/trials';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createParticipants } from '@touchline/platform/participants';
import { createReading, createRepresentations } from '@touchline/platform/representations';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { guardianWithdrewConsumer } from './guardian-withdrew/guardian-withdrew.consumer.ts';
import type { Limits } from './limits.ts';
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
  const participants = createParticipants(connection, 'trials', common);
  const representations = createRepresentations(connection, 'trials', common);
  const reading = createReading({ participants, representations });
  const interests = createInterests(connection, common);
  const reservations = createReservations({ trials, allowances, calendars });
  const flow = createReservationsProcess({ trials, allowances, calendars, reservations }, common);
  const feeds = createTrialFeeds(connection);
  const repeats = createRepeats(connection);
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
    ],
    sweeps: flow.sweeps,
    parts: [trials, allowances, calendars, participants, representations, interests, feeds, repeats],
    logger,
  });
};
