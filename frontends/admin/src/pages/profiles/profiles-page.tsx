import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@touchline/app-core/page/router.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { COLLEAGUES_MS } from '../../api/holds-api.ts';
import { profileQuery, profilesQuery, rejectProfiles, verifyProfiles } from '../../api/profiles-api.ts';
import { userQuery } from '../../api/users-api.ts';
import { bothWait } from '../../features/decision/both.ts';
import { BulkDecision } from '../../features/decision/components/bulk-decision.tsx';
import { openCase } from '../../features/queue/components/open-case.tsx';
import { QueueFrame } from '../../features/queue/components/queue-frame.tsx';
import { QueueList } from '../../features/queue/components/queue-list.tsx';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { useQueue } from '../../features/queue/use-queue.ts';
import { useQueueAddress } from '../../features/queue/use-queue-address.ts';
import { useQueueKeys } from '../../features/queue/use-queue-keys.ts';
import { StaffTable } from '../../features/table/components/staff-table.tsx';
import { Views } from '../../features/table/components/views.tsx';
import { kinds, type QueuedKind, queued } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { ProfileDecision } from './profile-decision.tsx';
import { ProfileEvidence } from './profile-evidence.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { queueRowOf } from './profile-rows.ts';
import { profilesTable } from './profiles-table.tsx';
import { QueueBulk } from './queue-bulk.tsx';

/** The queue of one kind of profile: list, evidence, decision, and several at once. */
const ProfilesQueue = ({ type, queue }: QueuedKind): ReactNode => {
  const { title } = queue;
  usePageTitle(title);
  const client = useQueryClient();
  const address = useQueueAddress('profile');
  const { view, go, href } = address;
  const { rows, ids, free, holderOf, nextName, list } = useQueue(
    address,
    useInfiniteQuery(profilesQuery(type, view)),
    useInfiniteQuery(profilesQuery(type, { tab: 'waiting', status: null, q: '' })),
  );
  const open = useQuery({
    ...profileQuery(view.open ?? ''),
    enabled: view.open !== null,
    refetchInterval: COLLEAGUES_MS,
  });
  const profile = open.data?.id === view.open ? open.data : undefined;
  const person = useQuery({ ...userQuery(profile?.user_id ?? ''), enabled: profile !== undefined });
  const user = person.data?.id === profile?.user_id ? person.data : undefined;
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (id: string, on: boolean) =>
      setSelection((before) => {
        const next = new Set(before);
        if (on) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const shown = view.open !== null && ids.includes(view.open) ? view.open : null;
  const legend = useQueueKeys(
    address,
    ids,
    profile?.profile.claim ? 0 : kinds[type].reasons().length,
    bothWait(user, profile),
    () => (shown ? select(shown, !selection.has(shown)) : undefined),
  );
  // A change of what was verified is looked at one by one.
  const selected = (rows ?? []).filter(({ id, claims_change }) => selection.has(id) && !claims_change);

  const again = useCallback(
    (gone: ReadonlySet<string>) => {
      takeOutOfQueue(client, ['profiles', 'waiting', type], gone);
      setSelection((before) => new Set([...before].filter((id) => !gone.has(id))));
      for (const key of ['profiles', 'users', 'user', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    },
    [client, type],
  );
  const decided = useCallback(
    (id: string, settled: boolean) => {
      if (settled && view.tab === 'waiting' && ids.includes(id)) go({ open: caseAfter(free, id) });
      again(new Set(settled ? [id] : []));
    },
    [again, go, ids, free, view.tab],
  );
  const decidedInBulk = (verified: ReadonlySet<string>): void => {
    if (view.tab === 'waiting' && view.open && verified.has(view.open))
      go({ open: free.find((id) => !verified.has(id)) ?? null });
    again(verified);
    void client.invalidateQueries({ queryKey: ['profile'] });
  };

  const missing = [open, person].find(({ isError }) => isError) ?? null;
  return (
    <QueueFrame
      title={title}
      caseId={view.open}
      empty={ids.length === 0}
      listHref={href({ open: null })}
      legend={legend}
      list={
        <QueueList
          {...list}
          title={title}
          searchLabel={text('searchProfiles')}
          rows={rows?.map((row) => queueRowOf(row, holderOf(row)))}
          selection={selection}
          onSelect={select}
          bulk={
            <QueueBulk
              selected={selected}
              reasons={kinds[type].reasons()}
              tiered={kinds[type].tiered}
              onDone={decidedInBulk}
              onClear={() => setSelection(new Set())}
            />
          }
        />
      }
      {...openCase(
        profile && user
          ? {
              evidence: <ProfileEvidence key={profile.id} profile={profile} user={user} />,
              decision: (
                <ProfileDecision
                  key={profile.id}
                  profile={profile}
                  user={user}
                  nextName={nextName}
                  onDecided={decided}
                />
              ),
            }
          : null,
        missing,
      )}
    />
  );
};

/** Everybody with a profile of this kind, with one of them opened beside the table. */
const AllProfiles = (kind: QueuedKind): ReactNode => {
  const { type, queue } = kind;
  usePageTitle(queue.title);
  const client = useQueryClient();
  const again = (): void => {
    for (const key of ['profiles', 'profile', 'user', 'overview']) void client.invalidateQueries({ queryKey: [key] });
  };
  const table = useMemo(() => profilesTable({ type, queue }), [type, queue]);
  return (
    <StaffTable
      kind={table}
      views={<Views label={queue.title} path={`/admin/${queue.path}`} current="all" />}
      bulk={(rows, clear) => (
        <BulkDecision
          // A change of what was verified is looked at one by one.
          selected={rows.filter(({ claims_change }) => !claims_change)}
          reasons={kinds[type].reasons()}
          tiered={kinds[type].tiered}
          verify={verifyProfiles}
          reject={rejectProfiles}
          onDone={(decided) => {
            clear(new Set(rows.map(({ id }) => id).filter((id) => !decided.has(id))));
            again();
          }}
        />
      )}
      drawer={(id) => <ProfilePanel id={id} onDecided={again} />}
    />
  );
};

/** /admin/<queue>: the address says of which kind; who waits, or everybody. */
export const Component = (): ReactNode => {
  const { queue: path } = useParams();
  const [search] = useAddress();
  const kind = queued.find(({ queue }) => queue.path === path);
  if (!kind) return null;
  return search.get('tab') === 'all' ? (
    <AllProfiles key={kind.type} {...kind} />
  ) : (
    <ProfilesQueue key={kind.type} {...kind} />
  );
};
