import { useQuery } from '@tanstack/react-query';
import { Anchor, IconButton, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type SavedSearch, savedSearchesQuery, useSavedSearches } from './saved-search-api.ts';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';

/** Where a saved search is opened: scouting takes its filters from there. */
const savedHref = (id: string): string => `/club-representative/scout-players?saved=${id}`;

/** The own saved searches, each with how many newly match; nothing while there is none. */
export const SavedSearches = (): ReactNode => {
  const { data } = useQuery(savedSearchesQuery());
  const { change, remove } = useSavedSearches();
  const [asked, setAsked] = useState<SavedSearch | null>(null);
  if (!data?.length) return null;
  return (
    <section aria-label={text('title')} className="grid gap-1 max-sm:px-4 max-sm:pt-4 sm:px-5 sm:pb-5">
      <h2 className="tl-subhead">{text('title')}</h2>
      <ul>
        {data.map((search) => (
          <li key={search.id} className="flex items-center gap-2 border-line border-b py-1">
            <Anchor href={savedHref(search.id)} className="tl-link tl-small min-w-0 flex-1 break-words">
              {search.name}
            </Anchor>
            <span className={`tl-tiny tl-num ${search.fresh ? 'text-yes' : 'text-ink-3'}`}>
              {search.fresh ? text('fresh', { count: search.fresh }) : text('freshNone')}
            </span>
            <IconButton
              size="sm"
              icon="gear-six"
              label={text('change', { name: search.name })}
              onClick={() => setAsked(search)}
            />
          </li>
        ))}
      </ul>
      {asked ? (
        <SearchForm
          title={text('changeTitle')}
          initial={{ name: asked.name, notice: asked.notice }}
          onSend={(body) => change(asked.id, body)}
          onDelete={async () => {
            await remove(asked.id);
            toast({ title: text('deleted', { name: asked.name }) });
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
};
