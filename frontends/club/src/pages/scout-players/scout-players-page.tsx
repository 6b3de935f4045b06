import { useInfiniteQuery } from '@tanstack/react-query';
import { CsvFileButton } from '@touchline/app-core/csv/csv-file-button.tsx';
import { FilteredList } from '@touchline/app-core/page/filtered-list.tsx';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import type { SearchFilters } from '@touchline/contracts/http/profile';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { SaveSearch } from '@touchline/negotiation/saved-search/save-search.tsx';
import { useSavedAddress } from '@touchline/negotiation/saved-search/use-saved-address.ts';
import { StoryWithPlayer } from '@touchline/negotiation/story/story.tsx';
import { ButtonLink, EmptyState, NoMatches, Skeletons } from '@touchline/ui';
import { Segments, Select } from '@touchline/ui/forms';
import { type ReactNode, useMemo } from 'react';
import { useChosen } from '../../features/compare/chosen.ts';
import { CompareLink } from '../../features/compare/components/compare-choice.tsx';
import { ProspectActions } from '../../features/prospect/components/prospect-actions.tsx';
import { playerSearches } from '../../features/saved-search/player-searches.ts';
import { type PlayerRow, scoutingQuery } from '../../features/scouting/api/scouting-api.ts';
import { FilterPanel } from '../../features/scouting/components/filter-panel.tsx';
import { ResultsCards, ResultsRows, ResultsTable } from '../../features/scouting/components/player-results.tsx';
import { ShortSheet } from '../../features/scouting/components/short-sheet.tsx';
import {
  countFilters,
  exportAddress,
  filtersOf,
  noFilters,
  printScouting,
  type ScoutingSort,
  savedOf,
  scoutingSorts,
} from '../../features/scouting/scouting-filters.ts';
import { AddToList, useListKey } from '../../features/shortlist/components/add-to-list.tsx';
import { text } from '../../text.ts';
import { PlayerChoices } from './player-choices.tsx';
import { PlayerTools } from './player-tools.tsx';
import { useScoutingAddress } from './use-scouting-address.ts';

const printSaved = (filters: SearchFilters): string => printScouting(filtersOf(filters));

export const Component = (): ReactNode => {
  usePageTitle(text('scouting'));
  const { filters, setFilters, searchFor, cards, setCards, player, openPlayer } = useScoutingAddress();
  useSavedAddress(playerSearches, printSaved);
  const tablet = useMedia(media.tablet);
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

  const toolbar = (filtersButton: ReactNode): ReactNode => (
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
        filtersButton
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
      {on ? <SaveSearch of={playerSearches} filters={savedOf(filters)} /> : null}
      {/* It has its room from the beginning: on a phone that is a line of its own. */}
      {rows?.length !== 0 ? <CsvFileButton help={text('csvHelp')} small address={exportAddress(filters)} /> : null}
    </>
  );

  const list = (tools: ReactNode): ReactNode => {
    if (found.isError && !rows) return <ReadFailed query={found} words={playersRefusal} />;
    if (tablet && !cards)
      return (
        <ResultsTable
          {...results}
          toolbar={<div className="flex flex-1 flex-wrap items-center gap-2 pl-2.5">{tools}</div>}
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
  return (
    <FilteredList
      filters={{ panel, count: on, onClear: clear, show: text('showPlayers', { count: total ?? 0 }) }}
      detail={{
        open: player !== null,
        title: drawerTitle,
        tools: <PlayerTools rows={rows ?? []} at={place} onOpen={(id) => openPlayer(id, true)} />,
        footer: foot,
        content: short,
        onClose: () => openPlayer(null),
      }}
    >
      {(filtersButton) => (
        <>
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
            {tablet && !cards ? null : (
              <div className="mt-2 flex flex-wrap items-center gap-2 pb-1">{toolbar(filtersButton)}</div>
            )}
          </div>
          <div className="px-3.5 max-sm:px-0 max-sm:pt-2">{list(toolbar(filtersButton))}</div>
          {rows?.length ? (
            <div className="mt-auto flex flex-wrap items-center justify-between gap-3 px-6 pt-4 pb-5 max-sm:px-4">
              <p className="tl-small flex items-center gap-1.5 text-ink-2">
                <i className="h-1 w-4 rounded-full bg-yes-mark" aria-hidden="true" />
                {text('freeLegend')}
              </p>
              {found.isFetchNextPageError ? <ReadFailed query={{ error: found.error }} words={playersRefusal} /> : null}
              <NextPage query={found}>{text('more')}</NextPage>
            </div>
          ) : null}
        </>
      )}
    </FilteredList>
  );
};
