import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { Button, DateField, Dialog, Select } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { TableFilter, TableKind } from '../table-kind.ts';
import { text } from '../text.ts';
import { SEARCH_ID, type Table } from '../use-table.ts';

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

/** Search and filters in one line above the rows; on a phone the filters wait behind a button. */
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
            {count ? text('filtersOn', { count }) : text('filters')}
          </Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={text('filters')}
            footer={
              <>
                {clear}
                <Button variant="primary" onClick={() => setOpen(false)}>
                  {text('show')}
                </Button>
              </>
            }
          >
            <div className="grid gap-3.5">{filters}</div>
          </Dialog>
        </>
      )}
    </div>
  );
};
