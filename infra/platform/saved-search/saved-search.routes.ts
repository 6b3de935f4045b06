import {
  type changingSearch,
  type SavedSearchView,
  type SearchNotice,
  savedSearchBounds,
} from '@touchline/contracts/http/saved-searches';
import type { ProfileType } from '@touchline/contracts/values';
import type { z } from 'zod';
import { inFreePlace } from '../aggregate/index.ts';
import { derivedId, invalid, newId, Rejected } from '../domain/index.ts';
import {
  type CommandingRequest,
  createCommanding,
  type Participants,
  requireEntitlement,
} from '../participants/index.ts';
import type { Matching } from './matching.ts';
import type { SavedSearchRepository } from './saved-search.repository.ts';
import { ownSearch } from './saved-search.ts';
import type { Known, Owner, SavedSearch } from './state.ts';

interface Asked<Body> extends Omit<CommandingRequest, 'body'> {
  readonly body: Body;
  readonly now: Date;
}
interface OnSearch<Body> extends Asked<Body> {
  readonly params: { readonly search_id: string };
}
type Changing = z.output<typeof changingSearch>;

const searchView = <Filters>({ search_id: id, name, filters, notice, fresh, saved_at }: Known<Filters>) => ({
  ...{ id, name, filters, notice, fresh, saved_at },
});
const viewAfter = <Filters>(state: SavedSearch<Filters>): SavedSearchView<Filters> | null =>
  state.status === 'none' ? null : searchView(state);

/** Keeps, lists, changes, opens and deletes the searches of profiles of one type. */
export const savedSearchHandlers = <Filters>({
  searches,
  matching,
  participants,
  of,
  prefix,
  tooMany,
}: {
  readonly searches: SavedSearchRepository<Filters>;
  readonly matching: Matching<Filters>;
  readonly participants: Participants;
  /** Whose searches they are. */
  readonly of: ProfileType;
  /** Of their ids. */
  readonly prefix: string;
  /** Says what to do where more match than anybody is told of. */
  readonly tooMany: (most: string) => string;
}) => {
  const command = createCommanding(searches);
  const ownerOf = async (request: Asked<unknown>) => {
    const known = await participants.inMarket(request, of);
    const { profile_id, user_id } = known.profile;
    const by: Owner = { profile_id, user_id };
    /** What matches already, where somebody is to be told of more. */
    const matchingNow = async (filters: Filters, notice: SearchNotice): Promise<readonly string[]> => {
      if (notice === 'none') return [];
      const found = await matching(filters, known, request.now);
      if (found) return found;
      throw invalid({ path: 'notice', message: tooMany(savedSearchBounds.matches.toLocaleString('en')) });
    };
    return { by, known, matchingNow };
  };
  const full = () =>
    invalid({ path: 'name', message: `You can keep ${savedSearchBounds.searches} searches. Delete one first.` });

  return {
    list: async (request: Asked<unknown>) => {
      const { by } = await ownerOf(request);
      return { data: (await searches.ofProfile(by.profile_id)).map(searchView) };
    },
    save: async (request: Asked<Changing & { readonly filters: Filters }>) => {
      const { by, known, matchingNow } = await ownerOf(request);
      requireEntitlement(known, 'saved-searches');
      const { actor, body, idempotencyKey } = request;
      const search_id = idempotencyKey ? derivedId(prefix, actor.user_id, idempotencyKey) : newId(prefix);
      const matched = await matchingNow(body.filters, body.notice);
      const now = request.now.toISOString();
      const save = (place_key: string) =>
        command(
          search_id,
          { type: 'Save', search_id, ...body, matching: matched, by, place_key, now },
          request,
          viewAfter,
          { creates: true },
        );
      // A repeat finds its search there, however many there are by now.
      return (await searches.load(search_id))
        ? save('')
        : inFreePlace(() => searches.freePlace(by.profile_id), full, save);
    },
    change: async (request: OnSearch<Changing>) => {
      const { by, known, matchingNow } = await ownerOf(request);
      requireEntitlement(known, 'saved-searches');
      const { params, body, now } = request;
      const loaded = await searches.load(params.search_id);
      if (!loaded) throw new Rejected('NotFound');
      const matched = await matchingNow(ownSearch(loaded.state, by).filters, body.notice);
      const change = { type: 'Change', ...body, matching: matched, by, now: now.toISOString() } as const;
      return command(params.search_id, change, request, viewAfter);
    },
    open: async (request: OnSearch<unknown>) => {
      const { by } = await ownerOf(request);
      const { params, now } = request;
      return command(params.search_id, { type: 'Open', by, now: now.toISOString() }, request, viewAfter);
    },
    remove: async (request: OnSearch<unknown>) => {
      const { by } = await ownerOf(request);
      const { params, now } = request;
      return command(params.search_id, { type: 'Forget', by, now: now.toISOString() }, request, viewAfter);
    },
  };
};
