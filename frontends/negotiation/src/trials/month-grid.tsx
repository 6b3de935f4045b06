import { classes, formatDayLong, formatMonthLong } from '@touchline/ui';
import type { ReactNode } from 'react';
import { weeksOf } from './days.ts';

export type DayTone = 'mine' | 'agreed' | 'pending' | 'blocked' | 'chosen';

export interface DayMark {
  readonly tone: DayTone;
  /** What is on that day, in words. */
  readonly label: string;
  /** Stands out where a span begins or ends. */
  readonly edge?: boolean;
}

const tones: Readonly<Record<DayTone, readonly [within: string, edge: string]>> = {
  mine: ['bg-accent-tint-2', 'bg-accent text-on-accent'],
  agreed: ['bg-yes-tint text-yes', 'bg-yes-tint text-yes'],
  pending: ['bg-pending-tint text-pending', 'bg-pending-tint text-pending'],
  blocked: ['tl-hatched text-ink-2 line-through', 'tl-hatched text-ink-2 line-through'],
  chosen: ['bg-primary-tint-2', 'bg-primary text-on-primary'],
};

export const toneOf = ({ tone, edge }: DayMark): string => tones[tone][edge ? 1 : 0];

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const Day = ({
  day,
  month,
  mark,
  onPick,
  locked,
}: {
  readonly day: string;
  readonly month: string;
  readonly mark: DayMark | undefined;
  readonly onPick: ((day: string) => void) | undefined;
  readonly locked: boolean;
}): ReactNode => {
  const look = classes(
    'tl-num grid h-9 w-full place-items-center text-[0.875rem] font-[540]',
    day.slice(0, 7) !== month && !mark && 'text-ink-3',
    mark && toneOf(mark),
    mark?.edge && 'rounded-sm font-[680]',
  );
  const number = Number(day.slice(8));
  if (!onPick || locked || mark?.tone === 'blocked')
    return (
      <span className={classes(look, locked && !mark && 'text-ink-3')}>
        {number}
        {mark ? <span className="tl-sr">, {mark.label}</span> : null}
      </span>
    );
  return (
    <button
      type="button"
      className={classes(look, 'hover:bg-hover focus-visible:z-10', mark?.edge && 'hover:bg-primary-hover')}
      aria-label={mark ? `${formatDayLong(day)}, ${mark.label}` : formatDayLong(day)}
      aria-pressed={mark?.tone === 'chosen'}
      onClick={() => onPick(day)}
    >
      {number}
    </button>
  );
};

/** One month, Monday first; what is on a day is a colour, a pattern and a word. With `onPick` free days can be pressed. */
export const MonthGrid = ({
  month,
  markOf,
  onPick,
  isLocked = () => false,
  actions,
}: {
  /** `2026-11` */
  readonly month: string;
  readonly markOf: (day: string) => DayMark | undefined;
  readonly onPick?: (day: string) => void;
  readonly isLocked?: (day: string) => boolean;
  /** At the right end of its name. */
  readonly actions?: ReactNode;
}): ReactNode => (
  <div>
    <div className="flex min-h-9 items-center justify-between gap-2">
      <p className="tl-small tl-strong">{formatMonthLong(month)}</p>
      {actions}
    </div>
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center">
      <caption className="tl-sr">{formatMonthLong(month)}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name} className="tl-tiny h-6 text-center font-normal text-ink-3">
              <span aria-hidden="true">{name.slice(0, 1)}</span>
              <span className="tl-sr">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0">
                <Day day={day} month={month} mark={markOf(day)} onPick={onPick} locked={isLocked(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What the colours mean. */
export const Legend = ({ marks }: { readonly marks: readonly DayMark[] }): ReactNode => (
  <ul className="tl-tiny flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
    {marks.map((mark) => (
      <li key={mark.tone} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={classes('h-3.5 w-6 rounded-[0.25rem] border border-line-strong', toneOf(mark))}
        />
        {mark.label}
      </li>
    ))}
  </ul>
);
