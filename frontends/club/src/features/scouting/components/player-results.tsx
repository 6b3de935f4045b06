import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { runningUntil } from '@touchline/negotiation/player/running-contract.ts';
import { Avatar, ContractBar, Crest, Flags, Identity, Positions, rem, Tier } from '@touchline/ui';
import { type Column, DataTable } from '@touchline/ui/table';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import type { PlayerRow } from '../api/scouting-api.ts';
import { type ScoutingSort, scoutingSorts } from '../scouting-filters.ts';

export type ResultsProps = {
  readonly rows: readonly PlayerRow[] | undefined;
  readonly current: string | null;
  readonly onOpen: (row: PlayerRow) => void;
  readonly busy: boolean;
  /** What can be done with a player in the row itself. */
  readonly tools?: (row: PlayerRow) => ReactNode;
};

const Portrait = ({ row, size }: { readonly row: PlayerRow; readonly size: number }): ReactNode => {
  if (row.photo)
    return (
      <Avatar name={row.name} src={row.photo} size={size} club={row.club_team ? crestOf(row.club_team) : undefined} />
    );
  return row.club_team ? (
    <Crest club={crestOf(row.club_team)} size={size} decorative />
  ) : (
    <Avatar name={row.name} size={size} />
  );
};

/** Crests are narrower than portraits: the names beside them stand in one line all the same. */
const Mark = (props: { readonly row: PlayerRow; readonly size: number }): ReactNode => (
  <span className="grid flex-none justify-items-center" style={{ width: rem(props.size) }}>
    <Portrait {...props} />
  </span>
);

const clubOf = (row: PlayerRow): string => row.club_team?.club_name ?? text('without');

const columns = (tools: ResultsProps['tools']): readonly Column<PlayerRow>[] => [
  {
    id: 'name',
    header: text('player'),
    rowHeader: true,
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-1.5">
        {tools?.(row)}
        <Identity mark={<Mark row={row} size={30} />} name={row.name} detail={clubOf(row)} />
      </span>
    ),
  },
  { id: 'age', header: text('age'), align: 'end', sortable: true, width: '3.25rem', cell: (row) => row.age },
  {
    id: 'nationality',
    header: text('nationalityColumn'),
    cell: (row) => <Flags countries={row.nationalities} flag={false} />,
  },
  {
    id: 'position',
    header: text('position'),
    cell: (row) => (
      <span className="text-base whitespace-nowrap">
        <Positions positions={row.positions} />
      </span>
    ),
  },
  { id: 'foot', header: text('foot'), cell: (row) => text(`foot_${row.preferred_foot}`) },
  { id: 'height', header: text('heightColumn'), align: 'end', cell: (row) => row.height_cm },
  { id: 'tier', header: text('tier'), sortable: true, cell: (row) => <Tier tier={row.valuation_tier} /> },
  {
    id: 'contract',
    header: text('contractColumn'),
    sortable: true,
    width: '7rem',
    cell: (row) => <ContractBar until={runningUntil(row)} atClub={row.club_team !== null} />,
  },
];

/** Oldest contract end, youngest, best tier: each order runs one way. */
export const ResultsTable = ({
  rows,
  current,
  onOpen,
  busy,
  sort,
  onSort,
  filtered,
  onClear,
  toolbar,
  tools,
  selection,
  onSelect,
  bulk,
}: ResultsProps & {
  readonly toolbar: ReactNode;
  readonly sort: ScoutingSort;
  readonly onSort: (sort: ScoutingSort) => void;
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
  /** Buttons for the chosen players. */
  readonly bulk: ReactNode;
}): ReactNode => (
  <DataTable
    label={text('list')}
    columns={columns(tools)}
    selection={selection}
    onSelectionChange={onSelect}
    bulk={() => bulk}
    rows={rows}
    rowId={(row) => row.profile_id}
    rowName={(row) => row.name}
    sort={sort === 'newest' ? null : { id: sort, direction: 'asc' }}
    onSortChange={({ id }) => {
      const wanted = scoutingSorts.find((value) => value === id);
      if (wanted) onSort(wanted);
    }}
    onOpen={onOpen}
    currentId={current}
    columnsKey="scouting"
    busy={busy}
    toolbar={toolbar}
    filtered={filtered}
    onClearFilters={onClear}
    emptyText={filtered ? undefined : text('nothingEmpty')}
  />
);

/** The same facts in two lines, for a phone. */
export const ResultsRows = ({ rows, onOpen, busy }: ResultsProps): ReactNode => (
  <ul className={`border-t border-line-strong ${busy ? 'opacity-60' : ''}`} aria-busy={busy}>
    {rows?.map((row) => (
      <li key={row.profile_id} className="border-b border-line">
        <button
          type="button"
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5"
          onClick={() => onOpen(row)}
        >
          <span className="grid gap-1.5">
            <Identity mark={<Mark row={row} size={36} />} name={row.name} detail={clubOf(row)} />
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-12">
              <Positions positions={row.positions} />
              <span className="tl-num">{row.age}</span>
              <Flags countries={row.nationalities} flag={false} />
            </span>
          </span>
          <span className="grid justify-items-end gap-2.5">
            <Tier tier={row.valuation_tier} />
            <span className="tl-small w-20 text-left">
              <ContractBar until={runningUntil(row)} atClub={row.club_team !== null} />
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

/** A card each, for looking rather than comparing. */
export const ResultsCards = ({ rows, current, onOpen, busy }: ResultsProps): ReactNode => (
  <ul
    className={`grid grid-cols-[repeat(auto-fill,minmax(13.75rem,1fr))] gap-3 py-3 ${busy ? 'opacity-60' : ''}`}
    aria-busy={busy}
  >
    {rows?.map((row) => (
      <li key={row.profile_id}>
        <button
          type="button"
          aria-pressed={row.profile_id === current}
          className="grid h-full w-full content-between gap-3.5 rounded-lg border border-line bg-surface p-4 hover:border-line-strong aria-pressed:border-primary aria-pressed:bg-primary-tint"
          onClick={() => onOpen(row)}
        >
          <span className="flex items-start gap-3">
            <Mark row={row} size={44} />
            <span className="grid min-w-0 flex-1">
              <b className="tl-name text-[1.125rem] leading-5.5">{row.name}</b>
              <span className="tl-small tl-cut text-ink-2">{clubOf(row)}</span>
            </span>
            <Tier tier={row.valuation_tier} />
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Positions positions={row.positions} />
            <span className="tl-num">{row.age}</span>
            <span className="tl-num tl-small text-ink-2">{text('heightCm', { cm: row.height_cm })}</span>
            <span className="tl-small text-ink-2">{text(`foot_${row.preferred_foot}`)}</span>
          </span>
          <span className="flex items-end justify-between gap-3">
            <Flags countries={row.nationalities} />
            <span className="tl-small w-24">
              <ContractBar until={runningUntil(row)} atClub={row.club_team !== null} />
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
