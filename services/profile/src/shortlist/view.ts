import type { shortlistEntry, shortlistedPlayer, shortlistRow } from '@touchline/contracts/http/profile';
import type { z } from 'zod';
import type { Shown } from './shown-players.ts';
import type { Entry, Known } from './state.ts';

export type ShortlistView = z.input<typeof shortlistRow>;
export type EntryView = z.input<typeof shortlistEntry>;

export const shortlistView = (list: Known): ShortlistView => ({
  id: list.shortlist_id,
  name: list.name,
  player_ids: list.entries.map(({ player_id }) => player_id),
  created_by: list.created_by,
  created_at: list.created_at,
  changed_by: list.changed_by,
  changed_at: list.changed_at,
});

export const entryView = (entry: Entry): EntryView => ({ ...entry });

const unknown: Shown = { player: null, hidden: 'not-available' };

/** An entry with what may be shown of the player; of one who can't be shown the name that the club knew. */
export const playerView = (entry: Entry, shown: Shown = unknown): z.input<typeof shortlistedPlayer> => ({
  ...entryView(entry),
  name: shown.player?.name ?? entry.name,
  ...shown,
});
