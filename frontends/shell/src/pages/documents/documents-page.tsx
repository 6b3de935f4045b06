import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { myDocumentsQuery } from '@touchline/negotiation/offers/signatures.ts';
import { Count, EmptyState, ErrorPanel, Page, PageHeader, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
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

/** /documents: what one signs, what others sign, and what is over. */
export const Component = (): ReactNode => {
  usePageTitle(text('listTitle'));
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
    <Page>
      <PageHeader title={text('listTitle')} lead={text('listLead')} />
      {failed ? <ErrorPanel onRetry={retry} /> : null}
      {!groups && !failed ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <EmptyState icon="file-text">{text('empty')}</EmptyState> : null}
      {groups ? (
        <>
          <Group title={text('groupMine')} mark={<Count n={groups.mine.length} />} rows={groups.mine} />
          <Group title={text('groupTheirs')} rows={groups.theirs} />
          <Group title={text('groupDone')} rows={groups.done} />
        </>
      ) : null}
      <NextPage query={list}>{text('more')}</NextPage>
    </Page>
  );
};
