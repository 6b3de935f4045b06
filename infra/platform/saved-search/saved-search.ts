import { type Decider, ImpossibleEvent, Rejected, unreachable } from '../domain/index.ts';
import type { Known, Owner, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

type CommandOf<Type extends SavedSearchCommand<unknown>['type'], Filters> = Extract<
  SavedSearchCommand<Filters>,
  { type: Type }
>;
type Events<Filters> = readonly SavedSearchEvent<Filters>[];

/** So many of what matched once are remembered. */
export const mostSeen = 5000;
/** From this hour of the day (UTC) on somebody is told what is told once a day. */
export const dailyFromHour = 7;

/** The search as its owner may know it: that of another person isn't there. */
export const ownSearch = <Filters>(state: SavedSearch<Filters>, by: Pick<Owner, 'profile_id'>): Known<Filters> => {
  if (state.status === 'none' || state.profile_id !== by.profile_id) throw new Rejected('NotFound');
  return state;
};

const kept = <Filters>(state: SavedSearch<Filters>, by: Owner): Known<Filters> => {
  const search = ownSearch(state, by);
  if (search.status === 'deleted') throw new Rejected('NotFound');
  return search;
};

const dayOf = (instant: string): string => instant.slice(0, 10);

/** Whether it is time to look for news. */
export const isDue = ({ status, notice, looked_on }: Known<unknown>, now: string): boolean => {
  if (status === 'deleted' || notice === 'none') return false;
  return notice === 'at-once' || (dayOf(now) > looked_on && Number(now.slice(11, 13)) >= dailyFromHour);
};

export const save = <Filters>(
  { type: _, now: at, ...saved }: CommandOf<'Save', Filters>,
  state: SavedSearch<Filters>,
): Events<Filters> => (state.status === 'none' ? [{ type: 'SearchSaved', ...saved, at }] : []);

export const change = <Filters>(
  command: CommandOf<'Change', Filters>,
  state: SavedSearch<Filters>,
): Events<Filters> => {
  const { name, notice, matching, by, now: at } = command;
  const search = kept(state, by);
  if (search.name === name && search.notice === notice) return [];
  // Who begins to be told is told of those who come from now on.
  const begins = search.notice === 'none' && notice !== 'none';
  return [{ type: 'SearchChanged', name, notice, matching: begins ? matching : [], at }];
};

export const open = <Filters>(
  { by, now: at }: CommandOf<'Open', Filters>,
  state: SavedSearch<Filters>,
): Events<Filters> => (kept(state, by).fresh === 0 ? [] : [{ type: 'SearchOpened', at }]);

export const forget = <Filters>(
  { by, now: at }: CommandOf<'Forget', Filters>,
  state: SavedSearch<Filters>,
): Events<Filters> => (ownSearch(state, by).status === 'deleted' ? [] : [{ type: 'SearchDeleted', at }]);

export const look = <Filters>(
  { matching, now: at }: CommandOf<'Look', Filters>,
  state: SavedSearch<Filters>,
): Events<Filters> => {
  if (state.status === 'none' || !isDue(state, at)) return [];
  const seen = new Set(state.seen);
  const ids = matching.filter((id) => !seen.has(id));
  return ids.length === 0 ? [] : [{ type: 'NewMatched', ids, at }];
};

const decide = <Filters>(command: SavedSearchCommand<Filters>, state: SavedSearch<Filters>): Events<Filters> => {
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

const evolve = <Filters>(state: SavedSearch<Filters>, event: SavedSearchEvent<Filters>): SavedSearch<Filters> => {
  const { at } = event;
  if (event.type === 'SearchSaved') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { search_id, by, name, filters, notice, matching, place_key } = event;
    return {
      ...{ status: 'kept', search_id, ...by, name, filters, notice },
      ...{ seen: remember([], matching), fresh: 0, looked_on: dayOf(at), saved_at: at, place_key },
    };
  }
  if (state.status !== 'kept') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'SearchChanged':
      return { ...state, name: event.name, notice: event.notice, seen: remember(state.seen, event.matching) };
    case 'SearchOpened':
      return { ...state, fresh: 0 };
    case 'SearchDeleted':
      return { ...state, status: 'deleted', seen: [], place_key: null };
    case 'NewMatched': {
      const { ids } = event;
      return {
        ...state,
        seen: remember(state.seen, ids),
        fresh: state.fresh + ids.length,
        looked_on: dayOf(at),
      };
    }
    default:
      return unreachable(event);
  }
};

export const savedSearchDecider = <Filters>(): Decider<
  SavedSearchCommand<Filters>,
  SavedSearch<Filters>,
  SavedSearchEvent<Filters>
> => ({ decide, evolve, initialState: { status: 'none' } });
