import { type Dates, daysAfter, lengthInDays, overlap } from '@touchline/contracts/policies/trial-dates';
import type { TrialCalendar } from './calendar-api.ts';
import type { Trial, TrialProspect } from './trials-api.ts';

/** The weeks of a month, Monday first: six days before it and after it at most, so that every week is whole. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const start = daysAfter(first, -weekday);
  const weeks: string[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = daysAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => daysAfter(monday, n)));
  return weeks;
};

/** The month so many months later, or earlier (`2026-11`). */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + months, 1));
  return at.toISOString().slice(0, 7);
};

/** The first of two months that are shown: this one, or a later one where the days that wait for an answer lie behind both. */
export const firstMonthFor = (waiting: readonly Pick<Dates, 'starts_on'>[], today: string): string => {
  const now = today.slice(0, 7);
  const [first] = waiting.map(({ starts_on }) => starts_on.slice(0, 7)).sort();
  if (first === undefined) return now;
  const [, later = now] = [now, monthAfter(first, -1)].sort();
  return later;
};

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

export const isWithin = (day: string, { starts_on, ends_on }: Dates): boolean => starts_on <= day && day <= ends_on;

/** Where a trial's bar lies among so many days from a first one: columns from 1, the end not counted. */
export const columnsOf = (
  { starts_on, ends_on }: Dates,
  first: string,
  count: number,
): { readonly from: number; readonly to: number } => {
  const at = (day: string): number =>
    Math.round((Date.parse(`${day}T12:00:00Z`) - Date.parse(`${first}T12:00:00Z`)) / 86_400_000);
  return { from: Math.max(0, at(starts_on)) + 1, to: Math.min(count, at(ends_on) + 1) + 1 };
};

/** Trials per player, the one whose trial comes first on top. */
export const perPlayer = (trials: readonly Trial[]): readonly (readonly [Trial, ...Trial[]])[] => {
  const rows = new Map<string, [Trial, ...Trial[]]>();
  for (const trial of [...trials].sort((a, b) => a.starts_on.localeCompare(b.starts_on))) {
    const row = rows.get(trial.player.profile_id);
    if (row) row.push(trial);
    else rows.set(trial.player.profile_id, [trial]);
  }
  return [...rows.values()];
};

/** The player's own days that can't be asked for, as a picker of days shows them. */
export const ownBlocked = ({ blocked, agreed }: TrialCalendar): TrialProspect['blocked'] => [
  ...blocked.map(({ starts_on, ends_on }) => ({
    starts_on,
    ends_on,
    why: 'not-free' as const,
    trial_request_id: null,
  })),
  ...agreed.map((span) => ({ ...span, why: 'on-trial' as const })),
];

/** The next free spans as long as these days, on the same weekdays, each some weeks later: so many, within half a year. */
export const freeSpansAfter = (dates: Dates, taken: readonly Dates[], count: number): readonly Dates[] => {
  const step = Math.ceil(lengthInDays(dates) / 7) * 7;
  const later = Array.from({ length: 26 }, (_, n) => (n + 1) * step)
    .filter((days) => days <= 182)
    .map((days) => ({ starts_on: daysAfter(dates.starts_on, days), ends_on: daysAfter(dates.ends_on, days) }));
  return later.filter((span) => !taken.some((other) => overlap(other, span))).slice(0, count);
};

/** What two pressed days mean: first and last, whichever was pressed first. A third begins anew. */
export const picked = (before: Dates, day: string): Dates => {
  const isOpen = before.starts_on !== '' && before.starts_on === before.ends_on;
  if (!isOpen) return { starts_on: day, ends_on: day };
  return day < before.starts_on
    ? { starts_on: day, ends_on: before.starts_on }
    : { starts_on: before.starts_on, ends_on: day };
};
