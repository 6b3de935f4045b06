import { Button, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { SearchForm } from './search-form.tsx';
import { type Searches, useSearching } from './searches.ts';
import { text } from './text.ts';

/** Keeps the search as it stands. */
export const SaveSearch = <Filters,>({
  of,
  filters,
}: {
  readonly of: Searches<Filters>;
  readonly filters: Filters;
}): ReactNode => {
  const [asked, setAsked] = useState(false);
  const searching = useSearching(of);
  return (
    <>
      <Button variant="ghost" size="sm" icon="bookmark-simple" onClick={() => setAsked(true)}>
        {text('saveSearch')}
      </Button>
      {asked ? (
        <SearchForm
          title={text('saveSearch')}
          what={of.what}
          initial={{ name: '', notice: 'daily' }}
          onSend={async (body) => {
            await searching(of.save({ ...body, filters }));
            toast({ kind: 'success', title: text('saved') });
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
};
