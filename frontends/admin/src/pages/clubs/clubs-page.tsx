import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { verificationStatus } from '@touchline/contracts/values';
import { Button, Crest, countryName, countryOptions, DateText, Flag, Identity, Status } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { BulkDecision } from '../../features/decision/components/bulk-decision.tsx';
import { clubReasons } from '../../features/decision/reasons.ts';
import { StaffTable } from '../../features/table/components/staff-table.tsx';
import { changedTable } from '../../features/table/table-address.ts';
import type { TableKind } from '../../features/table/table-kind.ts';
import { text } from '../../text.ts';
import { statusText } from '../../words.ts';
import { ClubForm } from './club-form.tsx';
import { ClubHolder } from './club-holder.tsx';
import { ClubPanel } from './club-panel.tsx';
import { type ClubRow, clubCountriesQuery, rejectClubs, verifyClubs } from './clubs-api.ts';
import { ImportClubs } from './import-clubs.tsx';
import { text as words } from './text.ts';

type Query = NonNullable<NonNullable<Parameters<typeof api.get<'/admin/clubs'>>[1]>['query']>;

const meanings = { pending: 'pending', verified: 'yes', rejected: 'no' } as const;

interface Country {
  readonly country: string;
  readonly clubs: number;
}

/** Countries that have clubs, with how many, by their names. */
const countriesOf = (countries: readonly Country[]) =>
  countries
    .map(({ country, clubs }) => ({ value: country, name: countryName(country), clubs }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ value, name, clubs }) => ({ value, label: words('countryClubs', { country: name, count: clubs }) }));

/** `countries`: those that have clubs; undefined while they are asked for. */
const clubsTable = (countries: readonly Country[] | undefined): TableKind<ClubRow> => ({
  name: 'clubs',
  title: text('clubs'),
  searchLabel: text('clubSearch'),
  open: 'club',
  queryKey: ['clubs'],
  read: ({ q, filters, sort, direction }, page, signal) =>
    api.get('/admin/clubs', {
      query: {
        ...{ country: filters['country'], status: filters['status'] },
        ...{ q: q || undefined, sort, direction, ...page },
      } as Query,
      signal,
      quiet: true,
    }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'staff',
  direction: 'asc',
  narrow: 'status',
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
      id: 'status',
      header: text('statusFilter'),
      sort: 'staff',
      cell: ({ verification_status: status, held }) => (
        <span className="grid justify-items-start">
          <Status meaning={meanings[status]}>{statusText(status)}</Status>
          <ClubHolder held={held} />
        </span>
      ),
      csv: ({ verification_status }) => statusText(verification_status),
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
      cell: ({ entered_at }) => <DateText value={entered_at} day />,
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
      // Until they are known each one counts, so that what an address says holds.
      options: countries ? countriesOf(countries) : countryOptions().map(({ value, label }) => ({ value, label })),
    },
    {
      ...{ id: 'status', of: 'list', label: text('statusFilter'), any: text('anyStatus') },
      options: verificationStatus.options.map((status) => ({ value: status, label: statusText(status) })),
    },
  ],
});

/** /admin/clubs: those who wait first; one is decided on, changed and merged beside the list, several are decided on at once. */
export const Component = (): ReactNode => {
  usePageTitle(text('clubs'));
  const client = useQueryClient();
  const [, changeAddress] = useAddress();
  const { data: countries } = useQuery(clubCountriesQuery);
  const kind = useMemo(() => clubsTable(countries), [countries]);
  const [doing, setDoing] = useState<'add' | 'import' | null>(null);
  const open = (club: string | null, entry: 'replace' | 'push' = 'replace'): void =>
    changeAddress((before) => changedTable(before, kind, { open: club }), entry);
  return (
    <>
      <StaffTable
        kind={kind}
        actions={
          <>
            <Button icon="upload-simple" onClick={() => setDoing('import')}>
              {words('import')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => setDoing('add')}>
              {words('add')}
            </Button>
          </>
        }
        bulk={(rows, clear) => (
          <BulkDecision
            selected={rows}
            reasons={clubReasons()}
            verify={verifyClubs}
            reject={rejectClubs}
            onDone={(decided) => {
              clear(new Set(rows.map(({ id }) => id).filter((id) => !decided.has(id))));
              for (const key of ['clubs', 'club', 'overview', 'profiles', 'profile'])
                void client.invalidateQueries({ queryKey: [key] });
            }}
          />
        )}
        drawer={(id) => <ClubPanel key={id} id={id} onOpen={open} />}
      />
      {doing === 'add' ? (
        <ClubForm
          club={null}
          submission=""
          onClose={() => setDoing(null)}
          onSaved={(club) => {
            setDoing(null);
            open(club.id, 'push');
          }}
        />
      ) : null}
      {doing === 'import' ? <ImportClubs onClose={() => setDoing(null)} /> : null}
    </>
  );
};
