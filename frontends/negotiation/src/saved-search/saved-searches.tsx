import { useQuery } from '@tanstack/react-query';
import { Anchor, IconButton, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { SearchForm } from './search-form.tsx';
import { type SavedSearch, type Searches, searchesQuery, useSearching } from './searches.ts';
import { text } from './text.ts';

/** The own saved searches, each with how many newly match; nothing while there is none. */
export const SavedSearches = <Filters,>({
  of,
  className = '',
}: {
  readonly of: Searches<Filters>;
  readonly className?: string;
}): ReactNode => {
  const { data } = useQuery(searchesQuery(of));
  const searching = useSearching(of);
  const [asked, setAsked] = useState<SavedSearch<Filters> | null>(null);
  if (!data?.length) return null;
  return (
    <section aria-label={text('title')} className={`grid gap-1 ${className}`}>
      <h2 className="tl-subhead">{text('title')}</h2>
      <ul>
        {data.map((search) => (
          <li key={search.id} className="flex items-center gap-2 border-line border-b py-1">
            <Anchor href={of.href(search.id)} className="tl-link tl-small min-w-0 flex-1 break-words">
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
          what={of.what}
          initial={{ name: asked.name, notice: asked.notice }}
          onSend={async (body) => void (await searching(of.change(asked.id, body)))}
          onDelete={async () => {
            await searching(of.remove(asked.id));
            toast({ title: text('deleted', { name: asked.name }) });
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
};
