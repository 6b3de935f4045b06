import { api } from '@touchline/app-core/client/client.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Crest, countryName, countryOptions, DateText, Flag, Identity, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { StaffTable } from '../../features/table/components/staff-table.tsx';
import type { TableKind } from '../../features/table/table-kind.ts';
import { text } from '../../text.ts';
import { ClubPanel } from './club-panel.tsx';
import type { ClubRow } from './clubs-api.ts';

type Query = NonNullable<NonNullable<Parameters<typeof api.get<'/admin/clubs'>>[1]>['query']>;

/** What the address says of it, as the server reads it. */
const verified: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

const clubsTable: TableKind<ClubRow> = {
  name: 'clubs',
  title: text('clubs'),
  searchLabel: text('clubSearch'),
  open: 'club',
  queryKey: ['clubs'],
  read: ({ q, filters, sort, direction }, page, signal) =>
    api.get('/admin/clubs', {
      query: {
        ...{ country: filters['country'], verified: verified[filters['verified'] ?? ''] },
        ...{ q: q.slice(0, 60) || undefined, sort, direction, ...page },
      } as Query,
      signal,
      quiet: true,
    }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'staff',
  direction: 'asc',
  narrow: 'verified',
  columns: [
    {
      id: 'name',
      header: text('club'),
      sort: 'name',
      always: true,
      cell: (club) => (
        <Identity mark={<Crest club={club} size={32} decorative />} name={club.name} detail={club.city ?? undefined} />
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'verified',
      header: text('statusFilter'),
      sort: 'staff',
      cell: (club) => (
        <Status meaning={club.verified ? 'yes' : 'pending'}>
          {text(club.verified ? 'clubVerified' : 'clubUnverified')}
        </Status>
      ),
      csv: (club) => text(club.verified ? 'clubVerified' : 'clubUnverified'),
    },
    {
      id: 'country',
      header: text('country'),
      cell: ({ country }) => <Flag country={country} />,
      csv: ({ country }) => countryName(country),
    },
    {
      id: 'teams',
      header: text('teams'),
      align: 'end',
      cell: ({ teams }) => teams.length,
      csv: ({ teams }) => teams.length,
    },
    {
      id: 'representatives',
      header: text('clubRepresentatives'),
      align: 'end',
      cell: ({ representatives }) => representatives,
      csv: ({ representatives }) => representatives,
    },
    {
      id: 'entered_by',
      header: text('clubEnteredBy'),
      cell: ({ entered_by }) => entered_by ?? text('clubImported'),
      csv: ({ entered_by }) => entered_by,
    },
    {
      id: 'entered_at',
      header: text('clubEnteredAt'),
      sort: 'entered',
      cell: ({ entered_at }) => <DateText value={entered_at.slice(0, 10)} />,
      csv: ({ entered_at }) => entered_at,
    },
    {
      id: 'founded',
      header: text('clubFounded'),
      align: 'end',
      hidden: true,
      cell: ({ founded }) => founded ?? '–',
      csv: ({ founded }) => founded,
    },
    {
      id: 'website',
      header: text('clubWebsite'),
      hidden: true,
      cell: ({ website }) => website ?? '–',
      csv: ({ website }) => website,
    },
  ],
  filters: [
    {
      ...{ id: 'country', of: 'list', label: text('country'), any: text('anyCountry') },
      options: countryOptions().map(({ value, label }) => ({ value, label })),
    },
    {
      ...{ id: 'verified', of: 'list', label: text('statusFilter'), any: text('anyStatus') },
      options: [
        { value: 'no', label: text('clubUnverified') },
        { value: 'yes', label: text('clubVerified') },
      ],
    },
  ],
};

/** /admin/clubs: the unverified first; one is opened beside the table and verified there. */
export const Component = (): ReactNode => {
  usePageTitle(text('clubs'));
  return <StaffTable kind={clubsTable} drawer={(id) => <ClubPanel id={id} />} />;
};
