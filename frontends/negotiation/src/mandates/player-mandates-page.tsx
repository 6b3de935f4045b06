import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import {
  Anchor,
  Avatar,
  ButtonLink,
  EmptyState,
  formatDay,
  formatDayRange,
  Page,
  PageHeader,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { ReportColumns } from '../trials/report-columns.tsx';
import { MandateAnswer } from './mandate-answer.tsx';
import { MandateColumns } from './mandate-columns.tsx';
import { MandateState } from './mandate-state.tsx';
import { MandateTerm } from './mandate-term.tsx';
import { type Mandate, mandatesQuery } from './mandates-api.ts';
import { text } from './text.ts';

const firstName = (name: string): string => name.split(' ')[0] ?? name;
const hrefOf = ({ id }: Mandate): string => `/player/representation?mandate=${id}`;

/** The one that is shown in full: the named one, else the one that waits for an answer, else the newest that runs. */
const shownOf = (all: readonly Mandate[], named: string | null): Mandate | undefined =>
  all.find(({ id }) => id === named) ??
  all.find(({ your_turn }) => your_turn) ??
  all.find(({ status }) => status === 'active') ??
  all[0];

const titleOf = ({ status, agent }: Mandate): string =>
  status === 'pending' ? text('asks', { name: agent.name }) : agent.name;

/** What came of it, in a sentence. */
const outcomeOf = ({ reason, end }: Mandate): string | null => {
  const said = reason ?? end?.reason ?? null;
  return said ? text('reasonGiven', { reason: said }) : null;
};

const Others = ({ list }: { readonly list: readonly Mandate[] }): ReactNode =>
  list.length === 0 ? null : (
    <Section className="mt-10" title={text('older')}>
      <ul>
        {list.map((mandate) => (
          <li key={mandate.id} className="border-line border-b py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Avatar name={mandate.agent.name} size={36} />
              <div className="min-w-0 flex-1">
                <Anchor className="tl-name" href={hrefOf(mandate)}>
                  {mandate.agent.name}
                </Anchor>
                <p className="tl-tiny tl-num text-ink-3">{formatDayRange(mandate.starts_on, mandate.until)}</p>
              </div>
              <MandateState mandate={mandate} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

const Sheet = ({ mandate, others }: { readonly mandate: Mandate; readonly others: readonly Mandate[] }): ReactNode => {
  const { agent, message } = mandate;
  const outcome = outcomeOf(mandate);
  usePageTitle(titleOf(mandate));
  return (
    <ReportColumns label={text('answerBar')} aside={<MandateAnswer mandate={mandate} />}>
      <div className="grid gap-8">
        <div className="border-line-strong border-b [&>.tl-page-head]:mb-6">
          <PageHeader
            back={{ href: '/', label: text('home') }}
            mark={<Avatar name={agent.name} size={56} />}
            title={titleOf(mandate)}
            lead={
              <span className="flex flex-wrap items-center gap-x-1.5">
                {agent.agency}. {text('licence', { licence: agent.licence_number })}
                <Status meaning="yes">{text('verified')}</Status>
              </span>
            }
            actions={
              <span className="grid justify-items-end gap-1.5 max-sm:justify-items-start">
                <MandateState mandate={mandate} />
                <span className="tl-tiny tl-num text-ink-3">
                  {text('askedOn', { date: formatDay(mandate.requested_at) })}
                </span>
              </span>
            }
          />
        </div>
        {message ? <p className="tl-prose whitespace-pre-line break-words">“{message}”</p> : null}
        {outcome ? <p className="tl-small break-words text-ink-2">{outcome}</p> : null}
        <MandateTerm mandate={mandate} />
        <MandateColumns name={firstName(agent.name)} />
      </div>
      <Others list={others} />
    </ReportColumns>
  );
};

/** `/player/representation`: who asks to represent the player, who does, and what that means. */
export const PlayerMandatesPage = (): ReactNode => {
  usePageTitle(text('playerTitle'));
  const { email } = useIdentity();
  const [search] = useSearchParams();
  const query = useInfiniteQuery(mandatesQuery());
  const all = query.data?.pages.flatMap(({ data }) => data);
  const shown = all && shownOf(all, search.get('mandate'));
  if (all && shown)
    return (
      <>
        <Sheet key={shown.id} mandate={shown} others={all.filter(({ id }) => id !== shown.id)} />
        <NextPage query={query} className="mt-6">
          {text('older')}
        </NextPage>
      </>
    );
  return (
    <Page>
      <PageHeader title={text('playerTitle')} lead={text('playerLead')} />
      {all ? (
        <EmptyState
          framed
          icon="users"
          title={text('playerEmptyTitle')}
          actions={
            <ButtonLink size="sm" href="/profile/management">
              {text('playerProfile')}
            </ButtonLink>
          }
        >
          {text('playerEmpty', { email })}
        </EmptyState>
      ) : query.isError ? (
        <ReadFailed query={query} />
      ) : (
        <Skeletons lines={8} />
      )}
    </Page>
  );
};
