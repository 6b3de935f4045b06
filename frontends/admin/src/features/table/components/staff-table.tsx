import { CsvRowsButton } from '@touchline/app-core/csv/csv-rows-button.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { Anchor, Button, Drawer, IconButton, isPlainClick, SidePanel, toast } from '@touchline/ui';
import { type Column, DataTable } from '@touchline/ui/table';
import { type ReactNode, useMemo } from 'react';
import type { TableKind } from '../table-kind.ts';
import { text } from '../text.ts';
import { type Table, useTable } from '../use-table.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FilterBar } from './filter-bar.tsx';

/** How many there are of these filters, and of how many; nothing while they are counted. */
const countOf = <Row,>({ counted }: Table<Row>): string => {
  if (counted?.total === undefined) return '';
  const { total, more, all } = counted;
  if (all === undefined || all === total) return text(more ? 'countedMore' : 'counted', { total });
  return text(more ? 'countedMoreOf' : 'countedOf', { total, all });
};

const Steps = <Row,>({ kind, table }: { readonly kind: TableKind<Row>; readonly table: Table<Row> }): ReactNode => {
  const { at, rows = [], put } = table;
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const go = (row: Row | undefined) => (): void => {
    if (row !== undefined) put({ open: kind.rowId(row) });
  };
  return (
    <>
      <IconButton
        size="sm"
        icon="caret-up"
        label={text('previous')}
        disabled={before === undefined}
        onClick={go(before)}
      />
      <IconButton size="sm" icon="caret-down" label={text('next')} disabled={after === undefined} onClick={go(after)} />
      <Button
        size="sm"
        variant="ghost"
        icon="link-simple"
        onClick={() =>
          void navigator.clipboard
            .writeText(location.href)
            .then(() => toast({ kind: 'success', title: text('copied') }))
        }
      >
        {text('copyLink')}
      </Button>
    </>
  );
};

const column = 'sticky top-[var(--top-height)] h-[calc(100dvh-var(--top-height))] overflow-y-auto';

/**
 * A table of staff: counted, narrowed, ordered, its columns chosen, all of that in the address; rows chosen for a decision, and
 * one of them opened beside it.
 */
export const StaffTable = <Row extends object>({
  kind,
  views,
  actions,
  bulk,
  drawer,
}: {
  readonly kind: TableKind<Row>;
  /** The other views of the page. */
  readonly views?: ReactNode;
  /** What else can be done on the page. */
  readonly actions?: ReactNode;
  /** What is done with the chosen rows; clears the choice by what it is given. */
  readonly bulk?: (rows: readonly Row[], clear: (but?: ReadonlySet<string>) => void) => ReactNode;
  /** What is shown of the open row, beside the table or over it; without it the page shows it itself. */
  readonly drawer?: (id: string, row: Row | undefined) => ReactNode;
}): ReactNode => {
  const table = useTable(kind);
  const { view, put, href, page, rows, columns, narrow, selected, select, at } = table;
  const tablet = useMedia(media.tablet);
  const wide = useMedia(media.wide);
  const shown = useMemo(() => {
    const byId = new Map(kind.columns.map((one) => [one.id, one]));
    const ids = tablet ? columns : narrow;
    return ids.flatMap((id): Column<Row>[] => {
      const one = byId.get(id);
      if (!one) return [];
      return [
        {
          id: one.id,
          header: one.header,
          cell: one.cell,
          sortable: one.sort !== undefined,
          ...(one.align ? { align: one.align } : {}),
          ...(one.always ? { rowHeader: true } : {}),
        },
      ];
    });
  }, [kind, columns, narrow, tablet]);
  const openRow = (row: Row): void => put({ open: kind.rowId(row) }, view.open === null ? 'push' : 'replace');
  // The name leads to the row by its address, which is shared and opened elsewhere too.
  const linked = shown.map((one) =>
    one.rowHeader
      ? {
          ...one,
          cell: (row: Row) => (
            <Anchor
              href={href({ open: kind.rowId(row) })}
              className="flex min-h-11 items-center"
              // The list stays where it is.
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                openRow(row);
              }}
            >
              {one.cell(row)}
            </Anchor>
          ),
        }
      : one,
  );
  const sorted = kind.columns.find(({ sort }) => sort === view.sort);
  const filtered = view.q !== '' || Object.keys(view.filters).length > 0;
  const open = view.open;
  const details = open === null ? null : (drawer?.(open, rows?.[at]) ?? null);
  const panel = {
    title: at >= 0 ? text('place', { at: at + 1 }) : text('elsewhere'),
    tools: <Steps kind={kind} table={table} />,
  };
  const close = (): void => put({ open: null });
  const clear = (but: ReadonlySet<string> = new Set()): void =>
    select(new Set([...selected.keys()].filter((id) => but.has(id))));
  const csv = useMemo(() => kind.columns.map(({ header, csv: value }) => ({ header, value })), [kind]);
  return (
    <div
      className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${details !== null && wide ? 'grid-cols-[minmax(0,1fr)_var(--drawer-width)]' : ''}`}
    >
      <div className="min-w-0 px-6 pt-4.5 pb-8 max-sm:px-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="tl-title">{kind.title}</h1>
          <span className="tl-num flex-1" role="status">
            {countOf(table)}
          </span>
          {tablet ? <ColumnChoice columns={kind.columns} chosen={columns} onChange={table.setColumns} /> : null}
          <CsvRowsButton
            name={kind.name}
            columns={csv}
            total={table.counted?.more ? undefined : table.counted?.total}
            read={(from, signal) => kind.read(table.asked, { ...from, limit: 100 }, signal)}
          />
          {actions}
        </div>
        {views}
        {page.isError && !rows ? (
          <ReadFailed query={page} />
        ) : (
          <DataTable
            label={kind.title}
            columns={linked}
            fixedColumns
            rows={rows}
            rowId={kind.rowId}
            rowName={kind.rowName}
            sort={sorted ? { id: sorted.id, direction: view.direction } : null}
            onSortChange={({ id, direction }) => {
              const sort = kind.columns.find((one) => one.id === id)?.sort;
              if (sort) put({ sort, direction });
            }}
            {...(bulk
              ? {
                  selection: new Set(selected.keys()),
                  onSelectionChange: select,
                  bulk: () => bulk([...selected.values()], clear),
                }
              : {})}
            currentId={open}
            onOpen={openRow}
            paging={table.paging}
            busy={page.isPlaceholderData}
            filtered={filtered}
            onClearFilters={() => put({ q: '', filters: {} })}
            toolbar={<FilterBar kind={kind} table={table} />}
          />
        )}
      </div>
      {wide && details !== null ? (
        <div className={`${column} border-line border-l bg-raised [&>.tl-drawer]:h-full`}>
          <SidePanel {...panel} onClose={close}>
            {details}
          </SidePanel>
        </div>
      ) : null}
      {wide || !drawer ? null : (
        <Drawer {...panel} open={details !== null} onOpenChange={(next) => (next ? undefined : close())}>
          {details}
        </Drawer>
      )}
    </div>
  );
};
