import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { Button, DateField, Dialog } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { besideName } from '../table-address.ts';
import type { TableFilter, TableKind } from '../table-kind.ts';
import { text } from '../text.ts';
import { SEARCH_ID, type Table } from '../use-table.ts';
import { ColumnList } from './column-choice.tsx';

const One = ({
  filter,
  value,
  small,
  onChange,
}: {
  readonly filter: TableFilter;
  readonly value: string;
  /** In the bar; else by its name above it. */
  readonly small: boolean;
  readonly onChange: (value: string) => void;
}): ReactNode => {
  const { label } = filter;
  switch (filter.of) {
    case 'list':
      return (
        <Select
          small={small}
          hideLabel={small}
          label={label}
          value={value}
          options={[{ value: '', label: small ? filter.any : text('anyOf') }, ...filter.options]}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'day':
      return (
        <DateField
          small={small}
          hideLabel={small}
          prefix={small ? label : undefined}
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return <LiveSearch label={label} value={value} onChange={onChange} />;
  }
};

/** Which columns are shown: here the first one beside the name, and all of them where there is room. */
const Columns = <Row,>({
  kind,
  table: { columns, narrow, setColumns },
}: {
  readonly kind: TableKind<Row>;
  readonly table: Table<Row>;
}): ReactNode => {
  const others = kind.columns.filter(({ always }) => !always);
  return (
    <section className="grid gap-3.5 border-line border-t pt-4">
      <h3 className="tl-subhead">{text('columnsTitle')}</h3>
      <Select
        label={text('columnsBeside')}
        value={narrow[1] ?? ''}
        options={[
          ...(narrow[1] === undefined ? [{ value: '', label: text('columnsBesideNone') }] : []),
          ...others.map(({ id, header }) => ({ value: id, label: header })),
        ]}
        onChange={({ target }) => target.value && setColumns(besideName(target.value, columns, kind))}
      />
      <div>
        <p className="tl-small text-ink-2">{text('columnsWide')}</p>
        <ColumnList columns={kind.columns} chosen={columns} onChange={setColumns} />
      </div>
    </section>
  );
};

/** Search and filters in one line above the rows; on a phone filters and columns wait behind a button. */
export const FilterBar = <Row,>({
  kind,
  table,
}: {
  readonly kind: TableKind<Row>;
  readonly table: Table<Row>;
}): ReactNode => {
  const { view, put } = table;
  const tablet = useMedia(media.tablet);
  const [open, setOpen] = useState(false);
  const count = Object.keys(view.filters).length;
  const set = (id: string) => (value: string) => {
    const { [id]: _, ...others } = view.filters;
    put({ filters: value ? { ...others, [id]: value } : others });
  };
  const filters = kind.filters.map((filter) => (
    <One
      key={filter.id}
      filter={filter}
      small={tablet}
      value={view.filters[filter.id] ?? ''}
      onChange={set(filter.id)}
    />
  ));
  const clear = count ? (
    <Button size="sm" variant="ghost" onClick={() => put({ filters: {} })}>
      {text('clear', { count })}
    </Button>
  ) : null;
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2 py-2">
      <div className="min-w-40 flex-1 max-sm:basis-full sm:max-w-70">
        <LiveSearch id={SEARCH_ID} label={kind.searchLabel} value={view.q} onChange={(q) => put({ q })} />
      </div>
      {tablet ? (
        <>
          {filters}
          {clear}
        </>
      ) : (
        <>
          <Button size="sm" icon="faders-horizontal" onClick={() => setOpen(true)}>
            {count ? text('filtersAndColumnsOn', { count }) : text('filtersAndColumns')}
          </Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={text('filtersAndColumns')}
            footer={
              <>
                {clear}
                <Button variant="primary" onClick={() => setOpen(false)}>
                  {text('show')}
                </Button>
              </>
            }
          >
            <div className="grid gap-5">
              <div className="grid gap-3.5">{filters}</div>
              <Columns kind={kind} table={table} />
            </div>
          </Dialog>
        </>
      )}
    </div>
  );
};
