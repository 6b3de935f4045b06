import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Listed = {
  readonly data: readonly { readonly id: string }[];
  readonly meta: { readonly total?: number | undefined };
};

/** Takes a decided case out of the waiting lists at once; the next answer of the server follows. */
export const takeOutOfQueue = (client: QueryClient, queueKey: readonly unknown[], ids: ReadonlySet<string>): void => {
  client.setQueriesData<InfiniteData<Listed>>({ queryKey: queueKey }, (shown) =>
    shown
      ? {
          ...shown,
          pages: shown.pages.map((page) => {
            const data = page.data.filter((row) => !ids.has(row.id));
            const gone = page.data.length - data.length;
            return { ...page, data, meta: { ...page.meta, total: page.meta.total && page.meta.total - gone } };
          }),
        }
      : shown,
  );
};
