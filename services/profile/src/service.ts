import { profileOperations } from '@touchline/contracts/http/profile';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { createCaseHolds } from '@touchline/platform/case-holds';
import type { FormerMember } from '@touchline/platform/domain';
import { createErasure } from '@touchline/platform/erasure';
import type { Files } from '@touchline/platform/files';
import { type Authenticate, createApi, createRepeats } from '@touchline/platform/http';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createParticipants } from '@touchline/platform/participants';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import { createInspector, createIntake, type Scan } from '@touchline/platform/uploads';
import type { Connection } from 'mongoose';
import { createClubs } from './club/club.repository.ts';
import { clubRoutes } from './club/club.routes.ts';
import { crestRoutes } from './club/crest.routes.ts';
import { crestFile, isCrestInUse, reconsiderCrests } from './club/crest-files.ts';
import { type ClubFile, type ImportReport, importClubs } from './club/import-clubs.ts';
import { staffClubRoutes } from './club/staff-club.routes.ts';
import { clubFollowedConsumer } from './club-followed/club-followed.consumer.ts';
import { contractCompletedConsumer } from './contract-completed/contract-completed.consumer.ts';
import { guardianAnsweredConsumer } from './guardian-answered/guardian-answered.consumer.ts';
import { guardianWithdrewConsumer } from './guardian-withdrew/guardian-withdrew.consumer.ts';
import { bytesOfGb, type Limits } from './limits.ts';
import { createMandateRepository } from './mandate/mandate.repository.ts';
import { mandateRoutes } from './mandate/mandate.routes.ts';
import { mandateSweeps } from './mandate/mandate-clock.ts';
import { ownDataFiles, ownDataSections } from './own-data.ts';
import { createPeople } from './people/people.ts';
import { createOpenDealings } from './player-sheet/open-dealings.ts';
import { createPageOpenings } from './player-sheet/page-openings.ts';
import { playerSheetRoutes } from './player-sheet/player-sheet.routes.ts';
import { kindRoutes } from './profile/kinds/kinds.routes.ts';
import { clipFile, clipsAtOnce, portraitFile, posterFile } from './profile/kinds/player/player.routes.ts';
import { ownProfileRoutes } from './profile/own-profile.routes.ts';
import { createOwnProfiles } from './profile/own-profiles.ts';
import { createProfiles } from './profile/profile.repository.ts';
import { staffRoutes } from './profile/staff.routes.ts';
import { createSavedSearches } from './saved-search/saved-searches.ts';
import type { ScoutingBudgets } from './scouting/budget.ts';
import { createPlayerSearch } from './scouting/player-search.ts';
import { scoutingRoutes } from './scouting/scouting.routes.ts';
import { createScouting } from './scouting/scouting.ts';
import { createShortlistRepository } from './shortlist/shortlist.repository.ts';
import { shortlistRoutes } from './shortlist/shortlist.routes.ts';
import { createShownPlayers } from './shortlist/shown-players.ts';
import { userRegisteredConsumer } from './user-registered/user-registered.consumer.ts';

export type { ClubFile, ImportReport } from './club/import-clubs.ts';
export { clipsMaxGb, type Limits, profileRates } from './limits.ts';
export { type ScoutingBudgets, scoutingBudgets } from './scouting/budget.ts';

export interface ProfileDependencies {
  readonly connection: Connection;
  /** Where what all services share lies; by default this service's own database. */
  readonly operations?: Connection;
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
  /** How much the clips of all players together may take, in gigabytes. */
  readonly clipsMaxGb?: number | undefined;
  /** Where the columns in which players are searched are kept over a restart. */
  readonly searchFile?: string | undefined;
}

export interface ProfileService extends Service {
  /** Brings clubs of openfootball's files in; without `apply` it only says what it would do. */
  readonly importClubs: (given: {
    readonly files: readonly ClubFile[];
    readonly apply: boolean;
  }) => Promise<ImportReport>;
  /** Tells of players who newly match saved searches, as the clock does; answers how many searches had news. */
  readonly lookForMatches: () => Promise<number>;
}

/** Profiles, clubs and scouting. */
export const createProfile = ({
  connection,
  operations = connection,
  bus,
  files,
  scan,
  authenticate,
  logger,
  metrics,
  clock,
  budgets,
  limits,
  clipsMaxGb,
  searchFile,
}: ProfileDependencies): ProfileService => {
  const common = { logger, clock, metrics };
  const profiles = createProfiles(connection, { bus, ...common });
  const clubs = createClubs(connection, { bus, ...common });
  const shortlists = createShortlistRepository(connection, { bus, ...common });
  const mandates = createMandateRepository(connection, { bus, ...common });
  const people = createPeople(connection);
  const holds = createCaseHolds(connection, async (ids) => {
    const known = await people.findMany(ids);
    return new Map([...known].map(([id, { name }]) => [id, name]));
  });
  const participants = createParticipants(connection, 'profile', { bus, ...common });
  const dealings = createOpenDealings(connection, common);
  const openings = createPageOpenings(connection, { logger });
  const scouting = createScouting(connection, { ...common, profiles, people });
  const search = createPlayerSearch(scouting.collection, { file: searchFile, logger, now: () => clock().getTime() });
  const shown = createShownPlayers({ scouting, dealings, participants });
  const searches = createSavedSearches(connection, { bus, scouting, participants, ...common });
  const look = () => searches.look(clock());
  const own = createOwnProfiles({ profiles, clubs, participants });

  // One process looks at all of them, one after the other.
  const looking = { connection, files, scan, inspector: createInspector() };
  const playerOf = async (profileId: string) => (await profiles.find(profileId))?.state.player;
  const intake = createIntake({
    ...{ ...looking, limits, accepting: portraitFile, under: 'photos' },
    inUse: async (profileId, key) => (await playerOf(profileId))?.photo?.file === key,
  });
  const crests = createIntake({
    ...{ ...looking, accepting: crestFile, under: 'crests', inUse: isCrestInUse(clubs) },
    limits: { upload: limits.crest, networkUpload: limits.networkUpload },
  });
  const clips = createIntake({
    ...{ ...looking, accepting: clipFile, under: 'clips', filesAtOnce: clipsAtOnce },
    maxTotalBytes: clipsMaxGb && clipsMaxGb * bytesOfGb,
    limits: { upload: limits.clip, networkUpload: limits.networkClip },
    inUse: async (id, key) => (await playerOf(id))?.highlights.some(({ clip }) => clip?.file === key) ?? false,
  });
  const posters = createIntake({
    ...{ ...looking, limits, accepting: posterFile, under: 'posters', filesAtOnce: clipsAtOnce },
    inUse: async (id, key) => (await playerOf(id))?.highlights.some(({ poster }) => poster?.file === key) ?? false,
  });

  const repeats = createRepeats(connection);
  /** Both sides of a mandate are told by its own event; what an agent suggested ends with it. */
  const dissolveMandates = async ({ profile_ids }: FormerMember, now: string): Promise<void> => {
    for (const id of await mandates.openOf(profile_ids)) await mandates.handle(id, { type: 'Dissolve', now });
  };
  const parts = createDataParts(operations);
  const ownData = createOwnData(
    {
      ...{
        name: 'profile',
        parts,
        clock,
        sections: ownDataSections({ profiles, mandates, shortlists, searches: searches.repository }),
        files: ownDataFiles({ profiles }),
      },
      profilesOf: profiles.idsOf,
    },
    common,
  );
  const erasure = createErasure(
    connection,
    {
      name: 'profile',
      profilesOf: profiles.idsOf,
      close: dissolveMandates,
      holders: [
        ...[profiles, mandates, shortlists, clubs, searches.repository, openings, holds],
        ...[intake, clips, posters, repeats],
      ],
      clock,
    },
    common,
  );
  const api = createApi(
    profileOperations,
    {
      ...ownProfileRoutes({ profiles, own, participants }),
      ...kindRoutes({ own, clubs, participants, limits, intake, clips, posters }),
      ...staffRoutes({ profiles, clubs, own, participants, people, holds }),
      ...clubRoutes({ clubs, own, participants, limits }),
      ...staffClubRoutes({ clubs, profiles, holds }),
      ...crestRoutes({ clubs, own, participants, intake: crests, files }),
      ...scoutingRoutes({ participants, scouting, search, pages: budgets.pages }),
      ...shortlistRoutes({ shortlists, clubs, participants, shown, pages: budgets.pages }),
      ...searches.routes,
      ...mandateRoutes({ mandates, participants, limits }),
      ...playerSheetRoutes({
        profiles,
        own,
        participants,
        dealings,
        mandates,
        files,
        sheets: budgets.sheets,
        openings,
      }),
    },
    {
      authenticate,
      logger,
      clock,
      repeats,
      checkpoints: [participants.checkpoints, scouting.checkpoints, dealings.checkpoints],
      observe: metrics?.requests('profile'),
    },
  );

  const service = composeService({
    name: 'profile',
    api,
    subscriptions: [
      participants.subscription,
      scouting.subscription,
      dealings.subscription,
      userRegisteredConsumer({ ...common, profiles }),
      clubFollowedConsumer({
        ...{ ...common, clubs, profiles, shortlists },
        reconsiderCrests: reconsiderCrests({ clubs, intake: crests }),
      }),
      contractCompletedConsumer({ ...common, profiles }),
      guardianAnsweredConsumer({ ...common, profiles }),
      guardianWithdrewConsumer({ ...common, mandates }),
      erasure.subscription,
      ownData,
    ],
    sweeps: [
      { name: 'contracts that begin', everyMs: 60_000, run: () => profiles.beginContracts(clock()) },
      { name: 'players who come of age', everyMs: 60_000, run: () => profiles.comeOfAge(clock()) },
      { name: 'players who newly match', everyMs: 60_000, run: look },
      ...mandateSweeps(mandates, clock),
      ...[intake, crests, clips, posters].map((one) => ({
        ...{ name: 'uploads that nobody refers to', everyMs: 60_000, run: () => one.sweep(clock()) },
      })),
      { name: 'players who have left the search', everyMs: 5 * 60_000, run: search.forget },
      erasure.sweep,
    ],
    parts: [
      profiles,
      clubs,
      shortlists,
      mandates,
      searches.repository,
      participants,
      scouting,
      search,
      dealings,
      openings,
      holds,
      intake,
      clips,
      posters,
      repeats,
      erasure,
      parts,
    ],
    logger,
  });
  return { ...service, lookForMatches: look, importClubs: (given) => importClubs({ ...given, clubs, now: clock() }) };
};
