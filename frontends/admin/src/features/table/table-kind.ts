import type { CsvColumn } from '@touchline/app-core/csv/csv.ts';
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly csv: CsvColumn<Row>['value'];
  /** What the server calls the order by it. */
  readonly sort?: string;
  readonly align?: 'end';
  /** Names the row: always there, and the first. */
  readonly always?: true;
  /** Not there until it is chosen. */
  readonly hidden?: true;
}

export type TableFilter = { readonly id: string; readonly label: string } & (
  | { readonly of: 'list'; readonly any: string; readonly options: readonly { value: string; label: string }[] }
  | { readonly of: 'text' }
  | { readonly of: 'day' }
);

export type Direction = 'asc' | 'desc';

/** What a list is asked for. */
export interface Asked {
  readonly q: string;
  /** By the filter's id; what isn't set isn't there. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly direction: Direction;
}

export interface TablePage<Row> {
  readonly data: readonly Row[];
  readonly meta: {
    readonly next_cursor: string | null;
    readonly total?: number | undefined;
    readonly more?: boolean | undefined;
    readonly all?: number | undefined;
  };
}

/** A table of staff: what stands in it, what it can be narrowed by, and where its rows come from. */
export interface TableKind<Row> {
  /** Of its file, and of what is remembered of its columns. */
  readonly name: string;
  readonly title: string;
  readonly searchLabel: string;
  /** What the address calls the open row. */
  readonly open: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The column that stands beside the name where there is room for one alone. */
  readonly narrow: string;
  readonly filters: readonly TableFilter[];
  readonly sort: string;
  readonly direction: Direction;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** Begins with what its rows are kept under. */
  readonly queryKey: readonly unknown[];
  readonly read: (
    asked: Asked,
    page: { readonly cursor?: string; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<TablePage<Row>>;
}
