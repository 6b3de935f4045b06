import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure, usePageTitle } from '@touchline/market';
import { EmptyState, ErrorPanel, Skeletons } from '@touchline/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { playerReasons, representativeReasons } from '../../features/decision/reasons.ts';
import type { CsvColumn } from '../../features/export/csv.ts';
import { ExportButton } from '../../features/export/export-button.tsx';
import { type ProfileRow, profileQuery, profilesQuery, type QueuedType } from '../../features/profiles-api.ts';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { QueueFrame } from '../../features/queue/queue-frame.tsx';
import { QueueList } from '../../features/queue/queue-list.tsx';
import { useFirstCase } from '../../features/queue/use-first-case.ts';
import { usePages } from '../../features/queue/use-pages.ts';
import { useQueueAddress } from '../../features/queue/use-queue-address.ts';
import { useQueueKeys } from '../../features/queue/use-queue-keys.ts';
import { userQuery } from '../../features/users-api.ts';
import { text } from '../../text.ts';
import { BulkVerify } from './bulk-verify.tsx';
import { ProfileDecision } from './profile-decision.tsx';
import { ProfileEvidence } from './profile-evidence.tsx';
import { queueRowOf } from './profile-rows.ts';

/** The queue of one type of profile: list, evidence, decision, and several at once. */
export const ProfilesQueue = ({
  type,
  title,
  file,
  columns,
}: {
  readonly type: QueuedType;
  readonly title: string;
  readonly file: string;
  readonly columns: readonly CsvColumn<ProfileRow>[];
}): ReactNode => {
  usePageTitle(title);
  const client = useQueryClient();
  const address = useQueueAddress('profile');
  const { view, go, href } = address;
  const query = useInfiniteQuery(profilesQuery(type, view));
  const queue = useInfiniteQuery(profilesQuery(type, { tab: 'waiting', status: null, q: '' }));
  const { rows, total } = usePages(query, view.pages);
  const waiting = queue.data?.pages[0];
  const open = useQuery({ ...profileQuery(view.open ?? ''), enabled: view.open !== null });
  const profile = open.data?.id === view.open ? open.data : undefined;
  const person = useQuery({ ...userQuery(profile?.user_id ?? ''), enabled: profile !== undefined });
  const user = person.data?.id === profile?.user_id ? person.data : undefined;
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
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
  useFirstCase(address, ids);
  const shown = view.open !== null && ids.includes(view.open) ? view.open : null;
  const legend = useQueueKeys(
    address,
    ids,
    type === 'player' ? playerReasons().length : representativeReasons().length,
    () => (shown ? select(shown, !selection.has(shown)) : undefined),
  );
  const selected = (rows ?? []).filter(({ id }) => selection.has(id));

  const again = useCallback(
    (gone: ReadonlySet<string>) => {
      takeOutOfQueue(client, ['profiles', 'waiting', type], gone);
      setSelection((before) => new Set([...before].filter((id) => !gone.has(id))));
      for (const key of ['profiles', 'user', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    },
    [client, type],
  );
  const decided = useCallback(
    (id: string, settled: boolean) => {
      if (settled && view.tab === 'waiting' && ids.includes(id)) go({ open: caseAfter(ids, id) });
      again(new Set(settled ? [id] : []));
    },
    [again, go, ids, view.tab],
  );
  const verifiedInBulk = (verified: ReadonlySet<string>): void => {
    if (view.tab === 'waiting' && view.open && verified.has(view.open))
      go({ open: ids.find((id) => !verified.has(id)) ?? null });
    again(verified);
    void client.invalidateQueries({ queryKey: ['profile'] });
  };

  const next = view.tab === 'waiting' && view.open && ids.includes(view.open) ? caseAfter(ids, view.open) : null;
  const missing = open.isError && !profile ? open : person.isError && profile && !user ? person : null;
  return (
    <QueueFrame
      title={title}
      caseId={view.open}
      empty={ids.length === 0}
      listHref={href({ open: null })}
      legend={legend}
      list={
        <QueueList
          title={title}
          searchLabel={text('searchProfiles')}
          address={address}
          rows={rows?.map(queueRowOf)}
          total={total}
          waiting={waiting?.meta.total}
          oldest={waiting?.data[0]?.waiting_since ?? null}
          failure={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          hasMore={query.hasNextPage}
          moreBusy={query.isFetchingNextPage}
          tools={<ExportButton name={file} columns={columns} rows={rows} />}
          selection={selection}
          onSelect={select}
          bulk={<BulkVerify selected={selected} onDone={verifiedInBulk} onClear={() => setSelection(new Set())} />}
        />
      }
      evidence={
        missing ? (
          isApiFailure(missing.error) && missing.error.status === 404 ? (
            <EmptyState icon="magnifying-glass" title={missing.error.message} />
          ) : (
            <ErrorPanel onRetry={() => void missing.refetch()} busy={missing.isFetching}>
              {isApiFailure(missing.error) ? missing.error.message : null}
            </ErrorPanel>
          )
        ) : profile && user ? (
          <ProfileEvidence key={profile.id} profile={profile} user={user} />
        ) : (
          <Skeletons lines={9} />
        )
      }
      decision={
        profile && user ? (
          <ProfileDecision
            key={profile.id}
            profile={profile}
            user={user}
            nextName={rows?.find(({ id }) => id === next)?.name ?? null}
            onDecided={decided}
          />
        ) : missing ? null : (
          <Skeletons lines={4} />
        )
      }
    />
  );
};
