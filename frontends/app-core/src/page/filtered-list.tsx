import { Button, type ButtonProps, Dialog, Drawer, IconButton, SidePanel } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';
import { media, useMedia } from './use-media.ts';

/** Opens the filters on a phone, where no column of them stands beside the list. */
const FiltersButton = ({
  count,
  size,
  onClick,
}: {
  readonly count: number;
  readonly size: ButtonProps['size'];
  readonly onClick: () => void;
}): ReactNode =>
  useMedia(media.tablet) ? null : (
    <Button size={size} icon="faders-horizontal" onClick={onClick}>
      {count ? text('filtersCount', { count }) : text('filters')}
    </Button>
  );

export type FilteredListProps = {
  readonly filters: {
    readonly panel: ReactNode;
    /** How many are set. */
    readonly count: number;
    readonly onClear: () => void;
    /** Leads from the filters to what they left, on a phone. */
    readonly show: string;
    readonly buttonSize?: ButtonProps['size'];
  };
  /** What is opened beside the list, or over it where there is no room. */
  readonly detail: {
    readonly open: boolean;
    readonly title: string;
    readonly tools?: ReactNode;
    readonly footer?: ReactNode;
    readonly content: ReactNode;
    readonly onClose: () => void;
  };
  /** The list; it puts the button where its other tools are. */
  readonly children: (filtersButton: ReactNode) => ReactNode;
};

const column = 'sticky top-[var(--top-height)] h-[calc(100dvh-var(--top-height))] overflow-y-auto';

/** Filters, what they leave of a list, and one of it opened: three columns, of which a phone shows the list alone. */
export const FilteredList = ({ filters, detail, children }: FilteredListProps): ReactNode => {
  const tablet = useMedia(media.tablet);
  const wide = useMedia(media.wide);
  const [sheet, setSheet] = useState(false);
  const { panel, count, onClear } = filters;
  const { open, title, tools, footer, content, onClose } = detail;
  const columns =
    open && wide
      ? 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)_var(--drawer-width)]'
      : 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)]';
  return (
    <div className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${columns}`}>
      {tablet ? (
        <section aria-label={text('filters')} className={`${column} border-line border-r px-5 pt-5 pb-8`}>
          <div className="mb-4 flex min-h-7.5 items-center justify-between">
            <h2 className="tl-subhead">{text('filters')}</h2>
            {count ? (
              <Button variant="ghost" size="sm" className="-mr-2.5" onClick={onClear}>
                {text('clearFilters', { count })}
              </Button>
            ) : null}
          </div>
          {panel}
        </section>
      ) : null}
      <div className="flex min-w-0 flex-col">
        {children(<FiltersButton count={count} size={filters.buttonSize} onClick={() => setSheet(true)} />)}
      </div>
      {wide && open ? (
        <div className={`${column} border-line border-l bg-raised [&>.tl-drawer]:h-full`}>
          <SidePanel title={title} tools={tools} footer={footer} onClose={onClose}>
            {content}
          </SidePanel>
        </div>
      ) : null}
      {wide ? null : (
        <Drawer
          open={open}
          onOpenChange={(next) => (next ? undefined : onClose())}
          title={title}
          tools={tools}
          footer={footer}
        >
          {content}
        </Drawer>
      )}
      {tablet ? null : (
        <Dialog
          open={sheet}
          onOpenChange={setSheet}
          title={text('filters')}
          footer={
            <>
              {count ? <Button onClick={onClear}>{text('clearFilters', { count })}</Button> : null}
              <Button variant="primary" onClick={() => setSheet(false)}>
                {filters.show}
              </Button>
            </>
          }
        >
          {panel}
        </Dialog>
      )}
    </div>
  );
};

/** Steps through the rows of a list while one of them is open beside it. */
export const RowSteps = <Row,>({
  rows,
  at,
  previous,
  next,
  onStep,
}: {
  readonly rows: readonly Row[];
  /** Where the open row stands; -1: it isn't among them. */
  readonly at: number;
  readonly previous: string;
  readonly next: string;
  readonly onStep: (row: Row) => void;
}): ReactNode => {
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  return (
    <>
      <IconButton
        size="sm"
        icon="caret-up"
        label={previous}
        disabled={before === undefined}
        onClick={() => (before === undefined ? undefined : onStep(before))}
      />
      <IconButton
        size="sm"
        icon="caret-down"
        label={next}
        disabled={after === undefined}
        onClick={() => (after === undefined ? undefined : onStep(after))}
      />
    </>
  );
};
