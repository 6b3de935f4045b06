import { useQuery } from '@tanstack/react-query';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import { IconButton, Link, today } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { blockedDaysId } from './blocked-days.tsx';
import { type BlockedSpan, trialCalendarQuery } from './calendar-api.ts';
import { firstMonthFor, isWithin, monthAfter } from './days.ts';
import { nameOf } from './groups.ts';
import { type DayMark, Legend, MonthGrid } from './month-grid.tsx';
import { text } from './text.ts';
import { type Trial, trialDaysQuery } from './trials-api.ts';

const markIn =
  (trials: readonly Trial[], blocked: readonly BlockedSpan[]) =>
  (day: string): DayMark | undefined => {
    const on = (status: Trial['status']) => trials.find((trial) => trial.status === status && isWithin(day, trial));
    const agreed = on('accepted');
    if (agreed) return { tone: 'agreed', label: `${text('acceptedBadge')}: ${nameOf(agreed)}` };
    const own = blocked.find((span) => isWithin(day, span));
    const asked = on('pending');
    if (own) return { tone: 'blocked', label: own.reason || text('blockedByYou') };
    if (!asked) return undefined;
    const edge = day === asked.starts_on || day === asked.ends_on;
    return { tone: 'mine', label: `${text('legendAsked')}: ${nameOf(asked)}`, edge };
  };

/** The player's own days, two months at a time: what is agreed, and what is asked. `waiting`: the trials that need an answer. */
export const PlayerMonths = ({ waiting }: { readonly waiting: readonly Trial[] }): ReactNode => {
  const [month, setMonth] = useState(() => firstMonthFor(waiting, today()));
  const next = monthAfter(month, 1);
  const window = { from: daysAfter(`${month}-01`, -6), until: daysAfter(`${next}-28`, 12) };
  const { data = [] } = useQuery(trialDaysQuery(window));
  const { data: calendar } = useQuery(trialCalendarQuery());
  const markOf = markIn(data, calendar?.blocked ?? []);
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
        <MonthGrid
          month={month}
          markOf={markOf}
          actions={
            <span className="flex">
              <IconButton
                size="sm"
                icon="caret-left"
                label={text('before')}
                onClick={() => setMonth(monthAfter(month, -1))}
              />
              <IconButton size="sm" icon="caret-right" label={text('following')} onClick={() => setMonth(next)} />
            </span>
          }
        />
        <MonthGrid month={next} markOf={markOf} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
        <Legend
          marks={[
            { tone: 'mine', label: text('legendAsked') },
            { tone: 'agreed', label: text('legendAgreed') },
            { tone: 'blocked', label: text('blockedByYou') },
          ]}
        />
        <Link href={`#${blockedDaysId}`}>{text('blockedChange')}</Link>
      </div>
    </div>
  );
};
