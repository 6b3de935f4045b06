import {
  Button,
  ContractBar,
  Crest,
  EmptyState,
  ErrorPanel,
  Flags,
  NoMatches,
  Notice,
  Positions,
  Skeletons,
  Tabs,
  Tier,
} from '@touchline/ui';
import { type Column, DataTable, type Sort } from '@touchline/ui/table';
import { type ReactNode, useState } from 'react';
import { GallerySection } from './gallery-section.tsx';
import { players, type SamplePlayer, TODAY } from './samples.ts';

const columns: readonly Column<SamplePlayer>[] = [
  {
    id: 'name',
    header: 'Player',
    rowHeader: true,
    sortable: true,
    cell: (player) => (
      <span className="flex items-center gap-3">
        <Crest club={player.club} size={28} />
        <span className="tl-name text-md">{player.name}</span>
      </span>
    ),
  },
  { id: 'age', header: 'Age', align: 'end', sortable: true, cell: (player) => player.age },
  { id: 'nationality', header: 'Nat.', cell: (player) => <Flags countries={player.countries} /> },
  { id: 'positions', header: 'Position', cell: (player) => <Positions positions={player.positions} /> },
  { id: 'tier', header: 'Tier', sortable: true, cell: (player) => <Tier tier={player.tier} /> },
  {
    id: 'contract',
    header: 'Contract until',
    sortable: true,
    width: '7.5rem',
    cell: (player) => <ContractBar until={player.until} today={TODAY} />,
  },
  { id: 'club', header: 'Club', hidden: true, cell: (player) => player.club.name },
];

export const ListSection = (): ReactNode => {
  const [tab, setTab] = useState('all');
  const [sort, setSort] = useState<Sort>({ id: 'tier', direction: 'desc' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['prf_2']));
  const [current, setCurrent] = useState<string | null>('prf_1');
  const table = {
    label: 'Players',
    columns,
    rowId: (player: SamplePlayer) => player.id,
    rowName: (player: SamplePlayer) => player.name,
  };
  return (
    <GallerySection title="Tabs, table, pages" note="Skeleton rows while loading; back and next, no page numbers">
      <Tabs
        label="Views"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'all',
            label: 'All',
            count: 48,
            content: (
              <DataTable
                {...table}
                rows={players}
                sort={sort}
                onSortChange={setSort}
                selection={selection}
                onSelectionChange={setSelection}
                bulk={() => <Button size="sm">Put on the shortlist</Button>}
                onOpen={(player) => setCurrent(player.id)}
                currentId={current}
                toolbar={<span className="tl-small tl-ink-2">48 of 614 players</span>}
                paging={{ from: 1, to: 4, total: 48, onNext: () => undefined }}
              />
            ),
          },
          { id: 'loading', label: 'Loading', content: <DataTable {...table} rows={undefined} skeletonRows={4} /> },
          {
            id: 'none',
            label: 'No data',
            count: 0,
            content: (
              <DataTable
                {...table}
                rows={[]}
                emptyText="When a club invites you to a trial, it stands here with its dates."
              />
            ),
          },
          {
            id: 'filtered',
            label: 'No matches',
            content: <DataTable {...table} rows={[]} filtered onClearFilters={() => undefined} />,
          },
        ]}
      />
      <DataTable
        {...table}
        label="Players on their way"
        rows={undefined}
        skeletonRows={2}
        columns={columns.slice(0, 5)}
      />
    </GallerySection>
  );
};

export const StateSection = (): ReactNode => (
  <GallerySection
    title="Empty, loading, failed"
    note="Nothing there yet, or nothing that matches: two different messages"
  >
    <div className="grid gap-8 sm:grid-cols-2">
      <EmptyState framed>When a club invites you to a trial, it stands here with its dates.</EmptyState>
      <NoMatches
        framed
        onClear={() => undefined}
        actions={
          <Button size="sm" variant="ghost">
            Drop “Contract ends”
          </Button>
        }
      >
        No player fits all 4 filters. “Contract ends” leaves out the most.
      </NoMatches>
      <ErrorPanel onRetry={() => undefined}>The rest of the page is complete. Nothing was lost.</ErrorPanel>
      <Skeletons lines={5} />
      <Notice>
        Rio Ave FC was informed on <b>1 November</b>: the contract runs until 30 June 2027.
      </Notice>
      <Notice tone="pending">Your identity document is being checked. This usually takes a day.</Notice>
      <Notice tone="no">The photo of your document can’t be read. Send another one.</Notice>
      <Notice tone="yes">Everything is signed. The sealed contract is ready.</Notice>
    </div>
  </GallerySection>
);
