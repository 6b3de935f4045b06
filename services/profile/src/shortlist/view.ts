import type { shortlistEntry, shortlistedPlayer, shortlistRow } from '@touchline/contracts/http/profile';
import type { z } from 'zod';
import type { Shown } from './shown-players.ts';
import type { Entry, Known } from './state.ts';

export type ShortlistView = z.input<typeof shortlistRow>;
export type EntryView = z.input<typeof shortlistEntry>;
type PlayerView = z.input<typeof shortlistedPlayer>;

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
export const playerView = (entry: Entry, shown: Shown = unknown): PlayerView => ({
  ...entryView(entry),
  name: shown.player?.name ?? entry.name,
  ...shown,
});

/** What a file of a list says of each entry before the columns of the player. */
export const notedHeaders = ['Name', 'Priority', 'Stage', 'Note', 'Added by', 'Added on', 'Not shown because'];

const reasons = { 'not-visible': 'Not visible to clubs', 'not-available': 'Not in the market' } as const;

export const notedCells = ({ player, hidden, ...entry }: PlayerView) => ({
  cells: [
    ...[entry.name, entry.priority, entry.stage, entry.note, entry.added_by.name, entry.added_at.slice(0, 10)],
    hidden ? reasons[hidden] : '',
  ],
  player,
});
