import { fold } from '@touchline/contracts/fold';
import { shortlistBounds } from '@touchline/contracts/http/profile';
import { type Decider, ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import type { Author, Entry, Known, Member, Noted, Shortlist, ShortlistCommand, ShortlistEvent } from './state.ts';

type CommandOf<Type extends ShortlistCommand['type']> = Extract<ShortlistCommand, { type: Type }>;
type Events = readonly ShortlistEvent[];

/** So many of those who were taken off last can be put back. */
export const keptRemoved = 20;

const authorOf = ({ profile_id, name }: Member): Author => ({ profile_id, name });

/** The list as the one who acts may know it: that of another club isn't there. */
export const ownList = (state: Shortlist, by: Pick<Member, 'club_id'>): Known => {
  if (state.status === 'none' || state.club_id !== by.club_id) throw new Rejected('NotFound');
  return state;
};

const openList = (state: Shortlist, by: Member): Known => {
  const list = ownList(state, by);
  if (list.status === 'deleted') throw new Rejected('NotFound');
  return list;
};

export const entryOf = ({ entries }: Pick<Known, 'entries'>, playerId: string): Entry | undefined =>
  entries.find(({ player_id }) => player_id === playerId);
const removedOf = ({ removed }: Known, playerId: string): Entry | undefined =>
  removed.findLast(({ player_id }) => player_id === playerId);

const refuseFull = ({ entries }: Known): void => {
  if (entries.length >= shortlistBounds.players)
    throw invalid({ path: 'player_id', message: `A list has at most ${shortlistBounds.players} players.` });
};

/** The fields in which a note differs from what was noted. */
export const changedFields = (before: Noted, after: Noted): readonly (keyof Noted)[] =>
  (['note', 'priority', 'stage'] as const).filter((field) => before[field] !== after[field]);

export const create = (command: CommandOf<'Create'>, state: Shortlist): Events => {
  const { shortlist_id, name, place_key, by, now: at } = command;
  if (state.status !== 'none') return [];
  return [{ type: 'ShortlistCreated', shortlist_id, club_id: by.club_id, name, place_key, by: authorOf(by), at }];
};

export const rename = ({ name, by, now: at }: CommandOf<'Rename'>, state: Shortlist): Events =>
  openList(state, by).name === name ? [] : [{ type: 'ShortlistRenamed', name, by: authorOf(by), at }];

export const deleteShortlist = ({ by, now: at }: CommandOf<'Delete'>, state: Shortlist): Events =>
  ownList(state, by).status === 'deleted' ? [] : [{ type: 'ShortlistDeleted', by: authorOf(by), at }];

export const restore = ({ place_key, by, now: at }: CommandOf<'Restore'>, state: Shortlist): Events =>
  ownList(state, by).status === 'open' ? [] : [{ type: 'ShortlistRestored', place_key, by: authorOf(by), at }];

export const addPlayer = (command: CommandOf<'AddPlayer'>, state: Shortlist): Events => {
  const { player, noted, facts, by, now: at } = command;
  const list = openList(state, by);
  if (entryOf(list, player.profile_id)) return [];
  if (!facts.shown) throw new Rejected('PlayerNotScoutable');
  refuseFull(list);
  return [{ type: 'PlayerAdded', player_id: player.profile_id, name: player.name, noted, by: authorOf(by), at }];
};

export const changePlayer = (command: CommandOf<'ChangePlayer'>, state: Shortlist): Events => {
  const { player_id, version, noted, by, now: at } = command;
  const entry = entryOf(openList(state, by), player_id);
  if (!entry) throw new Rejected('NotFound');
  if (entry.version !== version) throw new Rejected('StaleVersion', { current: entry.version });
  return changedFields(entry, noted).length === 0
    ? []
    : [{ type: 'PlayerChanged', player_id, noted, by: authorOf(by), at }];
};

export const removePlayer = ({ player_id, by, now: at }: CommandOf<'RemovePlayer'>, state: Shortlist): Events => {
  const list = openList(state, by);
  if (entryOf(list, player_id)) return [{ type: 'PlayerRemoved', player_id, by: authorOf(by), at }];
  if (removedOf(list, player_id)) return [];
  throw new Rejected('NotFound');
};

export const restorePlayer = ({ player_id, by, now: at }: CommandOf<'RestorePlayer'>, state: Shortlist): Events => {
  const list = openList(state, by);
  if (entryOf(list, player_id)) return [];
  if (!removedOf(list, player_id)) throw new Rejected('NotFound');
  refuseFull(list);
  return [{ type: 'PlayerRestored', player_id, by: authorOf(by), at }];
};

/** Nobody of a club does this, so nobody stands beside it as who changed the list last. */
export const followClub = ({ club_id, name, now: at }: CommandOf<'FollowClub'>, state: Shortlist): Events =>
  state.status === 'none' || state.club_id === club_id ? [] : [{ type: 'ShortlistMoved', club_id, name, at }];

const decide = (command: ShortlistCommand, state: Shortlist): Events => {
  switch (command.type) {
    case 'Create':
      return create(command, state);
    case 'Rename':
      return rename(command, state);
    case 'FollowClub':
      return followClub(command, state);
    case 'Delete':
      return deleteShortlist(command, state);
    case 'Restore':
      return restore(command, state);
    case 'AddPlayer':
      return addPlayer(command, state);
    case 'ChangePlayer':
      return changePlayer(command, state);
    case 'RemovePlayer':
      return removePlayer(command, state);
    case 'RestorePlayer':
      return restorePlayer(command, state);
    default:
      return unreachable(command);
  }
};

const keyOf = (clubId: string, name: string): string => `${clubId}|${fold(name)}`;

const added = (event: Extract<ShortlistEvent, { type: 'PlayerAdded' }>): Entry => ({
  player_id: event.player_id,
  name: event.name,
  ...event.noted,
  version: 1,
  added_by: event.by,
  added_at: event.at,
  changed_by: event.by,
  changed_at: event.at,
});

/** The list after what happened to one of its players. */
const evolveEntries = (
  list: Known,
  event: Extract<ShortlistEvent, { readonly player_id: string }>,
): Pick<Known, 'entries' | 'removed'> => {
  const { entries, removed } = list;
  const there = entryOf(list, event.player_id);
  const gone = removedOf(list, event.player_id);
  const others = <T extends { readonly player_id: string }>(of: readonly T[]): readonly T[] =>
    of.filter(({ player_id }) => player_id !== event.player_id);
  const changed = { changed_by: event.by, changed_at: event.at };
  switch (event.type) {
    case 'PlayerAdded':
      if (there) throw new ImpossibleEvent(event, list);
      return { entries: [...entries, added(event)], removed: others(removed) };
    case 'PlayerChanged': {
      if (!there) throw new ImpossibleEvent(event, list);
      const next = { ...there, ...event.noted, ...changed, version: there.version + 1 };
      return { entries: entries.map((entry) => (entry === there ? next : entry)), removed };
    }
    case 'PlayerRemoved':
      if (!there) throw new ImpossibleEvent(event, list);
      return { entries: others(entries), removed: [...others(removed), there].slice(-keptRemoved) };
    case 'PlayerRestored':
      if (there || !gone) throw new ImpossibleEvent(event, list);
      // Put back where it was: in the order of adding.
      return {
        entries: [...entries, gone].sort((a, b) => a.added_at.localeCompare(b.added_at)),
        removed: others(removed),
      };
    default:
      return unreachable(event);
  }
};

const evolve = (state: Shortlist, event: ShortlistEvent): Shortlist => {
  if (event.type === 'ShortlistMoved') {
    if (state.status === 'none') throw new ImpossibleEvent(event, state);
    const { club_id, name } = event;
    const name_key = state.status === 'open' ? keyOf(club_id, name) : null;
    // Its place was one of the other club's.
    return { ...state, club_id, name, name_key, place_key: null };
  }
  const { by, at } = event;
  const changed = { changed_by: by, changed_at: at };
  if (event.type === 'ShortlistCreated') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { shortlist_id, club_id, name, place_key } = event;
    return {
      ...{ status: 'open', shortlist_id, club_id, name, name_key: keyOf(club_id, name), place_key },
      ...{ entries: [], removed: [], created_by: by, created_at: at, ...changed },
    };
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  if ((event.type === 'ShortlistRestored') !== (state.status === 'deleted')) throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'ShortlistRenamed':
      return { ...state, ...changed, name: event.name, name_key: keyOf(state.club_id, event.name) };
    case 'ShortlistDeleted':
      return { ...state, ...changed, status: 'deleted', name_key: null, place_key: null };
    case 'ShortlistRestored':
      return {
        ...{ ...state, ...changed, status: 'open', place_key: event.place_key },
        name_key: keyOf(state.club_id, state.name),
      };
    case 'PlayerAdded':
    case 'PlayerChanged':
    case 'PlayerRemoved':
    case 'PlayerRestored':
      return { ...state, ...changed, ...evolveEntries(state, event) };
    default:
      return unreachable(event);
  }
};

export const shortlistDecider: Decider<ShortlistCommand, Shortlist, ShortlistEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
