import { type PublicSavedSearch, savedSearchEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { Known, SavedSearch, SavedSearchEvent } from './state.ts';

/** The contract of an event and what is its own; null: nobody else's business. */
const happenedOf = (event: SavedSearchEvent, before: SavedSearch) => {
  switch (event.type) {
    case 'SearchSaved':
      return [savedSearchEvents.saved, {}] as const;
    case 'SearchChanged':
      return [savedSearchEvents.changed, { before: before.status === 'none' ? 'none' : before.notice }] as const;
    case 'PlayersMatched':
      return [savedSearchEvents.matched, { players: event.player_ids.length }] as const;
    case 'SearchDeleted':
      return [savedSearchEvents.deleted, {}] as const;
    case 'SearchOpened':
      return null;
    default:
      return unreachable(event);
  }
};

const publicSearchOf = ({ search_id, profile_id, user_id, name, notice, status }: Known): PublicSavedSearch => ({
  search_id,
  profile_id,
  user_id,
  name,
  notice,
  status,
});

export const stateData = (state: SavedSearch) => ({
  search: state.status === 'none' ? undefined : publicSearchOf(state),
});

/** An event as neighbours read it: what happened, beside the search after it; never whom it found. */
export const published = (event: SavedSearchEvent, after: SavedSearch, before: SavedSearch) => {
  const found = happenedOf(event, before);
  if (!found) return null;
  const [{ type }, happened] = found;
  return { type, data: { ...stateData(after), happened } };
};
