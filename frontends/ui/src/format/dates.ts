import { ageOn as yearsBetween } from '@touchline/contracts/values';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

// Its default thresholds are the product's: 44 s, 89 s, 44 min, 89 min, 21 h, 35 h, 25 d, 45 d, 10 months, 17 months.
dayjs.extend(relativeTime);

const part = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-GB', options);
// Calendar dates have no zone; they are read and written as UTC so that no browser moves them by a day.
const day = part({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayLong = part({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = part({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = part({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = part({ hour: '2-digit', minute: '2-digit', hour12: false });
const localDay = part({ weekday: 'short', day: 'numeric', month: 'short' });
const localDayYear = part({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

const utc = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);
const plain = (written: string): string => written.replace('Sept', 'Sep').replace(/^(\w{3}),/, '$1');
const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** Today's calendar date where the reader is, `YYYY-MM-DD`. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
/** `30 Jun 2027` */
export const formatDay = (date: string): string => plain(day.format(utc(date)));
/** `30 June 2027` */
export const formatDayLong = (date: string): string => dayLong.format(utc(date));
/** `Wed 30 Jun` */
export const formatWeekday = (date: string): string => plain(weekday.format(utc(date)));
/** `Jun 2027` */
export const formatMonth = (date: string): string => plain(month.format(utc(date)));
/** `Sat 21 Nov, 18:00` in the reader's zone; with the year when it is not this one. */
export const formatInstant = (instant: string, now: Date = new Date()): string => {
  const at = new Date(instant);
  const written = at.getFullYear() === now.getFullYear() ? localDay.format(at) : localDayYear.format(at);
  return `${plain(written)}, ${clock.format(at)}`;
};
/** `18:00` in the reader's zone. */
export const formatClock = (instant: string): string => clock.format(new Date(instant));
/** `in 2 days`, `3 minutes ago` */
export const formatRelative = (instant: string, now: Date = new Date()): string => dayjs(instant).from(now);

/** `4 to 8 January 2027`, as short as the two days allow. */
export const formatDayRange = (from: string, until: string): string => {
  if (from === until) return formatDayLong(from);
  const [a, b] = [utc(from), utc(until)];
  if (a.getUTCFullYear() !== b.getUTCFullYear()) return `${formatDayLong(from)} to ${formatDayLong(until)}`;
  if (a.getUTCMonth() !== b.getUTCMonth())
    return `${part({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(a)} to ${formatDayLong(until)}`;
  return `${a.getUTCDate()} to ${formatDayLong(until)}`;
};

/** `2024/25`: the season that began in this year. */
export const formatSeason = (began: number): string => `${began}/${String((began + 1) % 100).padStart(2, '0')}`;

/** Calendar months from one date to another, with the days as a fraction of 30.44. */
export const monthsBetween = (from: string, until: string): number => dayjs(until).diff(dayjs(from), 'month', true);
/** The same day of another month; the last day where the month is shorter. */
export const addDays = (date: string, days: number): string => iso(new Date(utc(date).getTime() + days * 86_400_000));
/** Full years on a day. */
export const ageOn = (born: string, on: string = today()): number => yearsBetween(born, on);
