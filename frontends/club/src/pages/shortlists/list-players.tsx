import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { Avatar, Button, Crest, formatDay, Identity, Positions, rem, Status } from '@touchline/ui';
import { type Column, DataTable } from '@touchline/ui/table';
import type { ReactNode } from 'react';
import type { ListedPlayer } from '../../features/shortlist/api/shortlists-api.ts';
import { HiddenReason, PriorityMark } from '../../features/shortlist/components/add-to-list.tsx';
import { text } from '../../features/shortlist/text.ts';
import type { Stage } from './use-stages.ts';

/** Somebody on the list who can be shown. */
export type ShownPlayer = ListedPlayer & { readonly player: NonNullable<ListedPlayer['player']> };
export const isShown = (entry: ListedPlayer): entry is ShownPlayer => entry.player !== null;

export const listSorts = ['priority', 'name', 'added'] as const;
export type ListSort = (typeof listSorts)[number];

const rank = { first: 0, second: 1, watch: 2 } as const;

/** By what matters most first; who is alike stays in the order of adding. */
export const sorted = <E extends Pick<ListedPlayer, 'priority' | 'name' | 'added_at'>>(
  entries: readonly E[],
  sort: ListSort,
): readonly E[] =>
  entries.toSorted((a, b) => {
    if (sort === 'name') return a.name.localeCompare(b.name);
    if (sort === 'added') return b.added_at.localeCompare(a.added_at);
    return rank[a.priority] - rank[b.priority];
  });

const Who = ({ entry, size }: { readonly entry: ShownPlayer; readonly size: number }): ReactNode => {
  const { player } = entry;
  const mark = player.club_team ? (
    <Crest club={crestOf(player.club_team)} size={size} decorative />
  ) : (
    <Avatar name={entry.name} src={player.photo} size={size} />
  );
  return (
    <Identity
      mark={
        <span className="grid flex-none justify-items-center" style={{ width: rem(size) }}>
          {mark}
        </span>
      }
      name={entry.name}
      detail={
        <>
          <Positions positions={player.positions} />, {player.age}, {player.club_team?.club_name ?? text('without')}
        </>
      }
    />
  );
};

const Note = ({ entry, onOpen }: { readonly entry: ListedPlayer; readonly onOpen: () => void }): ReactNode =>
  entry.note ? (
    <span className="block max-w-80 whitespace-pre-line break-words">{entry.note}</span>
  ) : (
    <Button variant="ghost" size="sm" icon="pencil-simple" className="-ml-2.5" onClick={onOpen}>
      {text('writeNote')}
      <span className="tl-sr">: {entry.name}</span>
    </Button>
  );

const StageMark = ({ stage }: { readonly stage: Stage }): ReactNode => (
  <span className="grid gap-0.5">
    <Status meaning={stage.meaning} icon={stage.icon}>
      {stage.label}
    </Status>
    {stage.detail ? <span className="tl-tiny tl-num text-ink-2">{stage.detail}</span> : null}
  </span>
);

export interface ListPlayersProps {
  readonly entries: readonly ShownPlayer[];
  readonly stageOf: (entry: ListedPlayer) => Stage;
  readonly onOpen: (entry: ListedPlayer) => void;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
  /** Buttons for the chosen players. */
  readonly bulk: ReactNode;
}

/** The players of a list with what the club noted, as a table. */
export const ListTable = ({
  entries,
  stageOf,
  onOpen,
  sort,
  onSort,
  selection,
  onSelect,
  bulk,
}: ListPlayersProps): ReactNode => {
  const columns: readonly Column<ShownPlayer>[] = [
    {
      id: 'name',
      header: text('player'),
      rowHeader: true,
      sortable: true,
      cell: (entry) => <Who entry={entry} size={30} />,
    },
    {
      id: 'priority',
      header: text('priority'),
      sortable: true,
      width: '6.5rem',
      cell: (entry) => <PriorityMark priority={entry.priority} />,
    },
    { id: 'note', header: text('note'), cell: (entry) => <Note entry={entry} onOpen={() => onOpen(entry)} /> },
    { id: 'stage', header: text('stage'), width: '11.5rem', cell: (entry) => <StageMark stage={stageOf(entry)} /> },
    {
      id: 'added',
      header: text('addedBy'),
      align: 'end',
      sortable: true,
      width: '7rem',
      cell: (entry) => (
        <span className="tl-small text-ink-2">
          {entry.added_by.name.split(' ')[0]}
          <br />
          <span className="tl-num">{formatDay(entry.added_at)}</span>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={text('players', { count: entries.length })}
      columns={columns}
      columnsKey="shortlist"
      rows={entries}
      rowId={(entry) => entry.player_id}
      rowName={(entry) => entry.name}
      sort={{ id: sort, direction: 'asc' }}
      onSortChange={({ id }) => {
        const wanted = listSorts.find((value) => value === id);
        if (wanted) onSort(wanted);
      }}
      selection={selection}
      onSelectionChange={onSelect}
      bulk={() => bulk}
      onOpen={onOpen}
    />
  );
};

/** The same for a phone. */
export const ListRows = ({
  entries,
  stageOf,
  onOpen,
  tick,
}: Pick<ListPlayersProps, 'entries' | 'stageOf' | 'onOpen'> & {
  readonly tick: (entry: ShownPlayer) => ReactNode;
}): ReactNode => (
  <ul className="border-t border-line-strong">
    {entries.map((entry) => (
      <li
        key={entry.player_id}
        className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 border-line border-b py-3 [&_.tl-check]:items-start [&_.tl-check]:pt-2"
      >
        {tick(entry)}
        <button type="button" className="text-left" onClick={() => onOpen(entry)}>
          <Who entry={entry} size={30} />
        </button>
        <PriorityMark priority={entry.priority} />
        <span className="tl-small col-span-2 col-start-2">
          <Note entry={entry} onOpen={() => onOpen(entry)} />
        </span>
        <span className="col-span-2 col-start-2">
          <StageMark stage={stageOf(entry)} />
        </span>
      </li>
    ))}
  </ul>
);

/** Who can't be shown now: the name, why, and the way off the list. */
export const HiddenPlayers = ({
  entries,
  onRemove,
}: {
  readonly entries: readonly ListedPlayer[];
  readonly onRemove: (entry: ListedPlayer) => void;
}): ReactNode =>
  entries.length === 0 ? null : (
    <section className="grid gap-1 pt-6" aria-label={text('gone')}>
      <h2 className="tl-subhead text-ink-2">{text('gone')}</h2>
      <ul className="border-t border-line">
        {entries.map((entry) => (
          <li
            key={entry.player_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
          >
            <span className="w-64 text-ink-2">
              <Identity mark={<Avatar name={entry.name} size={30} />} name={entry.name} detail={text('goneName')} />
            </span>
            <span className="min-w-0 flex-1 max-sm:basis-full">
              <HiddenReason hidden={entry.hidden ?? 'not-available'} />
            </span>
            <Button variant="ghost" size="sm" onClick={() => onRemove(entry)}>
              {text('removeShort')}
              <span className="tl-sr">: {entry.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
