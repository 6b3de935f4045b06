import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNamed } from '@touchline/app-core/page/use-named.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Count, EmptyState, Page, PageHeader, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { WithStory } from '../story/story-beside.tsx';
import { useOpened } from '../use-opened.ts';
import { type GroupName, grouped, groupNames } from './groups.ts';
import { InterestRow, type InterestRowProps } from './interest-row.tsx';
import { type Interest, interestQuery, interestsQuery } from './interests-api.ts';
import { text } from './text.ts';

export interface InterestsPageProps extends InterestRowProps {
  readonly emptyActions?: ReactNode;
}

const words = {
  club: { lead: 'leadClub', empty: 'emptyClub' },
  player: { lead: 'leadPlayer', empty: 'emptyPlayer' },
  reader: { lead: 'leadAgent', empty: 'emptyAgent' },
} as const;

const titleOf = (group: GroupName, side: InterestsPageProps['side']): string =>
  group === 'theirs' && side === 'reader' ? text('groupOpen') : titles[group];

const titles: Readonly<Record<GroupName, string>> = {
  mine: text('groupMine'),
  theirs: text('groupTheirs'),
  talks: text('groupTalks'),
  over: text('groupOver'),
};

/** Whom one side wants to talk with, and who wants to talk with it: what needs an answer first, answered in place. */
export const InterestsPage = ({ emptyActions, ...row }: InterestsPageProps): ReactNode => {
  usePageTitle(text('title'));
  const { named, toggle } = useOpened('interest');
  const query = useInfiniteQuery(interestsQuery());
  const all = query.data?.pages.flatMap(({ data }) => data);
  const mine = query.data?.pages[0]?.meta.mine ?? 0;
  const groups = all && grouped(all);
  const { item: chosen, older, error: missed } = useNamed(named, all, interestQuery);
  const rowOf = (interest: Interest): ReactNode => (
    <InterestRow
      key={interest.id}
      interest={interest}
      {...row}
      named={interest.id === named}
      onStory={() => toggle(interest.id)}
    />
  );
  const page = (
    <Page>
      <PageHeader title={text('title')} lead={text(words[row.side].lead)} />
      {groups ? null : query.isError ? <ReadFailed query={query} /> : <Skeletons lines={8} />}
      {all?.length === 0 ? (
        <EmptyState framed icon="handshake" actions={emptyActions}>
          {text(words[row.side].empty)}
        </EmptyState>
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
                title={titleOf(group, row.side)}
                mark={group === 'mine' ? <Count n={mine} /> : <Count n={list.length} quiet />}
              >
                <ul className="@container">{list.map(rowOf)}</ul>
              </Section>
            );
          })
        : null}
      <NextPage query={query} className="mt-6">
        {text('older')}
      </NextPage>
    </Page>
  );
  return row.side === 'reader' ? (
    page
  ) : (
    <WithStory of={chosen} side={row.side}>
      {page}
    </WithStory>
  );
};
