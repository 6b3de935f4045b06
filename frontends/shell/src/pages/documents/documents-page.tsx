import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type DocumentPart, documentParts } from '@touchline/contracts/policies/own-documents';
import { myDocumentsQuery } from '@touchline/negotiation/offers/signatures.ts';
import {
  ButtonLink,
  Count,
  EmptyState,
  ErrorPanel,
  LinkTabs,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { documentsQuery, type DocumentRow as Row } from '../../features/documents/api/documents-api.ts';
import { text } from '../../features/documents/text.ts';
import { DocumentRow } from './document-row.tsx';
import { groupsOf } from './groups.ts';

const Group = ({
  title,
  mark,
  rows,
}: {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly rows: readonly Row[];
}): ReactNode =>
  rows.length > 0 ? (
    <Section title={title} mark={mark}>
      <ul className="document-list">
        {rows.map((document, at) => (
          <DocumentRow key={document.id} document={document} first={at === 0} />
        ))}
      </ul>
    </Section>
  ) : null;

const NewDocument = (): ReactNode => (
  <ButtonLink icon="file-plus" href="/documents/new">
    {text('newDocument')}
  </ButtonLink>
);

/** The parts of the list, each with an address of its own. */
const Parts = ({
  show,
  waiting,
}: {
  readonly show: DocumentPart | null;
  readonly waiting: number | undefined;
}): ReactNode => (
  <LinkTabs
    label={text('filters')}
    tabs={[
      { href: '/documents', label: text('show_all'), current: show === null },
      ...documentParts.map((part) => ({
        ...{ href: `/documents?show=${part}`, label: text(`show_${part}`), current: part === show },
        ...(part === 'mine' ? { count: waiting, mine: true } : {}),
      })),
    ]}
  />
);

/** One part, in the order it comes in. */
const PartOfList = ({ show }: { readonly show: DocumentPart }): ReactNode => {
  const list = useInfiniteQuery(documentsQuery(show));
  const rows = list.data?.pages.flatMap((page) => page.data);
  return (
    <>
      {list.isError ? <ErrorPanel onRetry={() => void list.refetch()} /> : null}
      {!rows && !list.isError ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <EmptyState icon="file-text">{text(`emptyOf_${show}`)}</EmptyState> : null}
      {rows ? <Group title={text(`show_${show}`)} rows={rows} /> : null}
      <NextPage query={list}>{text('more')}</NextPage>
    </>
  );
};

/** All of it: what one signs, what others sign, own drafts, and what is over. */
const WholeList = (): ReactNode => {
  const waiting = useQuery(myDocumentsQuery());
  const list = useInfiniteQuery(documentsQuery());
  const rows = list.data?.pages.flatMap((page) => page.data);
  const groups = rows && waiting.data ? groupsOf(waiting.data.data, rows) : null;
  const failed = list.isError || waiting.isError;
  const retry = (): void => {
    void list.refetch();
    void waiting.refetch();
  };
  return (
    <>
      {failed ? <ErrorPanel onRetry={retry} /> : null}
      {!groups && !failed ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <EmptyState icon="file-text">{text('empty')}</EmptyState> : null}
      {groups ? (
        <>
          <Group title={text('groupMine')} mark={<Count n={groups.mine.length} />} rows={groups.mine} />
          <Group title={text('groupTheirs')} rows={groups.theirs} />
          <Group title={text('groupDrafts')} rows={groups.drafts} />
          <Group title={text('groupDone')} rows={groups.done} />
        </>
      ) : null}
      <NextPage query={list}>{text('more')}</NextPage>
    </>
  );
};

/** /documents: what one signs and has signed, and the way to a document of one's own. */
export const Component = (): ReactNode => {
  usePageTitle(text('listTitle'));
  const waiting = useQuery(myDocumentsQuery());
  const [search] = useSearchParams();
  const show = documentParts.find((part) => part === search.get('show')) ?? null;
  return (
    <Page>
      <PageHeader title={text('listTitle')} lead={text('listLead')} actions={<NewDocument />} />
      <Parts show={show} waiting={waiting.data?.data.length} />
      {show === null ? <WholeList /> : <PartOfList key={show} show={show} />}
    </Page>
  );
};
