import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState, NoMatches, Skeleton } from '../feedback/states.tsx';
import { Checkbox } from '../forms/choices.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../layers/menu.tsx';
import { rem } from '../rem.ts';
import { text } from '../text.ts';
import { Pager, type Paging } from './pager.tsx';

export type Sort = { readonly id: string; readonly direction: 'asc' | 'desc' };

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  readonly sortable?: boolean;
  readonly align?: 'start' | 'end';
  readonly width?: string;
  /** Names the row; always shown. */
  readonly rowHeader?: boolean;
  /** Starts hidden; the reader may bring it in. */
  readonly hidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Spoken name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** undefined while loading for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** What a row is called aloud: `Select Davi Adeyinka`. */
  readonly rowName: (row: Row) => string;
  readonly sort?: Sort | null;
  readonly onSortChange?: (sort: Sort) => void;
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Buttons for the selected rows. */
  readonly bulk?: (selection: ReadonlySet<string>) => ReactNode;
  /** Click or Enter on a row: opens its drawer. */
  readonly onOpen?: (row: Row) => void;
  readonly currentId?: string | null;
  /** Remembers the chosen columns under this name. */
  readonly columnsKey?: string | undefined;
  /** The columns are chosen elsewhere: the table offers no choice of its own. */
  readonly fixedColumns?: boolean;
  readonly paging?: Paging | undefined;
  /** A filter is on: an empty answer is then `No matching data`. */
  readonly filtered?: boolean;
  readonly onClearFilters?: () => void;
  readonly emptyText?: ReactNode;
  readonly emptyActions?: ReactNode;
  readonly toolbar?: ReactNode;
  /** The next page is on its way; the old rows stay, dimmed. */
  readonly busy?: boolean;
  readonly skeletonRows?: number;
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
const none: readonly never[] = [];

const remembered = (key: string | undefined): Record<string, boolean> | undefined => {
  if (!key) return undefined;
  try {
    return JSON.parse(localStorage.getItem(`columns:${key}`) ?? 'null') ?? undefined;
  } catch {
    return undefined; // an unreadable choice is no choice
  }
};

/** Rows of the server: sorting, columns, selection, keyset pages; skeletons, and the two kinds of nothing. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>): ReactNode => {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    sort,
    onSortChange,
    selection,
    onSelectionChange,
    bulk,
    onOpen,
    currentId,
    columnsKey,
    paging,
    toolbar,
    busy = false,
  } = props;
  const selectable = selection !== undefined && onSelectionChange !== undefined;
  const [visibility, setVisibility] = useState<Record<string, boolean>>(() => ({
    ...Object.fromEntries(columns.map((column) => [column.id, !column.hidden])),
    ...remembered(columnsKey),
  }));
  const defs = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        enableSorting: column.sortable ?? false,
        enableHiding: !column.rowHeader,
        accessorFn: () => null,
      })),
    [columns],
  );
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const table = useTable({
    features,
    columns: defs,
    data: (rows ?? none) as Row[],
    getRowId: rowId,
    manualSorting: true,
    enableRowSelection: selectable,
    state: {
      columnVisibility: visibility,
      sorting: sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [],
      rowSelection: Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update;
      setVisibility(next);
      if (columnsKey) localStorage.setItem(`columns:${columnsKey}`, JSON.stringify(next));
    },
    onRowSelectionChange: (update) => {
      const before = Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const]));
      const next = typeof update === 'function' ? update(before) : update;
      onSelectionChange?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const hideable = props.fixedColumns ? [] : table.getAllLeafColumns().filter((column) => column.getCanHide());

  const turn = (id: string): void =>
    onSortChange?.({ id, direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc' });
  const key = (event: KeyboardEvent<HTMLTableRowElement>, row: Row): void => {
    if (event.target !== event.currentTarget) return;
    const to = {
      ArrowDown: event.currentTarget.nextElementSibling,
      ArrowUp: event.currentTarget.previousElementSibling,
      Home: event.currentTarget.parentElement?.firstElementChild,
      End: event.currentTarget.parentElement?.lastElementChild,
    }[event.key];
    if (to instanceof HTMLElement) {
      event.preventDefault();
      to.focus();
    } else if (event.key === 'Enter') onOpen?.(row);
    else if (event.key === ' ' && selectable) {
      event.preventDefault();
      table.getRow(rowId(row)).toggleSelected();
    }
  };

  const empty = rows?.length === 0;
  return (
    <div>
      {toolbar || hideable.length > 1 ? (
        <div className="tl-toolbar">
          <div className="tl-toolbar tl-toolbar-grow">{toolbar}</div>
          {hideable.length > 1 ? (
            <Menu
              label={text('columns')}
              trigger={
                <Button variant="ghost" size="sm" iconEnd="caret-down">
                  {text('columns')}
                </Button>
              }
              entries={hideable.map((column) => ({
                label: byId.get(column.id)?.header ?? column.id,
                checked: column.getIsVisible(),
                onSelect: () => column.toggleVisibility(),
              }))}
            />
          ) : null}
        </div>
      ) : null}
      {selection?.size ? (
        <div className="tl-toolbar tl-bulk" role="status">
          <span className="tl-strong tl-toolbar-grow">{text('selected', { count: selection.size })}</span>
          {bulk?.(selection)}
          <Button variant="ghost" size="sm" onClick={() => onSelectionChange?.(new Set())}>
            {text('clearSelection')}
          </Button>
        </div>
      ) : null}
      {empty ? (
        props.filtered ? (
          <NoMatches onClear={props.onClearFilters}>{props.emptyText}</NoMatches>
        ) : (
          <EmptyState actions={props.emptyActions}>{props.emptyText}</EmptyState>
        )
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="tl-table-wrap" aria-label={label} tabIndex={0}>
          <table className="tl-table" aria-busy={busy || rows === undefined}>
            <thead>
              <tr>
                {selectable ? (
                  <td style={{ width: rem(36) }}>
                    <Checkbox
                      hideLabel
                      label={text('selectAll')}
                      checked={
                        table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() ? 'indeterminate' : false)
                      }
                      onChange={(on) => table.toggleAllRowsSelected(on)}
                    />
                  </td>
                ) : null}
                {headers.map((header) => {
                  const column = byId.get(header.column.id);
                  const sorted = sort?.id === header.column.id ? sort.direction : undefined;
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      data-align={column?.align}
                      style={column?.width ? { width: column.width } : undefined}
                      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                    >
                      {header.column.getCanSort() && onSortChange ? (
                        <button type="button" className="tl-sort" onClick={() => turn(header.column.id)}>
                          {column?.header}
                          <Icon
                            name={sorted ? (sorted === 'asc' ? 'arrow-up' : 'arrow-down') : 'arrows-down-up'}
                            className={sorted ? undefined : 'tl-ink-3'}
                          />
                        </button>
                      ) : (
                        column?.header
                      )}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows === undefined
                ? Array.from({ length: props.skeletonRows ?? 8 }, (_, row) => row).map((row) => (
                    <tr key={row}>
                      {selectable ? <td /> : null}
                      {headers.map((header, at) => (
                        <td key={header.id} data-align={byId.get(header.column.id)?.align}>
                          <Skeleton width={at === 0 ? `${70 - ((row * 13) % 30)}%` : '56%'} />
                        </td>
                      ))}
                    </tr>
                  ))
                : table.getRowModel().rows.map((row, at) => (
                    <tr
                      key={row.id}
                      data-row=""
                      {...(selection?.has(row.id) ? { 'data-selected': '' } : {})}
                      {...(currentId === row.id ? { 'data-current': '' } : {})}
                      {...(onOpen ? { 'data-clickable': '', tabIndex: at === 0 || currentId === row.id ? 0 : -1 } : {})}
                      onClick={(event) => {
                        if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
                        onOpen?.(row.original);
                      }}
                      onKeyDown={(event) => key(event, row.original)}
                    >
                      {selectable ? (
                        <td>
                          <Checkbox
                            hideLabel
                            label={text('selectRow', { name: rowName(row.original) })}
                            checked={row.getIsSelected()}
                            onChange={(on) => row.toggleSelected(on)}
                          />
                        </td>
                      ) : null}
                      {headers.map((header) => {
                        const column = byId.get(header.column.id);
                        const content = column?.cell(row.original);
                        return column?.rowHeader ? (
                          <th key={header.id} scope="row">
                            {content}
                          </th>
                        ) : (
                          <td key={header.id} data-align={column?.align}>
                            {content}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
            </tbody>
          </table>
        </section>
      )}
      {rows === undefined ? (
        <span className="tl-sr" role="status">
          {text('loading')}
        </span>
      ) : null}
      {paging && !empty ? <Pager {...paging} busy={busy} /> : null}
    </div>
  );
};
