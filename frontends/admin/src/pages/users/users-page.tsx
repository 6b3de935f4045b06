import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure, usePageTitle } from '@touchline/market';
import { EmptyState, ErrorPanel, Skeletons } from '@touchline/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { personReasons } from '../../features/decision/reasons.ts';
import { ExportButton } from '../../features/export/export-button.tsx';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { QueueFrame } from '../../features/queue/queue-frame.tsx';
import { QueueList, type QueueRow, statusText } from '../../features/queue/queue-list.tsx';
import { useFirstCase } from '../../features/queue/use-first-case.ts';
import { usePages } from '../../features/queue/use-pages.ts';
import { useQueueAddress } from '../../features/queue/use-queue-address.ts';
import { useQueueKeys } from '../../features/queue/use-queue-keys.ts';
import { type UserRow, userQuery, usersQuery } from '../../features/users-api.ts';
import { listText, typeText } from '../../features/words.ts';
import { text } from '../../text.ts';
import { PersonDecision } from './person-decision.tsx';
import { PersonEvidence } from './person-evidence.tsx';

const rowOf = (user: UserRow): QueueRow => ({
  id: user.id,
  name: user.name,
  detail: user.profile_types.length ? listText(user.profile_types.map(typeText)) : user.email,
  status: user.verification_status,
  suspended: user.suspended_at !== null,
  waiting_since: user.waiting_since,
});

const exported = [
  { header: text('accountName'), value: (user: UserRow) => user.name },
  { header: text('accountEmail'), value: (user: UserRow) => user.email },
  { header: text('profiles'), value: (user: UserRow) => listText(user.profile_types.map(typeText)) },
  { header: text('statusFilter'), value: (user: UserRow) => statusText(user.verification_status) },
  { header: text('registered'), value: (user: UserRow) => user.registered_at },
  { header: text('waitingSince'), value: (user: UserRow) => user.waiting_since },
  { header: text('suspended'), value: (user: UserRow) => user.suspended_at },
];

/** /admin/users: who waits, the evidence, the decision. */
export const Component = (): ReactNode => {
  usePageTitle(text('users'));
  const client = useQueryClient();
  const address = useQueueAddress('user');
  const { view, go, href } = address;
  const query = useInfiniteQuery(usersQuery(view));
  const queue = useInfiniteQuery(usersQuery({ tab: 'waiting', status: null, q: '' }));
  const { rows, total } = usePages(query, view.pages);
  const waiting = queue.data?.pages[0];
  const open = useQuery({ ...userQuery(view.open ?? ''), enabled: view.open !== null });
  const ids = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  const legend = useQueueKeys(address, ids, personReasons().length);
  useFirstCase(address, ids);
  const next = view.tab === 'waiting' && view.open && ids.includes(view.open) ? caseAfter(ids, view.open) : null;

  const decided = useCallback(
    (id: string) => {
      if (view.tab === 'waiting' && ids.includes(id)) go({ open: caseAfter(ids, id) });
      takeOutOfQueue(client, ['users', 'waiting'], new Set([id]));
      void client.invalidateQueries({ queryKey: ['users'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
    [client, go, ids, view.tab],
  );

  const user = open.data?.id === view.open ? open.data : undefined;
  const failed = open.isError && !user;
  return (
    <QueueFrame
      title={text('users')}
      caseId={view.open}
      empty={ids.length === 0}
      listHref={href({ open: null })}
      legend={legend}
      list={
        <QueueList
          title={text('users')}
          searchLabel={text('searchPeople')}
          address={address}
          rows={rows?.map(rowOf)}
          total={total}
          waiting={waiting?.meta.total}
          oldest={waiting?.data[0]?.waiting_since ?? null}
          failure={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          hasMore={query.hasNextPage}
          moreBusy={query.isFetchingNextPage}
          tools={<ExportButton name="people" columns={exported} rows={rows} />}
        />
      }
      evidence={
        failed ? (
          isApiFailure(open.error) && open.error.status === 404 ? (
            <EmptyState icon="magnifying-glass" title={open.error.message} />
          ) : (
            <ErrorPanel onRetry={() => void open.refetch()} busy={open.isFetching}>
              {isApiFailure(open.error) ? open.error.message : null}
            </ErrorPanel>
          )
        ) : user ? (
          <PersonEvidence key={user.id} user={user} />
        ) : (
          <Skeletons lines={9} />
        )
      }
      decision={
        user ? (
          <PersonDecision
            key={user.id}
            user={user}
            nextName={rows?.find(({ id }) => id === next)?.name ?? null}
            onDecided={decided}
          />
        ) : failed ? null : (
          <Skeletons lines={4} />
        )
      }
    />
  );
};
