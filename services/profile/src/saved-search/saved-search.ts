import { type Decider, ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import type { Known, Owner, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

type CommandOf<Type extends SavedSearchCommand['type']> = Extract<SavedSearchCommand, { type: Type }>;
type Events = readonly SavedSearchEvent[];

/** So many of those who matched once are remembered. */
export const mostSeen = 5000;
/** From this hour of the day (UTC) on somebody is told what is told once a day. */
export const dailyFromHour = 7;

/** The search as its owner may know it: that of another person isn't there. */
export const ownSearch = (state: SavedSearch, by: Pick<Owner, 'profile_id'>): Known => {
  if (state.status === 'none' || state.profile_id !== by.profile_id) throw new Rejected('NotFound');
  return state;
};

const kept = (state: SavedSearch, by: Owner): Known => {
  const search = ownSearch(state, by);
  if (search.status === 'deleted') throw new Rejected('NotFound');
  return search;
};

const dayOf = (instant: string): string => instant.slice(0, 10);

/** Whether it is time to look for news. */
export const isDue = ({ status, notice, looked_on }: Known, now: string): boolean => {
  if (status === 'deleted' || notice === 'none') return false;
  return notice === 'at-once' || (dayOf(now) > looked_on && Number(now.slice(11, 13)) >= dailyFromHour);
};

export const save = ({ type: _, now: at, ...saved }: CommandOf<'Save'>, state: SavedSearch): Events =>
  state.status === 'none' ? [{ type: 'SearchSaved', ...saved, at }] : [];

export const change = (command: CommandOf<'Change'>, state: SavedSearch): Events => {
  const { name, notice, matching, by, now: at } = command;
  const search = kept(state, by);
  if (search.name === name && search.notice === notice) return [];
  // Who begins to be told is told of those who come from now on.
  const begins = search.notice === 'none' && notice !== 'none';
  return [{ type: 'SearchChanged', name, notice, matching: begins ? matching : [], at }];
};

export const open = ({ by, now: at }: CommandOf<'Open'>, state: SavedSearch): Events =>
  kept(state, by).fresh === 0 ? [] : [{ type: 'SearchOpened', at }];

export const forget = ({ by, now: at }: CommandOf<'Forget'>, state: SavedSearch): Events =>
  ownSearch(state, by).status === 'deleted' ? [] : [{ type: 'SearchDeleted', at }];

export const look = ({ matching, now: at }: CommandOf<'Look'>, state: SavedSearch): Events => {
  if (state.status === 'none' || !isDue(state, at)) return [];
  const seen = new Set(state.seen);
  const player_ids = matching.filter((id) => !seen.has(id));
  return player_ids.length === 0 ? [] : [{ type: 'PlayersMatched', player_ids, at }];
};

const decide = (command: SavedSearchCommand, state: SavedSearch): Events => {
  switch (command.type) {
    case 'Save':
      return save(command, state);
    case 'Change':
      return change(command, state);
    case 'Open':
      return open(command, state);
    case 'Forget':
      return forget(command, state);
    case 'Look':
      return look(command, state);
    default:
      return unreachable(command);
  }
};

const remember = (seen: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...seen, ...more])].slice(-mostSeen);

const evolve = (state: SavedSearch, event: SavedSearchEvent): SavedSearch => {
  const { at } = event;
  if (event.type === 'SearchSaved') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { search_id, by, name, filters, notice, matching } = event;
    return {
      ...{ status: 'kept', search_id, ...by, name, filters, notice },
      ...{ seen: remember([], matching), fresh: 0, looked_on: dayOf(at), saved_at: at },
    };
  }
  if (state.status !== 'kept') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'SearchChanged':
      return { ...state, name: event.name, notice: event.notice, seen: remember(state.seen, event.matching) };
    case 'SearchOpened':
      return { ...state, fresh: 0 };
    case 'SearchDeleted':
      return { ...state, status: 'deleted', seen: [] };
    case 'PlayersMatched': {
      const { player_ids } = event;
      return {
        ...state,
        seen: remember(state.seen, player_ids),
        fresh: state.fresh + player_ids.length,
        looked_on: dayOf(at),
      };
    }
    default:
      return unreachable(event);
  }
};

export const savedSearchDecider: Decider<SavedSearchCommand, SavedSearch, SavedSearchEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
