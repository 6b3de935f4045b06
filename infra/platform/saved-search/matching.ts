import { blockedFromMarket } from '@touchline/contracts/policies/eligibility';
import { isEntitled } from '@touchline/contracts/policies/entitlements';
import type { KnownProfile, Participants } from '../participants/index.ts';
import type { SavedSearchRepository } from './saved-search.repository.ts';
import { isDue } from './saved-search.ts';

/** Ids of what a search of this owner finds on this day; null: more than anybody is told of. */
export type Matching<Filters> = (filters: Filters, owner: KnownProfile, now: Date) => Promise<readonly string[] | null>;

/**
 * Looks for what newly matches, for everybody who is to be told now; answers how many searches had news. Who has left
 * the market, or has a plan without saved searches, is told nothing. Two replicas at once tell once: each look is decided on what was seen by then.
 */
export const lookForMatches = async <Filters>(
  {
    searches,
    matching,
    participants,
  }: {
    readonly searches: SavedSearchRepository<Filters>;
    readonly matching: Matching<Filters>;
    readonly participants: Participants;
  },
  now: Date,
): Promise<number> => {
  let told = 0;
  for await (const search of searches.watched()) {
    if (!isDue(search, now.toISOString())) continue;
    const known = await participants.find(search.profile_id);
    if (!known || blockedFromMarket(known, now.toISOString().slice(0, 10))) continue;
    if (!isEntitled(known.subscription, 'saved-searches')) continue;
    const found = await matching(search.filters, known, now);
    const seen = new Set(search.seen);
    if (!found?.some((id) => !seen.has(id))) continue;
    const look = { type: 'Look', matching: found, now: now.toISOString() } as const;
    if ((await searches.handle(search.search_id, look)).events.length > 0) told += 1;
  }
  return told;
};
