import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageTitle } from '@touchline/market';
import { type ReactNode, useCallback, useState } from 'react';
import { playerReasons, representativeReasons } from '../../features/decision/reasons.ts';
import type { CsvColumn } from '../../features/export/csv.ts';
import { ExportButton } from '../../features/export/export-button.tsx';
import { type ProfileRow, profileQuery, profilesQuery, type QueuedType } from '../../features/profiles-api.ts';
import { takeOutOfQueue } from '../../features/queue/mark-decided.ts';
import { openCase } from '../../features/queue/open-case.tsx';
import { caseAfter } from '../../features/queue/queue-address.ts';
import { QueueFrame } from '../../features/queue/queue-frame.tsx';
import { QueueList } from '../../features/queue/queue-list.tsx';
import { useQueue } from '../../features/queue/use-queue.ts';
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
  const { rows, ids, nextName, list } = useQueue(
    address,
    useInfiniteQuery(profilesQuery(type, view)),
    useInfiniteQuery(profilesQuery(type, { tab: 'waiting', status: null, q: '' })),
  );
  const open = useQuery({ ...profileQuery(view.open ?? ''), enabled: view.open !== null });
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
    type === 'player' ? playerReasons().length : representativeReasons().length,
    () => (shown ? select(shown, !selection.has(shown)) : undefined),
  );
  // A change of what was verified is looked at one by one.
  const selected = (rows ?? []).filter(({ id, claims_change }) => selection.has(id) && !claims_change);

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
          rows={rows?.map(queueRowOf)}
          tools={<ExportButton name={file} columns={columns} rows={rows} />}
          selection={selection}
          onSelect={select}
          bulk={<BulkVerify selected={selected} onDone={verifiedInBulk} onClear={() => setSelection(new Set())} />}
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
