import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNamed } from '@touchline/app-core/page/use-named.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Allowance, Button, Count, EmptyState, formatDay, Page, PageHeader, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { WithStory } from '../story/story-beside.tsx';
import { useOpened } from '../use-opened.ts';
import { BlockedDays } from './blocked-days.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { ClubWeeks } from './club-weeks.tsx';
import { type GroupName, grouped, groupNames } from './groups.ts';
import { PlayerMonths } from './player-months.tsx';
import { text } from './text.ts';
import { TrialRow } from './trial-row.tsx';
import { type Trial, trialAllowanceQuery, trialQuery, trialsQuery } from './trials-api.ts';

export type TrialsPageProps = {
  readonly side: 'club' | 'player' | 'reader';
  /** Where the other side is looked at; null: nowhere. */
  readonly counterpartHref: (trial: Trial) => string | null;
  readonly emptyActions?: ReactNode;
};

const titles: Readonly<Record<GroupName, string>> = {
  mine: text('groupMine'),
  theirs: text('groupTheirs'),
  agreed: text('groupAgreed'),
  over: text('groupOver'),
};

const words = {
  club: { lead: 'leadClub', empty: 'emptyClub' },
  player: { lead: 'leadPlayer', empty: 'emptyPlayer' },
  reader: { lead: 'leadAgent', empty: 'emptyAgent' },
} as const;

const titleOf = (group: GroupName, side: TrialsPageProps['side']): string =>
  group === 'theirs' && side === 'reader' ? text('groupOpen') : titles[group];

/** What the plan still allows, in pieces that can be counted. */
const Left = (): ReactNode => {
  const { data } = useQuery(trialAllowanceQuery());
  if (!data) return null;
  const { limit, left, used, returned, renews_on } = data;
  if (limit === null || left === null) return <p className="tl-small text-ink-2">{text('allowanceNone')}</p>;
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <p className="flex flex-wrap items-center gap-3">
        <span className="tl-num">{text('allowanceLeft', { left, limit })}</span>
        {limit <= 20 ? <Allowance used={used} limit={limit} label={text('allowanceShort', { left, limit })} /> : null}
      </p>
      <p className="tl-tiny tl-num text-ink-2">
        {renews_on ? text('allowanceRenews', { date: formatDay(renews_on) }) : null}{' '}
        {returned > 0 ? text('allowanceReturned', { count: returned }) : null}
      </p>
    </div>
  );
};

/** Trials of one side: the calendar, then what needs an answer first, answered in place. */
export const TrialsPage = ({ side, counterpartHref, emptyActions }: TrialsPageProps): ReactNode => {
  usePageTitle(text('title'));
  const { named, toggle } = useOpened('trial');
  const query = useInfiniteQuery(trialsQuery());
  const all = query.data?.pages.flatMap(({ data }) => data);
  const groups = all && grouped(all);
  const { item: chosen, older, error: missed } = useNamed(named, all, trialQuery);
  const rowOf = (trial: Trial): ReactNode => (
    <TrialRow
      key={trial.id}
      trial={trial}
      href={counterpartHref(trial)}
      named={trial.id === named}
      onStory={() => toggle(trial.id)}
    />
  );
  const page = (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text(words[side].lead)}
        actions={side === 'club' ? <Left /> : undefined}
      />
      {groups ? null : query.isError ? <ReadFailed query={query} /> : <Skeletons lines={8} />}
      {all?.length === 0 ? (
        <EmptyState framed icon="calendar-dots" actions={emptyActions}>
          {text(words[side].empty)}
        </EmptyState>
      ) : null}
      {side === 'club' && all && all.length > 0 ? <ClubWeeks /> : null}
      {side === 'player' && all ? (
        <Section title={text('calendar')} className="mt-8">
          <div className="pt-4">
            <PlayerMonths waiting={groups?.get('mine') ?? []} />
          </div>
        </Section>
      ) : null}
      {missed ? <ReadFailed query={{ error: missed }} /> : null}
      {older ? (
        <Section title={text('opened')} className="mt-8">
          <ul className="@container">{rowOf(older)}</ul>
        </Section>
      ) : null}
      {groups
        ? groupNames.map((group) => {
            const list = groups.get(group) ?? [];
            if (list.length === 0) return null;
            return (
              <Section
                key={group}
                className="mt-8"
                title={titleOf(group, side)}
                mark={<Count n={list.length} quiet={group !== 'mine'} />}
              >
                <ul className="@container">{list.map(rowOf)}</ul>
              </Section>
            );
          })
        : null}
      {query.hasNextPage ? (
        <div className="pt-6">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('older')}
          </Button>
        </div>
      ) : null}
      {side === 'player' && all ? <BlockedDays /> : null}
      {all && side !== 'reader' ? <CalendarFeed /> : null}
    </Page>
  );
  return side === 'reader' ? (
    page
  ) : (
    <WithStory of={chosen} side={side}>
      {page}
    </WithStory>
  );
};
