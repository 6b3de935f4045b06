import type { PublicSavedSearch, SavedSearchEvents } from '@touchline/contracts/events';
import { unreachable } from '../domain/index.ts';
import type { Known, SavedSearch, SavedSearchEvent } from './state.ts';

/** The contracts of these searches' events, and what is counted of what newly matches. */
export interface Published {
  readonly events: SavedSearchEvents;
  readonly counted: 'players' | 'opportunities';
}

/** The contract of an event and what is its own; null: nobody else's business. */
const happenedOf = <Filters>(
  { events, counted }: Published,
  event: SavedSearchEvent<Filters>,
  before: SavedSearch<Filters>,
) => {
  switch (event.type) {
    case 'SearchSaved':
      return [events.saved, {}] as const;
    case 'SearchChanged':
      return [events.changed, { before: before.status === 'none' ? 'none' : before.notice }] as const;
    case 'NewMatched':
      return [events.matched, { [counted]: event.ids.length }] as const;
    case 'SearchDeleted':
      return [events.deleted, {}] as const;
    case 'SearchOpened':
      return null;
    default:
      return unreachable(event);
  }
};

const publicSearchOf = <Filters>(search: Known<Filters>): PublicSavedSearch => {
  const { search_id, profile_id, user_id, name, notice, status } = search;
  return { search_id, profile_id, user_id, name, notice, status };
};

export const stateData = <Filters>(state: SavedSearch<Filters>) => ({
  search: state.status === 'none' ? undefined : publicSearchOf(state),
});

/** An event as neighbours read it: what happened, beside the search after it; never what it found. */
export const publishing =
  (of: Published) =>
  <Filters>(event: SavedSearchEvent<Filters>, after: SavedSearch<Filters>, before: SavedSearch<Filters>) => {
    const found = happenedOf(of, event, before);
    if (!found) return null;
    const [{ type }, happened] = found;
    return { type, data: { ...stateData(after), happened } };
  };
