import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { type MyProfile, useSession } from '@touchline/app-core/session/session.tsx';
import { useAnswerInPlace } from '@touchline/negotiation/interests/use-answer-in-place.tsx';
import {
  Count,
  EmptyState,
  ErrorPanel,
  formatDayNow,
  formatDeadline,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { kinds } from '../../kinds/kinds.ts';
import { AnswerList, AnswerSheets } from './answers.tsx';
import { Changes } from './changes.tsx';
import { answersOf, clubsWaiting, type Entry, greetingOf, type Home, isFresh, underwayOf } from './entries.ts';
import { homeQuery } from './home-api.ts';
import { Positions } from './positions.tsx';
import { text } from './text.ts';
import { Underway } from './underway.tsx';

const leadOf = (answers: readonly Entry[]): string => {
  const until = answers.find((entry) => entry.until)?.until;
  return until
    ? text('dayWaits', { day: formatDayNow(), count: answers.length, when: formatDeadline(until) })
    : text('day', { day: formatDayNow() });
};

/** Parts of the home that a service couldn't fill: each says so, the others stay. */
const Away = ({
  panel,
  again,
  busy,
}: {
  readonly panel: Home['answers'] | Home['underway'];
  readonly again: () => void;
  readonly busy: boolean;
}): ReactNode => (
  <>
    {'interests' in panel && panel.interests === null ? (
      <ErrorPanel title={text('interestsAway')} onRetry={again} busy={busy} />
    ) : null}
    {panel.trials === null ? <ErrorPanel title={text('trialsAway')} onRetry={again} busy={busy} /> : null}
    {panel.offers === null ? <ErrorPanel title={text('offersAway')} onRetry={again} busy={busy} /> : null}
    {panel.documents === null ? <ErrorPanel title={text('documentsAway')} onRetry={again} busy={busy} /> : null}
  </>
);

const Answers = ({
  home,
  current,
  again,
  busy,
  onInterest,
}: {
  readonly home: Home;
  readonly current: MyProfile;
  readonly again: () => void;
  readonly busy: boolean;
  readonly onInterest: (id: string) => void;
}): ReactNode => {
  const entries = answersOf(home);
  const complete = Object.values(home.answers).every((panel) => panel !== null);
  if (complete && isFresh(home)) return <>{kinds[current.profile_type].start({ current, player: home.player })}</>;
  return (
    <Section
      title={text('answers')}
      mark={entries.length ? <Count n={entries.length} label={text('yourAnswers', { count: entries.length })} /> : null}
    >
      <Away panel={home.answers} again={again} busy={busy} />
      {entries.length === 0 ? (
        complete ? (
          <EmptyState title={text('answersNone')}>
            {text(kinds[current.profile_type].offersBelow ? 'answersNoneText' : 'answersNoneDocuments')}
          </EmptyState>
        ) : null
      ) : kinds[current.profile_type].answers === 'sheets' ? (
        <div className="pt-6">
          <AnswerSheets entries={entries} onInterest={onInterest} />
        </div>
      ) : (
        <AnswerList entries={entries} onInterest={onInterest} />
      )}
    </Section>
  );
};

const Rest = ({
  home,
  current,
  again,
  busy,
}: {
  readonly home: Home;
  readonly current: MyProfile;
  readonly again: () => void;
  readonly busy: boolean;
}) => {
  const { partInPositions, positions, offersBelow } = kinds[current.profile_type];
  const underway = underwayOf(home);
  const empty = underway.length === 0 && !home.player?.joins;
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-[1.15fr_1fr]">
      <div className="grid content-start gap-10">
        <Section title={text('next')}>
          <Away panel={home.underway} again={again} busy={busy} />
          {empty ? (
            <p className="tl-ink-3 py-4">{text(offersBelow ? 'nextNoneText' : 'nextNoneDocuments')}</p>
          ) : (
            <Underway entries={underway} player={home.player} />
          )}
        </Section>
        <Positions
          positions={home.positions}
          part={partInPositions}
          listHref={positions ?? '/club-requests'}
          again={again}
          busy={busy}
        />
      </div>
      <Section title={text('changed')}>
        {home.changes === null ? (
          <ErrorPanel title={text('changesAway')} onRetry={again} busy={busy} />
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
  const kind = kinds[current.profile_type];
  const { answer, dialog } = useAnswerInPlace(kind.interests);
  const clubs = kind.answers === 'sheets' ? clubsWaiting(answers) : 0;
  return (
    <Page>
      <PageHeader
        title={clubs ? text('wanted', { count: clubs }) : text(greetingOf(new Date().getHours()), { name: first })}
        lead={leadOf(answers)}
        actions={kind.homeAction && !(home && isFresh(home)) ? kind.homeAction : undefined}
      />
      {home ? (
        <>
          <Answers home={home} current={current} again={again} busy={isFetching} onInterest={answer} />
          {kind.atHome}
          <Rest home={home} current={current} again={again} busy={isFetching} />
        </>
      ) : isError ? (
        <ReadFailed query={{ error, isFetching, refetch }} />
      ) : (
        <Skeletons lines={8} />
      )}
      {dialog}
    </Page>
  );
};
