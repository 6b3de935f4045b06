import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api, useSession } from '@touchline/market';
import {
  Anchor,
  Badge,
  Button,
  EmptyState,
  ErrorPanel,
  Page,
  PageHeader,
  RelativeTime,
  Skeletons,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { useTitle } from '../entry/use-title.ts';

const inboxQuery = infiniteQueryOptions({
  queryKey: ['inbox', 'all'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/inbox', { query: { limit: 30, ...(pageParam ? { cursor: pageParam } : {}) }, signal, quiet: true }),
  initialPageParam: '',
  getNextPageParam: (last) => last.meta?.next_cursor ?? undefined,
});

/** /inbox: everything the bell has said, kept. */
export const Component = (): ReactNode => {
  useTitle(text('inbox'));
  const { refresh } = useSession();
  const client = useQueryClient();
  const inbox = useInfiniteQuery(inboxQuery);
  const rows = inbox.data?.pages.flatMap((page) => page.data);
  const unread = inbox.data?.pages[0]?.meta?.unread ?? 0;
  const seen = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await client.invalidateQueries({ queryKey: ['inbox'] });
    await refresh();
  };
  return (
    <Page width="reading">
      <PageHeader
        title={text('inbox')}
        lead={text('inboxUnread', { count: unread })}
        actions={
          unread > 0 ? <Button onClick={() => void seen(api.post('/inbox/read'))}>{text('inboxReadAll')}</Button> : null
        }
      />
      {inbox.isError ? <ErrorPanel onRetry={() => void inbox.refetch()} /> : null}
      {inbox.isPending ? <Skeletons lines={8} /> : null}
      {rows?.length === 0 ? <EmptyState icon="bell">{text('inboxEmpty')}</EmptyState> : null}
      {rows && rows.length > 0 ? (
        <ul className="inbox">
          {rows.map((row) => (
            <li
              key={row.id}
              data-unread={row.read_at === null || undefined}
              data-mine={(row.needs_answer && row.read_at === null) || undefined}
            >
              <Anchor
                href={row.href}
                onClick={() => {
                  if (row.read_at === null)
                    void seen(
                      api.post('/inbox/{notification_id}/read', { params: { notification_id: row.id }, quiet: true }),
                    );
                }}
              >
                <span className="tl-name">{row.title}</span>
                {row.needs_answer && row.read_at === null ? <Badge meaning="mine">{text('needsAnswer')}</Badge> : null}
                <span className="inbox-text tl-ink-2">{row.text}</span>
                <span className="inbox-when tl-small tl-ink-3">
                  <RelativeTime instant={row.at} />
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      {inbox.hasNextPage ? (
        <Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
          {text('showMore')}
        </Button>
      ) : null}
    </Page>
  );
};
