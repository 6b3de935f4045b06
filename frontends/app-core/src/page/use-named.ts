import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

interface Item {
  readonly id: string;
}

/** The query of one item, asked only where the address names one that the loaded pages of its list don't have. */
export const namedQuery = <One extends Item, Key extends QueryKey>(
  id: string | null,
  loaded: readonly Item[] | undefined,
  one: (id: string) => UseQueryOptions<One, Error, One, Key>,
): UseQueryOptions<One, Error, One, Key> => ({
  ...one(id ?? ''),
  enabled: id !== null && loaded !== undefined && !loaded.some((item) => item.id === id),
});

/**
 * The item that an address names, however old it is: the loaded one, or else asked for by its id. `older` is the
 * one that stands above the list, because the loaded pages don't have it.
 */
export const useNamed = <One extends Item, Loaded extends One, Key extends QueryKey>(
  id: string | null,
  loaded: readonly Loaded[] | undefined,
  one: (id: string) => UseQueryOptions<One, Error, One, Key>,
) => {
  const options = namedQuery(id, loaded, one);
  const query = useQuery(options);
  const older = options.enabled ? query.data : undefined;
  return {
    item: loaded?.find((item) => item.id === id) ?? older,
    older,
    pending: options.enabled === true && query.isPending,
    error: options.enabled ? query.error : null,
  };
};
