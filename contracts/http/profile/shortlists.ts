import { z } from 'zod';
import { nameOf, prose } from '../../names.ts';
import { id, instant } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { shownPerson } from '../shared-shapes.ts';
import { playerRow } from './scouting.ts';

export const shortlistPriorities = ['first', 'second', 'watch'] as const;
export const shortlistPriority = z.enum(shortlistPriorities).meta({ id: 'ShortlistPriority' });
export type ShortlistPriority = z.infer<typeof shortlistPriority>;

/** How far the club is with a player before anything is between them. */
export const shortlistStages = ['to-watch', 'watched', 'to-contact', 'on-hold'] as const;
export const shortlistStage = z.enum(shortlistStages).meta({ id: 'ShortlistStage' });
export type ShortlistStage = z.infer<typeof shortlistStage>;

/** How many lists a club has at most, and how many players are on one. */
export const shortlistBounds = { lists: 30, players: 100 } as const;

export const shortlistName = nameOf({ most: 60, missing: 'Give the list a name.' });
const note = prose(500);

/** A list as the club's overview shows it. */
export const shortlistRow = z
  .object({
    id,
    name: z.string(),
    /** Whom it names, those among them who can't be shown now. */
    player_ids: z.array(id),
    created_by: shownPerson,
    created_at: instant,
    changed_by: shownPerson,
    changed_at: instant,
  })
  .meta({ id: 'ShortlistRow' });

export const shortlistEntry = z
  .object({
    player_id: id,
    /** As the player was called when added: what is left of one who can't be shown. */
    name: z.string(),
    note: z.string(),
    priority: shortlistPriority,
    stage: shortlistStage,
    /** Counts the changes: a change names the one that it saw. */
    version: z.int(),
    added_by: shownPerson,
    added_at: instant,
    changed_by: shownPerson,
    changed_at: instant,
  })
  .meta({ id: 'ShortlistEntry' });

/** An entry with the player; of one who can't be shown now, the reason alone. */
export const shortlistedPlayer = shortlistEntry
  .extend({
    player: playerRow.nullable(),
    /** `not-visible`: switched off by the player; `not-available`: not in the market now. */
    hidden: z.enum(['not-visible', 'not-available']).nullable(),
  })
  .meta({ id: 'ShortlistedPlayer' });

export const shortlist = shortlistRow
  .extend({ club_name: z.string(), entries: z.array(shortlistedPlayer) })
  .meta({ id: 'Shortlist' });

const shortlistId = z.strictObject({ shortlist_id: id });
const entryId = z.strictObject({ shortlist_id: id, player_id: id });

export const namingShortlist = z.strictObject({ name: shortlistName });
export const addingToShortlist = z.strictObject({
  player_id: id,
  note: note.default(''),
  priority: shortlistPriority.default('watch'),
  stage: shortlistStage.default('to-watch'),
});
export const changingEntry = z.strictObject({
  /** The version that was seen. */
  version: z.int().min(1).max(1_000_000_000),
  note,
  priority: shortlistPriority,
  stage: shortlistStage,
});

const errors = [...inMarket, 'NotFound'] as const;

export const shortlistOperations = operations({
  listShortlists: operation({
    summary: 'The lists of the own club, by name',
    method: 'GET',
    path: '/shortlists',
    access: 'member',
    reply: z.array(shortlistRow),
    errors: [...inMarket],
  }),
  createShortlist: operation({
    summary: 'A new list, for everybody who acts for the club',
    method: 'POST',
    path: '/shortlists',
    access: 'member',
    status: 201,
    body: namingShortlist,
    reply: shortlistRow,
    errors: [...inMarket],
  }),
  getShortlist: operation({
    summary: 'One list with its players',
    method: 'GET',
    path: '/shortlists/:shortlist_id',
    access: 'member',
    params: shortlistId,
    reply: shortlist,
    errors: [...errors, 'TooManyRequests'],
  }),
  exportShortlist: operation({
    summary: 'A list as CSV, with what is noted',
    method: 'GET',
    path: '/shortlists/:shortlist_id/players.csv',
    access: 'member',
    params: shortlistId,
    download: ['text/csv'],
    errors: [...errors, 'PlanDoesNotInclude', 'TooManyRequests'],
  }),
  renameShortlist: operation({
    summary: 'Gives a list another name',
    method: 'PUT',
    path: '/shortlists/:shortlist_id/name',
    access: 'member',
    params: shortlistId,
    body: namingShortlist,
    reply: shortlistRow,
    errors: [...errors],
  }),
  deleteShortlist: operation({
    summary: 'Deletes a list; it can be restored',
    method: 'DELETE',
    path: '/shortlists/:shortlist_id',
    access: 'member',
    params: shortlistId,
    reply: shortlistRow,
    errors: [...errors],
  }),
  restoreShortlist: operation({
    summary: 'Brings a deleted list back as it was',
    method: 'POST',
    path: '/shortlists/:shortlist_id/restore',
    access: 'member',
    params: shortlistId,
    reply: shortlistRow,
    errors: [...errors],
  }),
  addToShortlist: operation({
    summary: 'Puts a player on a list; one who is there stays as noted',
    method: 'POST',
    path: '/shortlists/:shortlist_id/players',
    access: 'member',
    status: 201,
    params: shortlistId,
    body: addingToShortlist,
    reply: shortlistEntry,
    errors: [...errors, 'PlayerNotScoutable'],
  }),
  changeShortlistEntry: operation({
    summary: 'Notes something else of a player on a list',
    method: 'PUT',
    path: '/shortlists/:shortlist_id/players/:player_id',
    access: 'member',
    params: entryId,
    body: changingEntry,
    reply: shortlistEntry,
    errors: [...errors, 'StaleVersion'],
  }),
  removeFromShortlist: operation({
    summary: 'Takes a player off a list; it can be undone',
    method: 'DELETE',
    path: '/shortlists/:shortlist_id/players/:player_id',
    access: 'member',
    params: entryId,
    reply: shortlistRow,
    errors: [...errors],
  }),
  restoreToShortlist: operation({
    summary: 'Puts a player who was taken off back, as noted',
    method: 'POST',
    path: '/shortlists/:shortlist_id/players/:player_id/restore',
    access: 'member',
    params: entryId,
    reply: shortlistEntry,
    errors: [...errors],
  }),
});
