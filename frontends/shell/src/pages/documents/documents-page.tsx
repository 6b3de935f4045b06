import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Anchor,
  Avatar,
  Crest,
  EmptyState,
  ErrorPanel,
  formatDay,
  Identity,
  LinkTabs,
  Page,
  PageHeader,
  RelativeTime,
  Skeletons,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type DocumentRow, documentsQuery } from '../../features/documents/api/documents-api.ts';
import { DocumentStatus } from '../../features/documents/components/document-status.tsx';
import { text } from '../../features/documents/text.ts';

const Row = ({ document }: { readonly document: DocumentRow }): ReactNode => (
  <li>
    <Anchor
      className="document-row"
      href={`/documents/${document.id}`}
      {...(document.your_turn ? { 'data-mine': '' } : {})}
    >
      <Identity
        mark={
          document.club_team ? (
            <Crest
              club={{
                id: document.club_team.club_id,
                name: document.club_team.club_name,
                short_name: document.club_team.club_short_name,
              }}
              size={36}
              decorative
            />
          ) : (
            <Avatar name={document.title} size={36} />
          )
        }
        name={document.title}
        detail={
          document.from && document.until
            ? text('from', { from: formatDay(document.from), until: formatDay(document.until) })
            : ''
        }
      />
      <span className="document-row-when tl-small tl-ink-3">
        <RelativeTime instant={document.updated_at} />
      </span>
      <DocumentStatus document={document} />
    </Anchor>
  </li>
);

/** /documents: what one signs and has signed. */
export const Component = (): ReactNode => {
  usePageTitle(text('listTitle'));
  const [search] = useSearchParams();
  const turn = search.get('turn') === 'mine' ? 'mine' : undefined;
  const list = useInfiniteQuery(documentsQuery(turn));
  const mine = list.data?.pages[0]?.meta?.mine ?? 0;
  const rows = list.data?.pages.flatMap((page) => page.data);
  return (
    <Page>
      <PageHeader title={text('listTitle')} lead={text('listLead')} />
      <LinkTabs
        label={text('listTitle')}
        tabs={[
          { href: '/documents', label: text('tabAll'), current: !turn },
          {
            href: '/documents?turn=mine',
            label: text('tabMine'),
            current: turn === 'mine',
            count: mine,
            mine: mine > 0,
          },
        ]}
      />
      {list.isError ? <ErrorPanel onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <EmptyState icon="file-text">{text('empty')}</EmptyState> : null}
      {rows && rows.length > 0 ? (
        <ul className="document-list">
          {rows.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      ) : null}
      <NextPage query={list}>{text('more')}</NextPage>
    </Page>
  );
};
