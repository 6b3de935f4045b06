import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import { Avatar, Button, classes, formatDay, formatWeekday, Icon, IconButton, today } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { columnsOf, mondayOf, perPlayer } from './days.ts';
import { text } from './text.ts';
import { type Trial, trialDaysQuery } from './trials-api.ts';

const COUNT = 35;

const bars: Readonly<Record<Trial['status'], readonly [icon: string, look: string, word: string]>> = {
  pending: ['clock', 'border-dashed border-pending bg-pending-tint text-pending', text('waits')],
  accepted: ['check-circle', 'border-yes bg-yes-tint text-yes', text('acceptedBadge')],
  declined: ['x-circle', 'border-no bg-surface text-no', text('declinedBadge')],
  withdrawn: ['prohibit', 'border-line-field bg-surface text-closed', text('withdrawnBadge')],
  cancelled: ['prohibit', 'border-line-field bg-surface text-closed', text('cancelledBadge')],
  completed: ['flag-checkered', 'border-line-field bg-closed-tint text-closed', text('completedBadge')],
  closed: ['minus-circle', 'border-line-field bg-surface text-closed', text('closedBadge')],
};

const Bar = ({ trial, first }: { readonly trial: Trial; readonly first: string }): ReactNode => {
  const [icon, look, word] = bars[trial.status];
  const { from, to } = columnsOf(trial, first, COUNT);
  const days = `${formatWeekday(trial.starts_on)} – ${formatWeekday(trial.ends_on)}`;
  return (
    <a
      href={`#trial-${trial.id}`}
      title={`${word}, ${days}`}
      style={{ gridColumn: `${from} / ${to}`, gridRow: 1 }}
      className={classes(
        'tl-tiny mx-px flex h-7.5 min-w-0 items-center gap-1 overflow-hidden whitespace-nowrap rounded-sm border px-1.5 font-semibold no-underline',
        look,
      )}
    >
      <Icon name={icon} size={14} />
      <span className="truncate">{word}</span>
      <span className="tl-sr">
        , {trial.player.name}, {days}
      </span>
    </a>
  );
};

const weekLines =
  'bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px),linear-gradient(90deg,transparent_71.43%,var(--sunken)_71.43%)] bg-[length:20%_100%]';

/** Five weeks, a line per player; on a phone the list alone. */
export const ClubWeeks = (): ReactNode => {
  const [first, setFirst] = useState(mondayOf(today()));
  const last = daysAfter(first, COUNT - 1);
  const query = useQuery(trialDaysQuery({ from: first, until: last }));
  const { data } = query;
  const rows = perPlayer(data ?? []);
  const weeks = Array.from({ length: 5 }, (_, n) => daysAfter(first, n * 7));
  return (
    <section
      className="mt-6 max-md:hidden"
      aria-label={text('weeks', { from: formatDay(first), until: formatDay(last) })}
    >
      <div className="flex items-center gap-2 pb-3">
        <IconButton icon="caret-left" label={text('weekBefore')} onClick={() => setFirst(daysAfter(first, -7))} />
        <Button size="sm" onClick={() => setFirst(mondayOf(today()))}>
          {text('today')}
        </Button>
        <IconButton icon="caret-right" label={text('weekAfter')} onClick={() => setFirst(daysAfter(first, 7))} />
        <span className="tl-small tl-num pl-2 text-ink-2">
          {text('weeks', { from: formatDay(first), until: formatDay(last) })}
        </span>
      </div>
      {query.isError && !data ? <ReadFailed query={query} /> : null}
      <div className="border-line-strong border-t">
        <div className="grid grid-cols-[12.75rem_minmax(0,1fr)] border-line border-b" aria-hidden="true">
          <span className="tl-tiny self-end py-1.5 text-ink-3">{text('players')}</span>
          <div className="tl-tiny grid grid-cols-5 text-ink-2">
            {weeks.map((monday) => (
              <span key={monday} className="tl-num border-line border-l px-1.5 py-1.5">
                {formatWeekday(monday)}
              </span>
            ))}
          </div>
        </div>
        {rows.map((row) => (
          <div
            key={row[0].player.profile_id}
            className="grid grid-cols-[12.75rem_minmax(0,1fr)] border-line border-b hover:bg-hover"
          >
            <span className="flex min-h-13 min-w-0 items-center gap-3 pr-2.5">
              <Avatar name={row[0].player.name} size={32} />
              <span className="tl-name truncate text-[0.9375rem]">{row[0].player.name}</span>
            </span>
            <div
              className={classes('grid items-center', weekLines)}
              style={{ gridTemplateColumns: `repeat(${COUNT}, minmax(0, 1fr))` }}
            >
              {row.map((trial) => (
                <Bar key={trial.id} trial={trial} first={first} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {data && rows.length === 0 ? <p className="tl-small py-4 text-ink-3">{text('emptyDays')}</p> : null}
    </section>
  );
};
