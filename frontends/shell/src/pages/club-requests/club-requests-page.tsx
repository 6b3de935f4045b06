import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FilteredList, RowSteps } from '@touchline/app-core/page/filtered-list.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { boardSorts, boardTabs, type OpportunityFilters } from '@touchline/contracts/http/offers';
import { boardQuery, opportunityQuery } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { OpportunitySheet } from '@touchline/negotiation/opportunities/opportunity-sheet.tsx';
import { SaveSearch } from '@touchline/negotiation/saved-search/save-search.tsx';
import { SavedSearches } from '@touchline/negotiation/saved-search/saved-searches.tsx';
import { useSavedAddress } from '@touchline/negotiation/saved-search/use-saved-address.ts';
import { ButtonLink, EmptyState, LinkTabs, NoMatches, Skeletons } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import { type ReactNode, useMemo } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { kinds } from '../../kinds/kinds.ts';
import {
  type BoardSort,
  countFilters,
  parseBoard,
  printSaved,
  queryOf,
  savedOf,
  useBoardAddress,
} from './board-address.ts';
import { BoardFilterPanel } from './board-filters.tsx';
import { BoardRows } from './board-rows.tsx';
import { positionSearches } from './position-searches.ts';
import { text } from './text.ts';

export const handle: PageHandle = { layout: 'rail' };

const found = { open: 'found', answered: 'foundAnswered', over: 'foundOver' } as const;
const empty = { open: 'emptyOpen', answered: 'emptyAnswered', over: 'emptyOver' } as const;

const leads = { answers: 'lead', 'puts-forward': 'leadAgent', publishes: 'leadClub', reads: 'leadClub' } as const;

/** One position beside the list, or over it. */
const Opened = ({ id, putsForward }: { readonly id: string; readonly putsForward: boolean }): ReactNode => {
  const one = useQuery(opportunityQuery(id));
  if (one.data) return <OpportunitySheet opportunity={one.data} putsForward={putsForward} />;
  return one.isError ? <ReadFailed query={one} /> : <Skeletons lines={8} />;
};

/** A player's address of the board with the filters of a saved search. */
const printForPlayer = (filters: OpportunityFilters): string => printSaved('fit', filters);

/** The board of open positions: what clubs look for, and how it fits. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { current } = useSession();
  const part = current === null ? 'reads' : kinds[current.profile_type].partInPositions;
  const answers = part === 'answers';
  const usual: BoardSort = answers ? 'fit' : 'newest';
  const { filters, setFilters, opened, openPosition } = useBoardAddress(usual);
  useSavedAddress(positionSearches, printForPlayer);
  const board = useInfiniteQuery(boardQuery(queryOf(filters)));
  const rows = useMemo(() => board.data?.pages.flatMap((page) => page.data), [board.data]);
  const meta = board.data?.pages[0]?.meta;
  const total = meta?.total ?? 0;
  const on = countFilters(filters);
  const clear = (): void =>
    setFilters({ ...parseBoard(new URLSearchParams(), usual), tab: filters.tab, sort: filters.sort });
  const place = rows && opened ? rows.findIndex(({ id }) => id === opened) : -1;
  const panel = (
    <div className="grid gap-6">
      {answers ? <SavedSearches of={positionSearches} /> : null}
      <BoardFilterPanel filters={filters} facets={meta?.facets} fits={answers} onChange={setFilters} />
    </div>
  );
  const drawerTitle = place >= 0 ? text('of', { at: place + 1, total }) : text('opportunity');

  const list = (): ReactNode => {
    if (rows === undefined) return board.isError ? <ReadFailed query={board} /> : <Skeletons lines={8} />;
    if (rows.length === 0)
      return on ? (
        <NoMatches onClear={clear} />
      ) : (
        <EmptyState icon="megaphone-simple">{text(empty[filters.tab])}</EmptyState>
      );
    return <BoardRows rows={rows} current={opened} busy={board.isPlaceholderData} onOpen={(id) => openPosition(id)} />;
  };

  return (
    <FilteredList
      filters={{ panel, count: on, onClear: clear, show: text('show', { count: total }), buttonSize: 'sm' }}
      detail={{
        open: opened !== null,
        title: drawerTitle,
        tools: (
          <RowSteps
            rows={rows ?? []}
            at={place}
            previous={text('previous')}
            next={text('next')}
            onStep={({ id }) => openPosition(id, 'replace')}
          />
        ),
        content: opened ? <Opened key={opened} id={opened} putsForward={part === 'puts-forward'} /> : null,
        onClose: () => openPosition(null),
      }}
    >
      {(filtersButton) => (
        <>
          <div className="grid gap-3 px-6 pt-4.5 pb-4 max-sm:px-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <h1 className="tl-title">{text('title')}</h1>
                  <p className="tl-num text-ink-2" role="status">
                    {meta ? text(found[filters.tab], { count: total }) : ''}
                  </p>
                </div>
                <p className="tl-small text-ink-2">{text(leads[part])}</p>
              </div>
              {part === 'publishes' ? (
                <ButtonLink icon="megaphone-simple" href="/club-representative/requests">
                  {text('ownPositions')}
                </ButtonLink>
              ) : null}
            </div>
            {answers ? (
              <LinkTabs
                label={text('tabs')}
                tabs={boardTabs.map((tab) => ({
                  href: tab === 'open' ? '/club-requests' : `/club-requests?tab=${tab}`,
                  label: text(`tab_${tab}`),
                  count: meta?.tabs[tab],
                  current: filters.tab === tab,
                }))}
              />
            ) : null}
            <div className="flex flex-wrap items-center gap-2">
              {filtersButton}
              {answers && on && filters.tab === 'open' ? (
                <SaveSearch of={positionSearches} filters={savedOf(filters)} />
              ) : null}
              <div className="ml-auto max-sm:ml-0 max-sm:flex-1">
                <Select
                  label={text('sort')}
                  hideLabel
                  small
                  value={filters.sort}
                  options={boardSorts
                    .filter((sort) => answers || sort !== 'fit')
                    .map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
                  onChange={(event) => setFilters({ ...filters, sort: event.target.value as BoardSort })}
                />
              </div>
            </div>
          </div>
          {list()}
          {board.hasNextPage ? (
            <div className="grid justify-items-start gap-3 px-6 pt-4 pb-5 max-sm:px-4">
              {board.isFetchNextPageError ? <ReadFailed query={{ error: board.error }} /> : null}
              <NextPage query={board}>{text('more')}</NextPage>
            </div>
          ) : null}
        </>
      )}
    </FilteredList>
  );
};
