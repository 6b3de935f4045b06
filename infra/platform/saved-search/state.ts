import type { SearchNotice } from '@touchline/contracts/http/saved-searches';

/** Whose search it is. */
export interface Owner {
  readonly profile_id: string;
  readonly user_id: string;
}

export interface Known<Filters> extends Owner {
  readonly status: 'kept' | 'deleted';
  readonly search_id: string;
  readonly name: string;
  readonly filters: Filters;
  readonly notice: SearchNotice;
  /** Ids of what has matched already: nobody is told of it again. */
  readonly seen: readonly string[];
  /** How many newly match since it was opened last. */
  readonly fresh: number;
  /** The day on which it was looked at for news last. */
  readonly looked_on: string;
  readonly saved_at: string;
  /** One of the places of its owner; null once it is deleted, and of searches from before there were places. */
  readonly place_key: string | null;
}

export type SavedSearch<Filters> = { readonly status: 'none' } | Known<Filters>;

interface By {
  readonly by: Owner;
  readonly now: string;
}

export type SavedSearchCommand<Filters> =
  | ({
      readonly type: 'Save';
      readonly search_id: string;
      readonly name: string;
      readonly filters: Filters;
      readonly notice: SearchNotice;
      /** What matches now. */
      readonly matching: readonly string[];
      readonly place_key: string;
    } & By)
  | ({
      readonly type: 'Change';
      readonly name: string;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
    } & By)
  | ({ readonly type: 'Open' } & By)
  | ({ readonly type: 'Forget' } & By)
  /** The clock: what matches now. */
  | { readonly type: 'Look'; readonly matching: readonly string[]; readonly now: string };

interface At {
  readonly at: string;
}

export type SavedSearchEvent<Filters> =
  | ({
      readonly type: 'SearchSaved';
      readonly search_id: string;
      readonly by: Owner;
      readonly name: string;
      readonly filters: Filters;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
      readonly place_key: string;
    } & At)
  | ({
      readonly type: 'SearchChanged';
      readonly name: string;
      readonly notice: SearchNotice;
      readonly matching: readonly string[];
    } & At)
  | ({ readonly type: 'SearchOpened' } & At)
  | ({ readonly type: 'SearchDeleted' } & At)
  | ({ readonly type: 'NewMatched'; readonly ids: readonly string[] } & At);
