import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { useMemo } from 'react';
import type { CaseHold } from '../../api/holds-api.ts';
import { useHolderOf } from '../../use-holder-of.ts';
import type { QueueListProps } from './components/queue-list.tsx';
import { caseAfter } from './queue-address.ts';
import { useFirstCase } from './use-first-case.ts';
import { usePages } from './use-pages.ts';
import type { QueueAddress } from './use-queue-address.ts';

type Waiting = {
  readonly id: string;
  readonly name: string;
  readonly waiting_since: string | null;
  readonly held: CaseHold | null;
};
type Listed<Row> = UseInfiniteQueryResult<
  InfiniteData<{ readonly data: readonly Row[]; readonly meta: { readonly total?: number } }, unknown>
>;

/** A queue as its address asks for it. `waits`: the same queue unfiltered, for how many wait and since when. */
export const useQueue = <Row extends Waiting>(address: QueueAddress, query: Listed<Row>, waits: Listed<Row>) => {
  const { view } = address;
  const me = useIdentity().id;
  const holderOf = useHolderOf();
  const { rows, total } = usePages(query, view.pages);
  const ids = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  /** What opens by itself: no case that a colleague has. */
  const free = useMemo(
    () => (rows ?? []).filter(({ id, held }) => id === view.open || !held || held.by === me).map(({ id }) => id),
    [rows, view.open, me],
  );
  useFirstCase(address, free);
  const next = view.tab === 'waiting' && view.open && ids.includes(view.open) ? caseAfter(free, view.open) : null;
  const first = waits.data?.pages[0];
  const list = {
    address,
    total,
    waiting: first?.meta.total,
    oldest: first?.data[0]?.waiting_since ?? null,
    failure: query.error,
    busy: query.isFetching,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    moreBusy: query.isFetchingNextPage,
  } satisfies Partial<QueueListProps>;
  return {
    rows,
    ids,
    free,
    holderOf,
    /** Who opens after the open case is decided. */
    nextName: rows?.find(({ id }) => id === next)?.name ?? null,
    list,
  };
};
