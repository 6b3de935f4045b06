import { useInfiniteQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Button,
  type Column,
  Crest,
  countryName,
  countryOptions,
  DataTable,
  DateText,
  ErrorPanel,
  Flag,
  Identity,
  Page,
  PageHeader,
  Select,
  Status,
} from '@touchline/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ExportButton } from '../../features/export/components/export-button.tsx';
import { usePages } from '../../features/queue/use-pages.ts';
import { text } from '../../text.ts';
import { ClubDrawer } from './club-drawer.tsx';
import { ClubForm } from './club-form.tsx';
import { type ClubsView, parseClubs, printClubs } from './clubs-address.ts';
import { type ClubRow, clubsQuery } from './clubs-api.ts';
import { ImportClubs } from './import-clubs.tsx';
import { text as words } from './text.ts';

const Verified = ({ club }: { readonly club: ClubRow }): ReactNode =>
  club.verified ? (
    <Status meaning="yes">{text('clubVerified')}</Status>
  ) : (
    <Status meaning="pending">{text('clubUnverified')}</Status>
  );

const name: Column<ClubRow> = {
  id: 'name',
  header: text('club'),
  rowHeader: true,
  cell: (club) => (
    <Identity mark={<Crest club={club} size={32} decorative />} name={club.name} detail={club.city ?? undefined} />
  ),
};
const verification: Column<ClubRow> = {
  id: 'verified',
  header: text('statusFilter'),
  cell: (club) => <Verified club={club} />,
};
const wide: readonly Column<ClubRow>[] = [
  name,
  { id: 'country', header: text('country'), cell: (club) => <Flag country={club.country} /> },
  { id: 'teams', header: text('teams'), align: 'end', width: '80px', cell: (club) => club.teams.length },
  {
    id: 'representatives',
    header: text('clubRepresentatives'),
    align: 'end',
    width: '120px',
    cell: (club) => club.representatives,
  },
  { id: 'entered_by', header: text('clubEnteredBy'), cell: (club) => club.entered_by ?? text('clubImported') },
  { id: 'entered_at', header: text('clubEnteredAt'), cell: (club) => <DateText value={club.entered_at} /> },
  verification,
];
const narrow: readonly Column<ClubRow>[] = [name, verification];

const exported = [
  { header: text('club'), value: (club: ClubRow) => club.name },
  { header: text('country'), value: (club: ClubRow) => countryName(club.country) },
  { header: text('clubCity'), value: (club: ClubRow) => club.city },
  { header: text('teams'), value: (club: ClubRow) => club.teams.length },
  { header: text('clubRepresentatives'), value: (club: ClubRow) => club.representatives },
  { header: text('clubEnteredBy'), value: (club: ClubRow) => club.entered_by },
  { header: text('clubEnteredAt'), value: (club: ClubRow) => club.entered_at },
  {
    header: text('clubVerified'),
    value: (club: ClubRow) => (club.verified ? text('visibleYes') : text('visibleNo')),
  },
];

/** /admin/clubs: the unverified first; a drawer shows one and verifies it. */
export const Component = (): ReactNode => {
  usePageTitle(text('clubs'));
  const [search, changeAddress] = useAddress();
  const view = useMemo(() => parseClubs(search), [search]);
  const put = useCallback(
    (change: Partial<ClubsView>, entry: 'replace' | 'push' = 'replace') =>
      changeAddress((before) => new URLSearchParams(printClubs({ ...parseClubs(before), ...change })), entry),
    [changeAddress],
  );
  const [doing, setDoing] = useState<'add' | 'import' | null>(null);
  const tablet = useMedia(media.tablet);
  const query = useInfiniteQuery(clubsQuery(view));
  const { rows, total } = usePages(query, view.pages);
  const countries = useMemo(
    () => [{ value: '', label: text('anyCountry') }, ...countryOptions().map(({ value, label }) => ({ value, label }))],
    [],
  );
  const filtered = view.q !== '' || view.country !== null || view.verified !== null;
  return (
    <Page width="wide">
      <PageHeader
        title={text('clubs')}
        lead={<span role="status">{total === undefined ? '' : text('clubLead', { count: total })}</span>}
        actions={
          <>
            <ExportButton name="clubs" columns={exported} rows={rows} />
            <Button icon="upload-simple" onClick={() => setDoing('import')}>
              {words('import')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => setDoing('add')}>
              {words('add')}
            </Button>
          </>
        }
      />
      {query.isError && !rows ? (
        <ErrorPanel onRetry={() => void query.refetch()} busy={query.isFetching}>
          {isApiFailure(query.error) ? query.error.message : null}
        </ErrorPanel>
      ) : (
        <DataTable
          key={tablet ? 'wide' : 'narrow'}
          label={text('clubs')}
          columns={tablet ? wide : narrow}
          columnsKey={tablet ? 'admin-clubs' : undefined}
          rows={rows}
          rowId={(club) => club.id}
          rowName={(club) => club.name}
          currentId={view.club}
          onOpen={(club) => put({ club: club.id }, 'push')}
          busy={query.isPlaceholderData}
          filtered={filtered}
          onClearFilters={() => put({ q: '', country: null, verified: null, pages: 1 })}
          toolbar={
            <>
              <div className="min-w-40 flex-1 max-sm:basis-full sm:max-w-70">
                <LiveSearch label={text('clubSearch')} value={view.q} onChange={(q) => put({ q, pages: 1 })} />
              </div>
              <Select
                small
                hideLabel
                label={text('country')}
                value={view.country ?? ''}
                options={countries}
                onChange={({ target }) => put({ country: target.value || null, pages: 1 })}
              />
              <Select
                small
                hideLabel
                label={text('statusFilter')}
                value={view.verified ?? ''}
                options={[
                  { value: '', label: text('anyStatus') },
                  { value: 'no', label: text('clubUnverified') },
                  { value: 'yes', label: text('clubVerified') },
                ]}
                onChange={({ target }) =>
                  put({ verified: target.value === 'yes' || target.value === 'no' ? target.value : null, pages: 1 })
                }
              />
            </>
          }
        />
      )}
      {query.hasNextPage ? (
        <p className="pt-4">
          <Button busy={query.isFetchingNextPage} onClick={() => put({ pages: view.pages + 1 })}>
            {text('loadMore')}
          </Button>
        </p>
      ) : null}
      <ClubDrawer id={view.club} onClose={() => put({ club: null })} onOpen={(club) => put({ club })} />
      {doing === 'add' ? (
        <ClubForm
          club={null}
          submission=""
          onClose={() => setDoing(null)}
          onSaved={(club) => {
            setDoing(null);
            put({ club: club.id }, 'push');
          }}
        />
      ) : null}
      {doing === 'import' ? <ImportClubs onClose={() => setDoing(null)} /> : null}
    </Page>
  );
};
