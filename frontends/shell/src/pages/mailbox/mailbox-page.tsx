import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorPanel, Link, Page, PageHeader, RelativeTime, SearchField, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useTitle } from '../entry/use-title.ts';
import { text } from './text.ts';

type Letter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
};

const read = async (signal: AbortSignal): Promise<readonly Letter[]> => {
  const response = await fetch('/api/dev/mailbox', { signal });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return ((await response.json()) as { data: Letter[] }).data;
};

/** A path of this site in a letter becomes a link that stays in this browser. */
const Body = ({ letter }: { readonly letter: Letter }): ReactNode => (
  <div className="mailbox-body">
    {letter.text.split('\n').map((line, number) => {
      const link = /^(.*?)(https?:\/\/\S+)$/.exec(line);
      const key = `${number} ${line}`;
      if (!link?.[2]) return <p key={key}>{line || '\u00a0'}</p>;
      const url = new URL(link[2]);
      return (
        <p key={key}>
          {link[1]}
          <Link href={`${url.pathname}${url.search}`}>{link[2]}</Link>
        </p>
      );
    })}
  </div>
);

/** /dev/mailbox, in the demo alone: the mail that would have gone out. */
export const Component = (): ReactNode => {
  useTitle(text('title'));
  const [search, setSearch] = useState('');
  const letters = useQuery({ queryKey: ['mailbox'], queryFn: ({ signal }) => read(signal), refetchInterval: 3000 });
  const shown = letters.data?.filter((l) => `${l.to} ${l.subject}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <Page width="reading">
      <PageHeader title={text('title')} lead={text('lead')} back={{ href: '/', label: text('home') }} />
      <SearchField value={search} onChange={(event) => setSearch(event.target.value)} />
      {letters.isError ? <ErrorPanel onRetry={() => void letters.refetch()} /> : null}
      {letters.isPending ? <Skeletons lines={5} /> : null}
      {shown?.length === 0 ? <EmptyState /> : null}
      {shown?.map((letter) => (
        <details key={letter.id} className="mailbox-letter">
          <summary>
            <b>{letter.subject}</b>
            <span className="tl-small tl-ink-2">{letter.to}</span>
            <span className="tl-small tl-ink-3">
              <RelativeTime instant={letter.at} />
            </span>
          </summary>
          <Body letter={letter} />
        </details>
      ))}
    </Page>
  );
};
