import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { boardSorts, boardTabs } from '@touchline/contracts/http/offers';
import { boardQuery, opportunityQuery } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { OpportunitySheet } from '@touchline/negotiation/opportunities/opportunity-sheet.tsx';
import {
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  EmptyState,
  ErrorPanel,
  IconButton,
  LinkTabs,
  NoMatches,
  Select,
  SidePanel,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { kinds } from '../../kinds/kinds.ts';
import { type BoardSort, countFilters, parseBoard, queryOf, useBoardAddress } from './board-address.ts';
import { BoardFilterPanel } from './board-filters.tsx';
import { BoardRows } from './board-rows.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { layout: 'rail' };

const sentence = (error: unknown): string | null => (isApiFailure(error) ? error.message : null);
const found = { open: 'found', answered: 'foundAnswered', over: 'foundOver' } as const;
const empty = { open: 'emptyOpen', answered: 'emptyAnswered', over: 'emptyOver' } as const;

/** One position beside the list, or over it. */
const Opened = ({ id }: { readonly id: string }): ReactNode => {
  const one = useQuery(opportunityQuery(id));
  if (one.data) return <OpportunitySheet opportunity={one.data} />;
  return one.isError ? (
    <ErrorPanel onRetry={() => void one.refetch()} busy={one.isFetching}>
      {sentence(one.error)}
    </ErrorPanel>
  ) : (
    <Skeletons lines={8} />
  );
};

/** The board of open positions: what clubs look for, and how it fits. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { current } = useSession();
  const answers = current !== null && kinds[current.profile_type].answersPositions;
  const usual: BoardSort = answers ? 'fit' : 'newest';
  const { filters, setFilters, opened, openPosition } = useBoardAddress(usual);
  const tablet = useMedia(media.tablet);
  const wide = useMedia(media.wide);
  const [sheet, setSheet] = useState(false);
  const board = useInfiniteQuery(boardQuery(queryOf(filters)));
  const rows = useMemo(() => board.data?.pages.flatMap((page) => page.data), [board.data]);
  const meta = board.data?.pages[0]?.meta;
  const total = meta?.total ?? 0;
  const on = countFilters(filters);
  const clear = (): void =>
    setFilters({ ...parseBoard(new URLSearchParams(), usual), tab: filters.tab, sort: filters.sort });
  const place = rows && opened ? rows.findIndex(({ id }) => id === opened) : -1;
  const panel = <BoardFilterPanel filters={filters} facets={meta?.facets} fits={answers} onChange={setFilters} />;
  const step = (to: number): void => {
    const row = rows?.[to];
    if (row) openPosition(row.id, 'replace');
  };
  const tools = (
    <>
      <IconButton
        size="sm"
        icon="caret-up"
        label={text('previous')}
        disabled={place < 1}
        onClick={() => step(place - 1)}
      />
      <IconButton
        size="sm"
        icon="caret-down"
        label={text('next')}
        disabled={place < 0 || place >= (rows?.length ?? 0) - 1}
        onClick={() => step(place + 1)}
      />
    </>
  );
  const drawerTitle = place >= 0 ? text('of', { at: place + 1, total }) : text('opportunity');
  const column = 'sticky top-[var(--top-height)] h-[calc(100dvh-var(--top-height))] overflow-y-auto';
  const columns =
    opened && wide
      ? 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)_var(--drawer-width)]'
      : 'sm:grid-cols-[var(--filter-width)_minmax(0,1fr)]';

  const list = (): ReactNode => {
    if (rows === undefined)
      return board.isError ? (
        <ErrorPanel onRetry={() => void board.refetch()} busy={board.isFetching}>
          {sentence(board.error)}
        </ErrorPanel>
      ) : (
        <Skeletons lines={8} />
      );
    if (rows.length === 0)
      return on ? (
        <NoMatches onClear={clear} />
      ) : (
        <EmptyState icon="megaphone-simple">{text(empty[filters.tab])}</EmptyState>
      );
    return <BoardRows rows={rows} current={opened} busy={board.isPlaceholderData} onOpen={(id) => openPosition(id)} />;
  };

  return (
    <div className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${columns}`}>
      {tablet ? (
        <section aria-label={text('filters')} className={`${column} border-line border-r px-5 pt-5 pb-8`}>
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
        <div className="grid gap-3 px-6 pt-4.5 pb-4 max-sm:px-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h1 className="tl-title">{text('title')}</h1>
                <p className="tl-num text-ink-2" role="status">
                  {meta ? text(found[filters.tab], { count: total }) : ''}
                </p>
              </div>
              <p className="tl-small text-ink-2">{text(answers ? 'lead' : 'leadClub')}</p>
            </div>
            {answers ? null : (
              <ButtonLink icon="megaphone-simple" href="/club-representative/requests">
                {text('ownPositions')}
              </ButtonLink>
            )}
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
            {tablet ? null : (
              <Button size="sm" icon="faders-horizontal" onClick={() => setSheet(true)}>
                {on ? text('filtersCount', { count: on }) : text('filters')}
              </Button>
            )}
            <div className="ml-auto max-sm:ml-0 max-sm:w-full">
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
            {board.isFetchNextPageError ? <ErrorPanel>{sentence(board.error)}</ErrorPanel> : null}
            <Button busy={board.isFetchingNextPage} onClick={() => void board.fetchNextPage()}>
              {text('more')}
            </Button>
          </div>
        ) : null}
      </div>
      {wide && opened ? (
        <div className={`${column} border-line border-l bg-raised [&>.tl-drawer]:h-full`}>
          <SidePanel title={drawerTitle} tools={tools} onClose={() => openPosition(null)}>
            <Opened key={opened} id={opened} />
          </SidePanel>
        </div>
      ) : null}
      {wide ? null : (
        <Drawer
          open={opened !== null}
          onOpenChange={(open) => (open ? undefined : openPosition(null))}
          title={drawerTitle}
          tools={tools}
        >
          {opened ? <Opened key={opened} id={opened} /> : null}
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
                {text('show', { count: total })}
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
