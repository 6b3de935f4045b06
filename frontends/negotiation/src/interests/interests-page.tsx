import { useInfiniteQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Anchor,
  Avatar,
  Badge,
  Count,
  Crest,
  EmptyState,
  ErrorPanel,
  formatDay,
  Link,
  Page,
  PageHeader,
  RelativeTime,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AnswerPanel, OwnActions } from './answer-interest.tsx';
import { type GroupName, grouped, groupNames, nameOf } from './groups.ts';
import { type Interest, interestsQuery } from './interests-api.ts';
import { text } from './text.ts';

export type InterestsPageProps = {
  readonly side: 'club' | 'player' | 'reader';
  /** Where the other side is looked at; null: nowhere. */
  readonly counterpartHref: (interest: Interest) => string | null;
  /** The next act where both are in talks. */
  readonly next?: (interest: Interest) => ReactNode;
  readonly emptyActions?: ReactNode;
};

/** Where the positions are that players answer. */
const positions = {
  club: '/club-representative/requests',
  player: '/club-requests',
  reader: '/club-requests',
} as const;

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

const waitedFor = ({ initiated_by, club_team, player }: Interest): string =>
  initiated_by === 'club' ? player.name : club_team.club_name;

const State = ({ interest }: { readonly interest: Interest }): ReactNode => {
  switch (interest.status) {
    case 'pending':
      return interest.your_turn ? (
        <Badge meaning="mine">{text('turn')}</Badge>
      ) : (
        <Status meaning="pending">
          {interest.as_agent ? text('turnOf', { name: waitedFor(interest) }) : text('waits')}
        </Status>
      );
    case 'accepted':
      return <Status meaning="yes">{text('acceptedBy')}</Status>;
    case 'declined':
      return <Status meaning="no">{text('declinedBadge')}</Status>;
    case 'withdrawn':
      return <Status meaning="closed">{text('withdrawnBadge')}</Status>;
    case 'closed':
      return <Status meaning="closed">{text('closed_player_signed_elsewhere', { name: interest.player.name })}</Status>;
  }
};

const Contact = ({ interest }: { readonly interest: Interest }): ReactNode => {
  const { contact } = interest;
  if (!contact) return null;
  const { email, phone } = contact;
  return (
    <div className="grid gap-1">
      <p className="tl-small tl-strong">{text('contactTitle', { name: contact.name })}</p>
      {email || phone ? (
        <p className="tl-small flex flex-wrap gap-x-5 gap-y-1">
          {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
          {phone ? (
            <Link href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>
              <span className="tl-num">{phone}</span>
            </Link>
          ) : null}
        </p>
      ) : (
        <p className="tl-small text-ink-2">{text('contactNone')}</p>
      )}
    </div>
  );
};

const reasonOf = (interest: Interest): string | null => {
  if (interest.status !== 'declined' && interest.status !== 'withdrawn') return null;
  return interest.reason ? text('reasonGiven', { reason: interest.reason }) : text('reasonNone');
};

const Row = ({
  interest,
  side,
  counterpartHref,
  next,
  named,
}: Omit<InterestsPageProps, 'emptyActions'> & { readonly interest: Interest; readonly named: boolean }): ReactNode => {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (named) ref.current?.scrollIntoView({ block: 'center' });
  }, [named]);
  const name = nameOf(interest);
  const href = counterpartHref(interest);
  const reason = reasonOf(interest);
  return (
    <li
      ref={ref}
      className={`relative grid gap-x-5 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(200px,1fr)_minmax(0,1.4fr)_236px] ${named ? 'bg-sunken' : ''} ${interest.your_turn ? 'pl-4 before:absolute before:inset-y-4 before:left-0 before:w-[3px] before:rounded-full before:bg-accent' : ''}`}
    >
      <div className="flex items-start gap-3.5">
        {side !== 'player' ? (
          <Avatar name={name} size={40} />
        ) : (
          <Crest club={crestOf(interest.club_team)} size={40} decorative />
        )}
        <div className="min-w-0">
          <h3 className="tl-name text-[1.0625rem]">{href ? <Anchor href={href}>{name}</Anchor> : name}</h3>
          <p className="tl-tiny text-ink-3">
            {side === 'reader' ? interest.club_team.club_name : interest.club_team.team_name}
            <br />
            {interest.opportunity ? (
              <>
                <Link href={`${positions[side]}?opportunity=${interest.opportunity.id}`}>
                  {text('forPosition', { title: interest.opportunity.title })}
                </Link>
                <br />
              </>
            ) : null}
            {interest.status === 'accepted' ? (
              text('age', { date: formatDay(interest.updated_at.slice(0, 10)) })
            ) : (
              <RelativeTime instant={interest.updated_at} className="tl-num" />
            )}
          </p>
        </div>
      </div>
      <div className="tl-small grid content-start gap-2 text-ink-2">
        {interest.message ? <p className="whitespace-pre-line break-words">“{interest.message}”</p> : null}
        {reason ? <p className="break-words">{reason}</p> : null}
        <Contact interest={interest} />
      </div>
      <div className="grid content-start justify-items-start gap-2 md:justify-items-end">
        <State interest={interest} />
        {interest.status === 'pending' && !interest.your_turn && !interest.as_agent ? (
          <OwnActions interest={interest} />
        ) : null}
        {interest.status === 'accepted' ? next?.(interest) : null}
      </div>
      {interest.your_turn ? (
        <div className="md:col-span-3">
          <AnswerPanel interest={interest} />
        </div>
      ) : null}
    </li>
  );
};

/** Whom one side wants to talk with, and who wants to talk with it: what needs an answer first, answered in place. */
export const InterestsPage = ({ emptyActions, ...row }: InterestsPageProps): ReactNode => {
  usePageTitle(text('title'));
  const [search] = useSearchParams();
  const named = search.get('interest');
  const query = useInfiniteQuery(interestsQuery());
  const all = query.data?.pages.flatMap(({ data }) => data);
  const mine = query.data?.pages[0]?.meta.mine ?? 0;
  const groups = all && grouped(all);
  return (
    <Page>
      <PageHeader title={text('title')} lead={text(words[row.side].lead)} />
      {groups ? null : query.isError ? (
        <ErrorPanel onRetry={() => void query.refetch()} busy={query.isFetching}>
          {isApiFailure(query.error) ? query.error.message : null}
        </ErrorPanel>
      ) : (
        <Skeletons lines={8} />
      )}
      {all?.length === 0 ? (
        <EmptyState framed icon="handshake" actions={emptyActions}>
          {text(words[row.side].empty)}
        </EmptyState>
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
                <ul>
                  {list.map((interest) => (
                    <Row key={interest.id} interest={interest} {...row} named={interest.id === named} />
                  ))}
                </ul>
              </Section>
            );
          })
        : null}
      <NextPage query={query} className="mt-6">
        {text('older')}
      </NextPage>
    </Page>
  );
};
