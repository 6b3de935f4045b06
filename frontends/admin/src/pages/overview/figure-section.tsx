import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { ErrorPanel, Link, Section, Skeletons } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text as words } from '../../text.ts';
import { text } from './figures-text.ts';

const rooms = { figure: 'lg:min-h-69', steps: 'lg:min-h-74', rows: 'lg:min-h-92' } as const;

/** A figure of the overview: drawn, or as a table; on a phone a table first. It leads to the list that it counts. */
export const FigureSection = <Data,>({
  title,
  to,
  data,
  first = 'chart',
  room = 'figure',
  above,
  onRetry,
  busy,
  chart,
  table,
}: {
  readonly title: string;
  readonly to?: { readonly href: string; readonly label: string } | undefined;
  /** Undefined while it is on its way, null where the part behind it doesn't answer. */
  readonly data: Data | null | undefined;
  readonly first?: 'chart' | 'table';
  /** How much it takes on a desk once it is there: what stands below it doesn't move then. */
  readonly room?: keyof typeof rooms;
  /** A choice of what is counted, over both. */
  readonly above?: ReactNode;
  readonly onRetry: () => void;
  readonly busy: boolean;
  readonly chart: (data: Data) => ReactNode;
  readonly table: (data: Data) => ReactNode;
}): ReactNode => {
  const tablet = useMedia(media.tablet);
  const [chosen, setChosen] = useState<'chart' | 'table' | null>(null);
  const view = chosen ?? (tablet ? first : 'table');
  return (
    <Section
      title={title}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {to ? (
            <Link className="tl-small" href={to.href}>
              {to.label}
            </Link>
          ) : null}
          <Segments
            small
            hideLabel
            label={text('view', { title })}
            value={view}
            options={[
              { value: 'chart', label: text('chart') },
              { value: 'table', label: text('table') },
            ]}
            onChange={setChosen}
          />
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
        {above ? <div className="justify-self-start">{above}</div> : null}
        {data === undefined ? (
          <div className={rooms[room]}>
            <Skeletons lines={5} />
          </div>
        ) : data === null ? (
          <ErrorPanel onRetry={onRetry} busy={busy}>
            {words('partMissing')}
          </ErrorPanel>
        ) : view === 'chart' ? (
          chart(data)
        ) : (
          table(data)
        )}
      </div>
    </Section>
  );
};

/** What every figure of the page takes. */
export interface Asked<Data> {
  readonly data: Data | null | undefined;
  readonly onRetry: () => void;
  readonly busy: boolean;
}
