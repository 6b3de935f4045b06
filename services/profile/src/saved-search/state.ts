import type { SearchFilters, SearchNotice } from '@touchline/contracts/http/profile';

/** Whose search it is. */
export interface Owner {
  readonly profile_id: string;
  readonly user_id: string;
}

export interface Known extends Owner {
  readonly status: 'kept' | 'deleted';
  readonly search_id: string;
  readonly name: string;
  readonly filters: SearchFilters;
  readonly notice: SearchNotice;
  /** Who has matched already: nobody is told of them again. */
  readonly seen: readonly string[];
  /** How many newly match since it was opened last. */
  readonly fresh: number;
  /** The day on which it was looked at for news last. */
  readonly looked_on: string;
  readonly saved_at: string;
}

export type SavedSearch = { readonly status: 'none' } | Known;

interface By {
  readonly by: Owner;
  readonly now: string;
}

export type SavedSearchCommand =
  | ({
      readonly type: 'Save';
      readonly search_id: string;
      readonly name: string;
      readonly filters: SearchFilters;
      readonly notice: SearchNotice;
      /** Who matches now. */
      readonly matching: readonly string[];
    } & By)
  | ({
      readonly type: 'Change';
      readonly name: string;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
    } & By)
  | ({ readonly type: 'Open' } & By)
  | ({ readonly type: 'Forget' } & By)
  /** The clock: who matches now. */
  | { readonly type: 'Look'; readonly matching: readonly string[]; readonly now: string };

interface At {
  readonly at: string;
}

export type SavedSearchEvent =
  | ({
      readonly type: 'SearchSaved';
      readonly search_id: string;
      readonly by: Owner;
      readonly name: string;
      readonly filters: SearchFilters;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
    } & At)
  | ({
      readonly type: 'SearchChanged';
      readonly name: string;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
    } & At)
  | ({ readonly type: 'SearchOpened' } & At)
  | ({ readonly type: 'SearchDeleted' } & At)
  | ({ readonly type: 'PlayersMatched'; readonly player_ids: readonly string[] } & At);
