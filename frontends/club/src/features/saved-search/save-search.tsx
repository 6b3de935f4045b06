import { Button, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type SavingSearch, useSavedSearches } from './saved-search-api.ts';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';

/** Keeps the search as it stands. */
export const SaveSearch = ({ filters }: { readonly filters: SavingSearch['filters'] }): ReactNode => {
  const [asked, setAsked] = useState(false);
  const { save } = useSavedSearches();
  return (
    <>
      <Button variant="ghost" size="sm" icon="bookmark-simple" onClick={() => setAsked(true)}>
        {text('saveSearch')}
      </Button>
      {asked ? (
        <SearchForm
          title={text('saveSearch')}
          initial={{ name: '', notice: 'daily' }}
          onSend={async (body) => {
            await save({ ...body, filters });
            toast({ kind: 'success', title: text('saved') });
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
};
