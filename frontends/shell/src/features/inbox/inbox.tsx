import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { Deadline } from '@touchline/app-core/page/deadline.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { interestOfNotice } from '@touchline/negotiation/interests/interest-of-notice.ts';
import { useAnswerInPlace } from '@touchline/negotiation/interests/use-answer-in-place.tsx';
import {
  Anchor,
  Button,
  Count,
  EmptyState,
  isPlainClick,
  Page,
  PageHeader,
  RelativeTime,
  Section,
  Skeletons,
} from '@touchline/ui';
import type { MouseEvent, ReactNode } from 'react';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { byDay } from './news.ts';
import { NoticeMark } from './notice-mark.tsx';

type Row = Reply<'/inbox', 'get'>['data'][number];

const mineQuery = queryOptions({
  queryKey: ['inbox', 'mine'],
  queryFn: ({ signal }) => api.get('/inbox', { query: { turn: 'mine', limit: 100 }, signal, quiet: true }),
});
const inboxQuery = infiniteQueryOptions({
  queryKey: ['inbox', 'all'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/inbox', { query: { limit: 30, cursor: pageParam || undefined }, signal, quiet: true }),
  initialPageParam: '',
  getNextPageParam: (last) => last.meta?.next_cursor ?? undefined,
});

const Rows = ({
  rows,
  onOpen,
}: {
  readonly rows: readonly Row[];
  readonly onOpen: (row: Row, event: MouseEvent) => void;
}): ReactNode => (
  <ul className="inbox">
    {rows.map((row) => (
      <li
        key={row.id}
        data-unread={(row.read_at === null && !row.needs_answer) || undefined}
        data-mine={row.needs_answer || undefined}
      >
        <Anchor href={row.href} onClick={(event) => onOpen(row, event)}>
          <NoticeMark notice={row} size={row.needs_answer ? 44 : 36} />
          <span className="tl-name">{row.title}</span>
          <span className="inbox-text tl-ink-2">{row.text}</span>
          <span className="inbox-when">
            {row.answer_by ? (
              <Deadline until={row.answer_by} />
            ) : (
              <RelativeTime instant={row.at} className="tl-small tl-ink-3" />
            )}
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);

/** What waits for my answer, and everything else that the bell has said; the two never mix. */
export const Inbox = ({ tabs }: { readonly tabs?: ReactNode }): ReactNode => {
  usePageTitle(text('inbox'));
  const { refresh, current } = useSession();
  const { answer, dialog } = useAnswerInPlace(current && kinds[current.profile_type].interests);
  const client = useQueryClient();
  const waiting = useQuery(mineQuery);
  const inbox = useInfiniteQuery(inboxQuery);
  const news = inbox.data?.pages.flatMap((page) => page.data).filter((row) => !row.needs_answer);
  const mine = waiting.data?.data ?? [];
  // What waits stands above the news: the two come together, so that neither moves the other.
  const pending = waiting.isPending || inbox.isPending;
  const unread = inbox.data?.pages[0]?.meta?.unread;
  const askAgain = (): void => {
    for (const asked of [waiting, inbox]) if (asked.isError) void asked.refetch();
  };
  const read = useMutation({
    mutationFn: (row: Row | null) =>
      row
        ? api.post('/inbox/{notification_id}/read', { params: { notification_id: row.id }, unasked: true })
        : api.post('/inbox/read'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['inbox'] });
      await refresh();
    },
  });
  const open = (row: Row, event: MouseEvent): void => {
    if (row.read_at === null) read.mutate(row);
    const interest = interestOfNotice(row, current?.id);
    if (interest === null || !isPlainClick(event)) return;
    event.preventDefault();
    answer(interest);
  };
  const failed = [waiting, inbox].find(({ isError }) => isError);
  return (
    <Page width="reading">
      <PageHeader
        title={text('inbox')}
        // Its line is there before its words, so that nothing below moves.
        lead={unread === undefined ? '\u00A0' : text('inboxUnread', { count: unread })}
        actions={
          unread ? (
            <Button icon="checks" busy={read.isPending} onClick={() => read.mutate(null)}>
              {text('inboxReadAll')}
            </Button>
          ) : null
        }
      />
      {tabs}
      {failed ? <ReadFailed query={{ error: failed.error, isFetching: failed.isFetching, refetch: askAgain }} /> : null}
      {pending ? <Skeletons lines={8} /> : null}
      {!pending && mine.length > 0 ? (
        <Section title={text('inboxMine')} mark={<Count n={mine.length} />}>
          <Rows rows={mine} onOpen={open} />
          <p className="tl-small tl-ink-3 -mt-2 pb-6">{text('inboxMineText')}</p>
        </Section>
      ) : null}
      {waiting.isSuccess && news?.length === 0 && mine.length === 0 ? (
        <EmptyState icon="bell">{text('inboxEmpty')}</EmptyState>
      ) : null}
      {byDay(pending ? [] : (news ?? []), new Date()).map(({ day, rows }) => (
        <Section key={day} title={text(`inbox_${day}`)}>
          <Rows rows={rows} onOpen={open} />
        </Section>
      ))}
      {pending ? null : <NextPage query={inbox}>{text('showMore')}</NextPage>}
      {dialog}
    </Page>
  );
};
