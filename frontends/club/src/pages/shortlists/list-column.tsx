import { Anchor, IconButton, RelativeTime } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { ShortlistRow } from '../../features/shortlist/api/shortlists-api.ts';
import { text } from '../../features/shortlist/text.ts';

export const shortlistsHref = '/club-representative/shortlists';
export const shortlistHref = (id: string): string => `${shortlistsHref}/${id}`;

/** The club's lists: a column; on a phone a row to be pushed aside. */
export const ListColumn = ({
  lists,
  current,
  onNew,
}: {
  readonly lists: readonly ShortlistRow[];
  readonly current: string | undefined;
  readonly onNew: () => void;
}): ReactNode => (
  <nav aria-label={text('lists')} className="grid content-start gap-2 max-sm:px-4 max-sm:pt-4 sm:px-5 sm:py-5">
    <div className="flex min-h-7.5 items-center justify-between">
      <h2 className="tl-subhead">{text('lists')}</h2>
      <IconButton size="sm" icon="plus" label={text('newList')} onClick={onNew} />
    </div>
    <ul className="max-sm:-mx-4 max-sm:flex max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:-mx-5">
      {lists.map((list) => (
        <li key={list.id} className="max-sm:flex-none">
          <Anchor
            href={shortlistHref(list.id)}
            aria-current={list.id === current ? 'page' : undefined}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 text-ink no-underline hover:bg-hover aria-[current]:bg-primary-tint max-sm:min-h-11 max-sm:items-center max-sm:rounded-md max-sm:border max-sm:border-line-strong max-sm:px-3.5 max-sm:aria-[current]:border-primary sm:border-l-[3px] sm:border-transparent sm:py-2.5 sm:pr-5 sm:pl-4.25 sm:aria-[current]:border-primary"
          >
            <span className="tl-name tl-cut text-base">{list.name}</span>
            <span className="tl-num tl-small">{list.player_ids.length}</span>
            <span className="tl-tiny col-span-2 text-ink-2 max-sm:hidden">
              {list.changed_by.name}, <RelativeTime instant={list.changed_at} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
