import { api } from '@touchline/app-core/client/client.ts';
import { verificationStatus } from '@touchline/contracts/values';
import { Avatar, DateText, Identity, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { ProfileRow } from '../../api/profiles-api.ts';
import type { TableKind } from '../../features/table/table-kind.ts';
import type { QueuedKind } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { waitingText } from '../../waiting.ts';
import { statusText } from '../../words.ts';

type Query = NonNullable<NonNullable<Parameters<typeof api.get<'/admin/profiles'>>[1]>['query']>;

const meanings = { pending: 'pending', verified: 'yes', rejected: 'no' } as const;

const StatusOf = ({ status }: { readonly status: ProfileRow['verification_status'] }): ReactNode => (
  <Status meaning={meanings[status]}>{statusText(status)}</Status>
);

const ProfileStatus = ({ verification_status: status, waiting_since, onboarding }: ProfileRow): ReactNode => {
  if (waiting_since)
    return <Status meaning="pending">{text('pendingFor', { time: waitingText(waiting_since) })}</Status>;
  if (status === 'pending' && onboarding.status === 'pending')
    return <Status meaning="closed">{text('pendingUnfinished')}</Status>;
  return <StatusOf status={status} />;
};

const DayOf = ({ at }: { readonly at: string | null }): ReactNode => (at ? <DateText value={at} day /> : '–');

/** The table of one kind of profile: what the kind has of its own between the name and how it stands. */
export const profilesTable = ({ type, queue }: QueuedKind): TableKind<ProfileRow> => ({
  name: queue.path,
  title: queue.title,
  searchLabel: text('searchProfiles'),
  open: 'profile',
  queryKey: ['profiles', 'table', type],
  read: ({ q, filters, sort, direction }, page, signal) =>
    api.get('/admin/profiles', {
      // Its filters are those of the kind; what else an address says it has left out.
      query: { ...filters, profile_type: type, queue: 'all', q: q || undefined, sort, direction, ...page } as Query,
      signal,
      quiet: true,
    }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'newest',
  direction: 'desc',
  narrow: 'status',
  columns: [
    {
      id: 'name',
      header: text('accountName'),
      sort: 'name',
      always: true,
      cell: ({ name }) => <Identity mark={<Avatar name={name} size={32} />} name={name} />,
      csv: ({ name }) => name,
    },
    {
      id: 'status',
      header: text('statusFilter'),
      cell: (row) => <ProfileStatus {...row} />,
      csv: ({ verification_status }) => statusText(verification_status),
    },
    ...queue.columns,
    {
      id: 'person',
      header: text('personStatus'),
      cell: ({ user_verification_status }) => <StatusOf status={user_verification_status} />,
      csv: ({ user_verification_status }) => statusText(user_verification_status),
    },
    {
      id: 'submitted',
      header: text('submitted'),
      cell: ({ submitted_at }) => <DayOf at={submitted_at} />,
      csv: ({ submitted_at }) => submitted_at,
    },
    {
      id: 'waiting',
      header: text('waitingSince'),
      hidden: true,
      cell: ({ waiting_since }) => <DayOf at={waiting_since} />,
      csv: ({ waiting_since }) => waiting_since,
    },
  ],
  filters: [
    {
      ...{ id: 'status', of: 'list', label: text('statusFilter'), any: text('anyStatus') },
      options: verificationStatus.options.map((status) => ({ value: status, label: statusText(status) })),
    },
    ...queue.filters,
    {
      ...{ id: 'handed_in', of: 'list', label: text('submitted'), any: text('anySubmitted') },
      options: [
        { value: 'true', label: text('submitted') },
        { value: 'false', label: text('pendingUnfinished') },
      ],
    },
  ],
});
