import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Badge, Link, Notice, Page, PageHeader, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../../faults/fault-pages.tsx';
import { type Sending, sendingQuery } from '../../features/documents/api/templates-api.ts';
import { howFar } from '../../features/documents/components/template-facts.tsx';
import { stateInWords } from '../../features/documents/state-in-words.ts';
import { text } from '../../features/documents/templates-text.ts';
import '../../features/documents/templates.css';

type Line = Sending['each'][number];

/** What became of a line. */
const Outcome = ({ line }: { readonly line: Line }): ReactNode => {
  if (line.outcome === 'refused') return <Badge meaning="no">{text('notSent')}</Badge>;
  if (line.outcome === 'waiting') return <Badge meaning="closed">{text('waitingToSend')}</Badge>;
  const { meaning, word } = stateInWords(line.document_status ?? 'available');
  return <Badge meaning={meaning}>{word}</Badge>;
};

const namesOf = (people: Line['signers']): string => people.map(({ name }) => name).join(', ');

const LineRow = ({ line }: { readonly line: Line }): ReactNode => {
  const signers = line.signers.filter(({ gets_copy }) => !gets_copy);
  const copies = line.signers.filter(({ gets_copy }) => gets_copy);
  const names = namesOf(signers);
  return (
    <li className="sending-line">
      <span className="tl-small tl-ink-3 tl-num">{text('line', { line: line.line })}</span>
      <span className="min-w-0">
        {line.document_id ? (
          <Link href={`/documents/${line.document_id}`}>{names || text('documentOf', { line: line.line })}</Link>
        ) : (
          <span className="tl-name">{names}</span>
        )}
        <span className="tl-small tl-ink-2 tl-block">
          {line.reason ?? signers.map(({ email }) => email).join(', ')}
        </span>
        {copies.length > 0 ? (
          <span className="tl-small tl-ink-2 tl-block">{text('copyTo', { names: namesOf(copies) })}</span>
        ) : null}
      </span>
      <Outcome line={line} />
    </li>
  );
};

/** /documents/sendings/:sending_id: what became of each line of a file. */
const SendingView = ({ sending }: { readonly sending: Sending }): ReactNode => {
  usePageTitle(sending.title);
  return (
    <Page width="reading">
      <PageHeader
        title={sending.title}
        lead={<span role="status">{howFar(sending)}</span>}
        back={{ href: `/documents/templates/${sending.template_id}`, label: text('sendingBack') }}
      />
      {sending.finished_at === null ? <Notice tone="pending">{text('sendingNow')}</Notice> : null}
      <Section title={text('sendingLines')}>
        <ul className="template-list">
          {sending.each.map((line) => (
            <LineRow key={line.line} line={line} />
          ))}
        </ul>
      </Section>
    </Page>
  );
};

export const Component = (): ReactNode => {
  const { sending_id: id = '' } = useParams();
  const query = useQuery(sendingQuery(id));
  if (query.data) return <SendingView sending={query.data.data} />;
  if (query.isError && isApiFailure(query.error) && query.error.status === 404)
    return <NotFoundPage path={`/documents/sendings/${id}`} />;
  return <Page>{query.isError ? <ReadFailed query={query} /> : <Skeletons lines={10} />}</Page>;
};
