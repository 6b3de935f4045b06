import { type PublicShortlist, shortlistEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { changedFields, entryOf } from './shortlist.ts';
import type { Known, Shortlist, ShortlistEvent } from './state.ts';

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (event: ShortlistEvent, before: Shortlist) => {
  if (event.type === 'ShortlistMoved')
    return [shortlistEvents.moved, { before: before.status === 'none' ? '' : before.club_id }] as const;
  const by = event.by.profile_id;
  switch (event.type) {
    case 'ShortlistCreated':
      return [shortlistEvents.created, { by }] as const;
    case 'ShortlistRenamed':
      return [shortlistEvents.renamed, { by, before: before.status === 'none' ? '' : before.name }] as const;
    case 'ShortlistDeleted':
      return [shortlistEvents.deleted, { by }] as const;
    case 'ShortlistRestored':
      return [shortlistEvents.restored, { by }] as const;
    case 'PlayerAdded':
      return [shortlistEvents.playerAdded, { by, player_id: event.player_id }] as const;
    case 'PlayerChanged': {
      const entry = before.status === 'none' ? undefined : entryOf(before, event.player_id);
      const fields = entry ? [...changedFields(entry, event.noted)] : [];
      return [shortlistEvents.playerChanged, { by, player_id: event.player_id, fields }] as const;
    }
    case 'PlayerRemoved':
      return [shortlistEvents.playerRemoved, { by, player_id: event.player_id }] as const;
    case 'PlayerRestored':
      return [shortlistEvents.playerRestored, { by, player_id: event.player_id }] as const;
    default:
      return unreachable(event);
  }
};

const publicShortlistOf = (shortlist: Known): PublicShortlist => ({
  shortlist_id: shortlist.shortlist_id,
  club_id: shortlist.club_id,
  name: shortlist.name,
  status: shortlist.status,
  players: shortlist.entries.length,
});

export const stateData = (state: Shortlist) => ({
  shortlist: state.status === 'none' ? undefined : publicShortlistOf(state),
});

/** An event as neighbours read it: what happened, beside the list after it. Notes of players stay with the club. */
export const published = (event: ShortlistEvent, after: Shortlist, before: Shortlist) => {
  const [{ type }, happened] = happenedOf(event, before);
  return { type, data: { ...stateData(after), happened } };
};
