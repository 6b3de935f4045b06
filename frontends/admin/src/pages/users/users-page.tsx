import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type ReactNode, useCallback } from 'react';
import { COLLEAGUES_MS } from '../../api/holds-api.ts';
import { type UserRow, userQuery, usersQuery } from '../../api/users-api.ts';
import { waitingBeside } from '../../features/decision/both.ts';
import { BulkDecision } from '../../features/decision/components/bulk-decision.tsx';
import { personReasons } from '../../features/decision/reasons.ts';
import { openCase } from '../../features/queue/components/open-case.tsx';
import { QueueFrame } from '../../features/queue/components/queue-frame.tsx';
import { QueueList, type QueueRow } from '../../features/queue/components/queue-list.tsx';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { useQueue } from '../../features/queue/use-queue.ts';
import { useQueueAddress } from '../../features/queue/use-queue-address.ts';
import { useQueueKeys } from '../../features/queue/use-queue-keys.ts';
import { StaffTable } from '../../features/table/components/staff-table.tsx';
import { Views } from '../../features/table/components/views.tsx';
import { typeText } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { listText } from '../../words.ts';
import { BulkSuspension } from './bulk-suspension.tsx';
import { PersonPanel } from './panel/person-panel.tsx';
import { rejectUsers, verifyUsers } from './people-api.ts';
import { peopleTable } from './people-table.tsx';
import { PersonDecision } from './person-decision.tsx';
import { PersonEvidence } from './person-evidence.tsx';

const rowOf = (user: UserRow, holder: string | null): QueueRow => ({
  id: user.id,
  name: user.name,
  detail: user.profile_types.length ? listText(user.profile_types.map(typeText)) : user.email,
  status: user.verification_status,
  suspended: user.suspended_at !== null,
  waiting_since: user.waiting_since,
  holder,
});

/** Who waits, the evidence, the decision. */
const WaitingPeople = (): ReactNode => {
  const client = useQueryClient();
  const address = useQueueAddress('user');
  const { view, go, href } = address;
  const { rows, ids, free, holderOf, nextName, list } = useQueue(
    address,
    useInfiniteQuery(usersQuery(view)),
    useInfiniteQuery(usersQuery({ tab: 'waiting', status: null, q: '' })),
  );
  const open = useQuery({
    ...userQuery(view.open ?? ''),
    enabled: view.open !== null,
    refetchInterval: COLLEAGUES_MS,
  });
  const user = open.data?.id === view.open ? open.data : undefined;
  const legend = useQueueKeys(address, ids, personReasons().length, Boolean(user && waitingBeside(user)));

  const decided = useCallback(
    (id: string) => {
      if (view.tab === 'waiting' && ids.includes(id)) go({ open: caseAfter(free, id) });
      takeOutOfQueue(client, ['users', 'waiting'], new Set([id]));
      void client.invalidateQueries({ queryKey: ['users'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
    [client, go, ids, free, view.tab],
  );

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
          rows={rows?.map((row) => rowOf(row, holderOf(row)))}
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

/** Everybody, with one of them opened beside the table. */
const AllPeople = (): ReactNode => {
  const client = useQueryClient();
  const again = (): void => {
    for (const key of ['users', 'profile', 'overview', 'user']) void client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <StaffTable
      kind={peopleTable}
      views={<Views label={text('users')} path="/admin/users" current="all" />}
      bulk={(rows, clear) => {
        const done = (decided: ReadonlySet<string>): void => {
          clear(new Set(rows.map(({ id }) => id).filter((id) => !decided.has(id))));
          again();
        };
        return (
          <>
            <BulkDecision
              selected={rows}
              reasons={personReasons()}
              verify={verifyUsers}
              reject={rejectUsers}
              onDone={done}
            />
            <BulkSuspension selected={rows} onDone={done} />
          </>
        );
      }}
      drawer={(id) => <PersonPanel id={id} onDecided={again} />}
    />
  );
};

/** /admin/users: who waits, or everybody. */
export const Component = (): ReactNode => {
  usePageTitle(text('users'));
  const [search] = useAddress();
  return search.get('tab') === 'all' ? <AllPeople /> : <WaitingPeople />;
};
