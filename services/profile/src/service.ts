import { profileOperations } from '@touchline/contracts/http/profile';
import { createActors } from '@touchline/infra/actors';
import { composeService, type Service } from '@touchline/infra/aggregate';
import type { Bus } from '@touchline/infra/bus';
import type { Files } from '@touchline/infra/files';
import { type Authenticate, createApi } from '@touchline/infra/http';
import type { Logger, Metrics } from '@touchline/infra/telemetry';
import { createIntake, type Scan } from '@touchline/infra/uploads';
import type { Connection } from 'mongoose';
import { clubRoutes } from './club/club.routes.ts';
import { createClubs } from './club/clubs.ts';
import { type ClubFile, type ImportReport, importClubs } from './club/import-clubs.ts';
import { contractCompletedConsumer } from './contract-completed/contract-completed.consumer.ts';
import type { Limits } from './limits.ts';
import { createPeople } from './people/people.ts';
import { createOpenOffers } from './player-sheet/open-offers.ts';
import { playerSheetRoutes } from './player-sheet/player-sheet.routes.ts';
import { ownProfileRoutes } from './profile/own-profile.routes.ts';
import { createOwnProfiles } from './profile/own-profiles.ts';
import { portraitFile } from './profile/photo.ts';
import { createProfiles } from './profile/profiles.ts';
import { staffRoutes } from './profile/staff.routes.ts';
import type { ScoutingBudgets } from './scouting/budget.ts';
import { createCountedPlayers } from './scouting/counted-players.ts';
import { scoutingRoutes } from './scouting/scouting.routes.ts';
import { createScouting } from './scouting/scouting.ts';
import { userRegisteredConsumer } from './user-registered/user-registered.consumer.ts';

export type { ClubFile, ImportReport } from './club/import-clubs.ts';
export { type Limits, profileRates } from './limits.ts';
export { type ScoutingBudgets, scoutingBudgets } from './scouting/budget.ts';

export interface ProfileDependencies {
  readonly connection: Connection;
  readonly bus: Bus;
  readonly files: Files;
  /** Looks at each file that people upload. */
  readonly scan?: Scan;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  /** What a club may look at within an hour. */
  readonly budgets: ScoutingBudgets;
  readonly limits: Limits;
}

export interface ProfileService extends Service {
  /** Brings clubs of openfootball's files in; without `apply` it only says what it would do. */
  readonly importClubs: (given: {
    readonly files: readonly ClubFile[];
    readonly apply: boolean;
  }) => Promise<ImportReport>;
}

/** Profiles, clubs and scouting. */
export const createProfile = ({
  connection,
  bus,
  files,
  scan,
  authenticate,
  logger,
  metrics,
  clock,
  budgets,
  limits,
}: ProfileDependencies): ProfileService => {
  const common = { logger, clock, ...(metrics ? { metrics } : {}) };
  const profiles = createProfiles(connection, { bus, ...common });
  const clubs = createClubs(connection, { bus, ...common });
  const people = createPeople(connection);
  const actors = createActors(connection, 'profile', common);
  const offers = createOpenOffers(connection, common);
  const scouting = createScouting(connection, { ...common, profiles, people });
  const counted = createCountedPlayers(scouting.collection);
  const own = createOwnProfiles({ profiles, clubs, actors });

  const intake = createIntake({
    ...{ connection, files, limits, accepting: portraitFile, under: 'photos' },
    inUse: async (profileId, key) => (await profiles.find(profileId))?.state.player?.photo?.file === key,
    ...(scan ? { scan } : {}),
  });

  const api = createApi(
    profileOperations,
    {
      ...ownProfileRoutes({ profiles, clubs, own, actors, people, intake }),
      ...staffRoutes({ profiles, clubs, own, actors, people }),
      ...clubRoutes({ clubs, profiles, own, actors, limits }),
      ...scoutingRoutes({ actors, scouting, counted, pages: budgets.pages }),
      ...playerSheetRoutes({ profiles, own, actors, offers, files, sheets: budgets.sheets }),
    },
    { authenticate, logger, clock, ...(metrics ? { observe: metrics.requests('profile') } : {}) },
  );

  const service = composeService({
    name: 'profile',
    api,
    subscriptions: [
      actors.subscription,
      scouting.subscription,
      offers.subscription,
      userRegisteredConsumer({ ...common, profiles }),
      contractCompletedConsumer({ ...common, profiles }),
    ],
    sweeps: [
      { name: 'contracts that begin', everyMs: 60_000, run: () => profiles.beginContracts(clock()) },
      { name: 'uploads that nobody refers to', everyMs: 60_000, run: () => intake.sweep(clock()) },
    ],
    parts: [profiles, clubs, actors, scouting, counted, offers, intake],
    logger,
  });
  return { ...service, importClubs: (given) => importClubs({ ...given, clubs, now: clock() }) };
};
