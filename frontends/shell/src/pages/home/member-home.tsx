import { useQuery } from '@tanstack/react-query';
import { isApiFailure, type MyProfile, useSession } from '@touchline/market';
import {
  ButtonLink,
  Count,
  EmptyState,
  ErrorPanel,
  formatInstant,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { AnswerLedger, AnswerSheets } from './answers.tsx';
import { Changes } from './changes.tsx';
import { homeQuery } from './home-api.ts';
import { answersOf, clubsWaiting, type Entry, greetingOf, type Home, isFresh, underwayOf } from './ledger.ts';
import { NextStep } from './next-step.tsx';
import { text } from './text.ts';
import { Underway } from './underway.tsx';

const longDay = (): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());

const leadOf = (answers: readonly Entry[]): string => {
  const until = answers.find((entry) => entry.until)?.until;
  return until
    ? text('dayWaits', { day: longDay(), count: answers.length, when: formatInstant(until) })
    : text('day', { day: longDay() });
};

/** Parts of the home that a service couldn't fill: each says so, the others stay. */
const Away = ({
  part,
  again,
  busy,
}: {
  readonly part: Home['answers'];
  readonly again: () => void;
  readonly busy: boolean;
}): ReactNode => (
  <>
    {part.offers === null ? <ErrorPanel title={text('offersAway')} onRetry={again} busy={busy} /> : null}
    {part.documents === null ? <ErrorPanel title={text('documentsAway')} onRetry={again} busy={busy} /> : null}
  </>
);

const Answers = ({
  home,
  current,
  again,
  busy,
}: {
  readonly home: Home;
  readonly current: MyProfile;
  readonly again: () => void;
  readonly busy: boolean;
}): ReactNode => {
  const entries = answersOf(home);
  const whole = home.answers.offers !== null && home.answers.documents !== null;
  if (whole && isFresh(home)) return <NextStep current={current} player={home.player} />;
  return (
    <Section
      title={text('answers')}
      mark={entries.length ? <Count n={entries.length} label={text('yourAnswers', { count: entries.length })} /> : null}
    >
      <Away part={home.answers} again={again} busy={busy} />
      {entries.length === 0 ? (
        whole ? (
          <EmptyState title={text('answersNone')}>{text('answersNoneText')}</EmptyState>
        ) : null
      ) : current.profile_type === 'player' ? (
        <div className="pt-6">
          <AnswerSheets entries={entries} />
        </div>
      ) : (
        <AnswerLedger entries={entries} />
      )}
    </Section>
  );
};

const Rest = ({ home, again, busy }: { readonly home: Home; readonly again: () => void; readonly busy: boolean }) => {
  const underway = underwayOf(home);
  const empty = underway.length === 0 && !home.player?.joins;
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-[1.15fr_1fr]">
      <Section title={text('next')}>
        <Away part={home.underway} again={again} busy={busy} />
        {empty ? (
          <p className="tl-ink-3 py-4">{text('nextNoneText')}</p>
        ) : (
          <Underway entries={underway} player={home.player} />
        )}
      </Section>
      <Section title={text('changed')}>
        {home.changes === null ? (
          <ErrorPanel onRetry={again} busy={busy} />
        ) : home.changes.length ? (
          <Changes changes={home.changes} />
        ) : (
          <p className="tl-ink-3 py-4">{text('changedNoneText')}</p>
        )}
      </Section>
    </div>
  );
};

/** A member's day: what needs an answer, what is under way, what changed. */
export const MemberHome = ({ current }: { readonly current: MyProfile }): ReactNode => {
  const { identity } = useSession();
  const { data: home, error, isError, isFetching, refetch } = useQuery(homeQuery());
  useEffect(() => {
    document.title = text('welcome');
  }, []);
  const again = (): void => void refetch();
  const first = (current.name || identity?.name || '').split(' ')[0] ?? '';
  const answers = home ? answersOf(home) : [];
  const clubs = current.profile_type === 'player' ? clubsWaiting(answers) : 0;
  return (
    <Page>
      <PageHeader
        title={clubs ? text('wanted', { count: clubs }) : text(greetingOf(new Date().getHours()), { name: first })}
        lead={leadOf(answers)}
        actions={
          current.profile_type === 'club-representative' && !(home && isFresh(home)) ? (
            <ButtonLink className="max-sm:hidden" href="/club-representative/scout-players" icon="binoculars">
              {text('scout')}
            </ButtonLink>
          ) : undefined
        }
      />
      {home ? (
        <>
          <Answers home={home} current={current} again={again} busy={isFetching} />
          <Rest home={home} again={again} busy={isFetching} />
        </>
      ) : isError ? (
        <ErrorPanel onRetry={again} busy={isFetching}>
          {isApiFailure(error) ? error.message : null}
        </ErrorPanel>
      ) : (
        <Skeletons lines={8} />
      )}
    </Page>
  );
};
