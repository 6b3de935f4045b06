import { useQuery } from '@tanstack/react-query';
import { Ask, ButtonLink, ErrorPanel, Section, Skeletons, Stat, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { earliest, waitingText } from '../../features/queue/waiting.ts';
import { text } from '../../text.ts';
import { type Overview, waitingCountQuery } from './overview-api.ts';

type Queue = { readonly waiting: number; readonly oldest: string | null };
type Place = { readonly href: string; readonly label: string };

const Line = ({ title, detail }: { readonly title: string; readonly detail: string }): ReactNode => (
  <div>
    <h3 className="tl-name text-[20px] leading-6">{title}</h3>
    <p className="tl-small text-ink-2">{detail}</p>
  </div>
);

/** What waits: the blue bar, how many and since when, the way there. Only the first has the green button. */
const Waiting = ({
  title,
  detail,
  count,
  since,
  places,
  first,
}: {
  readonly title: string;
  readonly detail: string;
  readonly count: number;
  readonly since?: string | null;
  readonly places: readonly Place[];
  readonly first: boolean;
}): ReactNode => (
  <Ask
    action={places.map(({ href, label }, at) => (
      <ButtonLink key={href} href={href} variant={first && at === 0 ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    ))}
  >
    <Line title={title} detail={detail} />
    <Stat value={count} label={since ? text('longest', { time: waitingText(since) }) : undefined} size="32px" />
  </Ask>
);

const Nothing = ({ title, says }: { readonly title: string; readonly says: string }): ReactNode => (
  <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
    <h3 className="tl-name text-[16px]">{title}</h3>
    <Status meaning="yes">{says}</Status>
  </li>
);

const Missing = ({
  title,
  onRetry,
  busy,
}: {
  readonly title: string;
  readonly onRetry: () => void;
  readonly busy: boolean;
}): ReactNode => (
  <li className="border-b border-line py-3">
    <ErrorPanel title={title} onRetry={onRetry} busy={busy}>
      {text('partMissing')}
    </ErrorPanel>
  </li>
);

/** People, profiles, clubs: each its own row, each with its own failure. */
export const Queues = ({
  overview,
  onRetry,
  busy,
}: {
  readonly overview: Overview | undefined;
  readonly onRetry: () => void;
  readonly busy: boolean;
}): ReactNode => {
  const players = useQuery(waitingCountQuery('player'));
  const representatives = useQuery(waitingCountQuery('club-representative'));
  if (!overview) return <Skeletons lines={6} />;
  const { users, profiles, clubs } = overview;
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : text('queueCount', { label, count });
  const profilePlaces = [
    { href: '/admin/players', label: counted(text('players'), players.data), count: players.data },
    {
      href: '/admin/club-representatives',
      label: counted(text('representatives'), representatives.data),
      count: representatives.data,
    },
  ].filter(({ count }) => count !== 0);
  const waits = (queue: Queue | null): queue is Queue => queue !== null && queue.waiting > 0;
  const oldest = earliest([users?.oldest, profiles?.oldest]);
  const row = (
    title: string,
    detail: string,
    queue: Queue | null,
    places: readonly Place[],
    first: boolean,
  ): ReactNode =>
    queue === null ? (
      <Missing key={title} title={title} onRetry={onRetry} busy={busy} />
    ) : waits(queue) ? (
      <Waiting
        key={title}
        title={title}
        detail={detail}
        count={queue.waiting}
        since={queue.oldest}
        places={places}
        first={first}
      />
    ) : (
      <Nothing key={title} title={title} says={text('overviewDone')} />
    );
  const peopleFirst = waits(users) && users.oldest === oldest;
  return (
    <Section title={text('overviewQueues')}>
      <ul>
        {row(
          text('overviewPeople'),
          text('overviewPeopleText'),
          users,
          [{ href: '/admin/users', label: text('openQueue') }],
          peopleFirst,
        )}
        {row(text('overviewProfiles'), text('overviewProfilesText'), profiles, profilePlaces, !peopleFirst)}
        {clubs === null ? (
          <Missing title={text('overviewClubs')} onRetry={onRetry} busy={busy} />
        ) : clubs.unverified > 0 ? (
          <Waiting
            title={text('overviewClubs')}
            detail={text('overviewClubsText')}
            count={clubs.unverified}
            places={[{ href: '/admin/clubs?verified=no', label: text('openUnverified') }]}
            first={oldest === null}
          />
        ) : (
          <Nothing title={text('overviewClubs')} says={text('overviewClubsNone')} />
        )}
      </ul>
    </Section>
  );
};
