import {
  type profileOperations,
  type SearchFilters,
  type SearchNotice,
  type savedSearch,
  savedSearchBounds,
  type savedSearchOperations,
} from '@touchline/contracts/http/profile';
import { derivedId, invalid, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { type ActingRequest, createCommanding, type Participants } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { Matching } from './matching.ts';
import type { SavedSearchRepository } from './saved-search.repository.ts';
import { ownSearch } from './saved-search.ts';
import type { Known, Owner, SavedSearch } from './state.ts';

const searchView = ({ search_id: id, name, filters, notice, fresh, saved_at }: Known): z.input<typeof savedSearch> => ({
  id,
  name,
  filters,
  notice,
  fresh,
  saved_at,
});
const viewAfter = (state: SavedSearch) => (state.status === 'none' ? null : searchView(state));

export const savedSearchRoutes = ({
  searches,
  matching,
  participants,
}: {
  readonly searches: SavedSearchRepository;
  readonly matching: Matching;
  readonly participants: Participants;
}): Pick<Handlers<typeof profileOperations>, keyof typeof savedSearchOperations> => {
  const command = createCommanding(searches);
  const ownerOf = async (request: ActingRequest): Promise<Owner> => {
    const { profile } = await participants.inMarket(request, 'club-representative');
    return { profile_id: profile.profile_id, user_id: profile.user_id };
  };
  /** Who matches already, where somebody is to be told of others. */
  const matchingNow = async (filters: SearchFilters, notice: SearchNotice, now: Date): Promise<readonly string[]> => {
    if (notice === 'none') return [];
    const found = await matching(filters, now);
    if (found) return found;
    const most = savedSearchBounds.players.toLocaleString('en');
    throw invalid({
      path: 'notice',
      message: `More than ${most} players match. Narrow the search to be told of new ones.`,
    });
  };

  return {
    listSavedSearches: async (request) => {
      const { profile_id } = await ownerOf(request);
      return { data: (await searches.ofProfile(profile_id)).map(searchView) };
    },
    saveSearch: async (request) => {
      const by = await ownerOf(request);
      const { actor, body, idempotencyKey, now } = request;
      const search_id = idempotencyKey ? derivedId('svs', actor.user_id, idempotencyKey) : newId('svs');
      const most = savedSearchBounds.searches;
      if (!(await searches.load(search_id)) && (await searches.ofProfile(by.profile_id)).length >= most)
        throw invalid({ path: 'name', message: `You can keep ${most} searches. Delete one first.` });
      const found = await matchingNow(body.filters, body.notice, now);
      const save = { type: 'Save', search_id, ...body, matching: found, by, now: now.toISOString() } as const;
      return command(search_id, save, request, viewAfter, { creates: true });
    },
    changeSavedSearch: async (request) => {
      const by = await ownerOf(request);
      const { params, body, now } = request;
      const loaded = await searches.load(params.search_id);
      if (!loaded) throw new Rejected('NotFound');
      const { filters } = ownSearch(loaded.state, by);
      const found = await matchingNow(filters, body.notice, now);
      const change = { type: 'Change', ...body, matching: found, by, now: now.toISOString() } as const;
      return command(params.search_id, change, request, viewAfter);
    },
    openSavedSearch: async (request) => {
      const by = await ownerOf(request);
      const { params, now } = request;
      return command(params.search_id, { type: 'Open', by, now: now.toISOString() }, request, viewAfter);
    },
    deleteSavedSearch: async (request) => {
      const by = await ownerOf(request);
      const { params, now } = request;
      return command(params.search_id, { type: 'Forget', by, now: now.toISOString() }, request, viewAfter);
    },
  };
};
