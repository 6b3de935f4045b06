import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type ReactNode, useCallback } from 'react';
import { type UserRow, userQuery, usersQuery } from '../../api/users-api.ts';
import { personReasons } from '../../features/decision/reasons.ts';
import { ExportButton } from '../../features/export/components/export-button.tsx';
import { openCase } from '../../features/queue/components/open-case.tsx';
import { QueueFrame } from '../../features/queue/components/queue-frame.tsx';
import { QueueList, type QueueRow } from '../../features/queue/components/queue-list.tsx';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { useQueue } from '../../features/queue/use-queue.ts';
import { useQueueAddress } from '../../features/queue/use-queue-address.ts';
import { useQueueKeys } from '../../features/queue/use-queue-keys.ts';
import { typeText } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { listText, statusText } from '../../words.ts';
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
  const { rows, ids, nextName, list } = useQueue(
    address,
    useInfiniteQuery(usersQuery(view)),
    useInfiniteQuery(usersQuery({ tab: 'waiting', status: null, q: '' })),
  );
  const open = useQuery({ ...userQuery(view.open ?? ''), enabled: view.open !== null });
  const legend = useQueueKeys(address, ids, personReasons().length);

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
  return (
    <QueueFrame
      title={text('users')}
      caseId={view.open}
      empty={ids.length === 0}
      listHref={href({ open: null })}
      legend={legend}
      list={
        <QueueList
          {...list}
          title={text('users')}
          searchLabel={text('searchPeople')}
          rows={rows?.map(rowOf)}
          tools={<ExportButton name="people" columns={exported} rows={rows} />}
        />
      }
      {...openCase(
        user
          ? {
              evidence: <PersonEvidence key={user.id} user={user} />,
              decision: <PersonDecision key={user.id} user={user} nextName={nextName} onDecided={decided} />,
            }
          : null,
        open.isError ? open : null,
      )}
    />
  );
};
