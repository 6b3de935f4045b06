import { useInfiniteQuery } from '@tanstack/react-query';
import { CsvFileButton } from '@touchline/app-core/csv/csv-file-button.tsx';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { mostAuditExported } from '@touchline/contracts/http/identity';
import { cut } from '@touchline/contracts/text';
import { Button, DateField, formatInstant, Link, Page, PageHeader } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import { type Column, DataTable } from '@touchline/ui/table';
import type { ReactNode } from 'react';
import { type AuditEntry, type AuditFilters, auditCsv, auditFilters, auditQuery, type Named } from './audit-api.ts';
import { inWords, placeOf } from './audit-words.ts';
import { text } from './text.ts';

const NamedLink = ({ named }: { readonly named: Named }): ReactNode => {
  const place = placeOf(named);
  const words = named.name ?? named.id;
  return <span className="wrap-anywhere">{place ? <Link href={place}>{words}</Link> : words}</span>;
};

const Details = ({ facts, network, request }: AuditEntry): ReactNode => (
  <span className="tl-small grid gap-0.5 text-ink-2">
    {facts.map(({ name, value, of }) => (
      <span key={name} className="wrap-anywhere">
        {inWords(name)}: <span className="text-ink">{of ? <NamedLink named={of} /> : value}</span>
      </span>
    ))}
    {network ? (
      <span>
        {text('network')}: {network}
      </span>
    ) : null}
    {request ? (
      <span className="wrap-anywhere">
        {text('request')}: {request}
      </span>
    ) : null}
  </span>
);

const When = ({ at }: AuditEntry): ReactNode => (
  <time className="tl-num text-ink-2" dateTime={at} title={at}>
    {formatInstant(at)}
  </time>
);
const Who = ({ by }: AuditEntry): ReactNode =>
  by ? <NamedLink named={by} /> : <span className="text-ink-3">{text('nobody')}</span>;
const About = ({ about }: AuditEntry): ReactNode => (about ? <NamedLink named={about} /> : null);

const wide: readonly Column<AuditEntry>[] = [
  { id: 'when', header: text('when'), cell: (row) => <When {...row} /> },
  { id: 'what', header: text('what'), rowHeader: true, cell: ({ what }) => inWords(what) },
  { id: 'who', header: text('who'), cell: (row) => <Who {...row} /> },
  { id: 'about', header: text('about'), cell: (row) => <About {...row} /> },
  { id: 'details', header: text('details'), cell: (row) => <Details {...row} /> },
];
const narrow: readonly Column<AuditEntry>[] = [
  {
    id: 'what',
    header: text('what'),
    rowHeader: true,
    cell: (row) => (
      <span className="grid gap-1">
        <span>{inWords(row.what)}</span>
        <span className="tl-small">
          <When {...row} />
        </span>
      </span>
    ),
  },
  {
    id: 'who',
    header: text('who'),
    cell: (row) => (
      <span className="grid gap-1">
        <Who {...row} />
        <About {...row} />
        <Details {...row} />
      </span>
    ),
  },
];

/** /admin/audit: what the audit has kept, by who, what, whom and when. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, changeAddress] = useAddress();
  const desktop = useMedia(media.tablet);
  const filters = Object.fromEntries(
    auditFilters.map((name) => [name, cut(search.get(name) ?? '', 100)]),
  ) as AuditFilters;
  const put = (change: Partial<AuditFilters>): void =>
    changeAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    }, 'replace');
  const query = useInfiniteQuery(auditQuery(filters));
  const rows = query.data?.pages.flatMap(({ data }) => data);
  const kinds = query.data?.pages[0]?.meta.kinds ?? [];
  const nameOf = (id: string): string =>
    rows?.flatMap(({ by, about }) => [by, about]).find((one) => one?.id === id)?.name ?? id;
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} />
      {filters.about ? (
        <p className="flex flex-wrap items-center gap-3 pb-4">
          <span className="wrap-anywhere">{text('aboutOne', { name: nameOf(filters.about) })}</span>
          <Button size="sm" onClick={() => put({ about: '' })}>
            {text('showAll')}
          </Button>
        </p>
      ) : null}
      {query.isError && !rows ? (
        <ReadFailed query={query} />
      ) : (
        <DataTable
          key={desktop ? 'wide' : 'narrow'}
          label={text('title')}
          columns={desktop ? wide : narrow}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ what, at }) => `${inWords(what)}, ${formatInstant(at)}`}
          busy={query.isPlaceholderData}
          filtered={Object.values(filters).some((value) => value !== '')}
          onClearFilters={() => put({ what: '', q: '', about: '', from: '', until: '' })}
          emptyText={text('none')}
          toolbar={
            <>
              <div className="min-w-40 flex-1 max-sm:basis-full sm:max-w-70">
                <LiveSearch label={text('search')} value={filters.q} onChange={(q) => put({ q })} />
              </div>
              <Select
                small
                hideLabel
                label={text('kind')}
                value={filters.what}
                options={[
                  { value: '', label: text('allKinds') },
                  ...kinds.map((value) => ({ value, label: inWords(value) })),
                ]}
                onChange={({ target }) => put({ what: target.value })}
              />
              <DateField
                small
                hideLabel
                prefix={text('fromShort')}
                label={text('from')}
                value={filters.from}
                max={filters.until || undefined}
                onChange={({ target }) => put({ from: target.value })}
              />
              <DateField
                small
                hideLabel
                prefix={text('untilShort')}
                label={text('until')}
                value={filters.until}
                min={filters.from || undefined}
                onChange={({ target }) => put({ until: target.value })}
              />
              <CsvFileButton
                small
                address={auditCsv(filters)}
                help={text('exportHelp', { count: mostAuditExported })}
              />
            </>
          }
        />
      )}
      <NextPage query={query} className="mt-4">
        {text('more')}
      </NextPage>
    </Page>
  );
};
