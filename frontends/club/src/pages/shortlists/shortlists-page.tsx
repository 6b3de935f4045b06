import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate, useParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { SavedSearches } from '@touchline/negotiation/saved-search/saved-searches.tsx';
import { Button, EmptyState, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { playerSearches } from '../../features/saved-search/player-searches.ts';
import { shortlistsQuery, useLists } from '../../features/shortlist/api/shortlists-api.ts';
import { NameList } from '../../features/shortlist/components/name-list.tsx';
import { text } from '../../features/shortlist/text.ts';
import { ListColumn, shortlistHref, shortlistsHref } from './list-column.tsx';
import { ListView } from './list-view.tsx';

/** The club's lists at the left, one of them beside: the one of the address, else the first. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { shortlist_id } = useParams();
  const navigate = useNavigate();
  const lists = useQuery(shortlistsQuery());
  const { create } = useLists();
  const [naming, setNaming] = useState(false);
  const id = shortlist_id ?? lists.data?.[0]?.id;
  const begin = (): void => setNaming(true);
  const body = (): ReactNode => {
    if (id) return <ListView key={id} id={id} onGone={() => void navigate(shortlistsHref)} />;
    if (lists.isError) return <ReadFailed query={lists} words={playersRefusal} />;
    if (lists.isPending) return <Skeletons lines={8} />;
    return (
      <>
        <h1 className="tl-title pb-4">{text('title')}</h1>
        <EmptyState
          framed
          icon="star"
          actions={
            <Button variant="primary" icon="plus" onClick={begin}>
              {text('createFirst')}
            </Button>
          }
        >
          {text('none')}
        </EmptyState>
      </>
    );
  };
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] max-sm:content-start sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-line sm:sticky sm:top-[var(--top-height)] sm:h-[calc(100dvh-var(--top-height))] sm:overflow-y-auto sm:border-r">
        <ListColumn lists={lists.data ?? []} current={id} onNew={begin} />
        <SavedSearches of={playerSearches} className="max-sm:px-4 max-sm:pt-4 sm:px-5 sm:pb-5" />
      </div>
      <div className="min-w-0 px-8 pt-5 pb-12 max-sm:px-4">{body()}</div>
      {naming ? (
        <NameList
          title={text('newList')}
          name=""
          onName={async (name) => void navigate(shortlistHref((await create(name)).id))}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
};
