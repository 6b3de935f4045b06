import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate, useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type DocumentPart, documentParts } from '@touchline/contracts/policies/own-documents';
import { myDocumentsQuery } from '@touchline/negotiation/offers/signatures.ts';
import {
  ButtonLink,
  Count,
  EmptyState,
  LinkTabs,
  NoMatches,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { documentsQuery, type DocumentRow as Row } from '../../features/documents/api/documents-api.ts';
import { text } from '../../features/documents/text.ts';
import { DocumentRow } from './document-row.tsx';
import { groupsOf } from './groups.ts';
import { addressOf, type Looked, lookedFor } from './looked.ts';
import { type Picked, PickedBar, usePicked } from './picked.tsx';

const Group = ({
  title,
  mark,
  rows,
  picked,
}: {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly rows: readonly Row[];
  readonly picked: Picked;
}): ReactNode =>
  rows.length > 0 ? (
    <Section title={title} mark={mark}>
      <ul className="document-list">
        {rows.map((document, at) => (
          <DocumentRow key={document.id} document={document} first={at === 0} picked={picked} />
        ))}
      </ul>
    </Section>
  ) : null;

const Begin = (): ReactNode => (
  <>
    <ButtonLink icon="file-plus" href="/documents/new">
      {text('newDocument')}
    </ButtonLink>
    <ButtonLink variant="ghost" icon="copy-simple" href="/documents/templates">
      {text('templates')}
    </ButtonLink>
  </>
);

/** The parts of the list, each with an address of its own. */
const Parts = ({
  looked: { show, q },
  waiting,
}: {
  readonly looked: Looked;
  readonly waiting: number | undefined;
}): ReactNode => (
  <LinkTabs
    label={text('filters')}
    tabs={[
      { href: addressOf({ show: null, q }), label: text('show_all'), current: show === null },
      ...documentParts.map((part) => ({
        ...{ href: addressOf({ show: part, q }), label: text(`show_${part}`), current: part === show },
        ...(part === 'mine' && waiting ? { count: waiting, mine: true } : {}),
      })),
    ]}
  />
);

/** Nothing there, or nothing of this name. */
const Nothing = ({ looked: { show, q } }: { readonly looked: Looked }): ReactNode => {
  const navigate = useNavigate();
  if (q !== '') return <NoMatches onClear={() => void navigate(addressOf({ show, q: '' }))} />;
  return show === null ? (
    <EmptyState icon="file-text" title={text('emptyTitle')}>
      {text('empty')}
    </EmptyState>
  ) : (
    <EmptyState icon="file-text" title={text(`emptyOf_${show}`)} />
  );
};

/** The rows of an answer, faint while those of what is typed now are on their way. */
const Answered = ({
  by,
  children,
}: {
  readonly by: { readonly isPlaceholderData: boolean };
  readonly children: ReactNode;
}): ReactNode => (
  <div className={by.isPlaceholderData ? 'opacity-60' : ''} aria-busy={by.isPlaceholderData}>
    {children}
  </div>
);

interface ListProps {
  readonly looked: Looked;
  readonly picked: Picked;
}

/** One part, in the order it comes in. */
const PartOfList = ({ looked, show, picked }: ListProps & { readonly show: DocumentPart }): ReactNode => {
  const list = useInfiniteQuery(documentsQuery(show, looked.q));
  const rows = list.data?.pages.flatMap((page) => page.data);
  return (
    <>
      {list.isError ? <ReadFailed query={list} /> : null}
      {!rows && !list.isError ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <Nothing looked={looked} /> : null}
      {rows ? (
        <Answered by={list}>
          <Group title={text(`show_${show}`)} rows={rows} picked={picked} />
        </Answered>
      ) : null}
      <NextPage query={list}>{text('more')}</NextPage>
    </>
  );
};

/** All of it: what one signs, what others sign, own drafts, and what is over. */
const WholeList = ({ looked, picked }: ListProps): ReactNode => {
  const waiting = useQuery(myDocumentsQuery());
  const list = useInfiniteQuery(documentsQuery(null, looked.q));
  const rows = list.data?.pages.flatMap((page) => page.data);
  // What is looked for is found among all; else what waits for me is there whole, however long the list.
  const mine = looked.q === '' ? waiting.data?.data : rows?.filter(({ your_turn }) => your_turn);
  const groups = rows && mine ? groupsOf(mine, rows) : null;
  const failed = [list, ...(looked.q === '' ? [waiting] : [])].find(({ isError }) => isError);
  const retry = (): void => {
    void list.refetch();
    void waiting.refetch();
  };
  return (
    <>
      {failed ? <ReadFailed query={{ error: failed.error, isFetching: failed.isFetching, refetch: retry }} /> : null}
      {!groups && !failed ? <Skeletons lines={6} /> : null}
      {rows?.length === 0 ? <Nothing looked={looked} /> : null}
      {groups ? (
        <Answered by={list}>
          <Group title={text('groupMine')} mark={<Count n={groups.mine.length} />} rows={groups.mine} picked={picked} />
          <Group title={text('groupTheirs')} rows={groups.theirs} picked={picked} />
          <Group title={text('groupDrafts')} rows={groups.drafts} picked={picked} />
          <Group title={text('groupDone')} rows={groups.done} picked={picked} />
        </Answered>
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
  const navigate = useNavigate();
  const picked = usePicked();
  const looked = lookedFor(search);
  const { show } = looked;
  const list = { looked, picked };
  return (
    <Page>
      <PageHeader title={text('listTitle')} lead={text('listLead')} actions={<Begin />} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="w-70 max-sm:w-full">
          <LiveSearch
            label={text('search')}
            value={looked.q}
            onChange={(q) => void navigate(addressOf({ show, q }), { replace: true, preventScrollReset: true })}
          />
        </div>
        <div className="min-w-0 flex-1 overflow-x-auto max-sm:basis-full">
          <Parts looked={looked} waiting={waiting.data?.data.length} />
        </div>
      </div>
      <div className="pt-7">
        {show === null ? <WholeList {...list} /> : <PartOfList key={show} show={show} {...list} />}
      </div>
      <PickedBar picked={picked} />
    </Page>
  );
};
