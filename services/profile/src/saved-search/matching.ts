import { type SearchFilters, savedSearchBounds, scoutingQuery } from '@touchline/contracts/http/profile';
import { blockedFromMarket } from '@touchline/contracts/policies/eligibility';
import type { Participants } from '@touchline/platform/participants';
import { day } from '../profile/state.ts';
import { conditionsOf, filterOf, type ScoutingQuery } from '../scouting/filter.ts';
import type { Scouting } from '../scouting/scouting.ts';
import type { SavedSearchRepository } from './saved-search.repository.ts';
import { isDue } from './saved-search.ts';

const queryOf = (filters: SearchFilters): ScoutingQuery => {
  const { q, positions, feet, tiers, nationalities, ...others } = filters;
  const single = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  const lists = Object.entries({ positions, feet, tiers, nationalities }).map(([name, of]) => [name, of.join(',')]);
  return scoutingQuery.parse({ ...single, q, ...Object.fromEntries(lists) });
};

/** Ids of the players that a search finds on this day; null: more than anybody is told of. */
export type Matching = (filters: SearchFilters, now: Date) => Promise<readonly string[] | null>;

export const createMatching =
  ({ collection }: Scouting): Matching =>
  async (filters, now) => {
    const conditions = conditionsOf(filterOf(queryOf(filters), day(now.toISOString())));
    const most = savedSearchBounds.players;
    const found = collection.find(conditions, { projection: { _id: 1 } }).limit(most + 1);
    const ids = (await found.toArray()).map(({ _id }) => _id);
    return ids.length > most ? null : ids;
  };

/**
 * Looks for players who newly match, for everybody who is to be told now; answers how many searches had news. Who has left
 * the market is told nothing. Two replicas at once tell once: each look is decided on who was seen by then.
 */
export const lookForMatches = async (
  {
    searches,
    matching,
    participants,
  }: {
    readonly searches: SavedSearchRepository;
    readonly matching: Matching;
    readonly participants: Participants;
  },
  now: Date,
): Promise<number> => {
  let told = 0;
  for await (const search of searches.watched()) {
    if (!isDue(search, now.toISOString())) continue;
    const known = await participants.find(search.profile_id);
    if (!known || blockedFromMarket(known)) continue;
    const found = await matching(search.filters, now);
    const seen = new Set(search.seen);
    if (!found?.some((id) => !seen.has(id))) continue;
    const look = { type: 'Look', matching: found, now: now.toISOString() } as const;
    if ((await searches.handle(search.search_id, look)).events.length > 0) told += 1;
  }
  return told;
};
