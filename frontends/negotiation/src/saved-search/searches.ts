import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { SearchNotice } from '@touchline/contracts/http/saved-searches';

export interface SavedSearch<Filters> {
  readonly id: string;
  readonly name: string;
  readonly filters: Filters;
  readonly notice: SearchNotice;
  /** How many newly match since it was opened last. */
  readonly fresh: number;
}
export type NamedSearch = Pick<SavedSearch<unknown>, 'name' | 'notice'>;

/** The saved searches for one thing, as its area has them. A form shows what was refused at its field. */
export interface Searches<Filters> {
  readonly key: QueryKey;
  readonly list: (signal: AbortSignal) => Promise<readonly SavedSearch<Filters>[]>;
  readonly save: (body: NamedSearch & { readonly filters: Filters }) => Promise<unknown>;
  readonly change: (search_id: string, body: NamedSearch) => Promise<unknown>;
  readonly open: (search_id: string) => Promise<SavedSearch<Filters>>;
  readonly remove: (search_id: string) => Promise<unknown>;
  /** Where one is opened. */
  readonly href: (search_id: string) => string;
  /** What is searched: the words follow from it. */
  readonly what: 'players' | 'positions';
}

/** The query for the list of them. */
export const searchesQuery = <Filters>({ key, list }: Searches<Filters>) => ({
  queryKey: key,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => list(signal),
  staleTime: 30_000,
});

/** Does something with a saved search and reads the list anew. */
export const useSearching = ({ key }: Pick<Searches<never>, 'key'>) => {
  const client = useQueryClient();
  return async <Done>(work: Promise<Done>): Promise<Done> => {
    const done = await work;
    void client.invalidateQueries({ queryKey: key });
    return done;
  };
};
