import { type Dates, overlap } from '@touchline/contracts/policies/trial-dates';
import { DateField, IconButton, today } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { isWithin, monthAfter, picked } from './days.ts';
import { type DayMark, Legend, MonthGrid } from './month-grid.tsx';
import { text } from './text.ts';
import type { TrialProspect } from './trials-api.ts';

type Blocked = TrialProspect['blocked'][number];

const blockedWhy = {
  'on-trial': text('blockedOn'),
  requested: text('blockedRequested'),
  'not-free': text('legendBlocked'),
} as const;

/** First and last day, typed or pressed in the month; days that can't be asked for say why. */
export const DayPicker = ({
  value,
  onChange,
  blocked,
  earliest,
  error,
}: {
  readonly value: Dates;
  readonly onChange: (value: Dates) => void;
  readonly blocked: readonly Blocked[];
  /** The first day that can be asked for. */
  readonly earliest: string;
  readonly error: (path: string) => string | undefined;
}): ReactNode => {
  const [month, setMonth] = useState((value.starts_on || earliest).slice(0, 7));
  const isChosen = value.starts_on !== '' && value.ends_on !== '';
  const markOf = (day: string): DayMark | undefined => {
    const taken = blocked.find((span) => isWithin(day, span));
    if (taken) return { tone: 'blocked', label: blockedWhy[taken.why] };
    if (!isChosen || !isWithin(day, value)) return undefined;
    return { tone: 'chosen', label: text('chosen'), edge: day === value.starts_on || day === value.ends_on };
  };
  const clash = isChosen && blocked.some((span) => overlap(span, value));
  return (
    <div className="grid gap-3">
      <MonthGrid
        month={month}
        markOf={markOf}
        isLocked={(day) => day < earliest}
        onPick={(day) => onChange(picked(value, day))}
        actions={
          <span className="flex">
            <IconButton
              size="sm"
              icon="caret-left"
              label={text('before')}
              disabled={month <= today().slice(0, 7)}
              onClick={() => setMonth(monthAfter(month, -1))}
            />
            <IconButton
              size="sm"
              icon="caret-right"
              label={text('following')}
              onClick={() => setMonth(monthAfter(month, 1))}
            />
          </span>
        }
      />
      <Legend
        marks={[
          { tone: 'chosen', label: text('legendChosen'), edge: true },
          { tone: 'blocked', label: text('legendBlocked') },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          id="starts_on"
          label={text('starts')}
          min={earliest}
          value={value.starts_on}
          onChange={({ target }) => onChange({ ...value, starts_on: target.value })}
          error={error('starts_on') ?? (clash ? text('overlaps') : undefined)}
        />
        <DateField
          id="ends_on"
          label={text('ends')}
          min={value.starts_on || earliest}
          value={value.ends_on}
          onChange={({ target }) => onChange({ ...value, ends_on: target.value })}
          error={error('ends_on')}
        />
      </div>
    </div>
  );
};
