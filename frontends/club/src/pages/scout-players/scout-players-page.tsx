import { useInfiniteQuery } from '@tanstack/react-query';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { StoryWithPlayer } from '@touchline/negotiation/story/story.tsx';
import {
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  EmptyState,
  ErrorPanel,
  NoMatches,
  Segments,
  Select,
  SidePanel,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useChosen } from '../../features/compare/chosen.ts';
import { CompareLink } from '../../features/compare/components/compare-choice.tsx';
import { CsvButton } from '../../features/export/csv-button.tsx';
import { ProspectActions } from '../../features/prospect/components/prospect-actions.tsx';
import { SaveSearch } from '../../features/saved-search/save-search.tsx';
import { type PlayerRow, scoutingQuery } from '../../features/scouting/api/scouting-api.ts';
import { FilterPanel } from '../../features/scouting/components/filter-panel.tsx';
import { ResultsCards, ResultsRows, ResultsTable } from '../../features/scouting/components/player-results.tsx';
import { ShortSheet } from '../../features/scouting/components/short-sheet.tsx';
import {
  countFilters,
  exportAddress,
  noFilters,
  type ScoutingSort,
  savedOf,
  scoutingSorts,
} from '../../features/scouting/scouting-filters.ts';
import { AddToList, useListKey } from '../../features/shortlist/components/add-to-list.tsx';
import { text } from '../../text.ts';
import { PlayerChoices } from './player-choices.tsx';
import { PlayerTools } from './player-tools.tsx';
import { useSavedAddress } from './use-saved-address.ts';
import { useScoutingAddress } from './use-scouting-address.ts';

export const Component = (): ReactNode => {
  usePageTitle(text('scouting'));
  const { filters, setFilters, searchFor, cards, setCards, player, openPlayer } = useScoutingAddress();
  useSavedAddress();
  const tablet = useMedia(media.tablet);
  const wide = useMedia(media.wide);
  const [sheet, setSheet] = useState(false);
  const found = useInfiniteQuery(scoutingQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.data), [found.data]);
  const first = found.data?.pages[0];
  const total = first?.meta.total;
  const on = countFilters(filters);
  const clear = (): void => setFilters({ ...noFilters, sort: filters.sort });
  const busy = found.isPlaceholderData;
  const place = rows && player ? rows.findIndex((row) => row.profile_id === player) : -1;
  const chosen = useChosen();
  // Whom a key means: the player whose sheet is open, else the row that has the focus.
  useListKey(() => {
    const focused = document.activeElement?.closest<HTMLTableRowElement>('tr[data-row]');
    const row = rows?.find((r) => r.profile_id === player) ?? (focused ? rows?.[focused.sectionRowIndex] : undefined);
    return row && { id: row.profile_id, name: row.name };
  });
  const results = {
    rows,
    current: player,
    onOpen: (row: PlayerRow) => openPlayer(row.profile_id),
    busy,
    tools: (row: PlayerRow) => <AddToList quiet player={{ id: row.profile_id, name: row.name }} />,
  };
  const panel = <FilterPanel filters={filters} facets={first?.meta.facets} onChange={setFilters} />;

  const toolbar = (
    <>
      {tablet ? (
        <Segments
          label={text('view')}
          hideLabel
          small
          value={cards ? 'cards' : 'table'}
          options={[
            { value: 'table', label: text('table'), icon: 'rows' },
            { value: 'cards', label: text('cards'), icon: 'columns' },
          ]}
          onChange={(view) => setCards(view === 'cards')}
        />
      ) : (
        <Button icon="faders-horizontal" onClick={() => setSheet(true)}>
          {on ? text('filtersCount', { count: on }) : text('filters')}
        </Button>
      )}
      <div className="min-w-40 flex-1 sm:max-w-70">
        <LiveSearch label={text('playersSearch')} value={filters.q} onChange={searchFor} />
      </div>
      <div className="ml-auto max-sm:ml-0 max-sm:w-full">
        <Select
          label={text('sort')}
          hideLabel
          small
          value={filters.sort}
          options={scoutingSorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
          onChange={(event) => setFilters({ ...filters, sort: event.target.value as ScoutingSort })}
        />
      </div>
      {on ? <SaveSearch filters={savedOf(filters)} /> : null}
      {rows?.length ? <CsvButton small address={exportAddress(filters)} /> : null}
    </>
  );

  const list = (): ReactNode => {
    if (found.isError && !rows)
      return (
        <ErrorPanel onRetry={() => void found.refetch()} busy={found.isFetching}>
          {playersRefusal(found.error)}
        </ErrorPanel>
      );
    if (tablet && !cards)
      return (
        <ResultsTable
          {...results}
          toolbar={<div className="flex flex-1 flex-wrap items-center gap-2 pl-2.5">{toolbar}</div>}
          sort={filters.sort}
          onSort={(sort) => setFilters({ ...filters, sort })}
          filtered={on > 0}
          onClear={clear}
          selection={new Set(chosen.ids)}
          onSelect={chosen.choose}
          bulk={<CompareLink />}
        />
      );
    if (rows === undefined) return <Skeletons lines={8} />;
    if (rows.length === 0) return on ? <NoMatches onClear={clear} /> : <EmptyState>{text('nothingEmpty')}</EmptyState>;
    return tablet ? <ResultsCards {...results} /> : <ResultsRows {...results} />;
  };

  const drawerTitle = place >= 0 && total !== undefined ? text('of', { at: place + 1, total }) : text('player');
  const tools = player ? <PlayerTools rows={rows ?? []} id={player} onOpen={(id) => openPlayer(id, true)} /> : null;
  const short = player ? (
    <ShortSheet
      id={player}
      row={rows?.[place]}
      choices={<PlayerChoices id={player} name={rows?.[place]?.name} />}
      history={(name) => <StoryWithPlayer playerId={player} name={name} />}
    />
  ) : null;
  const foot = player ? (
    <div className="w-full">
      <ProspectActions playerId={player} />
    </div>
  ) : null;
  const columns =
    player && wide
      ? 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)_var(--drawer-width)]'
      : 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)]';
  const column = 'sticky top-[var(--top-height)] h-[calc(100dvh-var(--top-height))] overflow-y-auto';

  return (
    <div className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${columns}`}>
      {tablet ? (
        <section aria-label={text('filters')} className={`${column} border-r border-line px-5 pt-5 pb-8`}>
          <div className="mb-4 flex min-h-7.5 items-center justify-between">
            <h2 className="tl-subhead">{text('filters')}</h2>
            {on ? (
              <Button variant="ghost" size="sm" className="-mr-2.5" onClick={clear}>
                {text('clear', { count: on })}
              </Button>
            ) : null}
          </div>
          {panel}
        </section>
      ) : null}
      <div className="flex min-w-0 flex-col">
        <div className="px-6 pt-4.5 max-sm:px-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="tl-title">{text('scouting')}</h1>
            <p className="tl-num text-ink-2" role="status">
              {total === undefined ? '' : text('players', { count: total })}
            </p>
            <ButtonLink
              variant="ghost"
              size="sm"
              icon="star"
              href="/club-representative/shortlists"
              className="ml-auto sm:hidden"
            >
              {text('shortlists')}
            </ButtonLink>
          </div>
          {tablet && !cards ? null : <div className="mt-2 flex flex-wrap items-center gap-2 pb-1">{toolbar}</div>}
        </div>
        <div className="px-3.5 max-sm:px-0 max-sm:pt-2">{list()}</div>
        {rows?.length ? (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 px-6 pt-4 pb-5 max-sm:px-4">
            <p className="tl-small flex items-center gap-1.5 text-ink-2">
              <i className="h-1 w-4 rounded-full bg-yes-mark" aria-hidden="true" />
              {text('freeLegend')}
            </p>
            {found.isFetchNextPageError ? <ErrorPanel>{playersRefusal(found.error)}</ErrorPanel> : null}
            {found.hasNextPage ? (
              <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {text('more')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {wide && player ? (
        <div className={`${column} border-l border-line bg-raised [&>.tl-drawer]:h-full`}>
          <SidePanel title={drawerTitle} tools={tools} footer={foot} onClose={() => openPlayer(null)}>
            {short}
          </SidePanel>
        </div>
      ) : null}
      {wide ? null : (
        <Drawer
          open={player !== null}
          onOpenChange={(open) => (open ? undefined : openPlayer(null))}
          title={drawerTitle}
          tools={tools}
          footer={foot}
        >
          {short}
        </Drawer>
      )}
      {tablet ? null : (
        <Dialog
          open={sheet}
          onOpenChange={setSheet}
          title={text('filters')}
          footer={
            <>
              {on ? <Button onClick={clear}>{text('clear', { count: on })}</Button> : null}
              <Button variant="primary" onClick={() => setSheet(false)}>
                {text('showPlayers', { count: total ?? 0 })}
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
