import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import {
  ErrorPanel,
  formatDay,
  formatInstant,
  formatRelative,
  Link,
  type Meaning,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { typeText } from '../../../kinds/kinds.ts';
import { text as words } from '../../../text.ts';
import { type PersonFile, personFileQuery } from '../people-api.ts';
import { text } from '../text.ts';
import { EndSession } from './end-session.tsx';
import { dealingState, dealingText, documentState, meaningOf } from './person-words.ts';

/** A part of the file: its rows, that there are none, or that its service doesn't answer. */
const Part = <Row,>({
  title,
  aside,
  rows,
  none,
  onRetry,
  busy,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly rows: readonly Row[] | null;
  readonly none: string;
  readonly onRetry: () => void;
  readonly busy: boolean;
  readonly children: (row: Row) => ReactNode;
}): ReactNode => (
  <Section title={title} level={3} aside={aside}>
    {rows === null ? (
      <ErrorPanel onRetry={onRetry} busy={busy}>
        {words('partMissing')}
      </ErrorPanel>
    ) : rows.length === 0 ? (
      <p className="tl-small pt-2 text-ink-2">{none}</p>
    ) : (
      <ul>{rows.map(children)}</ul>
    )}
  </Section>
);

const Line = ({
  title,
  detail,
  state,
  meaning,
  action,
}: {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly state?: string;
  readonly meaning?: Meaning;
  readonly action?: ReactNode;
}): ReactNode => (
  <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5">
    <span className="grid min-w-0 flex-1">
      <span className="wrap-anywhere">{title}</span>
      {detail ? <span className="tl-small text-ink-2 wrap-anywhere">{detail}</span> : null}
    </span>
    {state ? <Status meaning={meaning ?? 'closed'}>{state}</Status> : null}
    {action}
  </li>
);

const subscriptionMeanings = { active: 'yes', past_due: 'pending', incomplete: 'closed', canceled: 'closed' } as const;

type Session = NonNullable<PersonFile['sessions']>[number];
const deviceOf = ({ browser, system }: Session): string =>
  browser && system ? text('sessionOf', { browser, system }) : (browser ?? system ?? text('sessionUnknown'));

/** What other parts know of a person: plans, dealings and documents by their state alone, sessions, what was done. */
export const PersonFileParts = ({ id }: { readonly id: string }): ReactNode => {
  const query = useQuery(personFileQuery(id));
  const staff = useIdentity();
  const file = query.data;
  const part = { onRetry: () => void query.refetch(), busy: query.isFetching };
  if (!file) return query.isError ? <ErrorPanel {...part}>{words('partMissing')}</ErrorPanel> : <Skeletons lines={6} />;
  const dealings =
    file.dealings && file.trials
      ? [...file.dealings, ...file.trials].sort((a, b) => b.updated_at.localeCompare(a.updated_at))
      : null;
  return (
    <>
      <Part {...part} title={text('subscriptions')} rows={file.subscriptions} none={text('subscriptionsNone')}>
        {(row) => (
          <Line
            key={row.id}
            title={<Link href={`/admin/subscriptions?subscription=${row.id}`}>{row.plan.name}</Link>}
            detail={typeText(row.profile_type)}
            state={text(`subscription_${row.status}`)}
            meaning={subscriptionMeanings[row.status]}
          />
        )}
      </Part>
      <Part
        {...part}
        title={text('dealings')}
        aside={<span className="tl-small text-ink-2">{text('dealingsNote')}</span>}
        rows={dealings}
        none={text('dealingsNone')}
      >
        {(row) => (
          <Line
            key={row.id}
            title={dealingText(row)}
            detail={formatRelative(row.updated_at)}
            state={dealingState(row)}
            meaning={meaningOf(row.status)}
          />
        )}
      </Part>
      <Part {...part} title={text('documents')} rows={file.documents} none={text('documentsNone')}>
        {(row) => (
          <Line
            key={row.id}
            title={row.title}
            detail={formatDay(row.updated_at)}
            state={documentState(row)}
            meaning={meaningOf(row.status)}
          />
        )}
      </Part>
      <Part {...part} title={text('sessions')} rows={file.sessions} none={text('sessionsNone')}>
        {(row) => (
          <Line
            key={row.id}
            title={deviceOf(row)}
            detail={text('sessionAt', {
              network: row.network ?? text('never'),
              when: formatRelative(row.last_seen_at),
            })}
            action={id === staff.id ? null : <EndSession userId={id} sessionId={row.id} device={deviceOf(row)} />}
          />
        )}
      </Part>
      <Part
        {...part}
        title={text('latest')}
        aside={
          <Link quiet href={`/admin/audit?about=${id}`}>
            {text('latestAll')}
          </Link>
        }
        rows={file.audit}
        none={text('latestNone')}
      >
        {(row) => (
          <Line
            key={row.id}
            title={
              row.by ? `${row.by.name ?? row.by.id}: ${row.what.replaceAll('-', ' ')}` : row.what.replaceAll('-', ' ')
            }
            detail={formatInstant(row.at)}
          />
        )}
      </Part>
    </>
  );
};
