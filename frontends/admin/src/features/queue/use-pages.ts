import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

type Page<Row> = { readonly data: readonly Row[]; readonly meta: { readonly total?: number } };

/** The rows of the pages that the address asks for; what is missing of them is fetched. */
export const usePages = <Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>, unknown>>,
  wanted: number,
): { readonly rows: readonly Row[] | undefined; readonly total: number | undefined } => {
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = query;
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { rows, total: data?.pages[0]?.meta.total };
};
