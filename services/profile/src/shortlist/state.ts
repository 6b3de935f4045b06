import type { ShortlistPriority, ShortlistStage } from '@touchline/contracts/http/profile';

/** A representative, for the club. */
export interface Member {
  readonly club_id: string;
  readonly profile_id: string;
  readonly name: string;
}
export type Author = Omit<Member, 'club_id'>;

/** What a club notes of a player. */
export interface Noted {
  readonly note: string;
  readonly priority: ShortlistPriority;
  readonly stage: ShortlistStage;
}

export interface Entry extends Noted {
  readonly player_id: string;
  readonly name: string;
  readonly version: number;
  readonly added_by: Author;
  readonly added_at: string;
  readonly changed_by: Author;
  readonly changed_at: string;
}

export interface Known {
  readonly status: 'open' | 'deleted';
  readonly shortlist_id: string;
  readonly club_id: string;
  readonly name: string;
  /** Club and name as they are compared, while it is open: an index keeps it unique. */
  readonly name_key: string | null;
  /** One of the places that the club has for lists, while it is open; lists from before there were places have none. */
  readonly place_key: string | null;
  /** In the order of adding. */
  readonly entries: readonly Entry[];
  /** Who were taken off last, for putting back; the newest last. */
  readonly removed: readonly Entry[];
  readonly created_by: Author;
  readonly created_at: string;
  readonly changed_by: Author;
  readonly changed_at: string;
}

export type Shortlist = { readonly status: 'none' } | Known;

interface By {
  readonly by: Member;
  readonly now: string;
}

export type ShortlistCommand =
  | ({
      readonly type: 'Create';
      readonly shortlist_id: string;
      readonly name: string;
      readonly place_key: string;
    } & By)
  | ({ readonly type: 'Rename'; readonly name: string } & By)
  | ({ readonly type: 'Delete' } & By)
  /** The club was found to be another one, which has its lists since. */
  | { readonly type: 'FollowClub'; readonly club_id: string; readonly name: string; readonly now: string }
  | ({ readonly type: 'Restore'; readonly place_key: string } & By)
  | ({
      readonly type: 'AddPlayer';
      readonly player: { readonly profile_id: string; readonly name: string };
      readonly noted: Noted;
      /** Whether the club may see the player now. */
      readonly facts: { readonly shown: boolean };
    } & By)
  | ({
      readonly type: 'ChangePlayer';
      readonly player_id: string;
      readonly version: number;
      readonly noted: Noted;
    } & By)
  | ({ readonly type: 'RemovePlayer'; readonly player_id: string } & By)
  | ({ readonly type: 'RestorePlayer'; readonly player_id: string } & By);

interface At {
  readonly by: Author;
  readonly at: string;
}

export type ShortlistEvent =
  | ({
      readonly type: 'ShortlistCreated';
      readonly shortlist_id: string;
      readonly club_id: string;
      readonly name: string;
      readonly place_key: string;
    } & At)
  | ({ readonly type: 'ShortlistRenamed'; readonly name: string } & At)
  | ({ readonly type: 'ShortlistDeleted' } & At)
  | { readonly type: 'ShortlistMoved'; readonly club_id: string; readonly name: string; readonly at: string }
  | ({ readonly type: 'ShortlistRestored'; readonly place_key: string } & At)
  | ({ readonly type: 'PlayerAdded'; readonly player_id: string; readonly name: string; readonly noted: Noted } & At)
  | ({ readonly type: 'PlayerChanged'; readonly player_id: string; readonly noted: Noted } & At)
  | ({ readonly type: 'PlayerRemoved'; readonly player_id: string } & At)
  | ({ readonly type: 'PlayerRestored'; readonly player_id: string } & At);
