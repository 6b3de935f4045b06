import { Button, Tooltip, toast, today } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { save } from '../client/download.ts';
import { everyPage } from '../client/every-page.ts';
import { text } from '../text.ts';
import { type CsvColumn, toCsv } from './csv.ts';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly next_cursor: string | null };
}

/** Saves all rows of a list as they are filtered, page by page: says how far it is, and stops when it is told to. */
export const CsvRowsButton = <Row,>({
  name,
  columns,
  total,
  read,
  small = false,
}: {
  /** Of the file, without date and ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** How many rows there are about; undefined where nobody has counted them. */
  readonly total?: number | undefined;
  readonly read: (at: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page<Row>>;
  readonly small?: boolean;
}): ReactNode => {
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const write = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    let count = 0;
    try {
      const rows = await everyPage(async (at) => {
        controller.signal.throwIfAborted();
        const page = await read(at, controller.signal);
        count += page.data.length;
        setDone(count);
        return page;
      });
      controller.signal.throwIfAborted();
      const file = `${name}-${today()}.csv`;
      save(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }), file);
      toast({ kind: 'success', title: text('csvSaved', { count: rows.length, file }) });
    } catch (reason) {
      if (!controller.signal.aborted)
        toast({
          kind: 'error',
          title: text('csvFailed'),
          description: reason instanceof Error ? reason.message : undefined,
        });
    } finally {
      running.current = null;
      setDone(null);
    }
  };
  if (done !== null)
    return (
      <span className="inline-flex items-center gap-2">
        <span className="tl-small tl-num" role="status">
          {total === undefined ? text('csvRows', { count: done }) : text('csvRowsOf', { count: done, total })}
        </span>
        <Button size={small ? 'sm' : 'md'} onClick={() => running.current?.abort()}>
          {text('csvStop')}
        </Button>
      </span>
    );
  return (
    <Tooltip content={text('csvAll')}>
      <Button
        size={small ? 'sm' : 'md'}
        variant={small ? 'ghost' : 'secondary'}
        icon="export"
        onClick={() => void write()}
      >
        {text('csv')}
      </Button>
    </Tooltip>
  );
};
