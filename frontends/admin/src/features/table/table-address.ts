import { cut } from '@touchline/contracts/text';
import type { Asked, Direction, TableColumn, TableKind } from './table-kind.ts';

type Shape = Pick<TableKind<never>, 'sort' | 'direction' | 'open'> & {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'sort' | 'always' | 'hidden'>[];
  readonly filters: readonly (
    | { readonly id: string; readonly of: 'text' | 'day' }
    | { readonly id: string; readonly of: 'list'; readonly options: readonly { readonly value: string }[] }
  )[];
};

/** What of a table stands in the address, so that it can be shared and a reload changes nothing. */
export interface TableView extends Asked {
  /** Ids of the columns in their order; null: as the table begins. */
  readonly columns: readonly string[] | null;
  /** Where this page begins; null: at the beginning. */
  readonly after: string | null;
  /** How many rows came before it. */
  readonly at: number;
  readonly open: string | null;
}

const day = /^\d{4}-\d\d-\d\d$/;

const readFilter = (filter: Shape['filters'][number], value: string): string => {
  if (filter.of === 'list') return filter.options.some((option) => option.value === value) ? value : '';
  if (filter.of === 'day') return day.test(value) ? value : '';
  return cut(value, 60);
};

/** Ids that the table has, each once; who names the row stays first. */
export const columnsFrom = (ids: readonly string[], { columns }: Pick<Shape, 'columns'>): readonly string[] => {
  const always = columns.filter((column) => column.always).map(({ id }) => id);
  const known = new Set(columns.map(({ id }) => id));
  return [...new Set([...always, ...ids.filter((id) => known.has(id))])];
};

export const firstColumns = ({ columns }: Pick<Shape, 'columns'>): readonly string[] =>
  columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

/** Where there is room for two: who names the row, and the first of the others that were chosen. */
export const narrowColumns = (
  chosen: readonly string[] | null,
  { columns, narrow }: Pick<Shape, 'columns'> & { readonly narrow: string },
): readonly string[] => {
  const names = columns.filter(({ always }) => always).map(({ id }) => id);
  const others = chosen?.filter((id) => !names.includes(id)) ?? [narrow];
  return [...names, ...others].slice(0, 2);
};

/** The columns in the order in which this one stands beside the name. */
export const besideName = (id: string, chosen: readonly string[], kind: Pick<Shape, 'columns'>): readonly string[] =>
  columnsFrom([id, ...chosen], kind);

/** What can't be read counts as not given. */
export const parseTable = (search: URLSearchParams, kind: Shape): TableView => {
  const sort = kind.columns.find((column) => column.sort !== undefined && column.sort === search.get('sort'))?.sort;
  const order = search.get('order');
  const at = Number(search.get('at'));
  const after = search.get('after');
  const columns = search.get('cols');
  const direction: Direction = order === 'asc' || order === 'desc' ? order : sort ? 'asc' : kind.direction;
  return {
    q: search.get('q') ?? '',
    filters: Object.fromEntries(
      kind.filters
        .map((filter) => [filter.id, readFilter(filter, search.get(filter.id) ?? '')] as const)
        .filter(([, value]) => value !== ''),
    ),
    sort: sort ?? kind.sort,
    direction,
    columns: columns ? columnsFrom(columns.split('.'), kind) : null,
    after: after || null,
    at: after && Number.isInteger(at) && at > 0 ? at : 0,
    open: search.get(kind.open) || null,
  };
};

/** The address with some of it changed; another question begins at the first page. What isn't the table's stays. */
export const changedTable = (before: URLSearchParams, kind: Shape, change: Partial<TableView>): URLSearchParams => {
  const view = { ...parseTable(before, kind), ...change };
  const isAnother = ['q', 'filters', 'sort', 'direction'].some((name) => name in change);
  const next = new URLSearchParams(before);
  const put = (name: string, value: string | null): void => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  const isFirst = view.sort === kind.sort && view.direction === kind.direction;
  put('q', view.q);
  for (const { id } of kind.filters) put(id, view.filters[id] ?? null);
  put('sort', isFirst ? null : view.sort);
  put('order', isFirst ? null : view.direction);
  put('cols', view.columns?.join('.') ?? null);
  put('after', isAnother ? null : view.after);
  put('at', isAnother || !view.after ? null : String(view.at));
  put(kind.open, view.open);
  return next;
};
