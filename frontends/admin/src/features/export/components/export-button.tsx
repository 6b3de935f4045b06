import { IconButton, Tooltip, toast, today } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import { type CsvColumn, toCsv } from '../csv.ts';

const save = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
};

/** Saves the rows that are shown, as they are shown. */
export const ExportButton = <Row,>({
  name,
  columns,
  rows,
}: {
  /** Of the file, without date and ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
}): ReactNode => (
  <Tooltip content={text('actOnShown')}>
    <IconButton
      size="sm"
      icon="download-simple"
      label={text('actOnShown')}
      disabled={!rows?.length}
      onClick={() => {
        const file = `${name}-${today()}.csv`;
        save(file, toCsv(columns, rows ?? []));
        toast({ kind: 'success', title: text('exported', { count: rows?.length ?? 0, file }) });
      }}
    />
  </Tooltip>
);
