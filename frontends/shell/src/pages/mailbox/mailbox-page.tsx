import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { EmptyState, Link, Page, PageHeader, RelativeTime, SearchField, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { text } from './text.ts';

/** The demo's own answer: no part of the contract, so it is parsed here. */
const mailbox = z.object({
  data: z.array(
    z
      .object({
        ...{ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), at: z.string() },
        /** Messages from before there were any have none. */
        pictures: z.array(z.object({ cid: z.string(), alt: z.string(), base64: z.string() })).default([]),
      })
      .readonly(),
  ),
});
type Message = z.output<typeof mailbox>['data'][number];

const read = async (signal: AbortSignal): Promise<readonly Message[]> => {
  const response = await fetch('/api/dev/mailbox', { signal });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return mailbox.parse(await response.json()).data;
};

/** A path of this site in a message becomes a link that stays in this browser. */
const Body = ({ message }: { readonly message: Message }): ReactNode => (
  <div className="mailbox-body">
    {message.text.split('\n').map((line, number) => {
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
    {message.pictures.map(({ cid, alt, base64 }) => (
      <img key={cid} src={`data:image/png;base64,${base64}`} alt={alt} />
    ))}
  </div>
);

/** /dev/mailbox, in the demo alone: the mail that would have gone out. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, setSearch] = useState('');
  const messages = useQuery({ queryKey: ['mailbox'], queryFn: ({ signal }) => read(signal), refetchInterval: 3000 });
  const shown = messages.data?.filter(({ to, subject }) =>
    `${to} ${subject}`.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <Page width="reading">
      <PageHeader title={text('title')} lead={text('lead')} back={{ href: '/', label: text('home') }} />
      <SearchField value={search} onChange={(event) => setSearch(event.target.value)} />
      {messages.isError ? <ReadFailed query={messages} /> : null}
      {messages.isPending ? <Skeletons lines={5} /> : null}
      {shown?.length === 0 ? <EmptyState /> : null}
      {shown?.map((message) => (
        <details key={message.id} className="mailbox-message">
          <summary>
            <b>{message.subject}</b>
            <span className="tl-small tl-ink-2">{message.to}</span>
            <span className="tl-small tl-ink-3">
              <RelativeTime instant={message.at} />
            </span>
          </summary>
          <Body message={message} />
        </details>
      ))}
    </Page>
  );
};
