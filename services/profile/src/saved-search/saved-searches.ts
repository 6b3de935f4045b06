import { savedSearchEvents } from '@touchline/contracts/events';
import {
  type profileOperations,
  type SearchFilters,
  savedSearchBounds,
  type savedSearchOperations,
  scoutingQuery,
} from '@touchline/contracts/http/profile';
import type { RepositoryDependencies } from '@touchline/platform/aggregate';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import {
  createSavedSearchRepository,
  lookForMatches,
  type Matching,
  savedSearchHandlers,
} from '@touchline/platform/saved-search';
import type { Connection } from 'mongoose';
import { day } from '../profile/state.ts';
import { conditionsOf, filterOf, type ScoutingQuery } from '../scouting/filter.ts';
import type { Scouting } from '../scouting/scouting.ts';

const queryOf = (filters: SearchFilters): ScoutingQuery => {
  const { q, positions, feet, tiers, nationalities, ...others } = filters;
  const single = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  const lists = Object.entries({ positions, feet, tiers, nationalities }).map(([name, of]) => [name, of.join(',')]);
  return scoutingQuery.parse({ ...single, q, ...Object.fromEntries(lists) });
};

/** Players whom a saved search finds: the same for every club. */
const createMatching =
  ({ collection }: Scouting): Matching<SearchFilters> =>
  async (filters, _, now) => {
    const conditions = conditionsOf(filterOf(queryOf(filters), day(now.toISOString())));
    const most = savedSearchBounds.matches;
    const found = collection.find(conditions, { projection: { _id: 1 } }).limit(most + 1);
    const ids = (await found.toArray()).map(({ _id }) => _id);
    return ids.length > most ? null : ids;
  };

type Routes = Pick<Handlers<typeof profileOperations>, keyof typeof savedSearchOperations>;

/** What representatives keep of their searches for players. */
export const createSavedSearches = (
  connection: Connection,
  {
    scouting,
    participants,
    ...dependencies
  }: RepositoryDependencies & { readonly scouting: Scouting; readonly participants: Participants },
) => {
  const kind = {
    name: 'saved-search',
    collection: 'saved_searches',
    events: savedSearchEvents,
    counted: 'players',
  } as const;
  const repository = createSavedSearchRepository<SearchFilters>(connection, kind, dependencies);
  const given = { searches: repository, matching: createMatching(scouting), participants };
  const { list, save, change, open, remove } = savedSearchHandlers({
    ...given,
    ...{ of: 'club-representative', prefix: 'svs' },
    tooMany: (most) => `More than ${most} players match. Narrow the search to be told of new ones.`,
  });
  const routes: Routes = {
    ...{ listSavedSearches: list, saveSearch: save, changeSavedSearch: change },
    ...{ openSavedSearch: open, deleteSavedSearch: remove },
  };
  return { repository, routes, look: (now: Date) => lookForMatches(given, now) };
};
