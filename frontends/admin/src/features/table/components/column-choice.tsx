import { Button, IconButton, Popover } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { TableColumn } from '../table-kind.ts';
import { text } from '../text.ts';

interface Given<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Ids in their order. */
  readonly chosen: readonly string[];
  /** Null: as the table begins. */
  readonly onChange: (ids: readonly string[] | null) => void;
}

/** Which columns there are and in which order: chosen and moved in one place. */
export const ColumnList = <Row,>({ columns, chosen, onChange }: Given<Row>): ReactNode => {
  const others = columns.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const first = chosen.findIndex((id) => !byId.get(id)?.always);
  const move = (at: number, by: 1 | -1): void => {
    const next = [...chosen];
    const [id] = next.splice(at, 1);
    if (id !== undefined) next.splice(at + by, 0, id);
    onChange(next);
  };
  const turn = (id: string, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <ul className="grid">
        {[...chosen, ...others].map((id) => {
          const column = byId.get(id);
          const at = chosen.indexOf(id);
          if (!column) return null;
          return (
            <li key={id} className="flex min-h-10 items-center gap-1">
              <span className="min-w-0 flex-1">
                <Checkbox
                  label={column.header}
                  checked={at >= 0}
                  disabled={column.always ?? false}
                  onChange={(on) => turn(id, on)}
                />
              </span>
              {column.always ? (
                <span className="tl-small text-ink-2">{text('columnsAlways')}</span>
              ) : at >= 0 ? (
                <>
                  <IconButton
                    size="sm"
                    icon="caret-up"
                    label={text('columnUp', { name: column.header })}
                    disabled={at <= first}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    size="sm"
                    icon="caret-down"
                    label={text('columnDown', { name: column.header })}
                    disabled={at === chosen.length - 1}
                    onClick={() => move(at, 1)}
                  />
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className="mt-2 border-t border-line pt-3">
        <Button size="sm" onClick={() => onChange(null)}>
          {text('columnsAsBefore')}
        </Button>
      </div>
    </>
  );
};

/** The same behind a button, where there is room for the table beside it. */
export const ColumnChoice = <Row,>(given: Given<Row>): ReactNode => (
  <Popover
    label={text('columnsTitle')}
    trigger={
      <Button icon="columns">{text('columns', { shown: given.chosen.length, all: given.columns.length })}</Button>
    }
  >
    <div className="max-h-[60vh] w-72 max-w-[calc(100vw-3rem)] overflow-y-auto">
      <ColumnList {...given} />
    </div>
  </Popover>
);
