import { useQueries } from '@tanstack/react-query';
import { Ask, ButtonLink, ErrorPanel, Section, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { queued, queueHref } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { earliest, isLongWait, waitingText } from '../../waiting.ts';
import { type Overview, type Waiting, waitingQuery } from './overview-api.ts';

type Queue = {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly open: string;
  readonly none: string;
  /** undefined while it is on its way, null where its part doesn't answer. */
  readonly state: Waiting | null | undefined;
  readonly onRetry: () => void;
  readonly busy: boolean;
};

/** What waits: the blue bar, how many and since when, the way there. Only the one that waits longest is green. */
const Row = ({ queue, first }: { readonly queue: Queue; readonly first: boolean }): ReactNode => {
  const { title, detail, state } = queue;
  if (state === undefined)
    return (
      <li className="border-b border-line py-4">
        <Skeletons lines={2} />
      </li>
    );
  if (state === null)
    return (
      <li className="border-b border-line py-3">
        <ErrorPanel title={title} onRetry={queue.onRetry} busy={queue.busy}>
          {text('partMissing')}
        </ErrorPanel>
      </li>
    );
  if (state.waiting === 0)
    return (
      <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 pl-4 max-sm:pl-0">
        <h3 className="tl-name text-[16px]">{title}</h3>
        <Status meaning="yes">{queue.none}</Status>
      </li>
    );
  return (
    <Ask
      action={
        <ButtonLink href={queue.href} variant={first ? 'primary' : 'secondary'}>
          {queue.open}
        </ButtonLink>
      }
    >
      <div className="flex items-center gap-4">
        <span className="tl-shirt tl-num min-w-14 text-[44px] leading-[44px]">{state.waiting}</span>
        <div className="min-w-0">
          <h3 className="tl-name text-[20px] leading-6">{title}</h3>
          <p className="tl-small text-ink-2">{detail}</p>
          {state.oldest ? (
            <p className={isLongWait(state.oldest) ? 'tl-small tl-strong text-pending' : 'tl-small text-ink-2'}>
              {text('longest', { time: waitingText(state.oldest) })}
            </p>
          ) : null}
        </div>
      </div>
    </Ask>
  );
};

/** Users, each kind of profile that staff decide on, clubs: each its own row, each with its own failure. */
export const Queues = ({
  overview,
  onRetry,
  busy,
}: {
  readonly overview: Overview | undefined;
  readonly onRetry: () => void;
  readonly busy: boolean;
}): ReactNode => {
  const waiting = useQueries({ queries: queued.map(({ type }) => waitingQuery(type)) });
  const clubs = overview?.clubs;
  const queues: readonly Queue[] = [
    {
      title: text('users'),
      detail: text('overviewPeopleText'),
      href: '/admin/users',
      open: text('openQueue'),
      none: text('overviewDone'),
      state: overview?.users,
      onRetry,
      busy,
    },
    ...queued.flatMap(({ type, queue: { title, detail } }, at): readonly Queue[] => {
      const found = waiting[at];
      const href = queueHref(type);
      if (!found || !href) return [];
      return [
        {
          title,
          detail,
          href,
          open: text('openQueue'),
          none: text('overviewDone'),
          state: found.data ?? (found.isError ? null : undefined),
          onRetry: () => void found.refetch(),
          busy: found.isFetching,
        },
      ];
    }),
    {
      title: text('overviewClubs'),
      detail: text('overviewClubsText'),
      href: '/admin/clubs?verified=no',
      open: text('openUnverified'),
      none: text('overviewClubsNone'),
      state: clubs && { waiting: clubs.unverified, oldest: null },
      onRetry,
      busy,
    },
  ];
  const oldest = earliest(queues.map(({ state }) => state?.oldest));
  const first =
    queues.find(({ state }) => state?.oldest && state.oldest === oldest) ??
    queues.find(({ state }) => state && state.waiting > 0);
  return (
    <Section title={text('overviewQueues')}>
      <ul>
        {queues.map((queue) => (
          <Row key={queue.title} queue={queue} first={queue === first} />
        ))}
      </ul>
    </Section>
  );
};
