import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useLocation } from '@touchline/app-core/page/router.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changedTable, columnsFrom, firstColumns, narrowColumns, parseTable, type TableView } from './table-address.ts';
import type { TableKind, TablePage } from './table-kind.ts';

export const pageSize = 25;
/** Where a key leads to write what is looked for. */
export const SEARCH_ID = 'table-search';

const remembered = (name: string): readonly string[] | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`table:${name}`) ?? 'null');
    return Array.isArray(kept) ? kept.map(String) : null;
  } catch {
    return null; // an unreadable choice is no choice
  }
};
const remember = (name: string, columns: readonly string[] | null): void => {
  try {
    if (columns) localStorage.setItem(`table:${name}`, JSON.stringify(columns));
    else localStorage.removeItem(`table:${name}`);
  } catch {
    return; // nowhere to keep it
  }
};

/** A table as its address asks for it: the page that is shown, its columns, what is chosen, and how all that is changed. */
export const useTable = <Row>(kind: TableKind<Row>) => {
  const [search, changeAddress] = useAddress();
  const { pathname } = useLocation();
  const view = useMemo(() => parseTable(search, kind), [search, kind]);
  const put = useCallback(
    (change: Partial<TableView>, entry: 'replace' | 'push' = 'replace') =>
      changeAddress((before) => changedTable(before, kind, change), entry),
    [changeAddress, kind],
  );
  const href = (change: Partial<TableView>): string => `${pathname}?${changedTable(search, kind, change)}`;

  const asked = useMemo(
    () => ({ q: view.q, filters: view.filters, sort: view.sort, direction: view.direction }),
    [view.q, view.filters, view.sort, view.direction],
  );
  const page = useQuery(
    queryOptions({
      queryKey: [...kind.queryKey, asked, view.after],
      queryFn: ({ signal }) =>
        kind.read(asked, { limit: pageSize, ...(view.after ? { cursor: view.after } : {}) }, signal),
      placeholderData: keepPreviousData,
    }),
  );
  // Rows are counted with the first page alone; on the ones after it the count stays.
  const [counted, setCounted] = useState<TablePage<Row>['meta'] | null>(null);
  const meta = page.data?.meta;
  useEffect(() => {
    if (meta?.total !== undefined) setCounted(meta);
  }, [meta]);

  const back = useRef(new Map<string, string | null>());
  const rows = page.data?.data;
  const next = meta?.next_cursor ?? null;
  const paging = {
    from: view.at + 1,
    to: view.at + (rows?.length ?? 0),
    total: counted?.more ? null : (counted?.total ?? null),
    onNext: next
      ? (): void => {
          back.current.set(next, view.after);
          put({ after: next, at: view.at + pageSize });
        }
      : null,
    onBack: view.after
      ? (): void => {
          const before = back.current.get(view.after ?? '') ?? null;
          put({ after: before, at: before ? Math.max(0, view.at - pageSize) : 0 });
        }
      : null,
  };

  const chosen = view.columns ?? remembered(kind.name);
  const columns = chosen ? columnsFrom(chosen, kind) : firstColumns(kind);
  const narrow = narrowColumns(chosen && columns, kind);
  const setColumns = (ids: readonly string[] | null): void => {
    remember(kind.name, ids);
    put({ columns: ids });
  };

  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const select = useCallback(
    (ids: ReadonlySet<string>) =>
      setSelected((before) => {
        const known = new Map([...before, ...(rows ?? []).map((row) => [kind.rowId(row), row] as const)]);
        return new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id) as Row] as const] : [])));
      }),
    [kind, rows],
  );

  const ids = useMemo(() => (rows ?? []).map(kind.rowId), [rows, kind]);
  const at = view.open === null ? -1 : ids.indexOf(view.open);
  const step = (by: 1 | -1) => (): void => {
    const to = at < 0 ? (by === 1 ? ids[0] : ids.at(-1)) : ids[at + by];
    if (to) put({ open: to });
  };
  useKeys({
    j: step(1),
    k: step(-1),
    x: () => {
      if (view.open === null || at < 0) return;
      const now = new Set(selected.keys());
      if (!now.delete(view.open)) now.add(view.open);
      select(now);
    },
    '/': () => document.getElementById(SEARCH_ID)?.focus(),
  });

  return { view, put, href, asked, page, rows, counted, paging, columns, narrow, setColumns, selected, select, at };
};

export type Table<Row> = ReturnType<typeof useTable<Row>>;
