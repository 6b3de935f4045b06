import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { type VerificationStatus, verificationStatus } from '@touchline/contracts/values';
import {
  Anchor,
  Avatar,
  Button,
  classes,
  EmptyState,
  Icon,
  LinkTabs,
  NoMatches,
  Skeleton,
  Status,
} from '@touchline/ui';
import { Checkbox, Select } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../../../text.ts';
import { isLongWait, waitingText } from '../../../waiting.ts';
import { statusText } from '../../../words.ts';
import type { QueueAddress } from '../use-queue-address.ts';

export type QueueRow = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly status: VerificationStatus;
  readonly suspended: boolean;
  readonly waiting_since: string | null;
  /** In a word, who of staff has it; null: nobody. */
  readonly holder: string | null;
};

export const SEARCH_ID = 'queue-search';
const meanings = { pending: 'pending', verified: 'yes', rejected: 'no' } as const;

const Row = ({
  row,
  current,
  href,
  selected,
  onSelect,
}: {
  readonly row: QueueRow;
  readonly current: boolean;
  readonly href: string;
  readonly selected?: boolean | undefined;
  readonly onSelect?: ((on: boolean) => void) | undefined;
}): ReactNode => {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li
      ref={element}
      className={classes(
        'relative flex scroll-my-14 items-center border-b border-line border-l-3 pr-4',
        onSelect ? 'pl-3' : 'pl-4.25',
        current ? 'border-l-primary bg-primary-tint' : 'border-l-transparent hover:bg-hover',
      )}
    >
      {onSelect ? (
        <div className="relative z-1 mr-2 flex-none">
          <Checkbox
            hideLabel
            label={text('selectName', { name: row.name })}
            checked={selected ?? false}
            onChange={onSelect}
          />
        </div>
      ) : null}
      <Anchor
        href={href}
        aria-current={current ? 'true' : undefined}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-[var(--focus)]"
      >
        <Avatar name={row.name} size={32} />
        <span className="grid min-w-0 flex-1">
          <span className="tl-name tl-cut text-[0.9375rem] leading-4.5">{row.name}</span>
          <span className="tl-tiny tl-cut text-ink-2">{row.detail}</span>
          {row.holder ? (
            <span className="tl-tiny flex min-w-0 items-center gap-1 text-pending">
              <Icon name="hand" size={12} />
              <span className="tl-cut">{row.holder}</span>
            </span>
          ) : null}
        </span>
        {row.suspended ? (
          <Status meaning="closed" icon="prohibit">
            {text('suspended')}
          </Status>
        ) : row.waiting_since ? (
          <span
            className={classes(
              'tl-num tl-small flex-none',
              isLongWait(row.waiting_since) ? 'tl-strong text-pending' : 'text-ink-2',
            )}
          >
            {waitingText(row.waiting_since)}
          </span>
        ) : (
          <Status meaning={meanings[row.status]}>{statusText(row.status)}</Status>
        )}
      </Anchor>
    </li>
  );
};

const Skeletons = (): ReactNode => (
  <ul aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <li key={row} className="flex h-14 items-center gap-3 border-b border-line px-5">
        <Skeleton width={32} height={32} />
        <span className="grid flex-1 gap-1.5">
          <Skeleton width={`${64 - row * 5}%`} />
          <Skeleton width={`${44 - row * 3}%`} height={10} />
        </span>
      </li>
    ))}
  </ul>
);

export type QueueListProps = {
  readonly title: string;
  readonly searchLabel: string;
  readonly address: QueueAddress;
  readonly rows: readonly QueueRow[] | undefined;
  readonly total: number | undefined;
  /** How many wait, whatever is shown. */
  readonly waiting: number | undefined;
  readonly oldest: string | null;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly hasMore: boolean;
  readonly moreBusy: boolean;
  readonly tools?: ReactNode;
  /** Shown above the rows while some are selected. */
  readonly bulk?: ReactNode;
  readonly selection?: ReadonlySet<string>;
  readonly onSelect?: (id: string, on: boolean) => void;
};

const waitingLine = (waiting: number | undefined, oldest: string | null): string => {
  if (waiting === undefined) return ' ';
  if (waiting === 0) return text('waitingEmpty');
  return oldest
    ? text('waitsLongest', { count: waiting, time: waitingText(oldest) })
    : text('waitsLine', { count: waiting });
};

/** The left column: how many wait, the two views, search, and the rows by waiting time. */
export const QueueList = (props: QueueListProps): ReactNode => {
  const { address, rows, waiting, oldest, selection, onSelect } = props;
  const { view, href, go } = address;
  const filtered = view.q !== '' || view.status !== null;
  const at = (rows ?? []).findIndex(({ id }) => id === view.open);
  const open = rows?.[at];
  const clear = (): void => go({ q: '', status: null, pages: 1 });
  return (
    <>
      <header className="flex items-start gap-2 px-5 pt-5 pb-2 max-sm:px-4">
        <div className="min-w-0 flex-1">
          <h1 className="tl-title">{props.title}</h1>
          <p className="tl-small text-ink-2" role="status">
            {waitingLine(waiting, oldest)}
          </p>
        </div>
        {props.tools}
      </header>
      <p className="tl-sr" role="status">
        {open ? text('caseOf', { name: open.name, at: at + 1, total: props.total ?? rows?.length ?? 0 }) : ''}
      </p>
      <div className="px-5 max-sm:px-4 [&_.tl-tabs]:-mx-5 [&_.tl-tabs]:px-5 max-sm:[&_.tl-tabs]:-mx-4 max-sm:[&_.tl-tabs]:px-4">
        <LinkTabs
          label={props.title}
          tabs={[
            {
              href: href({ tab: 'waiting', status: null, pages: 1 }),
              label: text('waiting'),
              count: waiting,
              current: view.tab === 'waiting',
            },
            { href: href({ tab: 'all', pages: 1 }), label: text('all'), current: view.tab === 'all' },
          ]}
        />
      </div>
      <div className="grid gap-2 border-b border-line bg-sunken px-5 py-2.5 max-sm:px-4">
        <LiveSearch id={SEARCH_ID} label={props.searchLabel} value={view.q} onChange={(q) => go({ q, pages: 1 })} />
        {view.tab === 'all' ? (
          <Select
            small
            label={text('statusFilter')}
            hideLabel
            value={view.status ?? ''}
            options={[
              { value: '', label: text('anyStatus') },
              ...verificationStatus.options.map((status) => ({ value: status, label: statusText(status) })),
            ]}
            onChange={({ target }) => go({ status: verificationStatus.safeParse(target.value).data ?? null, pages: 1 })}
          />
        ) : null}
      </div>
      {props.bulk}
      {props.failure && !rows ? (
        <div className="p-4">
          <ReadFailed query={{ error: props.failure, isFetching: props.busy, refetch: props.onRetry }} />
        </div>
      ) : rows === undefined ? (
        <Skeletons />
      ) : rows.length === 0 ? (
        filtered ? (
          <NoMatches onClear={clear} />
        ) : view.tab === 'waiting' ? (
          <EmptyState title={text('waitingEmpty')}>{text('waitingEmptyText')}</EmptyState>
        ) : (
          <EmptyState />
        )
      ) : (
        <ol>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              current={row.id === view.open}
              href={href({ open: row.id })}
              selected={selection?.has(row.id)}
              onSelect={onSelect ? (on) => onSelect(row.id, on) : undefined}
            />
          ))}
        </ol>
      )}
      {props.hasMore ? (
        <div className="p-4">
          <Button block size="sm" busy={props.moreBusy} onClick={() => go({ pages: view.pages + 1 })}>
            {text('loadMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
};
